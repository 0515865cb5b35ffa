import * as calls from '#contract/admin/imports.ts';
import {
  deleteList,
  listUploadHistory,
  readReport,
  readUpload,
  startTask,
  storeUpload,
} from '#server/onboarding/onboarding.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { countOrRefuseUpload } from './limits.ts';

/** Lists of professionals: uploaded, inspected, checked and imported. */
export function importRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(calls.uploadImport, async ({ query: { name }, body }, call) => {
      await countOrRefuseUpload(platform, call.session.adminId);
      const by = call.session.email;
      const id = await storeUpload(platform, { name, by, language: call.language }, body);
      return readUpload(db, id);
    }),

    route(calls.listImports, async ({ query: { before } }) =>
      listUploadHistory(db, before === undefined ? null : new Date(before)),
    ),

    route(calls.getImport, async ({ params: { id } }) => readUpload(db, id)),

    route(calls.startImport, async ({ params: { id }, body }, call) => {
      await startTask(platform, { id, language: call.language, ...body }, (tx) =>
        recordAudit(tx, platform, actorOf(call), {
          action: body.kind === 'import' ? 'imported' : 'read',
          target: { kind: 'import', id },
          after: { task: body.kind, basis: body.basis, again: body.again ?? false },
        }),
      );
      return readUpload(db, id);
    }),

    route(calls.deleteImport, async ({ params: { id } }, call) => {
      const target = { kind: 'import' as const, id };
      await deleteList(platform, id, (tx) =>
        recordAudit(tx, platform, actorOf(call), { action: 'deleted', target }),
      );
    }),

    route(calls.getImportReport, async ({ params: { id } }, call) => {
      const report = await readReport(platform, id);
      const target = { kind: 'import' as const, id };
      await recordAudit(db, platform, actorOf(call), { action: 'exported', target });
      return report;
    }),
  ];
}
