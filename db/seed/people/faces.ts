/** A drawn person: what DiceBear's Open Peeps calls its parts, and our colours. */
export interface Face {
  look: 'woman' | 'man';
  age: 'young' | 'middle' | 'older';
  /** From 1, light, to 8, dark. */
  skin: keyof typeof SKINS;
  hair: keyof typeof HAIRS;
  head: string;
  face: string;
  beard?: string;
  glasses?: string;
}

export const SKINS = {
  1: 'ffdfc4',
  2: 'f8cfa8',
  3: 'edb98a',
  4: 'dba273',
  5: 'c68652',
  6: 'a9683f',
  7: '8a5537',
  8: '744836',
} as const;

/** Of hair and beard, and of the outline that is drawn with them. */
export const HAIRS = {
  black: '17201b',
  brown: '4a2e1e',
  chestnut: '6b3f22',
  auburn: '8a4020',
  blond: '9c6f2e',
  grey: '6f726c',
} as const;

type Row = readonly [
  skin: Face['skin'],
  hair: Face['hair'],
  head: string,
  face: string,
  beard?: string | undefined,
  glasses?: string,
];

/** Warm tints of our palette, and clothes that go with them. */
export const TINTS = ['ffe7b0', 'f4e0d2', 'dfeae0', 'e5e1ef', 'dceaf0', 'f5ecc9', 'ebe6da'];
export const CLOTHES = [
  '0f4c3a',
  'c8553d',
  '4f7ea3',
  'ffb938',
  '6f6a9c',
  '7fa58c',
  '33506b',
  'f3ead6',
  'a8563f',
];

const YOUNG_WOMEN: readonly Row[] = [
  [1, 'auburn', 'long', 'smile'],
  [2, 'brown', 'bangs2', 'cute'],
  [2, 'black', 'mediumStraight', 'smile'],
  [3, 'black', 'longBangs', 'calm', undefined, 'glasses2'],
  [4, 'brown', 'longCurly', 'smile'],
  [5, 'black', 'medium3', 'cute'],
  [7, 'black', 'longAfro', 'smile'],
  [8, 'black', 'bantuKnots', 'calm'],
  [6, 'black', 'cornrows', 'smile'],
  [3, 'chestnut', 'bun', 'smile'],
];

const WOMEN: readonly Row[] = [
  [1, 'blond', 'medium1', 'smile', undefined, 'glasses'],
  [2, 'chestnut', 'mediumBangs', 'calm'],
  [1, 'brown', 'bun2', 'smile'],
  [2, 'brown', 'medium2', 'cute', undefined, 'glasses5'],
  [3, 'brown', 'mediumBangs3', 'smile'],
  [4, 'black', 'medium3', 'calm', undefined, 'glasses2'],
  [4, 'black', 'hijab', 'smile'],
  [5, 'black', 'long', 'smile'],
  [7, 'black', 'afro', 'cute', undefined, 'glasses'],
  [8, 'black', 'dreads2', 'smile'],
];

const OLDER_WOMEN: readonly Row[] = [
  [1, 'grey', 'grayBun', 'smile', undefined, 'glasses2'],
  [2, 'grey', 'grayMedium', 'calm'],
  [3, 'grey', 'medium1', 'smile', undefined, 'glasses'],
  [4, 'grey', 'grayBun', 'cute'],
  [5, 'grey', 'grayMedium', 'smile', undefined, 'glasses5'],
  [7, 'grey', 'grayMedium', 'calm'],
  [8, 'grey', 'afro', 'smile', undefined, 'glasses2'],
  [1, 'grey', 'bangs2', 'smile'],
  [2, 'grey', 'medium2', 'cute', undefined, 'glasses5'],
];

const YOUNG_MEN: readonly Row[] = [
  [1, 'auburn', 'short5', 'smile'],
  [2, 'brown', 'pomp', 'cheeky'],
  [1, 'blond', 'short1', 'calm', 'chin'],
  [3, 'black', 'shaved3', 'smile', undefined, 'glasses3'],
  [2, 'black', 'short2', 'cute'],
  [4, 'black', 'pomp', 'smile', 'full'],
  [5, 'black', 'short5', 'smile'],
  [6, 'black', 'flatTop', 'calm', 'chin'],
  [7, 'black', 'twists', 'smile'],
  [8, 'black', 'dreads1', 'smile', undefined, 'glasses2'],
];

const MEN: readonly Row[] = [
  [1, 'chestnut', 'short3', 'smile', 'full'],
  [2, 'brown', 'shaved1', 'calm', 'moustache5'],
  [1, 'brown', 'short1', 'smile', undefined, 'glasses2'],
  [2, 'auburn', 'noHair1', 'smile', 'full3'],
  [3, 'black', 'short3', 'calm', 'moustache6'],
  [3, 'brown', 'noHair1', 'smile', undefined, 'glasses'],
  [4, 'black', 'turban', 'smile', 'full3'],
  [4, 'black', 'short1', 'smile', 'goatee2'],
  [5, 'black', 'shaved2', 'cheeky', 'moustache5'],
  [6, 'black', 'short2', 'smile', 'full', 'glasses5'],
  [7, 'black', 'flatTop', 'calm'],
  [8, 'black', 'noHair1', 'smile', 'full'],
];

const OLDER_MEN: readonly Row[] = [
  [1, 'grey', 'noHair2', 'smile', undefined, 'glasses'],
  [2, 'grey', 'grayShort', 'calm', 'moustache9'],
  [1, 'grey', 'noHair3', 'smile', 'full4'],
  [2, 'grey', 'short1', 'smile', 'full', 'glasses2'],
  [3, 'grey', 'grayShort', 'smile'],
  [4, 'grey', 'short3', 'calm', 'moustache5'],
  [5, 'grey', 'noHair3', 'smile', 'full4', 'glasses5'],
  [7, 'grey', 'short2', 'smile', 'full'],
  [8, 'grey', 'noHair1', 'calm', 'full', 'glasses2'],
];

/** The people of the demo world, in the order of their files' numbers. */
export const FACES: readonly Face[] = [
  ...group('woman', 'young', YOUNG_WOMEN),
  ...group('woman', 'middle', WOMEN),
  ...group('woman', 'older', OLDER_WOMEN),
  ...group('man', 'young', YOUNG_MEN),
  ...group('man', 'middle', MEN),
  ...group('man', 'older', OLDER_MEN),
];

function group(look: Face['look'], age: Face['age'], rows: readonly Row[]): Face[] {
  return rows.map(([skin, hair, head, face, beard, glasses]) => ({
    look,
    age,
    skin,
    hair,
    head,
    face,
    ...(beard && { beard }),
    ...(glasses && { glasses }),
  }));
}
