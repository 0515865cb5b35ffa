/**
 * Works off what is due, `size` at a time, until there is less than that. `work` takes at most
 * `limit` of it and answers how many it took; 0 ends it where none of them could be dealt with.
 */
export async function inBatches(
  size: number,
  work: (limit: number) => Promise<number>,
): Promise<void> {
  while ((await work(size)) === size);
}
