import { expect, type APIRequestContext } from '@playwright/test';

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The six digits last sent to an address. */
export async function codeFor(request: APIRequestContext, address: string): Promise<string> {
  const letter = await letterOf(request, ({ subject }) => /\d{6}/.test(subject), address);
  return /\d{6}/.exec(letter.subject)?.[0] ?? '';
}

/** Who was told of a lead. */
export async function receiverOfLead(request: APIRequestContext, leadId: string): Promise<string> {
  const letter = await letterOf(request, ({ text }) => text.includes(leadId));
  return letter.to;
}

/** The newest letter that fits, as soon as it is written. */
async function letterOf(
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
