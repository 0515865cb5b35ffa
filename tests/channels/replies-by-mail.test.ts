import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDraw } from '#db/seed/deterministic.ts';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import { composeMail } from '#server/notifications/outbox/compose-message.ts';
import { withMailStyle } from '#server/notifications/outbox/mail-page.ts';
import {
  aConversation,
  inboundOf,
  startRepliesSite,
  type RepliesSite,
} from '#tests/support/replies-site.ts';
import { makeHostile } from './mail/hostile-mail.ts';
import { makeReply, type Occasion } from './mail/make-mail.ts';
import { signed } from './mail/sign-mail.ts';
import { sendTo } from '#tests/support/send-mail.ts';

const seed = Number(process.env['NEARHAND_CHANNEL_SEED'] ?? 7);
const replies = Number(process.env['NEARHAND_CHANNEL_REPLIES'] ?? 90);
const hostile = Number(process.env['NEARHAND_CHANNEL_HOSTILE'] ?? 54);

let site: RepliesSite;
let talk: Awaited<ReturnType<typeof aConversation>>;
beforeAll(async () => {
  site = await startRepliesSite({ RATE_LIMITS: 'off' });
  talk = await aConversation(site);
});
afterAll(() => site.stop());

const newestMessage = () =>
  site.platform.db
    .selectFrom('messages')
    .select(['id', 'content'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

it(
  `understands at least 98 of 100 replies (${replies}, seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const draw = makeDraw(seed);
    const occasions = Object.fromEntries(
      UNDERSTOOD_LANGUAGES.map((language) => [language, occasionIn(language)]),
    ) as Record<UnderstoodLanguage, Occasion>;
    const wrong: string[] = [];
    for (let number = 0; number < replies; number += 1) {
      const { name, words, raw } = makeReply(draw, occasions);
      const before = await newestMessage();
      const envelope = { from: talk.ann.email ?? '', to: talk.toAnn };
      await sendTo(site.smtpPort, { raw: Buffer.from(await signed(raw), 'latin1'), envelope });
      const after = await newestMessage();
      const heard = after?.id === before?.id ? null : (after?.content ?? '');
      if (heard === null || flat(heard) !== flat(words))
        wrong.push(`${name}\n  ${flat(words)}\n  ${heard && flat(heard)}`);
    }
    const right = replies - wrong.length;
    console.info(`replies understood: ${right} of ${replies}\n${wrong.join('\n')}`);
    expect(right / replies).toBeGreaterThanOrEqual(0.98);
  },
);

it(
  `lets no forged, misaddressed, repeated or automatic mail have an effect (${hostile}, seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const draw = makeDraw(seed);
    const before = await effects();
    const targets = {
      author: talk.ann.email ?? '',
      other: talk.marie.email ?? '',
      to: talk.toAnn,
      site: site.platform.config.publicUrl,
    };
    for (let number = 0; number < hostile; number += 1) {
      const { raw, envelope } = await makeHostile(number, targets, draw);
      await sendTo(site.smtpPort, { raw: Buffer.from(raw, 'latin1'), envelope }).catch(
        () => undefined,
      );
    }
    expect(await effects()).toEqual(before);
  },
);

it('lets a mail that is repeated have no second effect', async () => {
  const raw = await signed(
    `From: ${talk.ann.email}\r\nTo: ${talk.toAnn}\r\nMessage-ID: <once@example.test>\r\n\r\nOnce\r\n`,
  );
  const envelope = { from: talk.ann.email ?? '', to: talk.toAnn };
  await sendTo(site.smtpPort, { raw, envelope });
  expect((await newestMessage())?.content).toBe('Once');
  const before = await effects();
  for (let time = 0; time < Math.max(3, hostile / 10); time += 1)
    await sendTo(site.smtpPort, { raw, envelope });
  expect(await effects()).toEqual(before);
});

/** All that a mail may change: messages, leads, letters, and mails that were understood. */
async function effects() {
  const { db } = site.platform;
  const letters = await db.selectFrom('outbox_messages').select('id').execute();
  const messages = await db.selectFrom('messages').select('id').execute();
  const leads = await db.selectFrom('leads').select(['id', 'status']).orderBy('id').execute();
  const understood = (await inboundOf(site)).filter(({ user_id: person }) => person !== null);
  return {
    letters: letters.length,
    messages: messages.length,
    leads,
    understood: understood.length,
  };
}

function occasionIn(language: UnderstoodLanguage): Occasion {
  const { brandName: brand, publicUrl } = site.platform.config;
  const url = `${publicUrl}/sign-in?lang=${language}`;
  const letter = letters[language].unreadMessage({
    brand,
    profession: 'plumber',
    area: 'Laval',
    from: 'Marie',
    words: 'When can you come?',
    url,
  });
  const { subject, text, html } = composeMail(letter, language, { brand, publicUrl }, null);
  return {
    author: talk.ann.email ?? '',
    to: talk.toAnn,
    letter: { subject, text, html: withMailStyle(html ?? '', null) },
  };
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
