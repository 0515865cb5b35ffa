import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { ExtractRecord } from './extract.ts';
import { openExtract } from './read-extract.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nearhand-extract-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array) {
  const path = join(folder, 'extract');
  await writeFile(path, content);
  const extract = await openExtract(path);
  const records: ExtractRecord[] = [];
  for await (const record of extract.records()) records.push(record);
  return { source: extract.source, records };
}

/** What each record comes to: the line, and the name of the place or why it is none. */
async function found(content: string | Uint8Array) {
  const { records } = await read(content);
  return records.map(({ line, parsed }) =>
    typeof parsed === 'string' ? [line, parsed] : [line, parsed.kind, parsed.name],
  );
}

const geonames = (cells: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 19 }, (_, at) => cells[at] ?? GEONAMES[at] ?? '').join('\t');
const GEONAMES: Readonly<Record<number, string>> = {
  0: '90000001',
  1: 'Saint-Machin',
  2: 'Saint-Machin',
  3: 'Machinville,YUL,Мачин',
  4: '53.6',
  5: '-68.4',
  6: 'P',
  7: 'PPLX',
  8: 'CA',
  14: '0',
};
const feature = (properties: object, coordinates: unknown = [-68.4, 53.6], type = 'Point') => ({
  type: 'Feature',
  id: 'n1',
  properties,
  geometry: { type, coordinates },
});
const suburb = (name: unknown) => feature({ place: 'suburb', name });
const lines = (...records: unknown[]) => records.map((one) => `${JSON.stringify(one)}\n`).join('');

describe('a dump of GeoNames', () => {
  it('has towns and their sections, with other names', async () => {
    const town = geonames({ 0: '90000002', 1: 'Tilbourg', 3: '', 7: 'PPL', 14: '42000' });
    const { source, records } = await read(`${geonames()}\n${town}\r\n`);
    expect(source).toBe('geonames');
    expect(records).toEqual([
      {
        line: 1,
        parsed: {
          kind: 'district',
          id: '90000001',
          name: 'Saint-Machin',
          names: {},
          also: ['Machinville'],
          lat: 53.6,
          lon: -68.4,
          people: 5000,
          country: 'CA',
          town: null,
        },
      },
      {
        line: 2,
        parsed: expect.objectContaining({ kind: 'town', also: ['Saint-Machin'], people: 42_000 }),
      },
    ]);
  });

  it.each([
    [{ 6: 'H' }, 'other'],
    [{ 7: 'PPLQ' }, 'gone'],
    [{ 4: '99' }, 'badPosition'],
    [{ 4: '0', 5: '0' }, 'badPosition'],
    [{ 5: 'NaN' }, 'badPosition'],
    [{ 1: ' ' }, 'noName'],
    [{ 0: 'x' }, 'unreadable'],
    [{ 3: 'a'.repeat(60_001) }, 'tooLong'],
  ])('a record with %j is %s', async (cells, reason) => {
    expect(await found(`${geonames()}\n${geonames(cells)}`)).toEqual([
      [1, 'district', 'Saint-Machin'],
      [2, reason],
    ]);
  });

  it('is read from a zip archive as it is downloaded, and from gzip', async () => {
    const text = Buffer.from(`${geonames()}\n`);
    const archive = zipSync({ 'readme.txt': Buffer.from('About'), 'XX.txt': text });
    expect(await found(archive)).toEqual([[1, 'district', 'Saint-Machin']]);
    expect(await found(gzipSync(text))).toEqual([[1, 'district', 'Saint-Machin']]);
  });
});

describe('an extract of OpenStreetMap', () => {
  const street = (coordinates: unknown) =>
    feature({ highway: 'residential', name: 'Rue des Tilleuls' }, coordinates, 'LineString');

  it('is GeoJSONSeq, each line by itself, so that a broken one breaks no other', async () => {
    const text = `\u001e${lines(suburb('Saint-Machin'))}{"type":"Feature","prop\n${lines(
      street([
        [-68, 53],
        [-68.1, 53],
        [-68.2, 53],
      ]),
    )}`;
    expect(await found(text)).toEqual([
      [1, 'district', 'Saint-Machin'],
      [2, 'unreadable'],
      [3, 'street', 'Rue des Tilleuls'],
    ]);
  });

  it('is a collection of features, printed in whatever way', async () => {
    const collection = { type: 'FeatureCollection', features: [suburb('A{"]B'), suburb('C]}')] };
    const strange = {
      type: 'FeatureCollection',
      features: [suburb('Saint "Machin"'), suburb('Ça\\')],
    };
    expect(await found(JSON.stringify(strange))).toEqual([
      [1, 'district', 'Saint "Machin"'],
      [1, 'badName'],
    ]);
    expect(await found(JSON.stringify(collection, null, 2))).toEqual([
      [4, 'badName'],
      [19, 'badName'],
    ]);
  });

  it('is the answer of the Overpass API', async () => {
    const tags = { highway: 'residential', name: 'Rue des Tilleuls' };
    const elements = [
      {
        type: 'node',
        id: 1,
        lat: 53.6,
        lon: -68.4,
        tags: { place: 'quarter', name: 'Saint-Machin' },
      },
      { type: 'way', id: 2, center: { lat: 53.6, lon: -68.4 }, tags },
      { type: 'way', id: 3, geometry: [{ lat: 53.6, lon: -68.4 }], tags },
      { type: 'way', id: 4, nodes: [1, 2], tags },
      { type: 'node', id: 5, lat: 53.6, lon: -68.4 },
    ];
    const { records } = await read(JSON.stringify({ version: 0.6, elements }));
    expect(records.map(({ parsed }) => (typeof parsed === 'string' ? parsed : parsed.id))).toEqual([
      'node/1',
      'way/2',
      'way/3',
      'noPosition',
      'other',
    ]);
  });

  it('has names by language and other names', async () => {
    const names = {
      'name:fr': 'Les Machins',
      'name:en': 'Machin Heights',
      alt_name: 'Machin;Bas-Machin',
    };
    const { records } = await read(
      lines(feature({ place: 'suburb', name: 'Les Machins', ...names })),
    );
    expect(records[0]!.parsed).toMatchObject({
      name: 'Les Machins',
      names: { en: 'Machin Heights' },
      also: ['Machin', 'Bas-Machin'],
    });
  });

  it('takes the Latin name of a place that is written otherwise', async () => {
    const tags = { place: 'suburb', name: 'Мачин' };
    expect(await found(lines(feature(tags), feature({ ...tags, 'name:en': 'Machin' })))).toEqual([
      [1, 'notLatin'],
      [2, 'district', 'Machin'],
    ]);
  });
});

test.each([
  ['markup', '<b>Machin</b>'],
  ['a script', '<script>alert(1)</script>'],
  ['a formula', '=HYPERLINK("http://x")'],
  ['another formula', '@SUM(A1)'],
  ['a link', 'https://machin.example'],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['101 characters', 'a'.repeat(101)],
  ['punctuation only', '...'],
])('a name of %s is none', async (_, name) => {
  expect(await found(lines(suburb(name), suburb('Machin')))).toEqual([
    [1, 'badName'],
    [2, 'district', 'Machin'],
  ]);
});

test('control and direction characters are taken out of names', async () => {
  expect(await found(lines(suburb('Saint\u0000-\u202eMachin\n')))).toEqual([
    [1, 'district', 'Saint - Machin'],
  ]);
});

test('letters that are no UTF-8 make no name', async () => {
  const text = lines(suburb('Machin'), suburb('Ecole'));
  const bytes = Buffer.from(text);
  bytes[bytes.lastIndexOf('E')] = 0xe9;
  expect(await found(bytes)).toEqual([
    [1, 'district', 'Machin'],
    [2, 'badName'],
  ]);
});

test.each([
  ['of text', suburb({ toString: 1 }), 'noName'],
  ['absurd', feature({ place: 'suburb', name: 'Machin' }, [1e308, 53]), 'badPosition'],
  ['missing', { type: 'Feature', properties: { place: 'suburb', name: 'Machin' } }, 'noPosition'],
  ['no record', 7, 'unreadable'],
  ['a prototype', feature({ place: '__proto__', name: 'Machin' }), 'other'],
])('values that are %s end nothing', async (_, item, reason) => {
  expect(await found(lines(suburb('Machin'), item))).toEqual([
    [1, 'district', 'Machin'],
    [2, reason],
  ]);
});

test('depth and length are bounded', async () => {
  const deep = `{"type":"Feature","properties":{"place":"suburb","name":"Machin"},"geometry":{"type":"Point","coordinates":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
  const long = `{"type":"Feature","x":"${'a'.repeat(4_100_000)}"}`;
  const inList = `{"features":[${deep},${long},${JSON.stringify(suburb('Machin'))}]}`;
  for (const text of [[JSON.stringify(suburb('Un')), deep, long].join('\n'), inList]) {
    const reasons = new Set((await found(text)).map(([, reason]) => reason));
    expect(reasons).toEqual(new Set(['district', 'noPosition', 'tooLong']));
  }
});

test('a list that is cut off says where', async () => {
  const text = `{"elements":[\n${JSON.stringify(suburb('Machin'))},\n{"type":"node","tags":{`;
  expect((await found(text)).at(-1)).toEqual([3, 'unreadable']);
});

test.each([
  ['PBF', Buffer.concat([Buffer.from([0, 0, 0, 13, 10, 9]), Buffer.from('OSMHeader')]), 'PBF'],
  ['XML', '<?xml version="1.0"?><osm></osm>', 'osmium export'],
  ['UTF-16', Buffer.from('\ufeffa', 'utf16le'), 'UTF-16'],
  ['a damaged archive', Buffer.concat([gzipSync('a'.repeat(99)).subarray(0, 12)]), 'damaged'],
  ['a zip archive that was cut off', zipped().subarray(0, -3000), 'damaged'],
  ['something else', 'name,city\nA,B\n', 'no extract that can be read'],
  ['nothing', '', 'empty'],
])('%s is refused with the cure', async (_, content, cure) => {
  await expect(read(content)).rejects.toThrow(cure);
});

/** Of lines that cannot be made much smaller. */
function zipped(): Uint8Array {
  const text = Array.from({ length: 500 }, (_, at) =>
    geonames({ 0: `${at}`, 2: `Ville ${at ** 5}` }),
  );
  return zipSync({ 'XX.txt': Buffer.from(text.join('\n')) });
}

test('a folder and a missing file are refused', async () => {
  await expect(openExtract(folder)).rejects.toThrow('There is no file');
  await expect(openExtract(join(folder, 'nowhere'))).rejects.toThrow('There is no file');
});
