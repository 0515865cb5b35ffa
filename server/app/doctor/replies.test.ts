import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Platform } from '#server/platform/platform.ts';
import { startRepliesSite, type RepliesSite } from '#tests/support/replies-site.ts';
import { examineReplies } from './replies.ts';
import { figuresIn } from './figures.ts';
import { en as texts } from './texts/en.ts';

let site: RepliesSite;
beforeAll(async () => {
  site = await startRepliesSite();
});
afterAll(() => site.stop());

type Replies = Platform['config']['replies'];

const look = (replies: Replies, more: Partial<Platform> & { production?: boolean } = {}) => {
  const { production = false, ...services } = more;
  const config = { ...site.platform.config, replies, production };
  const platform = { ...site.platform, ...services, config };
  return examineReplies({ platform, texts, figures: figuresIn('en') });
};
const listening = (): NonNullable<Replies> => {
  const replies = site.platform.config.replies!;
  return { ...replies, smtp: { ...replies.smtp!, port: site.smtpPort } };
};

it('says where nobody can answer', async () => {
  expect(await look(undefined)).toMatchObject([{ ok: 'ok', note: texts.replies.none }]);
});

it('sees whether the port takes mail', async () => {
  expect(await look(listening())).toMatchObject([{ ok: 'ok' }, { ok: 'ok' }]);
  const smtp = { host: '127.0.0.1', port: 1, tls: undefined, isOptional: false };
  expect(await look({ ...listening(), smtp })).toMatchObject([{ ok: 'ok' }, { ok: 'bad' }]);
});

it('sees in production whether the domain has a mail server, and warns of mail in clear', async () => {
  const found = await look(listening(), { production: true });
  expect(found.map(({ ok }) => ok)).toEqual(['ok', 'ok', 'bad', 'warning']);
  const lookUp = async () => [{ exchange: 'mx.near.test', priority: 10 }] as never;
  const [, , mx] = await look(listening(), { production: true, lookUp });
  expect(mx).toMatchObject({ ok: 'ok', note: 'mx.near.test' });
});
