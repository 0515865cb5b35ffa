export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'pdf';

/** The magic bytes of each kind; a picture is also validated by decoding it. */
const signatures: Record<FileKind, (start: Buffer) => boolean> = {
  jpeg: (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (start) => start.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (start) => ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WEBP',
  gif: (start) => ['GIF87a', 'GIF89a'].includes(ascii(start, 0, 6)),
  pdf: (start) => ascii(start, 0, 5) === '%PDF-',
};

/** Detects the kind of a file by its bytes, not its name; undefined for a kind we do not accept. */
export function detectFileKind(bytes: Uint8Array): FileKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 12));
  const kinds = Object.keys(signatures) as FileKind[];
  return kinds.find((kind) => signatures[kind](start));
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1');
}
