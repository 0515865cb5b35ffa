import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFaultyPeer, type FaultyPeer } from '#faults/outages/faulty-peer.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { startFakeS3, type FakeS3 } from '#tests/fakes/s3.ts';
import { aCustomer, type Customer } from '#tests/support/people.ts';
import { aPhoto } from '#tests/support/pictures.ts';

let s3: FakeS3;
let way: FaultyPeer;
let site: StartedApp;
let marie: Customer;
beforeAll(async () => {
  [s3, way] = await Promise.all([startFakeS3(), startFaultyPeer()]);
  way.leadTo(Number(new URL(s3.bucket.endpoint).port));
  const { bucket, region, accessKeyId, secretAccessKey } = s3.bucket;
  site = await startApp({
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${way.port}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  marie = await aCustomer(site, 'Marie');
});
afterAll(async () => {
  await site.stop();
  way.stop();
  await s3.close();
});

async function upload(): Promise<{ status: number; code?: string; url?: string }> {
  const answer = await marie.fetch('/api/files?purpose=message', {
    method: 'POST',
    body: await aPhoto(),
    headers: { 'content-type': 'image/jpeg' },
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

it.each(['refuses', 'answers 500', 'sends garbage', 'breaks off in the middle'] as const)(
  'an upload while the file store %s is refused for now, and leaves nothing behind',
  async (fault) => {
    way.suffer(fault);
    const refused = await upload();
    way.suffer(undefined);
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    await expect(site.platform.db.selectFrom('files').select('id').execute()).resolves.toEqual([]);
  },
  30_000,
);

it('a file is there again once its store is', async () => {
  const { url = '' } = await upload();
  way.suffer('refuses');
  const { status } = await marie.fetch(url);
  way.suffer(undefined);
  expect(status).toBe(503);
  const answer = await marie.fetch(url);
  expect([answer.status, (await answer.arrayBuffer()).byteLength > 100]).toEqual([200, true]);
}, 30_000);

it.each([
  'answers 500',
  'sends a byte a second',
  'sends garbage',
  'breaks off in the middle',
] as const)(
  'a download is refused for now, and not begun with what is no file, while its store %s',
  async (fault) => {
    const { url = '' } = await upload();
    way.suffer(fault);
    const refused = await marie.fetch(url);
    way.suffer(undefined);
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'unavailable' }]);
  },
  30_000,
);
