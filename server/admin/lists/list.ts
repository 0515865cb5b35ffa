import type { Platform } from '#server/platform/platform.ts';
import type { Db, ReadDb } from '#server/platform/database/db.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { AdminRole } from '#contract/admin/roles.ts';
import { PAGE_ROWS } from '#contract/admin/list.ts';
import { recordAudit, type AdminActor } from '../audit/record-audit.ts';
import { hasActedSince } from '../audit/queries-audit.ts';
import { actionsOfRole } from '../rights.ts';
import { encodeCursor, decodeCursor, type KeyKind } from './cursor.ts';
import type { Page } from './queries-source.ts';
import { planForValues } from './queries-page.ts';

/** The query parameters of every list, beside its own filters. */
interface Questions {
  q?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  limit?: number | undefined;
}

/** A row with its position. */
export interface FoundRow<Row> {
  row: Row;
  key: string;
}

/** A row of a list; some have actions. */
export interface ListRow {
  id: string;
  allowedActions?: readonly string[];
}

/** A list of the panel: its sort orders, the first being the default, and its query. */
export interface List<Asked, Row extends ListRow> {
  name: string;
  /** The call behind each of a row's `allowedActions`. */
  calls: Readonly<Record<string, Endpoint>>;
  sorts: Readonly<Record<string, KeyKind>>;
  find(db: ReadDb, asked: Asked, page: Page): Promise<FoundRow<Row>[]>;
}

/** A row of a list with its cursor. */
export type Listed<Row> = Row & { cursor: string };

/**
 * A page of a list for an admin. The read and its filters go into the audit log, without the search
 * text.
 * @throws Refusal `invalid_input` for a cursor of another list or order
 */
export async function readListPage<Asked extends Questions, Row extends ListRow>(
  platform: Pick<Platform, 'db' | 'replica' | 'clock'>,
  list: List<Asked, Row>,
  asked: Asked,
  reader: AdminActor,
): Promise<Listed<Row>[]> {
  const page = pageAsked(list, asked);
  const noted = async (db: Db, found: Listed<Row>[]) => {
    const rows = found.map((row) => allowedTo(reader.role, list, row));
    await recordAudit(db, platform, reader, {
      action: 'read',
      target: { kind: 'list', id: list.name },
      after: { ...filtersWithoutSearchText(asked), rows: rows.length },
    });
    return rows;
  };
  if (asked.q !== undefined && (await mayBeOld(platform, reader))) {
    const rows = await platform.replica.readTogether((tx) => findPage(tx, list, asked, page));
    return noted(platform.db, rows);
  }
  return platform.db
    .transaction()
    .execute(async (tx) => noted(tx, await findPage(tx, list, asked, page)));
}

/** Beyond the lag of a replica and the difference between clocks. */
const UNTIL_REPLICATED_MS = 30_000;

/** Searches may come from a replica, but not those of somebody who has just changed something. */
async function mayBeOld(
  { db, replica, clock }: Pick<Platform, 'db' | 'replica' | 'clock'>,
  { id }: AdminActor,
): Promise<boolean> {
  if (!replica.isUsable()) return false;
  return !(await hasActedSince(db, id, new Date(clock.now().getTime() - UNTIL_REPLICATED_MS)));
}

/** The row with those of its actions that this role may take. */
export function allowedTo<Asked, Row extends ListRow>(
  role: AdminRole,
  { calls }: Pick<List<Asked, never>, 'calls'>,
  row: Row,
): Row {
  if (!row.allowedActions) return row;
  return { ...row, allowedActions: actionsOfRole(role, row.allowedActions, calls) };
}

/** All pages of a list one after the other, each read when the previous one was consumed. */
export async function* readAllListPages<Asked extends Questions, Row extends ListRow>(
  db: Platform['db'],
  list: List<Asked, Row>,
  asked: Asked,
  rowsEach: number,
): AsyncGenerator<Listed<Row>[]> {
  for (let after: string | undefined; ;) {
    const page = pageAsked(list, { ...asked, after, limit: rowsEach });
    const rows = await db.transaction().execute((tx) => findPage(tx, list, asked, page));
    if (rows.length > 0) yield rows;
    if (rows.length < rowsEach) return;
    after = rows.at(-1)?.cursor;
  }
}

function pageAsked<Asked extends Questions, Row extends ListRow>(
  { name, sorts }: List<Asked, Row>,
  asked: Questions,
): Page {
  const [usual = 'createdAt'] = Object.keys(sorts);
  const sort = asked.sort ?? usual;
  const kind = sorts[sort] ?? 'moment';
  return {
    list: name,
    sort,
    kind,
    order: asked.order ?? (kind === 'text' ? 'asc' : 'desc'),
    after:
      asked.after === undefined ? undefined : decodeCursor({ list: name, sort, kind }, asked.after),
    limit: asked.limit ?? PAGE_ROWS,
  };
}

async function findPage<Asked, Row extends ListRow>(
  tx: ReadDb,
  list: List<Asked, Row>,
  asked: Asked,
  page: Page,
): Promise<Listed<Row>[]> {
  await planForValues(tx);
  const found = await list.find(tx, asked, page);
  return found.map(({ row, key }) => ({ ...row, cursor: encodeCursor(page, { key, id: row.id }) }));
}

/** The filters as the audit log may store them: of the search text only its length. */
export function filtersWithoutSearchText(asked: Questions): Record<string, unknown> {
  const { q, after, limit: _limit, ...filters } = asked;
  const {
    adminEmail: _adminEmail,
    columns: _columns,
    ...others
  } = filters as Record<string, unknown>;
  return {
    ...others,
    ...(q ? { soughtLetters: q.length } : {}),
    ...(after === undefined ? {} : { further: true }),
  };
}
