import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

const TRADES = ['Plombier', 'Électricienne', 'peintres', 'roofer', 'Jardinière', 'comptable'];
const TOWNS = ['Rimouski', 'Matane', 'Amqui', 'Mont-Joli', 'Trois-Pistoles', 'Lévis', 'Gatineau'];
const HEADER =
  'Nom;Courriel;Téléphone;Métier;Ville;Province;Pays;Description;Années d’expérience\r\n';

/** Every fiftieth row, 2 % of all, is bad in one of five ways. */
export function isBad(row: number): boolean {
  return row % 50 === 7;
}

/** Writes a list of this many professionals in the format of a French Excel. */
export async function writeRows(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(`\ufeff${HEADER}`);
  for (let row = 0; row < count; row++) {
    if (!file.write(rowOf(row))) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}

function rowOf(row: number): string {
  const cells = [
    `"Tremblay; Jean ${row}"`,
    `jean${row}@metier${row % 97}.example`,
    '',
    TRADES[row % TRADES.length]!,
    TOWNS[row % TOWNS.length]!,
    'Québec',
    'Canada',
    `"Travaux soignés; ""${row}"""`,
    String(row % 40),
  ];
  if (isBad(row)) {
    const [at, value] = BAD[Math.floor(row / 50) % BAD.length]!;
    cells[at] = value;
  }
  return `${cells.join(';')}\r\n`;
}

const BAD: readonly [at: number, value: string][] = [
  [0, '"Tremblay'],
  [1, 'no address'],
  [3, 'plonbier'],
  [4, 'Rimousky'],
  [8, 'long'],
];
