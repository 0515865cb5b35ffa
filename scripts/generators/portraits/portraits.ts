import { FACE_COUNT, faceUrl, LINE_DRAWING_COUNT, lineDrawingUrl } from '#contract/drawings.ts';
import { drawPortrait } from './draw.ts';
import { CLOTHES, FACES, HAIRS, SKINS, TINTS } from '#db/seed/people/faces.ts';

const INK = '17201b';
/** Pine on pine: these stand for real people, of whom a drawing must not claim a skin. */
const LINE = { skin: 'fffaf0', hair: '0f4c3a', ink: '0f4c3a', clothes: '8dbba4', tint: 'deece4' };
/** Hair that many people wear, in the order of the files' numbers. */
const LINE_HEADS = [
  'short1',
  'short3',
  'short4',
  'short5',
  'pomp',
  'shaved3',
  'twists',
  'dreads1',
  'dreads2',
  'afro',
  'hatBeanie',
  'medium1',
];
const LINE_FACES = [{ face: 'smile' }, { face: 'calm', glasses: 'glasses2' }];

/** The portraits, by the path of their file. */
export function portraitFiles(): Record<string, string> {
  if (FACES.length !== FACE_COUNT) throw new Error(`${FACES.length} faces, not ${FACE_COUNT}`);
  const lines = LINE_FACES.flatMap((one) => LINE_HEADS.map((head) => ({ ...LINE, ...one, head })));
  if (lines.length !== LINE_DRAWING_COUNT) throw new Error(`${lines.length} line drawings`);
  return Object.fromEntries([
    ...FACES.map((face, at) => [
      fileOf(faceUrl(at + 1)),
      drawPortrait({
        ...face,
        skin: SKINS[face.skin],
        hair: HAIRS[face.hair],
        ink: INK,
        tint: inTurn(TINTS, at * 3 + Math.floor(at / TINTS.length)),
        clothes: inTurn(CLOTHES, at * 2 + Math.floor(at / CLOTHES.length)),
      }),
    ]),
    ...lines.map((line, at) => [fileOf(lineDrawingUrl(at + 1)), drawPortrait(line)]),
  ]);
}

function fileOf(url: string): string {
  return `web/public${url}`;
}

function inTurn(list: readonly string[], at: number): string {
  return list[at % list.length]!;
}
