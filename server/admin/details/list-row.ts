import type { Tx } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { List } from '../lists/list.ts';

interface SearchQuery {
  q?: string | undefined;
}

/**
 * The row of a list with this id, as the list shows it.
 * @throws Refusal `not_found`
 */
export async function getRow<Asked extends SearchQuery, Row extends { id: string }>(
  tx: Tx,
  list: List<Asked, Row>,
  id: string,
): Promise<Row> {
  const byId: Partial<Asked> = {};
  byId.q = id;
  const found = await findRows(tx, list, byId, 5);
  const row = found.find((one) => one.id === id);
  assertThat(row !== undefined, 'not_found');
  return row;
}

/** The newest rows of a list, at most `limit`. */
export async function findRows<Asked extends SearchQuery, Row extends { id: string }>(
  tx: Tx,
  list: List<Asked, Row>,
  asked: Partial<Asked>,
  limit: number,
): Promise<Row[]> {
  const page = { list: list.name, sort: 'createdAt', kind: 'moment', order: 'desc' } as const;
  const found = await list.find(tx, asked as Asked, { ...page, after: undefined, limit });
  return found.map(({ row }) => row);
}
