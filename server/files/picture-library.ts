import type Sharp from 'sharp';

let library: Promise<typeof Sharp> | undefined;

/**
 * What decodes and draws pictures: one core per picture, no cache, and only decoders of the accepted
 * formats. Loaded lazily: it is large, and many a node never sees a picture.
 */
export function pictureLibrary(): Promise<typeof Sharp> {
  return (library ??= load());
}

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  });
  return sharp;
}
