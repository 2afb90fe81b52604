import asyncio, shutil
from random import Random
import pytest
from tests.host.test_edits import *
NEW = [(t,c) for t,c in COLUMNS if (t.name,c.name) in {("seat","clock"),("seat","counted"),("person","earlier")} or t.name in ("stop","alive")]
async def test_new(whole, tmp_path):
    path, missed = tmp_path/"games.db", []
    n=0
    for t,c in NEW:
        for k in range(12):
            random=Random(k*1000+n); n+=1
            shutil.copyfile(whole,path)
            what=edited(path,random,t,c)
            if what is None or await faults(path): continue
            if why := await unplayable(path): missed.append(f"{what}: {why}")
    print(len(NEW), missed)
    assert not missed, "\n".join(missed)
