import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The checkout these tests belong to. */
export const checkout = path.resolve(import.meta.dirname, '../..');

export interface ScratchProject {
  root: string;
  write(file: string, text: string): void;
  copyFromCheckout(file: string): void;
  remove(): void;
}

/** An empty folder of its own, filled by name; the caller removes it. */
export function scratchProject(files: Record<string, string> = {}): ScratchProject {
  const root = mkdtempSync(path.join(os.tmpdir(), 'nearhand-scratch-'));
  const project: ScratchProject = {
    root,
    write: (file, text) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    },
    copyFromCheckout: (file) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      copyFileSync(path.join(checkout, file), path.join(root, file));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  for (const [file, text] of Object.entries(files)) project.write(file, text);
  return project;
}
