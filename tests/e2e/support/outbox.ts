import { expect, type APIRequestContext } from '@playwright/test';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Where its answer goes. */
  replyTo: string | null;
}

/** The unused six-digit code last sent to an address, as soon as there is one. */
export async function codeFor(
  request: APIRequestContext,
  address: string,
  used: ReadonlySet<string> = new Set(),
): Promise<string> {
  const codeOf = ({ subject }: Letter) => /\d{6}/.exec(subject)?.[0] ?? '';
  const fits = (letter: Letter) => codeOf(letter) !== '' && !used.has(codeOf(letter));
  return codeOf(await letterOf(request, fits, address));
}

/** The recipient of the letter about a lead. */
export async function receiverOfLead(request: APIRequestContext, leadId: string): Promise<string> {
  const letter = await letterOf(request, ({ text }) => text.includes(leadId));
  return letter.to;
}

/** The newest matching letter, as soon as it is written. */
export async function letterOf(
  request: APIRequestContext,
  fits: (letter: Letter) => boolean,
  to = '',
): Promise<Letter> {
  let found: Letter | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`);
        found = ((await answer.json()) as Letter[]).find(fits);
        return found;
      },
      `a letter to ${to || 'a professional'}`,
    )
    .toBeDefined();
  return found as Letter;
}
