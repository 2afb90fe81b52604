# The bot in a container. docs/hosting.md says how to build and run it. The base is small, is there for amd64 and arm64,
# and has an SQLite that needs no warning; `make base` pins it to what the registry has today.
ARG BASE=python:3.13-alpine3.24
FROM ${BASE}

ENV PYTHONUNBUFFERED=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app

COPY requirements/run.txt requirements/run.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/run.txt

COPY bot.py checker.py config.py games.py logs.py painter.py version.py ./
COPY cli cli
COPY cluster cluster
COPY cogs cogs
COPY db db
COPY engine engine
COPY health health
COPY host host
COPY render render
COPY words words
COPY deploy/container.toml config.toml

# The bot's user may write nothing here, so each of its processes would compile all of this again.
RUN python -m compileall -q .

# Everything that is kept lies in data: give it a volume. Only the bot's own user may read it. Written by hand, because
# Alpine and Debian have different programs for that.
RUN echo 'board-games:x:10001:10001::/app:/sbin/nologin' >> /etc/passwd \
    && echo 'board-games:x:10001:' >> /etc/group \
    && install -d -o 10001 -g 10001 -m 700 data
USER 10001:10001
VOLUME /app/data

# Exit code 1 when the event loop does not turn any more.
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:9464/livez', timeout=5)"]

# The bot answers what is open and leaves within 20 seconds: docker stop --time 30
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "bot.py"]
