import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { MAX_FILE_BYTES, type Attachment } from '#contract/files.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, nobody, type Customer } from '#tests/support/people.ts';
import {
  A_DOCUMENT,
  aBomb,
  aDeepDrawing,
  aDrawing,
  aPhoto,
  CAMERA,
} from '#tests/support/pictures.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { fileName } from './file-name.ts';

let site: StartedApp;
let marie: Customer;
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
});
afterEach(() => site.stop());

const send = async (bytes: Uint8Array | string, type: string, more = 'purpose=message') => {
  const headers = type ? { 'content-type': type } : {};
  const body = bytes as NonNullable<RequestInit['body']>;
  const answer = await marie.fetch(`/api/files?${more}`, { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as Attachment & ErrorBody };
};

const stored = () => site.platform.db.selectFrom('files').select('id').execute();

describe('a photo', () => {
  test('is re-encoded: upright, without its location and camera', async () => {
    const photo = await aPhoto();
    expect([photo.includes(CAMERA), photo.includes('Exif')]).toEqual([true, true]);
    const { status, body } = await send(photo, 'image/jpeg', 'purpose=request&name=IMG_1.JPEG');
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        kind: 'image',
        name: 'IMG_1.jpg',
        mediaType: 'image/jpeg',
        bytes: expect.any(Number),
        width: 400,
        height: 600,
        url: `/api/files/${body.id}`,
        previewUrl: `/api/files/${body.id}/preview`,
      },
    ]);
    for (const path of [body.url, body.previewUrl ?? '']) {
      const kept = Buffer.from(await (await marie.fetch(path)).arrayBuffer());
      expect(kept.byteLength).toBeGreaterThan(100);
      for (const trace of [CAMERA, 'Exif', 'GPS', 'ICC_PROFILE']) {
        expect(kept.includes(trace)).toBe(false);
      }
    }
  });

  test('is scaled down, and its preview further', async () => {
    const { body } = await send(await aDrawing({ width: 3000, height: 1000 }), 'image/png');
    expect([body.width, body.height, body.mediaType]).toEqual([2048, 683, 'image/webp']);
    const preview = await marie.fetch(body.previewUrl ?? '');
    const bytes = Buffer.from(await preview.arrayBuffer());
    expect([preview.headers.get('content-type'), detectFileKind(bytes)]).toEqual([
      'image/webp',
      'webp',
    ]);
  });

  test('is what its bytes are, whatever its declared type', async () => {
    const { body } = await send(await aDrawing(), 'image/jpeg', 'purpose=message&name=a.jpg');
    expect([body.mediaType, body.name]).toEqual(['image/webp', 'a.webp']);
  });

  test('is shown inline, cached only by its owner’s browser, and can run nothing there', async () => {
    const { body } = await send(await aPhoto(), 'image/jpeg', 'purpose=message&name=Été.jpg');
    const { headers } = await marie.fetch(body.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(body.bytes),
      'content-disposition': `inline; filename="_t_.jpg"; filename*=UTF-8''%C3%89t%C3%A9.jpg`,
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const head = await marie.fetch(body.url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

test('a document stays as it is, and is offered as a download', async () => {
  const { status, body } = await send(A_DOCUMENT, 'application/pdf', 'purpose=message&name=a.pdf');
  expect([status, body.kind, body.previewUrl, body.width]).toEqual([201, 'document', null, null]);
  const { headers, ...answer } = await marie.fetch(body.url).then(async (got) => ({
    headers: got.headers,
    bytes: Buffer.from(await got.arrayBuffer()),
  }));
  expect(answer.bytes).toEqual(A_DOCUMENT);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="a.pdf"/);
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect((await marie.fetch(`${body.url}/preview`)).status).toBe(404);
});

describe('an upload is refused', () => {
  afterEach(async () => expect(await stored()).toEqual([]));
  const refusal = async (...sent: Parameters<typeof send>) => {
    const { status, body } = await send(...sent);
    return `${status} ${body.code}`;
  };

  test('that is no photo and no document by its bytes', async () => {
    const photo = await aPhoto();
    const all = [
      Buffer.from('just a text'),
      Buffer.alloc(0),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      photo.subarray(0, photo.length / 2),
      Buffer.concat([photo.subarray(0, 3), Buffer.from('<script>')]),
    ];
    for (const bytes of all) expect(await refusal(bytes, 'image/jpeg')).toBe('422 unreadable_file');
  });

  test('that claims more pixels than any camera has', async () => {
    expect(await refusal(await aBomb(30_000, 30_000), 'image/png')).toBe('422 unreadable_file');
  });

  test('that claims pixels so deep that they would fill the memory', async () => {
    expect(await refusal(await aDeepDrawing(6000), 'image/png')).toBe('422 unreadable_file');
  }, 60_000);

  test('of a type we do not accept', async () => {
    for (const type of ['image/svg+xml', 'text/html', 'multipart/form-data', '']) {
      expect(await refusal(await aDrawing(), type)).toBe('415 file_type_refused');
    }
  });

  test('that declares too large a size, without being read', async () => {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
        if (read === 320) controller.close();
      },
    });
    const headers = { 'content-type': 'image/jpeg' };
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    const answer = await marie.fetch('/api/files?purpose=message', init);
    expect([answer.status, read < 320]).toEqual([413, true]);
    const twice = Buffer.alloc(2 * MAX_FILE_BYTES);
    expect(await refusal(twice, 'image/jpeg')).toBe('413 too_large');
  });

  test('without a purpose', async () => {
    const drawing = await aDrawing();
    expect(await refusal(drawing, 'image/png', '')).toBe('422 invalid_input');
    expect(await refusal(drawing, 'image/png', 'purpose=fun')).toBe('422 invalid_input');
  });

  test('without a session, or from another site', async () => {
    const init = { method: 'POST', body: 'x', headers: { 'content-type': 'image/png' } };
    expect((await nobody(site).fetch('/api/files?purpose=message', init)).status).toBe(401);
    const headers = { ...init.headers, 'sec-fetch-site': 'cross-site' };
    expect((await marie.fetch('/api/files?purpose=message', { ...init, headers })).status).toBe(
      403,
    );
  });
});

test('a slow sender keeps nobody else waiting', async () => {
  const slow = new AbortController();
  const never = () =>
    new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
  const headers = { 'content-type': 'image/png' };
  const dripping = Array.from({ length: 15 }, () =>
    marie
      .fetch('/api/files?purpose=message', {
        method: 'POST',
        headers,
        body: never(),
        duplex: 'half',
        signal: slow.signal,
      } as RequestInit)
      .catch(() => undefined),
  );
  const luc = await aCustomer(site, 'Luc');
  const body = (await aDrawing()) as Uint8Array<ArrayBuffer>;
  const answer = await luc.fetch('/api/files?purpose=message', { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  slow.abort();
  await Promise.all(dripping);
});

test('one person uploads forty files an hour', async () => {
  const all = await Promise.all(Array.from({ length: 41 }, () => send('x', 'image/png')));
  const statuses = all.map(({ status }) => status).filter((status) => status !== 503);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('a file name loses its folders, its invisible characters and a false extension', () => {
  const names = {
    'C:\\secret\\photo.png': 'photo.jpg',
    '../../etc/passwd': 'passwd.jpg',
    'annexe\u202Egpj.exe': 'annexegpj.jpg',
    '.hidden': 'hidden.jpg',
    '  two   words .jpeg': 'two words.jpg',
    '': 'file.jpg',
  };
  for (const [said, kept] of Object.entries(names)) expect(fileName(said, 'jpg')).toBe(kept);
  expect(fileName('é'.repeat(300), 'jpg')).toHaveLength(104);
});
