import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { openMailer, type Mailer } from './mail.ts';

let smtp: FakeSmtp;
let mailer: Mailer;
const mail = {
  id: '018f2b3c-0000-7000-8000-000000000001',
  to: 'marie@example.com',
  subject: 'Votre code\u00a0: été à Montréal ☀',
  text: 'Bonjour à tous',
  html: '<p>Bonjour à tous</p>',
  pictures: [],
  language: 'fr',
  unsubscribeUrl: null,
  replyTo: null,
};
const publicUrl = 'https://near.test';

beforeAll(async () => {
  smtp = await startFakeSmtp();
  const from = 'Nearhand, Inc <hi@near.test>';
  const opened = openMailer({ mail: { smtpUrl: smtp.url, from }, publicUrl });
  if (!opened) throw new Error('no mailer');
  mailer = opened;
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

describe('the mailer', () => {
  it('sends both forms, in any script, from a sender with a comma', async () => {
    await mailer.send(mail);
    const received = smtp.mails.at(-1);
    expect(received).toMatchObject({ subject: mail.subject, html: `${mail.html}\n` });
    expect(received?.text?.trim()).toBe(mail.text);
    expect(received?.from).toMatchObject({ name: 'Nearhand, Inc', address: 'hi@near.test' });
    expect(received?.messageId).toBe(`<${mail.id}@near.test>`);
  });

  it('takes answers at the address of the mail, and marks what is ours', async () => {
    await mailer.send({ ...mail, replyTo: 'reply+abc@reply.near.test' });
    const headers = new Map(smtp.mails.at(-1)?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('reply-to')).toBe('"Nearhand, Inc" <reply+abc@reply.near.test>');
    expect(headers.get('x-loop')).toBe(publicUrl);
    await mailer.send(mail);
    expect(smtp.mails.at(-1)?.replyTo).toBeUndefined();
  });

  it('sets List-Unsubscribe for one click, where mails can be stopped', async () => {
    const unsubscribeUrl = `https://near.test/unsubscribe?lang=fr&token=${'a.b-'.repeat(40)}`;
    await mailer.send({ ...mail, unsubscribeUrl });
    const headers = new Map(smtp.mails.at(-1)?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await mailer.send(mail);
    const other = smtp.mails.at(-1)?.headers.map(({ key }) => key);
    expect(other).not.toContain('list-unsubscribe');
  });

  it('carries a calendar file, to read and to open', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nEND:VCALENDAR';
    await mailer.send({ ...mail, calendar });
    const files = smtp.mails.at(-1)?.attachments ?? [];
    expect(files.map(({ mimeType, method }) => [mimeType, method])).toContainEqual([
      'text/calendar',
      'CANCEL',
    ]);
    expect(files.map(({ filename }) => filename)).toContain('appointment.ics');
    await mailer.send(mail);
    expect(smtp.mails.at(-1)?.attachments).toEqual([]);
  });

  it('prevents header injection by the subject', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: victim@example.com' });
    const received = smtp.mails.at(-1);
    expect(received?.envelopeTo).toEqual([mail.to]);
    expect(received?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('writes to one person only, whatever the address contains', async () => {
    const before = smtp.mails.length;
    await mailer.send({ ...mail, to: 'a@example.com, b@example.com' }).catch(() => {});
    const envelopes = smtp.mails.slice(before).map(({ envelopeTo }) => envelopeTo);
    expect(envelopes.flat()).not.toContain('b@example.com');
  });

  it('distinguishes a refusal for now from one for good', async () => {
    smtp.refuseNext(451);
    await expect(mailer.send(mail)).rejects.toMatchObject({ permanent: false });
    smtp.refuseNext(550);
    await expect(mailer.send(mail)).rejects.toMatchObject({ permanent: true });
  });

  it('counts an unavailable server as a refusal for now', async () => {
    const away = openMailer({
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'hi@near.test' },
      publicUrl,
    });
    await expect(away?.send(mail)).rejects.toMatchObject({ permanent: false });
    away?.close();
  });

  it('is undefined without a server', () => {
    expect(
      openMailer({ mail: { smtpUrl: undefined, from: 'hi@near.test' }, publicUrl }),
    ).toBeUndefined();
  });
});
