import { randomUUID } from 'node:crypto';
import { listCatalogue } from '#contract/admin/catalogue.ts';
import { IMPORT_TYPE } from '#contract/admin/imports.ts';
import type { Upload } from '#contract/endpoint.ts';
import { readCatalogue } from '#server/admin/catalogue/catalogue.ts';
import { runImportTask, startTask, storeUpload } from '#server/onboarding/onboarding.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

const NONE = { en: [], fr: [], es: [] };
const LIST = 'name,email,profession,city\nAna Roy,not an address,plumber,Rimouski\n';
const COLUMNS = (['name', 'email', 'profession', 'city'] as const).map((column, place) => ({
  column,
  place,
}));
const TASK = { kind: 'check' as const, columns: COLUMNS, basis: 'consent' as const, source: 'us' };

/** The calls on the catalogue of trades and on lists of professionals. */
export const adminCatalogueCalls: Ways = {
  'PUT /api/admin/catalogue/:profession': async ({ world }) => {
    const entries = await readCatalogue(world.site.platform.db);
    const dj = entries.find(({ profession }) => profession === 'dj');
    const names = { en: null, fr: null, es: null };
    return { path: `${listCatalogue.path}/dj`, body: { ...dj, names } };
  },
  'POST /api/admin/catalogue': () => {
    const name = `Trade ${randomUUID()}`;
    const body = { names: { en: name, fr: name, es: name }, cueWords: NONE, examples: NONE };
    return { path: listCatalogue.path, body: { ...body, category: 'tech', icon: null } };
  },
  'POST /api/admin/imports': () => ({
    path: '/api/admin/imports?name=list.csv',
    file: new Blob([LIST], { type: IMPORT_TYPE }),
  }),
  'GET /api/admin/imports/:id': async (cell) => ({
    path: `/api/admin/imports/${await uploaded(cell)}`,
  }),
  'DELETE /api/admin/imports/:id': async (cell) => ({
    path: `/api/admin/imports/${await uploaded(cell)}`,
  }),
  'POST /api/admin/imports/:id/tasks': async (cell) => ({
    path: `/api/admin/imports/${await uploaded(cell)}/tasks`,
    body: TASK,
  }),
  'GET /api/admin/imports/:id/report': async (cell) => ({
    path: `/api/admin/imports/${await checked(cell)}/report`,
  }),
};

function uploaded({ world }: Cell): Promise<string> {
  const bytes = Buffer.from(LIST);
  async function* chunks() {
    yield bytes;
  }
  const upload: Upload = { mediaType: IMPORT_TYPE, read: async () => bytes, chunks };
  const said = { name: 'list.csv', by: 'ada@example.test', language: 'en' as const };
  return storeUpload(world.site.platform, said, upload);
}

/** A list whose one row is refused. */
async function checked(cell: Cell): Promise<string> {
  const { platform } = cell.world.site;
  const uploadId = await uploaded(cell);
  await startTask(platform, { id: uploadId, language: 'en', ...TASK }, async () => {});
  const job = { isLast: true, signal: new AbortController().signal };
  await runImportTask(platform, { uploadId, run: 1 }, job, async () => {});
  return uploadId;
}
