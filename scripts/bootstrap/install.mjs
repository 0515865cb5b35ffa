import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeInstallLock } from './install-lock.mjs';
import { treeMatchesLockfile } from './installed-tree.mjs';
import { linkPinnedNode, ownNodeFits, pinnedNode } from './node-version.mjs';
import { npmCi } from './npm.mjs';

/**
 * Installs node_modules from package-lock.json, once, also for concurrent starts. Resolves to 0, or
 * to the exit code to end with (the reason is already printed).
 */
export async function ensureInstalled(root) {
  const want = wantedState(root);
  if (isInstalled(root, want)) return 0;
  const lock = await takeInstallLock(root);
  try {
    // Another start may have finished while this one waited.
    if (isInstalled(root, want)) return 0;
    if (treeMatchesLockfile(root) && hasNode(root)) {
      writeFileSync(markerFile(root), want);
      return 0;
    }
    return await install(root, want, lock);
  } finally {
    lock.release();
  }
}

async function install(root, want, lock) {
  console.error('Installing packages (first start or changed packages, about a minute)…');
  const began = Date.now();
  forgetInstalledState(root);
  const code = await npmCi(root, (npmPid) => lock.alsoHeldBy(npmPid));
  if (code !== 0) {
    console.error(`Installing packages failed: npm ci ended with code ${code}.`);
    return code;
  }
  linkPinnedNode(root);
  // npm ends with 0 when an optional package could not be fetched; Node itself is one of them.
  if (!hasNode(root)) {
    console.error(
      'Installing packages failed: Node.js 26 did not arrive. Is the package registry reachable?',
    );
    return 1;
  }
  mkdirSync(path.dirname(markerFile(root)), { recursive: true });
  writeFileSync(markerFile(root), want);
  console.error(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  return 0;
}

function wantedState(root) {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lockfile)
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

function isInstalled(root, want) {
  try {
    return readFileSync(markerFile(root), 'utf8') === want && hasNode(root);
  } catch {
    return false;
  }
}

function hasNode(root) {
  return ownNodeFits() || existsSync(pinnedNode(root));
}

// npm removes node_modules entry by entry: after a kill in the middle, both markers could outlive
// their packages.
function forgetInstalledState(root) {
  rmSync(markerFile(root), { force: true });
  rmSync(path.join(root, 'node_modules', '.package-lock.json'), { force: true });
}

// Inside node_modules, so that removing the packages removes it too.
function markerFile(root) {
  return path.join(root, 'node_modules', '.bootstrap');
}
