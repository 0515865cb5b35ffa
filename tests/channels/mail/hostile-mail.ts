import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { pick } from '#db/seed/deterministic.ts';
import { OWN_KEY, signed } from './sign-mail.ts';

/** Somebody with an address of their own, and one who is nobody. */
export interface Targets {
  author: string;
  to: string;
  /** Somebody else who has an account at the same provider. */
  other: string;
  site: string;
}

export interface HostileMail {
  name: string;
  raw: string;
  envelope: { from: string; to: string };
}

type Draw = () => number;

const plain = (headers: Record<string, string>, text = 'Yes, I accept everything.') =>
  `${Object.entries({
    'Message-ID': `<${randomUUID()}@example.test>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${text}\r\n`;

const forge = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

type Make = (targets: Targets, draw: Draw) => Promise<Omit<HostileMail, 'name'>>;

const to = ({ author, to: address }: Targets) => ({ from: author, to: address });

/** Mails by somebody who is not the author. */
const FORGED: Record<string, Make> = {
  unsigned: async (one) => ({ raw: plain({ From: one.author, To: one.to }), envelope: to(one) }),
  'signed with another key': async (one) => ({
    raw: await signed(plain({ From: one.author, To: one.to }), { ...OWN_KEY, privateKey: forge }),
    envelope: to(one),
  }),
  'signed by another domain': async (one) => ({
    raw: await signed(plain({ From: one.author, To: one.to }), {
      ...OWN_KEY,
      signingDomain: 'other.test',
    }),
    envelope: { from: 'x@other.test', to: one.to },
  }),
  'changed after it was signed': async (one) => ({
    raw: (await signed(plain({ From: one.author, To: one.to }, 'No'))).replace(
      /No\r\n$/,
      'Yes\r\n',
    ),
    envelope: to(one),
  }),
  'longer than what was signed': async (one) => {
    const whole = plain({ From: one.author, To: one.to }, 'Hi');
    const raw = await signed(whole, { ...OWN_KEY, maxBodyLength: 2 });
    return { raw: `${raw}Yes\r\n`, envelope: to(one) };
  },
  'by somebody else with an account': async (one) => ({
    raw: await signed(plain({ From: one.other, To: one.to })),
    envelope: { from: one.other, to: one.to },
  }),
  'with the author’s name': async (one) => ({
    raw: await signed(plain({ From: `"${one.author}" <${one.other}>`, To: one.to })),
    envelope: { from: one.other, to: one.to },
  }),
  'with two authors': async (one) => ({
    raw: await signed(plain({ From: `${one.other}, ${one.author}`, To: one.to })),
    envelope: to(one),
  }),
  'with a second From': async (one) => ({
    raw: `From: ${one.author}\r\n${await signed(plain({ From: one.other, To: one.to }))}`,
    envelope: to(one),
  }),
  'sent for another author': async (one) => ({
    raw: plain({ From: one.author, Sender: 'x@other.test', To: one.to }),
    envelope: { from: 'x@other.test', to: one.to },
  }),
};

/** Real mails of the author that are not for this address. */
const MISADDRESSED: Record<string, Make> = {
  'to a friend': async (one) => ({
    raw: await signed(plain({ From: one.author, To: 'friend@other.test' }, 'Yes')),
    envelope: to(one),
  }),
  'to an address that was changed': async (one) => ({
    raw: await signed(plain({ From: one.author, To: one.to })),
    envelope: {
      from: one.author,
      to: one.to.replace(/.@/, (sign) => (sign === 'a@' ? 'b@' : 'a@')),
    },
  }),
  'to somebody at the same domain': async (one) => ({
    raw: await signed(plain({ From: one.author, To: 'hello@reply.near.test' })),
    envelope: { from: one.author, to: 'hello@reply.near.test' },
  }),
  'to be relayed': async (one) => ({
    raw: await signed(plain({ From: one.author, To: 'victim@other.test' })),
    envelope: { from: one.author, to: 'victim@other.test' },
  }),
};

const automatic = (headers: Record<string, string>, subject: string, from?: string): Make => {
  return async (one) => ({
    raw: await signed(plain({ From: one.author, To: one.to, Subject: subject, ...headers }, 'Yes')),
    envelope: { from: from ?? one.author, to: one.to },
  });
};

/** Mails that nobody wrote, with a word that would accept. */
const AUTOMATIC: Record<string, Make> = {
  'an absence, as RFC 3834 has it': automatic(
    { 'Auto-Submitted': 'auto-replied' },
    'Re: A request',
  ),
  'an absence of Exchange': automatic(
    { 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' },
    'Automatic reply: A request',
  ),
  'an absence of Gmail': automatic(
    { Precedence: 'bulk', 'X-Autoreply': 'yes' },
    'Back on Monday Re: A request',
  ),
  'an absence that says so in French': automatic(
    {},
    '=?utf-8?Q?R=C3=A9ponse_automatique=C2=A0=3A_Une_demande?=',
  ),
  'an absence that says so in Spanish': automatic(
    {},
    '=?utf-8?Q?Respuesta_autom=C3=A1tica=3A_Una_solicitud?=',
  ),
  'out of office': automatic({}, 'Out of Office: A request'),
  'absent du bureau': automatic({}, 'Absence du bureau : Une demande'),
  'fuera de la oficina': automatic({}, 'Fuera de la oficina: Una solicitud'),
  'a bounce': automatic(
    { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x' },
    'Undeliverable: A request',
  ),
  'a bounce by the null sender': automatic({}, 'Mail delivery failed', ''),
  'a mailing list': automatic(
    { 'List-Id': '<news.example.test>', Precedence: 'list' },
    'Re: A request',
  ),
  'a newsletter': automatic({ 'List-Unsubscribe': '<https://example.test/stop>' }, 'News'),
  'a mail of our own': async (one) => ({
    raw: await signed(plain({ From: one.author, To: one.to, 'X-Loop': one.site }, 'Yes')),
    envelope: to(one),
  }),
};

/** Kinds of mails that must have no effect, in turn. */
export const HOSTILE: readonly (readonly [name: string, make: Make])[] = [
  ...Object.entries(FORGED),
  ...Object.entries(MISADDRESSED),
  ...Object.entries(AUTOMATIC),
];

/** A mail that must have no effect: of the kind of this number. */
export async function makeHostile(
  number: number,
  targets: Targets,
  draw: Draw,
): Promise<HostileMail> {
  const [name, make] = HOSTILE[number % HOSTILE.length] ?? pick(HOSTILE, draw);
  return { name, ...(await make(targets, draw)) };
}
