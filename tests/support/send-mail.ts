import { createTransport, type SendMailOptions } from 'nodemailer';

/** Sends one mail by SMTP. @throws with the `responseCode` of a refusal */
export async function sendTo(port: number, mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}
