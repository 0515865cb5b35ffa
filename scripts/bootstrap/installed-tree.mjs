import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a developer's own `npm install` or `npm ci` already installed everything
 * package-lock.json names for this platform. Saves a reinstall.
 */
export function treeMatchesLockfile(root) {
  const wanted = packagesIn(path.join(root, 'package-lock.json'));
  const present = packagesIn(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([place, entry]) =>
      place === '' ||
      !belongsHere(entry) ||
      (present[place]?.version === entry.version &&
        present[place]?.integrity === entry.integrity &&
        existsSync(path.join(root, place))),
  );
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function belongsHere(entry) {
  if (entry.libc) return false;
  // A dependency of only another platform's package is optional, too, but names no platform.
  if (entry.optional && !entry.os && !entry.cpu) return false;
  return admits(entry.os, process.platform) && admits(entry.cpu, process.arch);
}

// npm copies the package's value: one name or a list, in which "!name" excludes one.
function admits(names, own) {
  const list = [names ?? own].flat();
  return list.includes(own) || list.every((name) => name[0] === '!' && name !== `!${own}`);
}
