/** The results of some work on each item, one after the other: the next begins when the last is done. */
export async function inOrder<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const result of oneByOne(items, work)) results.push(result);
  return results;
}

async function* oneByOne<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
) {
  for (const item of items) yield work(item);
}
