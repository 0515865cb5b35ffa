import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A fake mail server on loopback that stores its mails. */
export interface FakeSmtp {
  url: string;
  /** Everything accepted so far, in order, with the recipients of the envelope. */
  mails: (Email & { envelopeTo: string[] })[];
  /** Answers the next recipient with this status, once. */
  refuseNext(status: number): void;
  close(): Promise<void>;
}

/** With a password, it takes mail only from those who log in with it. */
export async function startFakeSmtp({ password }: { password?: string } = {}): Promise<FakeSmtp> {
  const mails: FakeSmtp['mails'] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth(login, _session, done) {
      if (password !== undefined && login.password === password) done(null, { user: 'them' });
      else done(new Error('wrong password'));
    },
    onRcptTo(_address, _session, done) {
      const status = refusal;
      refusal = undefined;
      done(status === undefined ? null : refused(status));
    },
    async onData(stream, session, done) {
      try {
        const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
        mails.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A sender that dies in the middle has sent nothing.
  server.on('error', () => {});
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext: (status) => (refusal = status),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refused(responseCode: number): Error {
  return Object.assign(new Error('refused by the test'), { responseCode });
}
