import type { ZodMiniObject } from 'zod/mini';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { AdminSession, CallContext } from '#server/platform/http/route.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import {
  readAllListPages,
  filtersWithoutSearchText,
  type List,
  type ListRow,
} from '../lists/list.ts';
import { requestedColumns } from './requested-columns.ts';
import { csvFile } from './csv-file.ts';

const ROWS_AT_A_TIME = 500;

interface Asked {
  q?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  columns?: string | undefined;
}

/**
 * A list as a CSV file: the filters of its pages, all rows. The export is in the audit log before the first row
 * leaves.
 * @throws Refusal `invalid_input` for a column that does not exist
 */
export async function exportList<Questions extends Asked, Row extends ListRow>(
  platform: Pick<Platform, 'db' | 'clock'>,
  list: List<Questions, Row>,
  asked: Questions,
  { shape, call }: { shape: ZodMiniObject; call: CallContext<AdminSession> },
): Promise<FileAnswer> {
  const columns = requestedColumns(shape, asked.columns);
  await recordAudit(platform.db, platform, actorOf(call), {
    action: 'exported',
    target: { kind: 'list', id: list.name },
    after: { ...filtersWithoutSearchText(asked), columns },
  });
  return csvFile({
    of: list.name,
    day: platform.clock.now(),
    columns,
    pages: readAllListPages(platform.db, list, asked, ROWS_AT_A_TIME),
    language: call.language,
  });
}
