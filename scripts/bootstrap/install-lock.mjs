import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 200;

/**
 * Waits for the install lock of `root`. The lock is a file with the pids of its holders; it is free
 * once all of them are dead, so an npm that outlives its killed parent still holds it.
 */
export async function takeInstallLock(root) {
  const lock = path.join(root, '.bootstrap.lock');
  let told = false;
  while (!tryLink(lock)) {
    const content = readOrNothing(lock);
    if (content === undefined) continue;
    if (isDead(content)) {
      removeDead(lock, content);
      continue;
    }
    if (!told) console.error(`Waiting for another start to finish installing (${lock})…`);
    told = true;
    await sleep(pollMs);
  }
  return {
    alsoHeldBy: (pid) => replaceContent(lock, `${process.pid} ${pid}`),
    release: () => rmSync(lock, { force: true }),
  };
}

// Written under its own name and linked: the lock is complete from the start, a kill cannot leave
// it empty.
function tryLink(lock) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function isDead(content) {
  return content
    .split(' ')
    .filter(Boolean)
    .every((pid) => Number(pid) === process.pid || !isAlive(Number(pid)));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// Moved aside and compared first: between check and removal, a competitor may have put its own live
// lock there, and deleting that would let two installers run.
function removeDead(lock, judged) {
  const aside = `${lock}.${process.pid}.dead`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function replaceContent(lock, content) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, content);
  renameSync(own, lock);
}

function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
