import { crc32 } from 'node:zlib';
import sharp from 'sharp';

interface Looks {
  width?: number;
  height?: number;
}

/** Camera metadata of a photo: it must not be in what we store. */
export const CAMERA = 'CanaryCamera';

/** A photo like a phone's: rotated, with camera and location metadata. */
export function aPhoto({ width = 600, height = 400 }: Looks = {}): Promise<Buffer> {
  return drawn(width, height)
    .withExif({
      IFD0: { Make: CAMERA, Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 30/1 31/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '73/1 35/1 16/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function aDrawing({ width = 60, height = 40 }: Looks = {}): Promise<Buffer> {
  return drawn(width, height).png().toBuffer();
}

/** A square with 16 bits a channel: eight bytes a pixel in memory, tiny as a file. */
export function aDeepDrawing(side: number): Promise<Buffer> {
  return drawn(side, side).toColourspace('rgb16').png({ compressionLevel: 3 }).toBuffer();
}

function drawn(width: number, height: number) {
  const background = { r: 200, g: 90, b: 30, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } });
}

/** A decompression bomb: a PNG of a few bytes that declares this size. */
export async function aBomb(width: number, height: number): Promise<Buffer> {
  const png = await aDrawing();
  const header = Buffer.alloc(17);
  header.write('IHDR', 0, 'latin1');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  png.copy(header, 12, 24, 29);
  header.copy(png, 12);
  png.writeUInt32BE(crc32(header), 29);
  return png;
}

/** A document as small as one can be. */
export const A_DOCUMENT = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
