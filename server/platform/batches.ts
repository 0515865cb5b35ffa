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
