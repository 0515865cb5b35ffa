// A mail server inside the machine of the proof: takes mail from whoever logs in, and writes a line
// of JSON for each. `node mail-catcher.ts PORT USER PASSWORD FILE`
import { appendFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const [port, user, password, file] = process.argv.slice(2) as [string, string, string, string];

const server = new SMTPServer({
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth(login, _session, done) {
    const isKnown = login.username === user && login.password === password;
    if (isKnown) done(null, { user });
    else done(new Error('wrong user or password'));
  },
  async onData(stream, session, done) {
    const { subject, text, messageId } = await PostalMime.parse(
      Buffer.concat(await stream.toArray()),
    );
    const to = session.envelope.rcptTo.map(({ address }) => address);
    appendFileSync(file, `${JSON.stringify({ to, subject, text, messageId })}\n`);
    done();
  },
});
server.on('error', (error) => process.stderr.write(`${error.message}\n`));
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
