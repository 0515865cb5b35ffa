import { authenticate, type AuthenticateResult, type DKIMResult, type SPFResult } from 'mailauth';
import type { LookUp } from '#server/platform/outbound/dns.ts';
import type { ArrivedMail } from '#server/replies/email/arrived-mail.ts';

/** Whether the author of a mail is who it says; `later` where the DNS did not answer. */
export type Proof =
  | {
      state: 'proven';
      /** Tells a replay by: the hash of a signature that does not cover the Message-ID. */
      signature: string | null;
    }
  | { state: 'unproven' | 'later' };

/**
 * Proves the domain of a mail's author by a DKIM signature over the whole body, or by SPF, aligned with
 * it; and by DMARC, where the domain has a policy (RFC 9989).
 */
export async function proveSender(
  { raw, peer, returnPath }: Pick<ArrivedMail, 'raw' | 'peer' | 'returnPath'>,
  from: string,
  lookUp: LookUp,
): Promise<Proof> {
  const result = await authenticate(Buffer.from(raw), {
    ...peer,
    sender: returnPath,
    resolver: lookUp,
    disableArc: true,
    disableBimi: true,
  });
  const { dkim, dmarc } = result;
  const spf = peer && result.spf ? result.spf : undefined;
  const isAuthor = dkim.fromFields === 1 && dkim.headerFrom.join().toLowerCase() === from;
  if (!isAuthor || !dmarc) return { state: 'unproven' };
  if (isUndecided({ dkim, spf, dmarc })) return { state: 'later' };
  const signature = dkim.results.find(isAligned);
  const isSent = spf?.status.result === 'pass' && isOf(spf.domain, from);
  const isAllowed = dmarc.status.result === 'pass' || dmarc.status.result === 'none';
  if (!isAllowed || !(signature || isSent)) return { state: 'unproven' };
  return { state: 'proven', signature: signature && !isSent ? replayMark(signature) : null };
}

/** A signature with `l=` leaves room for words of others. */
function isAligned({ status }: DKIMResult): boolean {
  return status.result === 'pass' && Boolean(status.aligned) && !status.underSized;
}

/** The domain of the author, or one below it: what a public suffix would allow is not. */
function isOf(domain: string, from: string): boolean {
  const own = from.slice(from.lastIndexOf('@') + 1);
  const asked = domain.toLowerCase();
  return asked === own || asked.endsWith(`.${own}`);
}

type Results = Pick<AuthenticateResult, 'dkim' | 'dmarc'> & { spf: SPFResult | undefined };

/** Nothing is proven, and the DNS may say otherwise in a while. */
function isUndecided({ dkim, spf, dmarc }: Results): boolean {
  if (dmarc && dmarc.status.result === 'temperror') return true;
  const isPassed = dkim.results.some(isAligned) || spf?.status.result === 'pass';
  const all = [...dkim.results.map(({ status }) => status), ...(spf ? [spf.status] : [])];
  return !isPassed && all.some(({ result }) => result === 'temperror');
}

function replayMark({ id, signingHeaders }: DKIMResult): string | null {
  const keys = (signingHeaders?.keys ?? '').toLowerCase().split(/[\s:]+/);
  return keys.includes('message-id') ? null : (id ?? null);
}
