import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { roundPath } from './round-path.ts';

/** What is drawn; colours without `#`. */
export interface Drawing {
  head: string;
  face: string;
  beard?: string | undefined;
  glasses?: string | undefined;
  skin: string;
  /** Of hair, beard and their outline. */
  hair: string;
  /** Of everything else that is drawn with a line. */
  ink: string;
  clothes: string;
  tint: string;
}

/** Open Peeps draws 704 by 704, for a whole screen; a portrait is shown at 96 at most. */
const SCALE = 0.5;
/** What is shown: the head in the middle of a circle, and the shoulders. */
const VIEW = '16 8 350 350';
/** Grey hair and bands are the only heads that have a second colour. */
const GREYS = new Set(['grayBun', 'grayMedium', 'grayShort', 'noHair3', 'full4']);

/** A portrait of DiceBear's Open Peeps as a small SVG: whole numbers, without its description and mask. */
export function drawPortrait(drawing: Drawing): string {
  const { head, face, beard, glasses, skin, hair, ink, clothes, tint } = drawing;
  const second = GREYS.has(head) || (beard && GREYS.has(beard)) ? 'd9d6cd' : clothes;
  const svg = createAvatar(openPeeps, {
    head: [head as never],
    face: [face as never],
    ...(beard && { facialHair: [beard as never] }),
    facialHairProbability: beard ? 100 : 0,
    ...(glasses && { accessories: [glasses as never] }),
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: [skin],
    clothingColor: [clothes],
    headContrastColor: [second],
  }).toString();
  return optimise(painted(partsOf(svg), { hair, ink }), tint);
}

interface Parts {
  body: string;
  head: string;
  face: string;
  beard: string;
  glasses: string;
}

/** The five groups of an Open Peeps drawing; the mask is never drawn. */
function partsOf(svg: string): Parts {
  const inside = /<g mask="[^"]*">(.*)<\/g><\/svg>$/s.exec(svg)?.[1];
  const groups =
    /^(.*?)(<g transform="matrix.*?)(<g transform="translate\(315 248\)".*?)(<g transform="translate\(279 400\)".*?)<g transform="translate\(179 343\)"><\/g>(<g transform="translate\(203 303\)".*)?$/s.exec(
      inside ?? '',
    );
  const [, body, head, face, beard, glasses = ''] = groups ?? [];
  if (!body || !head || !face || beard === undefined)
    throw new Error('Open Peeps draws other groups than expected');
  return { body, head, face, beard, glasses };
}

function painted(parts: Parts, { hair, ink }: { hair: string; ink: string }): string {
  const { body, head, face, beard, glasses } = parts;
  const inHair = (part: string) => part.replaceAll('#000', `#${hair}`);
  const inInk = (part: string) => part.replaceAll('#000', `#${ink}`);
  return `${inInk(body)}${inHair(head)}${inInk(face)}${inHair(beard)}${inInk(glasses)}`;
}

function optimise(content: string, tint: string): string {
  const small = content
    .replaceAll(/<g transform="[^"]*"><\/g>/g, '')
    .replaceAll(' fill-rule="evenodd" clip-rule="evenodd"', '')
    .replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundPath(path, SCALE)}"`)
    .replaceAll(/transform="(\w+)\(([^)]*)\)"/g, (_, kind: string, numbers: string) =>
      transform(kind, numbers.split(' ').map(Number)),
    )
    .replaceAll(/<g>((?:(?!<g).)*?)<\/g>/gs, '$1')
    .replaceAll(/#(.)\1(.)\2(.)\3/g, '#$1$2$3');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}"><path fill="#${tint}" d="M-20-20h420v420h-420z"/><g fill-rule="evenodd">${small}</g></svg>\n`;
}

/** A move by whole numbers; the matrix of the head differs from one by two thousandths. */
function transform(kind: string, numbers: readonly number[]): string {
  const [x = 0, y = 0] = kind === 'matrix' ? numbers.slice(4) : numbers;
  return `transform="translate(${Math.round(x * SCALE)} ${Math.round(y * SCALE)})"`;
}
