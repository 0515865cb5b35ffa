import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeSms, type FakeSms } from '#tests/fakes/sms.ts';
import { openTexter } from './sms.ts';

let service: FakeSms;
const message = { to: '+15145550123', text: 'Votre code\u00a0: 123456' };
const texter = (baseUrl = service.baseUrl) => {
  const opened = openTexter({
    sms: { account: 'AC1', token: 's3', from: '+15145550100', whatsapp: undefined, baseUrl },
  });
  if (!opened) throw new Error('no texter');
  return opened;
};

beforeAll(async () => {
  service = await startFakeSms();
});
afterAll(() => service.close());

describe('the texter', () => {
  it('posts one form with the account and its secret', async () => {
    await texter().send(message);
    expect(service.messages.at(-1)).toEqual({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:s3').toString('base64')}`,
      from: '+15145550100',
      ...message,
    });
  });

  it.each([
    [400, true],
    [401, false],
    [429, false],
    [503, false],
  ])('counts the answer %i as a refusal for good: %s', async (status, permanent) => {
    service.refuseNext(status);
    await expect(texter().send(message)).rejects.toMatchObject({ permanent });
  });

  it.each([
    ['breaks off', 'HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{"si'],
    ['is of somebody else', 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'],
  ])('does not take an answer that %s for an acceptance', async (_, answer) => {
    const server = createServer((socket) => void socket.on('data', () => socket.end(answer)));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const sending = texter(`http://127.0.0.1:${port}`).send(message);
    await expect(sending).rejects.toMatchObject({ permanent: false });
    server.close();
  });

  it('counts an unavailable service as a refusal for now', async () => {
    const away = texter('http://127.0.0.1:1').send(message);
    await expect(away).rejects.toMatchObject({ permanent: false });
  });

  it('is undefined without an account', () => {
    expect(openTexter({ sms: undefined })).toBeUndefined();
  });
});
