const PREFIX = 'nearhand-answers:';

/** The name of the cache with the answers stored for a person. */
export const cacheOf = (person: string): string => PREFIX + person;

/** The names of the caches that hold anybody's answers: at most one, but for a moment. */
export async function answerCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Deletes what is stored of everybody, or of everybody but one person. */
export async function deleteAnswers(exceptOf?: string): Promise<void> {
  const kept = exceptOf && cacheOf(exceptOf);
  const names = (await answerCaches()).filter((name) => name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** On an answer that was stored: when, as an ISO moment. */
export const STORED_AT = 'x-stored-at';
