import type { Client } from '#tests/support/app.ts';

export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Messages to an address, or with an id in their text; newest first. */
export async function letters(
  { fetch }: Client,
  { to = '', about = '' }: { to?: string; about?: string },
): Promise<Letter[]> {
  const answer = await fetch(`/dev/outbox.json?to=${encodeURIComponent(to)}`);
  const all = (await answer.json()) as Letter[];
  return all.filter(({ text }) => text.includes(about));
}
