import { mkdtemp, readdir, rm, utimes, writeFile, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeS3, type FakeS3 } from '#tests/fakes/s3.ts';
import { makeDiskStore } from './disk.ts';
import { makeS3Store } from './s3.ts';
import type { FileStore } from './file-store.ts';

let folder: string;
let s3: FakeS3;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nearhand-files-'));
  s3 = await startFakeS3();
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await s3.close();
});

const text = async (store: FileStore, key: string) => {
  const found = await store.find(key);
  return found && { bytes: found.bytes, text: String(await buffer(found.content)) };
};
const older = async (store: FileStore, moment: Date) => {
  const keys: string[] = [];
  for await (const key of store.listOlderThan(moment)) keys.push(key);
  return keys.toSorted();
};
const tomorrow = () => new Date(Date.now() + 86_400_000);
const yesterday = () => new Date(Date.now() - 86_400_000);

describe.each([
  ['a folder', () => makeDiskStore(join(folder, 'files'))],
  ['a bucket', () => makeS3Store(s3.bucket)],
])('%s', (_, open) => {
  it('returns the stored bytes, until they are deleted', async () => {
    const store = open();
    expect(await text(store, 'one/whole')).toBeUndefined();
    await store.put('one/whole', Buffer.from('première'));
    await store.put('one/preview', Buffer.from('small'));
    expect(await text(store, 'one/whole')).toEqual({ bytes: 9, text: 'première' });
    await store.put('one/whole', Buffer.from('second'));
    expect(await text(store, 'one/whole')).toEqual({ bytes: 6, text: 'second' });
    await store.delete('one/whole');
    await store.delete('one/whole');
    expect(await text(store, 'one/whole')).toBeUndefined();
    expect(await text(store, 'one/preview')).toEqual({ bytes: 5, text: 'small' });
  });

  it('lists files older than a moment', async () => {
    const store = open();
    expect(await older(store, tomorrow())).toEqual([]);
    const keys = Array.from({ length: 8 }, (_unused, index) => `file-${index}/whole`);
    for (const key of keys) await store.put(key, Buffer.from(key));
    expect(await older(store, tomorrow())).toEqual(keys);
    expect(await older(store, yesterday())).toEqual([]);
  });
});

describe('a folder', () => {
  it('never holds partial files, and cleans up after a crash', async () => {
    const store = makeDiskStore(folder);
    await store.put('one', Buffer.from('whole'));
    expect(await readdir(join(folder, '.making'))).toEqual([]);
    const making = join(folder, '.making');
    await mkdir(making, { recursive: true });
    await writeFile(join(making, 'half'), 'ha');
    await utimes(join(making, 'half'), yesterday(), yesterday());
    expect(await older(store, new Date(Date.now() - 3_600_000))).toEqual([]);
    expect(await readdir(making)).toEqual([]);
  });

  it('prevents path traversal by keys', async () => {
    const store = makeDiskStore(folder);
    for (const key of ['../etc', 'a/../../b', '/etc/passwd', '', 'a']) {
      await expect(Promise.resolve().then(() => store.find(key))).rejects.toThrow('No key');
    }
  });
});

describe('a bucket', () => {
  it('takes no answer for a confirmation that names nothing stored', async () => {
    const nothing = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';
    const server = createServer((socket) => void socket.on('data', () => socket.end(nothing)));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const putting = makeS3Store({ ...s3.bucket, endpoint }).put('one', Buffer.from('x'));
    await expect(putting).rejects.toThrow('answered 200 without an ETag to PUT');
    server.close();
  });

  it('is called with valid signatures', async () => {
    await makeS3Store(s3.bucket).put('one', Buffer.from('x'));
    expect([s3.refused, s3.objects.size]).toEqual([0, 1]);
    const wrong = makeS3Store({ ...s3.bucket, secretAccessKey: 'another' });
    await expect(wrong.put('two', Buffer.from('x'))).rejects.toThrow('answered 403');
    expect([s3.refused, s3.objects.size]).toEqual([1, 1]);
  });
});
