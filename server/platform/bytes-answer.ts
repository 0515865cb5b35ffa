import type { FileAnswer } from '#contract/endpoint.ts';

/** A document made for one reader, as a download that no browser keeps. */
export function bytesAnswer(
  bytes: Uint8Array,
  about: Pick<FileAnswer, 'mediaType' | 'name'>,
): FileAnswer {
  return { ...about, bytes: bytes.byteLength, inline: false, noStore: true, content: once(bytes) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
