import { tradeScene } from '#contract/professionals/trade-look.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { tradeStyle } from '#server/professionals/professionals.ts';

/** A picture in a mail: a person, or the scene of a trade where nobody is to be seen. */
export interface Picture {
  form: 'face' | 'scene';
  /** Its address on the site, such as `/scenes/sink.svg`. */
  address: string;
}

/** The picture of a notice: the face of the person it is about, else the scene of its trade. */
export function pictureOf(facts: object): Picture | undefined {
  const { face, profession } = facts as { face?: string | null; profession?: Profession };
  if (face) return { form: 'face', address: face };
  return profession && sceneOf(profession);
}

/** The scene of a trade. */
export function sceneOf(profession: Profession): Picture {
  return {
    form: 'scene',
    address: `/scenes/${tradeScene(profession, tradeStyle(profession).category)}.svg`,
  };
}

/**
 * The source of a picture in a mail, which carries it as an attachment: addresses of the site are
 * not loaded by Outlook and Thunderbird unless asked to, say when a mail was read, and lead nowhere
 * where the site is in a house of its own.
 */
export function sourceOf(address: string): string {
  return `cid:${address.slice(1).replaceAll('/', '.')}${AT}`;
}

const AT = '@pictures';
const SOURCES = new RegExp(`src="cid:([\\w.-]+)${AT}"`, 'g');

/** The names of the pictures of a mail: what is between `cid:` and the at sign, each once. */
export function pictureNames(html: string): string[] {
  return [...new Set([...html.matchAll(SOURCES)].map(([, name = '']) => name))];
}

/** The Content-ID of a picture. */
export function contentIdOf(name: string): string {
  return `${name}${AT}`;
}

/** A mail for a browser: its pictures from these addresses. */
export function withPicturesFrom(html: string, urlOf: (name: string) => string): string {
  return html.replaceAll(SOURCES, (_, name: string) => `src="${urlOf(name)}"`);
}
