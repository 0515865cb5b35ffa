/**
 * Processes due work in batches of `size`, until fewer are left. `work` handles at most `limit` and
 * returns how many it handled; 0 ends the loop where none could be handled.
 */
export async function inBatches(
  size: number,
  work: (limit: number) => Promise<number>,
): Promise<void> {
  while ((await work(size)) === size);
}

/** Works on items, so many at the same time; the next ones begin when these are done. */
export async function sideBySide<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += width) {
    const some = items.slice(from, from + width);
    await Promise.all(some.map((item, index) => work(item, from + index)));
  }
}
