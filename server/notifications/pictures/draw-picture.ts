import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { portraitUrl } from '#contract/portraits.ts';
import { cutPicture, downloadProfilePicture, drawSvg, type Cut } from '#server/files/files.ts';
import { findLogoBytes } from '#server/site/site.ts';
import { markSvg } from '#server/platform/mark.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { contentIdOf, pictureNames } from './picture.ts';

type PicturePlatform = Pick<Platform, 'db' | 'files'>;

/** Twice as large as they are shown. */
const FACE: Cut = { width: 128, height: 128, radius: 64 };
const SCENE: Cut = { width: 208, height: 156, radius: 24 };
const MARK: Cut = { width: 64, height: 64, radius: 18 };

/** The drawings of the web, from which it is built as well. */
const DRAWINGS = new URL('../../../web/public/', import.meta.url);
const drawn = new LRUCache<string, Buffer>({ max: 200 });

type Draw = (platform: PicturePlatform, name: string) => Promise<Buffer | undefined>;

const PICTURES: readonly (readonly [name: RegExp, draw: Draw])[] = [
  [/^(portraits\.\d\.(?:face|line)-\d\d)\.svg$/, (_, name) => drawFile(name, FACE)],
  [/^(scenes\.[a-z-]+)\.svg$/, (_, name) => drawFile(name, SCENE)],
  [/^api\.public-photos\.([\da-f-]{36})(?:\.preview)?$/, drawPhoto],
  [/^api\.site\.logos\.([\da-f-]{36})$/, ({ db }, id) => findLogoBytes(db, id)],
  [/^mark\.([\da-f]{6})$/, (_, colour) => drawMark(`#${colour}`)],
];

/** The pictures that a mail shows, to be attached to it. */
export async function drawPictures(platform: PicturePlatform, html: string) {
  const pictures = pictureNames(html).map(async (name) => {
    const png = await drawPicture(platform, name);
    return png ? [{ contentId: contentIdOf(name), png }] : [];
  });
  return (await Promise.all(pictures)).flat();
}

/** A picture of a mail by its name (picture.ts), as PNG; undefined where there is none. */
export async function drawPicture(
  platform: PicturePlatform,
  name: string,
): Promise<Buffer | undefined> {
  for (const [pattern, draw] of PICTURES) {
    const [, found] = pattern.exec(name) ?? [];
    if (found) return draw(platform, found);
  }
  return undefined;
}

function drawFile(name: string, cut: Cut): Promise<Buffer | undefined> {
  return once(name, async () => {
    const file = await readFile(new URL(`${name.replaceAll('.', '/')}.svg`, DRAWINGS), 'utf8');
    return cutPicture(await drawSvg(file, cut.width, 72), cut);
  });
}

/** Our mark in white on a tile of its colour, legible on light and dark mails. */
function drawMark(colour: string): Promise<Buffer | undefined> {
  return once(colour, async () => {
    const mark = markSvg('#ffffff', colour).replace(
      '<svg ',
      '<svg x="5" y="5" width="22" height="22" ',
    );
    const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${colour}" d="M0 0h32v32H0z"/>${mark}</svg>`;
    return cutPicture(await drawSvg(tile, MARK.width), MARK);
  });
}

/** The photo of a professional; one that was removed since is a line drawing. */
async function drawPhoto({ db, files }: PicturePlatform, id: string): Promise<Buffer | undefined> {
  try {
    const photo = await downloadProfilePicture({ db, files }, { id, part: 'preview' }, isSeen);
    return await cutPicture(await buffer(photo.content), FACE);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [, line = ''] = /^\/(.+)\.svg$/.exec(portraitUrl(id, null)) ?? [];
    return drawFile(line.replaceAll('/', '.'), FACE);
  }
}

/** Whoever gets the mail was told of the professional. */
const isSeen = () => Promise.resolve(true);

async function once(key: string, draw: () => Promise<Buffer>): Promise<Buffer | undefined> {
  const known = drawn.get(key);
  if (known) return known;
  try {
    const picture = await draw();
    drawn.set(key, picture);
    return picture;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
