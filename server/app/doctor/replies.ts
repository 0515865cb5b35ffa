import { once } from 'node:events';
import { connect } from 'node:net';
import type { Config } from '#server/platform/config/config.ts';
import type { LookUp } from '#server/platform/outbound/dns.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import { bad, warning, well, type Finding, type Look } from './examination.ts';
import { SERVICE_TIMEOUT_MS } from './services.ts';

type Replies = NonNullable<Config['replies']>;

/**
 * Whether answers to our mails come in: the port answers, the domain has a mail server, and who hands mails over by a
 * webhook.
 */
export const examineReplies: Look = async ({ platform, texts }) => {
  const { config, lookUp } = platform;
  const { replies } = config;
  const what = texts.parts.replies;
  const said = texts.replies;
  if (!replies) return [well(what, said.none)];
  const findings: Finding[] = [well(what, said.domain(replies.domain, waysOf(replies)))];
  if (replies.smtp) {
    const isOpen = await answers(replies.smtp);
    const { port } = replies.smtp;
    findings.push(
      isOpen
        ? well(said.port, said.open(String(port)))
        : bad(said.port, said.closed(String(port)), said.portCure),
    );
  }
  if (config.production) {
    const servers = await mailServersOf(lookUp, replies.domain);
    findings.push(
      servers.length > 0
        ? well(said.mx, servers.join(', '))
        : bad(said.mx, said.noMx(replies.domain), said.mxCure),
    );
    if (replies.smtp && !replies.smtp.tls)
      findings.push(warning(said.tls, said.noTls, said.tlsCure));
  }
  return findings;
};

function waysOf({ smtp, webhookSecret, mailgunKey, postmarkPassword }: Replies): string {
  const ways = [
    smtp && 'SMTP',
    webhookSecret && 'webhook',
    mailgunKey && 'Mailgun',
    postmarkPassword && 'Postmark',
  ];
  return ways.filter(Boolean).join(', ');
}

/** Whether a mail server greets there. */
async function answers({ host, port }: { host: string; port: number }): Promise<boolean> {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host;
  const socket = connect(port, reached);
  try {
    const greeting = once(socket.setEncoding('latin1'), 'data');
    const [said] = (await withTimeout(greeting, SERVICE_TIMEOUT_MS, () => [''])) as [string];
    return said.startsWith('220');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function mailServersOf(lookUp: LookUp, domain: string): Promise<string[]> {
  try {
    const found = (await lookUp(domain, 'MX')) as unknown as { exchange: string }[];
    return found.map(({ exchange }) => exchange);
  } catch {
    return [];
  }
}
