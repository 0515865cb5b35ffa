import { readFile } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { HOUR_SECONDS, MINUTE_MS } from '#contract/durations.ts';
import { isReplyAddress } from '#server/notifications/notifications.ts';
import type { Config } from '#server/platform/config/config.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { enforceNetworkLimits } from '#server/platform/limits/network-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { MAX_MAIL_BYTES } from '#server/replies/email/arrived-mail.ts';
import { takeInMail } from '#server/replies/email/take-in-mail.ts';
import { ConnectionCount } from './connection-count.ts';

export interface MailReceiver {
  port: number;
  /** Takes in no more mail, and waits for that in flight. */
  close(): Promise<void>;
}

type SmtpConfig = NonNullable<NonNullable<Config['replies']>['smtp']>;

const MAX_CONNECTIONS = 20;
const MAX_CONNECTIONS_OF_ONE = 5;
const MAX_RECIPIENTS = 3;
const MAX_COMMANDS = 100;
/** Of connections from one network; the servers of a large provider are many people. */
const CONNECTIONS = { limit: 600, windowSeconds: HOUR_SECONDS };
/** How long a connection may be silent, and last: also one that sends a byte from time to time. */
const PATIENCE = { idleMs: 20_000, connectionMs: 3 * MINUTE_MS };

/**
 * Receives mail for reply addresses by SMTP, and none for anybody else. A mail is acknowledged once it is dealt with.
 * @throws where the port is taken, or the certificate cannot be read
 */
export async function startMailReceiver(
  platform: Platform,
  { host, port, tls }: SmtpConfig,
  patience = PATIENCE,
): Promise<MailReceiver> {
  const keys = tls && { key: await readFile(tls.key), cert: await readFile(tls.cert) };
  const server = new SMTPServer({
    ...keys,
    ...smtpOptions(platform),
    socketTimeout: patience.idleMs,
    disabledCommands: keys ? ['AUTH'] : ['AUTH', 'STARTTLS'],
  });
  server.on('error', (error) => platform.log.debug({ err: error }, 'mail connection failed'));
  server.server.on('connection', (socket) => limitDuration(socket, patience.connectionMs));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function smtpOptions(platform: Platform) {
  const connections = new ConnectionCount(MAX_CONNECTIONS_OF_ONE);
  return {
    name: platform.config.replies?.domain ?? '',
    banner: 'Nearhand',
    authOptional: true,
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    maxClients: MAX_CONNECTIONS,
    maxAllowedUnauthenticatedCommands: MAX_COMMANDS,
    closeTimeout: 5000,
    logger: false,
    onConnect: callbackify(async (session: SMTPServerSession) => {
      const address = clientAddress(session.remoteAddress, undefined, 0);
      if (!connections.open(session.id, address)) throw failure(421, 'Too many connections');
      await enforceNetworkLimits(platform, 'inbound-mail', address, CONNECTIONS).catch(() => {
        throw failure(421, 'Too many connections, please come back later');
      });
    }),
    onClose: ({ id }: SMTPServerSession) => connections.close(id),
    onRcptTo: callbackify(
      async ({ address }: { address: string }, { envelope }: SMTPServerSession) => {
        if (!isReplyAddress(platform, address)) throw failure(550, 'No such address here');
        if (envelope.rcptTo.length >= MAX_RECIPIENTS) throw failure(452, 'Too many recipients');
      },
    ),
    onData: callbackify((stream: SMTPServerDataStream, session: SMTPServerSession) =>
      takeIn(platform, stream, session),
    ),
  };
}

async function takeIn(
  platform: Platform,
  stream: SMTPServerDataStream,
  { envelope, remoteAddress: ip, hostNameAppearsAs: helo }: SMTPServerSession,
): Promise<void> {
  const raw = await bytesOf(stream);
  // The library refuses it.
  if (!raw) return;
  const { mailFrom, rcptTo } = envelope;
  const mail = {
    raw,
    recipients: rcptTo.map(({ address }) => address),
    returnPath: mailFrom ? mailFrom.address : '',
    peer: { ip, helo: helo || ip },
    isTrusted: (platform.config.replies?.trustsLoopback ?? false) && isLoopback(ip),
  };
  try {
    if ((await takeInMail(platform, mail)) === 'done') return;
  } catch (error) {
    platform.log.error({ err: error }, 'mail not taken in');
  }
  throw failure(451, 'Please try again later');
}

/** Undefined for one that is too large, of which the rest is thrown away as it comes. */
async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk);
  }
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks);
}

function failure(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function limitDuration(socket: Socket, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), milliseconds);
  socket.once('close', () => clearTimeout(timer));
}

function isLoopback(ip: string): boolean {
  return /^(::ffff:)?127\./.test(ip) || ip === '::1';
}
