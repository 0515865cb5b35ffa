import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Writes `.gz` and `.br` beside every text file of the folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter(isSent).map((file) => compressFile(path.join(folder, file))));
}

/** Templates of pages are filled in before they are sent. */
function isSent(file: string): boolean {
  return TEXT.test(file) && !file.startsWith('templates');
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
  await writeFile(`${file}.br`, await toBrotli(content, brotli));
}
