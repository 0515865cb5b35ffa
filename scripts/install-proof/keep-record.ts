import { readFileSync, writeFileSync } from 'node:fs';

/** Puts the record of a run into a document, between its two marks of that name. */
export function keepRecord(document: string, name: string, record: string): void {
  const text = readFileSync(document, 'utf8');
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [before, after] = [text.split(start)[0], text.split(end)[1]];
  if (before === undefined || after === undefined) throw new Error(`${document} has lost ${start}`);
  writeFileSync(document, `${before}${start}\n\n${record}\n\n${end}${after}`);
}
