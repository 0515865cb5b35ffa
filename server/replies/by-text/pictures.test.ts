import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMessages } from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, LEAKING_TAP, type Professional } from '#tests/support/people.ts';
import { aPhoto } from '#tests/support/pictures.ts';
import { aTextedProfessional, sendText, textsTo } from '#tests/support/texting.ts';

const MEDIA = '/2010-04-01/Accounts/ACdemo/Messages/MM1/Media';

let site: StartedApp;
let provider: Server;
let origin: string;
let asked: { path: string; authorization: string | undefined }[] = [];

beforeAll(async () => {
  const photo = await aPhoto();
  provider = createServer(({ url: path = '', headers }, response) => {
    asked.push({ path, authorization: headers.authorization });
    if (path.endsWith('/away')) response.writeHead(307, { location: `${origin}/elsewhere` }).end();
    else if (path.endsWith('/large')) response.end(Buffer.alloc(9 * 1024 * 1024));
    else if (path.endsWith('/words')) response.end('no picture');
    else response.end(photo);
  });
  await new Promise<void>((done) => void provider.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  site = await startApp({ env: { SMS_BASE_URL: origin } });
});
afterAll(async () => {
  await site.stop();
  provider.closeAllConnections();
  provider.close();
});

/** A professional in a conversation, and what is in it. */
async function talking() {
  const paul = await aTextedProfessional(site, 'Paul');
  const marie = await aCustomer(site, 'Marie');
  const direct = { professionalId: paul.professionalId, othersIfUnanswered: false };
  const { id } = await marie.call(submitRequest, { body: { ...LEAKING_TAP, direct } });
  await site.drainJobs();
  await sendText(site, { from: paul.phone, body: '1' });
  asked = [];
  const read = (who: Pick<Professional, 'call'>) =>
    who.call(listMessages, { query: { serviceRequestId: id } });
  return { paul, messages: () => read(paul) };
}

describe('a picture', () => {
  it('is fetched from the provider with our credentials, and put into the conversation', async () => {
    const { paul, messages } = await talking();
    await sendText(site, {
      from: paul.phone,
      body: 'This one?',
      pictures: [`${origin}${MEDIA}/ME1`],
    });
    expect(asked).toEqual([
      { path: `${MEDIA}/ME1`, authorization: expect.stringMatching(/^Basic /) as string },
    ]);
    const [message] = await messages();
    expect(message).toMatchObject({ content: 'This one?', via: 'text' });
    expect(message?.attachments).toMatchObject([{ kind: 'image' }]);
  });

  it('may be all there is', async () => {
    const { paul, messages } = await talking();
    await sendText(site, { from: paul.phone, pictures: [`${origin}${MEDIA}/ME1`] });
    expect((await messages()).map(({ content }) => content)).toEqual(['']);
  });

  it.each(['/large', '/words', '/away'])('that cannot be read (%s) is told', async (path) => {
    const { paul, messages } = await talking();
    await sendText(site, {
      from: paul.phone,
      body: 'Look',
      pictures: [`${origin}${MEDIA}${path}`],
    });
    expect(asked).toHaveLength(1);
    expect((await messages()).map(({ attachments }) => attachments)).toEqual([[]]);
    expect((await textsTo(site, paul.phone)).at(-1)).toMatch(/^A picture did not arrive/);
  });
});

describe('an address of a picture', () => {
  it.each([
    'http://169.254.169.254/2010-04-01/Accounts/ACdemo/x',
    'http://127.0.0.1:1/2010-04-01/Accounts/ACdemo/x',
    'file:///etc/passwd',
    'not an address',
    '',
  ])('that is not the provider’s is not called: "%s"', async (address) => {
    const { paul } = await talking();
    await sendText(site, { from: paul.phone, pictures: [address] });
    expect(asked).toEqual([]);
    expect((await textsTo(site, paul.phone)).at(-1)).toMatch(/^A picture did not arrive/);
  });

  it.each(['/2010-04-01/Accounts/ACother/x', '/anything', `${MEDIA}/../../../../ACother/x`])(
    'of another account there is not called: %s',
    async (path) => {
      const { paul } = await talking();
      await sendText(site, { from: paul.phone, pictures: [`${origin}${path}`] });
      expect(asked).toEqual([]);
    },
  );
});
