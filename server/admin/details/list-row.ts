import type { AdminRole } from '#contract/admin/roles.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { allowedTo, type List, type ListRow } from '../lists/list.ts';

interface SearchQuery {
  q?: string | undefined;
}

/**
 * The row of a list with this id, as the list shows it to this role.
 * @throws Refusal `not_found`
 */
export async function getRow<Asked extends SearchQuery, Row extends ListRow>(
  tx: Tx,
  list: List<Asked, Row>,
  { id, role }: { id: string; role: AdminRole },
): Promise<Row> {
  const byId: Partial<Asked> = {};
  byId.q = id;
  const found = await findRows(tx, list, byId, { limit: 5, role });
  const row = found.find((one) => one.id === id);
  assertThat(row !== undefined, 'not_found');
  return row;
}

/** The newest rows of a list as this role sees them, at most `limit`. */
export async function findRows<Asked extends SearchQuery, Row extends ListRow>(
  tx: Tx,
  list: List<Asked, Row>,
  asked: Partial<Asked>,
  { limit, role }: { limit: number; role: AdminRole },
): Promise<Row[]> {
  const page = { list: list.name, sort: 'createdAt', kind: 'moment', order: 'desc' } as const;
  const found = await list.find(tx, asked as Asked, { ...page, after: undefined, limit });
  return found.map(({ row }) => allowedTo(role, list, row));
}
