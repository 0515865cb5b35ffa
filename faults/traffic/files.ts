import { setTimeout as sleep } from 'node:timers/promises';
import { uploadFile } from '#contract/files.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import type { Sender } from '#faults/load/send.ts';
import { compareFiles, faultsOfFiles, readFile, type KeptFile } from '#faults/oracle/files.ts';
import type { Attempt } from '#faults/oracle/ledger.ts';
import { A_DOCUMENT, aPhoto } from '#tests/support/pictures.ts';
import type { Conversation } from './conversation.ts';
import type { Traffic } from './traffic.ts';

/** Who uploads, and what was acknowledged of it. */
export interface Album {
  url: string;
  conversation: Conversation;
  /** Of the uploads, whose attempts are noted apart, and of the messages that carry them. */
  senders: { files: Sender; messages: Sender };
  kept: KeptFile[];
}

const PAUSE_MS = 300;

/** A customer sends photos and documents in a conversation, and both sides read what was sent before. */
export function fileTraffic(album: Album, attempts: Attempt[]): Traffic {
  return {
    kind: 'file',
    attempts,
    async run(goesOn) {
      for (let number = 0; goesOn(); number += 1) {
        await sendFile(album, number);
        await lookAtOne(album, number, attempts);
        await sleep(PAUSE_MS);
      }
    },
    acked: () => album.kept.length,
    faults: async () => faultsOfFiles(await compareFiles(album.url, album.kept)),
  };
}

/** Uploads a photo or, every other time, a document, and sends a message that carries it. */
export async function sendFile(
  { url, conversation, senders, kept }: Album,
  number: number,
): Promise<void> {
  const { customer, professional, professionalId, requestId } = conversation;
  const isPhoto = number % 2 === 0;
  const bytes = isPhoto ? await aPhoto({ width: 200 + number, height: 100 }) : aDocument(number);
  const name = `${customer.userId}-${number}.${isPhoto ? 'jpg' : 'pdf'}`;
  const type = isPhoto ? 'image/jpeg' : 'application/pdf';
  const file = await senders.files.write(
    customer,
    { kind: 'file', reference: name, idOf: ({ id }) => id },
    uploadFile,
    { query: { purpose: 'message', name }, body: new Blob([new Uint8Array(bytes)], { type }) },
  );
  if (!file) return;
  const content = `Here is ${name}`;
  const sent = await senders.messages.write(
    customer,
    { kind: 'message', reference: content, sequence: name, idOf: ({ id }) => id },
    sendMessage,
    {
      body: { serviceRequestId: requestId, professionalId, content, attachmentIds: [file.id] },
      idempotencyKey: name.replace('.', '-'),
    },
  );
  const readers = sent ? [customer, professional] : [customer];
  // A photo is stored anew: what it is shows the first time that it is read.
  const contents = isPhoto ? await readFile(url, customer, file.id).catch(() => undefined) : bytes;
  kept.push({ id: file.id, bytes: file.bytes, readers, contents });
}

/** One that was sent before, which need not be readable now. */
async function lookAtOne({ url, kept }: Album, number: number, attempts: Attempt[]): Promise<void> {
  const file = kept[number % Math.max(1, kept.length)];
  if (!file) return;
  const at = performance.now();
  const status = await readFile(url, file.readers.at(-1)!, file.id).then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );
  attempts.push({ at, ms: performance.now() - at, status });
}

/** Each with contents of its own. */
function aDocument(number: number): Buffer<ArrayBuffer> {
  return Buffer.concat([A_DOCUMENT, Buffer.from(`% number ${number}\n`)]);
}
