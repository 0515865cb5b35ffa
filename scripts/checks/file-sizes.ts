import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.ts';

const maxLines = 300;

/** A message for each source file longer than 300 lines; empty when all are fine. */
export function oversizedFiles(root: string): string[] {
  return sourceFiles(root).flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
    return lines > maxLines ? [`${file} has ${lines} lines; the limit is ${maxLines}`] : [];
  });
}
