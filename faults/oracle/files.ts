import type { SignedIn } from '#faults/site/people.ts';
import { CallError } from '#contract/client.ts';

/** An upload that was acknowledged. */
export interface KeptFile {
  id: string;
  /** The size that was acknowledged. */
  bytes: number;
  /** Those who may read it. */
  readers: SignedIn[];
  /** What was read of it, or sent where it is stored as it is; undefined where it was not read yet. */
  contents: Buffer | undefined;
}

/** Acknowledged uploads that cannot be read, and those that are read as something else; by id. */
export interface FileFaults {
  unreadable: string[];
  changed: string[];
}

const ANSWER_MS = 30_000;

/** Reads every one as each of its readers; once nothing fails any more. */
export async function compareFiles(url: string, kept: readonly KeptFile[]): Promise<FileFaults> {
  const faults: FileFaults = { unreadable: [], changed: [] };
  for (const { id, bytes, readers, contents } of kept) {
    for (const reader of readers) {
      const now = await readFile(url, reader, id).catch(() => undefined);
      const isSame = now?.byteLength === bytes && (contents?.equals(now) ?? true);
      if (!now) faults.unreadable.push(id);
      else if (!isSame) faults.changed.push(id);
    }
  }
  return faults;
}

/** In words; none where all holds. */
export function faultsOfFiles({ unreadable, changed }: FileFaults): string[] {
  return [
    ...(unreadable.length > 0
      ? [`${unreadable.length} acknowledged files cannot be read, as ${unreadable[0]}`]
      : []),
    ...(changed.length > 0
      ? [`${changed.length} acknowledged files are not what was sent, as ${changed[0]}`]
      : []),
  ];
}

/** The bytes of a file for somebody. @throws CallError where it is refused, or what `fetch` does */
export async function readFile(url: string, { cookie }: SignedIn, id: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(`${url}/api/files/${id}`, { headers: { cookie }, signal });
  if (!answer.ok) throw new CallError(answer.status, await answer.text());
  return Buffer.from(await answer.arrayBuffer());
}
