import type { Duplex } from 'node:stream';

/** One message of PostgreSQL's protocol: its type, and all its bytes. */
export interface Frame {
  type: string;
  bytes: Buffer;
}

/**
 * Splits the bytes of a socket into messages; `head` gets the untyped one that begins a connection.
 */
export function readFrames(
  socket: Duplex,
  onFrame: (frame: Frame) => void,
  onHead?: (bytes: Buffer) => void,
): void {
  let received: Buffer = Buffer.alloc(0);
  let head = onHead;
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const letter = head ? 0 : 1;
      if (received.length < letter + 4) return;
      const size = letter + received.readUInt32BE(letter);
      if (received.length < size) return;
      const bytes = received.subarray(0, size);
      received = received.subarray(size);
      const begin = head;
      head = undefined;
      if (begin) begin(bytes);
      else onFrame({ type: String.fromCodePoint(bytes[0]!), bytes });
    }
  });
}

/** A message of this type. */
export function frame(type: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), size, body]);
}
