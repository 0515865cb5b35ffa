/** The outer braces of an ICU message, as places in it: from the opening one to behind the closing one. */
export function blocksOf(message: string): [start: number, end: number][] {
  const blocks: [number, number][] = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: brace } of message.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) start = index;
    if (brace === '}' && --depth === 0) blocks.push([start, index + 1]);
  }
  return blocks;
}
