import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#contract/admin/imports.ts';
import { runImportTask, deleteOldUploads } from '#server/onboarding/onboarding.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer } from '#tests/support/people.ts';

let site: StartedApp;
let admin: AnAdmin;
beforeAll(async () => {
  site = await startApp();
  admin = await anAdmin(site);
});
beforeEach(async () => {
  for (const table of ['professionals', 'imports', 'import_uploads'] as const) {
    await site.platform.db.deleteFrom(table).execute();
  }
});
afterAll(() => site.stop());

const header = 'Nom;Courriel;Métier;Ville;Couleur\r\n';
const ana = 'Ana Roy;ana@roy.example;plombière;Rimouski;bleu\r\n';
const bad = '=Zoé;zoe@roy.example;plonbier;Rimouski;vert\r\n';
const list = header + ana + bad;
const columns = [
  { column: 'name' as const, place: 0 },
  { column: 'email' as const, place: 1 },
  { column: 'profession' as const, place: 2 },
  { column: 'city' as const, place: 3 },
];
const asked = { kind: 'import' as const, columns, basis: 'consent' as const, source: 'a fair' };

function send(
  content: string | Uint8Array<ArrayBuffer>,
  path = '/api/admin/imports?name=list.csv',
) {
  return admin.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: content,
  });
}

async function uploaded(content = list): Promise<calls.ImportUpload> {
  const answer = await send(content);
  expect(answer.status).toBe(201);
  return (await answer.json()) as calls.ImportUpload;
}

async function done(id: string, task: Partial<typeof asked> | object = {}) {
  await admin.call(calls.startImport, { params: { id }, body: { ...asked, ...task } });
  await site.drainJobs();
  return admin.call(calls.getImport, { params: { id } });
}

async function kept(): Promise<string[]> {
  const keys: string[] = [];
  const store = site.platform.files.listOlderThan(new Date(Date.now() + 60_000));
  for await (const key of store) keys.push(key);
  return keys.toSorted();
}
const people = () => site.platform.db.selectFrom('professionals').select('name').execute();

describe('a list that is uploaded', () => {
  it('shows its columns, their guessed meaning and its first rows, and imports nobody', async () => {
    const seen = await uploaded();
    expect(seen).toMatchObject({
      fileName: 'list.csv',
      encoding: 'utf-8',
      headers: ['Nom', 'Courriel', 'Métier', 'Ville', 'Couleur'],
      columns,
      task: null,
    });
    expect(seen.firstRows[0]).toEqual([
      'Ana Roy',
      'ana@roy.example',
      'plombière',
      'Rimouski',
      'bleu',
    ]);
    expect(await people()).toEqual([]);
  });

  it('is read in the encoding it is in', async () => {
    const latin = Uint8Array.from(Buffer.from(list, 'latin1'));
    const answer = (await (await send(latin)).json()) as calls.ImportUpload;
    expect([answer.encoding, answer.headers[2]]).toEqual(['windows-1252', 'Métier']);
  });

  it.each([
    ['nothing', '', 'emptyFile'],
    ['a workbook', 'PK\x03\x04 and more', 'workbook'],
    ['a picture', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00', 'noText'],
    ['a text', 'Dear all,\nthis is a letter.\n', 'noTable'],
    ['a header alone', header, 'noRows'],
    ['too many columns', `${'a,'.repeat(201)}b\n1\n`, 'tooManyColumns'],
  ])('is refused where it is %s', async (_, content, problem) => {
    const answer = await send(Uint8Array.from(Buffer.from(content, 'latin1')));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'unreadable_table',
      details: [{ field: 'file', problem }],
    });
    expect(await admin.call(calls.listImports, {})).toEqual([]);
  });

  it('is refused where it is too large, said or not, and leaves no bytes', async () => {
    const before = await kept();
    const row = Buffer.alloc(1024 * 1024, 'a,b,c,d\n');
    let sent = 0;
    const body = new ReadableStream({
      pull(stream) {
        if (sent++ > 100) stream.close();
        else stream.enqueue(row);
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'text/csv' }, body, duplex: 'half' };
    const answer = await admin.fetch('/api/admin/imports?name=a.csv', init as RequestInit);
    expect(answer.status).toBe(413);
    expect(await kept()).toEqual(before);
  });
});

describe('a check', () => {
  it('counts what would change, names each bad row with its line and fix, and writes nothing', async () => {
    const { id } = await uploaded();
    const { task } = await done(id, { kind: 'check' });
    expect(task).toMatchObject({
      kind: 'check',
      state: 'done',
      rows: 2,
      counts: { created: 1, known: 0, refused: 1 },
      problems: [{ row: 3, line: 3, column: 'Métier', value: 'plonbier' }],
      hasReport: true,
    });
    expect(await people()).toEqual([]);
  });

  it.each([
    ['no column of names', { columns: columns.slice(1) }, 'columns.name'],
    ['no address', { columns: columns.filter(({ place }) => place !== 1) }, 'columns.email'],
    ['no basis', { basis: null }, 'basis'],
    ['no source', { source: null }, 'source'],
    ['a column behind the last', { columns: [{ column: 'name', place: 9 }] }, 'columns'],
    ['one column twice', { columns: [...columns, { column: 'name', place: 4 }] }, 'columns'],
  ])('is refused where there is %s', async (_, wrong, field) => {
    const { id } = await uploaded();
    const answer = await admin.fetch(`/api/admin/imports/${id}/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked, ...wrong }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([422, { details: [{ field }] }]);
    expect((await admin.call(calls.getImport, { params: { id } })).task).toBeNull();
  });
});

describe('an import', () => {
  it('imports new rows, and is idempotent for the same list', async () => {
    const first = await uploaded();
    expect((await done(first.id)).task).toMatchObject({ counts: { created: 1, refused: 1 } });
    const again = await uploaded();
    const { task } = await done(again.id);
    expect(task?.alreadyAt).not.toBeNull();
    expect(await people()).toEqual([{ name: 'Ana Roy' }]);
    const [past] = await admin.call(calls.listImports, {});
    expect(past).toMatchObject({ state: 'finished', rows: 2, counts: { created: 1, refused: 1 } });
  });

  it('reports the refused rows as a table with escaped formulas', async () => {
    const { id } = await uploaded(`${header}=1+1;nothing;plombier;Rimouski;\r\n`);
    await done(id, {
      columns: [{ column: 'name', place: 1 }, { column: 'email', place: 0 }, ...columns.slice(2)],
    });
    const report = await admin.fetch(`/api/admin/imports/${id}/report`);
    expect(report.headers.get('content-disposition')).toContain('list.refused.csv');
    expect(await report.text()).toContain(`"'=1+1"`);
  });

  it('reads only the mapped columns', async () => {
    const { id } = await uploaded(`${header.replace('Couleur', 'Description')}${ana}`);
    await done(id);
    const rows = await site.platform.db.selectFrom('professionals').select('description').execute();
    expect(rows).toEqual([{ description: null }]);
  });

  it('resumes an interrupted run', async () => {
    const rows = Array.from({ length: 2200 }, (_, row) => ana.replace('ana@', `ana${row}@`));
    const { id } = await uploaded(header + rows.join(''));
    await admin.call(calls.startImport, { params: { id }, body: asked });
    await breakOffHalfway(id);
    const broken = await admin.call(calls.getImport, { params: { id } });
    expect(broken.task?.state).toBe('working');
    expect((await people()).length).toBeLessThan(2200);
    await site.advance(10);
    await site.drainJobs();
    const { task } = await admin.call(calls.getImport, { params: { id } });
    expect(task).toMatchObject({ state: 'done', rows: 2200, counts: { created: 2200 } });
  });

  it('runs once at a time', async () => {
    const { id } = await uploaded();
    await admin.call(calls.startImport, { params: { id }, body: asked });
    const twice = admin.call(calls.startImport, { params: { id }, body: asked });
    await expect(twice).rejects.toMatchObject({ body: { code: 'import_under_way' } });
    await expect(admin.call(calls.deleteImport, { params: { id } })).rejects.toMatchObject({
      body: { code: 'import_under_way' },
    });
    await site.drainJobs();
  });

  it('is in the audit log', async () => {
    const { id } = await uploaded();
    await done(id);
    const rows = await site.platform.db
      .selectFrom('admin_audit')
      .select(['action', 'target_kind', 'after'])
      .where('target', '=', id)
      .execute();
    expect(rows).toEqual([
      {
        action: 'imported',
        target_kind: 'import',
        after: { task: 'import', basis: 'consent', again: false },
      },
    ]);
  });
});

/** A node that stops when some rows are imported. */
async function breakOffHalfway(uploadId: string): Promise<void> {
  const stop = new AbortController();
  const job = { isLast: false, signal: stop.signal };
  const working = runImportTask(site.platform, { uploadId, run: 1 }, job, async () => {});
  await expect.poll(people, { interval: 5, timeout: 10_000 }).not.toEqual([]);
  stop.abort();
  await expect(working).rejects.toThrow('broken off');
}

it('deletes lists left for thirty days, with the text of their rows', async () => {
  const { id } = await uploaded();
  await done(id, { kind: 'check' });
  await site.advance(31 * 86_400);
  await deleteOldUploads(site.platform);
  await admin.signIn();
  const kept = await admin.call(calls.getImport, { params: { id } });
  expect(kept).toMatchObject({
    headers: [],
    firstRows: [],
    task: { problems: [], hasReport: false },
  });
  const again = admin.call(calls.startImport, { params: { id }, body: asked });
  await expect(again).rejects.toMatchObject({ body: { code: 'not_found' } });
});

it('is nobody else’s to see', async () => {
  const { id } = await uploaded();
  const customer = await aCustomer(site, 'Cora');
  for (const path of [
    '/api/admin/imports',
    `/api/admin/imports/${id}`,
    `/api/admin/imports/${id}/report`,
  ]) {
    expect((await customer.fetch(path)).status).toBe(403);
    expect((await site.client().fetch(path)).status).toBe(401);
  }
});
