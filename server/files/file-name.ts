const LONGEST = 100;

/** Characters that are invisible, or change the direction of text. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Sanitizes a file name: without folders and invisible characters, with the extension of its
 * detected kind.
 */
export function fileName(said: string | undefined, ending: string): string {
  const own = (said ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = own.normalize().replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim();
  const stem = clean.replace(/\.[^.]{1,5}$/, '').replace(/^\.+/, '');
  const short = Array.from(stem).slice(0, LONGEST).join('').trim();
  return `${short || 'file'}.${ending}`;
}
