"use strict";
const $ = id => document.getElementById(id);
const told = JSON.parse($("told").textContent);
const {shapes, sentences, frames, marks, words} = told;
// The lists of shapes of each frame's boards, from the changes since the frame before.
const edited = (old, edits) => {
  const made = [];
  let at = 0;
  for (let n = 0; n < edits.length; n += 3) {
    const [kept, gone, come] = [edits[n], edits[n + 1], edits[n + 2]];
    for (const end = at + kept; at < end; at++) made.push(old[at]);
    at += gone;
    for (const each of come) made.push(each);
  }
  while (at < old.length) made.push(old[at++]);
  return made;
};
let before = [];
const scenes = frames.map(frame => before = frame.b.map((board, n) => {
  const old = before[n] || {size: [1, 1], shapes: [], alt: []};
  if (!board) return old;
  const [wide, high, drawn, alt] = board;
  return {size: [wide, high], shapes: edited(old.shapes, drawn), alt: edited(old.alt, alt)};
}));
let here = -1, zoom = 1, timer = 0;
const boards = $("boards"), slider = $("slider"), play = $("play"), last = frames.length - 1;
const svg = () => document.createElementNS("http://www.w3.org/2000/svg", "svg");
const show = to => {
  to = Math.max(0, Math.min(last, to));
  if (to === here) return;
  const frame = frames[to], scene = scenes[to], shown = here < 0 ? [] : scenes[here];
  here = to;
  while (boards.children.length > scene.length) boards.lastChild.remove();
  scene.forEach((board, n) => {
    if (shown[n] === board) return;
    const drawn = boards.children[n] || boards.appendChild(svg());
    drawn.setAttribute("viewBox", `0 0 ${board.size[0]} ${board.size[1]}`);
    drawn.setAttribute("role", "img");
    drawn.setAttribute("aria-label", board.alt.map(each => sentences[each]).join(" "));
    drawn.innerHTML = board.shapes.map(each => shapes[each]).join("");
  });
  $("mark").innerHTML = frame.s < 0 ? "" : marks[frame.s];
  $("mark").style.display = frame.s < 0 ? "none" : "";
  $("name").textContent = frame.w;
  $("place").textContent = `${frame.n} / ${told.count}`;
  $("sentences").replaceChildren(...frame.t.map(each => {
    const line = document.createElement("p");
    line.textContent = each;
    return line;
  }));
  $("said").scrollTop = 0;
  slider.value = to;
  slider.setAttribute("aria-valuetext", `${frame.n} / ${told.count}`);
  $("first").disabled = $("back").disabled = to === 0;
  $("on").disabled = $("last").disabled = to === last;
};
const stop = () => {
  clearTimeout(timer);
  timer = 0;
  said();
};
const said = () => {
  $("playing").setAttribute("d", timer ? "M5 4h5v16H5zM14 4h5v16h-5z" : "M6 3l15 9-15 9z");
  play.setAttribute("aria-label", timer ? words.pause : words.play);
  play.title = timer ? words.pause : words.play;
};
const next = () => {
  timer = setTimeout(() => {
    show(here + 1);
    here === last ? stop() : next();
  }, 10 * frames[here].d);
};
const toggle = () => {
  if (timer) return stop();
  if (here === last) show(0);
  if (last > 0) next();
  said();
};
const go = to => {
  if (timer) stop();
  show(to);
};
const zoomed = by => {
  const stage = $("stage"), wide = zoom;
  zoom = Math.max(1, Math.min(8, by));
  const x = stage.scrollLeft + stage.clientWidth / 2, y = stage.scrollTop + stage.clientHeight / 2;
  boards.style.width = `${100 * zoom}%`;
  stage.scrollTo(x * zoom / wide - stage.clientWidth / 2, zoom > 1 ? y * zoom / wide - stage.clientHeight / 2 : 0);
  stage.classList.toggle("zoomed", zoom > 1);
  $("less").disabled = zoom === 1;
  $("more").disabled = zoom === 8;
};
const MANY = 10;
const keys = {
  ArrowLeft: () => go(here - 1), ArrowRight: () => go(here + 1),
  ArrowUp: () => go(here - 1), ArrowDown: () => go(here + 1),
  PageUp: () => go(here - MANY), PageDown: () => go(here + MANY),
  Home: () => go(0), End: () => go(last), " ": toggle,
  "+": () => zoomed(zoom * 1.5), "-": () => zoomed(zoom / 1.5), "0": () => zoomed(1),
};
document.addEventListener("keydown", event => {
  const at = event.target, upright = ["ArrowUp", "ArrowDown"].includes(event.key);
  // Arrows scroll what has room to: up and down the page, and all of them a table that is zoomed.
  if (at !== slider && upright || at.id === "stage" && zoom > 1 && event.key.startsWith("Arrow")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " " && at.tagName === "BUTTON") return;
  const done = keys[event.key];
  if (!done) return;
  event.preventDefault();
  done();
});
slider.max = last;
slider.addEventListener("input", () => go(Number(slider.value)));
play.addEventListener("click", toggle);
$("first").addEventListener("click", () => go(0));
$("back").addEventListener("click", () => go(here - 1));
$("on").addEventListener("click", () => go(here + 1));
$("last").addEventListener("click", () => go(last));
$("more").addEventListener("click", () => zoomed(zoom * 1.5));
$("less").addEventListener("click", () => zoomed(zoom / 1.5));
said();
zoomed(1);
show(0);
