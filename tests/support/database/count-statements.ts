import { vi } from 'vitest';
import { PreparingClient } from '#server/platform/database/client.ts';

/** How many statements some work sends to PostgreSQL. */
export async function countStatements(work: () => Promise<void>): Promise<number> {
  const query = vi.spyOn(PreparingClient.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}
