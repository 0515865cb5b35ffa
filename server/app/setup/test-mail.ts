import { randomUUID } from 'node:crypto';
import type { Config } from '#server/platform/config/config.ts';
import { openMailer } from '#server/platform/delivery/mail.ts';

/** Sends one mail to the operator, as the site would send it. @throws DeliveryError */
export async function sendTestMail(config: Config, to: string): Promise<void> {
  const mailer = openMailer(config);
  if (!mailer) throw new Error('No mail server is set: SMTP_URL.');
  const { brandName, publicUrl } = config;
  const text = `This is a test mail of ${brandName} (${publicUrl}).\n\nIt was sent by: nearhand setup. If it came, mails of the site arrive. If it is among the spam, give the domain SPF and DKIM records for this mail server.\n`;
  try {
    await mailer.send({
      id: randomUUID(),
      to,
      subject: `${brandName}: mail works`,
      text,
      html: null,
      pictures: [],
      language: 'en',
      unsubscribeUrl: null,
      replyTo: null,
    });
  } finally {
    mailer.close();
  }
}
