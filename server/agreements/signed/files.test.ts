import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptChange, proposeChange } from '#contract/agreements/agreements.ts';
import { checkAgreement } from '#contract/agreements/signed.ts';
import { rotateSigningKey } from '#server/platform/signing/signing-keys.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { agree, flat } from '#tests/support/life/a-job.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { nobody } from '#tests/support/people.ts';
import { agreementSheet } from './agreement-sheet.ts';
import { verifyAgreement } from './verify.ts';

let site: StartedApp;
let stage: Stage;
let id: string;
let folder: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  folder = mkdtempSync(join(tmpdir(), 'nearhand-agreement-'));
  ({ id } = await stage.submit());
  await answer(stage.ann, 'accepted');
  await agree(site, { customer: stage.marie, professional: stage.ann });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await site.stop();
});

const fileOf = async (who: Pick<Stage['marie'], 'fetch'> = stage.marie) =>
  (await who.fetch(`/api/requests/${id}/agreement/file`)).text();
const jwks = async () => (await site.fetch('/.well-known/jwks.json')).text();
const keys = async () => (JSON.parse(await jwks()) as { keys: JWK[] }).keys;
const check = (file: string) =>
  nobody(site).call(checkAgreement, { body: new Blob([file], { type: 'application/jose' }) });

/** The command, with no database to be found. */
function nearhand(...args: string[]) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgres://localhost:1/none' };
  const command = join(import.meta.dirname, '../../app/command.ts');
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

test('the file says what both agreed on, the same for both, with every accepted change', async () => {
  const before = await fileOf();
  expect(await fileOf(stage.ann)).toBe(before);
  const { changes } = await stage.ann.call(proposeChange, {
    params: { id },
    body: { lines: [flat('A pipe', 10_000)], ceiling: null, reason: 'Rusty' },
  });
  expect(await fileOf()).toBe(before);
  await stage.marie.call(acceptChange, { params: { id: changes[0]!.id }, body: {} });
  const { statement } = await verifyAgreement(await fileOf(), await keys());
  expect(statement).toMatchObject({
    professional: { name: 'Ann' },
    customer: { name: 'Marie' },
    changes: [{ number: 1, total: 57_488 }],
    total: 57_488,
  });
});

test('anybody may ask whether a file is whole, and learns nothing of one that is not', async () => {
  const file = await fileOf();
  expect(await check(file)).toMatchObject({ flaw: null, said: { total: 45_990, changes: 0 } });
  expect(await check(file.replace('.eyJp', '.eyJq'))).toEqual({ flaw: 'signature', said: null });
  expect(await check('something else')).toEqual({ flaw: 'format', said: null });
});

test('the paper names the digest of the file, and is a PDF in each language', async () => {
  const { statement, digest, keyId } = await verifyAgreement(await fileOf(), await keys());
  const sheet = agreementSheet(statement, { digest, keyId, brand: 'Nearhand', language: 'en' });
  expect(sheet.sections.at(-1)?.paragraphs?.join(' ')).toContain(digest);
  for (const lang of ['en', 'fr', 'es']) {
    const paper = await stage.ann.fetch(`/api/requests/${id}/agreement/pdf?lang=${lang}`);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});

test('a file signed before the key was rotated stays whole', async () => {
  const before = await fileOf();
  await site.advance(1);
  await rotateSigningKey(site.platform);
  const after = await fileOf();
  expect(after).not.toBe(before);
  for (const file of [before, after]) expect((await check(file)).flaw).toBeNull();
  expect(await keys()).toHaveLength(2);
});

test('the command verifies without a database, by given keys or those of the site', async () => {
  const [file, tampered, keyFile] = ['a.jws', 'b.jws', 'keys.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(file, await fileOf());
  writeFileSync(tampered, (await fileOf()).replace('.eyJp', '.eyJq'));
  writeFileSync(keyFile, await jwks());
  const whole = await nearhand('verify-agreement', file, '--keys', keyFile);
  expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/^Whole\.[^]*459\.90/) });
  const byUrl = await nearhand(
    'verify-agreement',
    file,
    '--keys',
    `${site.url}/.well-known/jwks.json`,
  );
  expect(byUrl).toMatchObject({
    code: 0,
    out: expect.stringContaining(`trusting      ${site.url}`),
  });
  const refused = await nearhand('verify-agreement', tampered, '--keys', keyFile);
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Not whole: the signature/),
  });
});
