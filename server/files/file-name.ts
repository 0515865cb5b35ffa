const LONGEST = 100;

/** Signs that are not seen, or that turn the direction of what is read after them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The name under which a file is shown and kept: what its sender called it, without folders, unseen
 * signs and its ending, which is that of what it is.
 */
export function fileName(said: string | undefined, ending: string): string {
  const own = (said ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = own.normalize().replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim();
  const stem = clean.replace(/\.[^.]{1,5}$/, '').replace(/^\.+/, '');
  const short = Array.from(stem).slice(0, LONGEST).join('').trim();
  return `${short || 'file'}.${ending}`;
}
