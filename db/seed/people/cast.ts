import { faceUrl } from '#contract/drawings.ts';
import type { NameList } from '#db/seed/names.ts';
import { FACES, type Face } from './faces.ts';
import { NAMES_OF_HEAD, SKINS_OF_LIST, SKINS_OF_NAME, WOMEN } from './origins.ts';

/** A person of the demo world who gets a face. */
export interface Role {
  name: string;
  list: NameList;
  years: number;
  /** Those of a trade in a region are often seen side by side. */
  trade: string;
  region: string;
}

/** Until so many years of experience somebody may look young; from so many on middle-aged or older. */
const YOUNG_UNTIL = 10;
const MIDDLE = { from: 4, until: 22 };
const OLDER_FROM = 17;
/** Not of those whose names tell where their families are from. */
const LIGHT_HAIR: ReadonlySet<Face['hair']> = new Set(['auburn', 'blond', 'chestnut']);

/**
 * Gives faces that fit a name, where its bearer lives and how long they have worked: the one that was
 * given least to those of their trade and region, then of their region, so that two with one face are
 * rarely seen together. The reserved faces, by their addresses, are given to nobody. Deterministic.
 */
export function makeCasting(reserved: readonly string[]): (role: Role) => string {
  const given = new Map<string, number>();
  const countOf = (group: string, number: number) => given.get(`${group} ${number}`) ?? 0;
  return (role) => {
    const [circle, crowd] = [`${role.region} ${role.trade}`, role.region];
    const [chosen] = facesFor(role)
      .filter((number) => !reserved.includes(faceUrl(number)))
      .toSorted(
        (one, other) =>
          countOf(circle, one) - countOf(circle, other) ||
          countOf(crowd, one) - countOf(crowd, other),
      );
    if (chosen === undefined) throw new Error(`there is no face for ${role.name}`);
    for (const group of [circle, crowd])
      given.set(`${group} ${chosen}`, countOf(group, chosen) + 1);
    return faceUrl(chosen);
  };
}

/** The numbers of the faces that fit; of any age where none of theirs does. */
function facesFor(role: Role): number[] {
  const fitting = numbered(FACES, (face) => fits(face, role));
  const ofTheirAge = fitting.filter((number) => mayBe(role.years, FACES[number - 1]?.age));
  return ofTheirAge.length > 0 ? ofTheirAge : fitting;
}

function numbered(faces: readonly Face[], isWanted: (face: Face) => boolean): number[] {
  return faces.flatMap((face, at) => (isWanted(face) ? [at + 1] : []));
}

function fits(face: Face, { name, list }: Role): boolean {
  const names = name.split(' ');
  const told = names.map((one) => SKINS_OF_NAME[one]).find((skins) => skins !== undefined);
  const [from, to] = told ?? SKINS_OF_LIST[list];
  const mayWear = NAMES_OF_HEAD[face.head];
  return (
    face.look === (WOMEN.has(names[0] ?? '') ? 'woman' : 'man') &&
    face.skin >= from &&
    face.skin <= to &&
    (!told || !LIGHT_HAIR.has(face.hair)) &&
    (!mayWear || names.some((one) => mayWear.has(one)))
  );
}

function mayBe(years: number, age: Face['age'] | undefined): boolean {
  if (age === 'young') return years < YOUNG_UNTIL;
  if (age === 'middle') return years >= MIDDLE.from && years < MIDDLE.until;
  return age === 'older' && years >= OLDER_FROM;
}
