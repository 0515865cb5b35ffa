import { strFromU8, unzipSync } from 'fflate';
import type { Client } from './app.ts';

/** The archive of an account, as one text. */
export async function archiveOf({ fetch }: Pick<Client, 'fetch'>): Promise<string> {
  const answer = await fetch('/api/account/export');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
}
