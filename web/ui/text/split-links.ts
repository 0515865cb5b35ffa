import { LinkifyIt } from 'linkify-it';

/** A piece of a text: words, or an address to follow. */
export interface Piece {
  text: string;
  href: string | null;
}

// Only addresses with http or https: everything else stays text.
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const other of ['ftp:', 'mailto:', '//']) finder.add(other, null);

/** Splits a text into words and addresses. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, lastIndex, url } of finder.match(text) ?? []) {
    if (index > end) pieces.push({ text: text.slice(end, index), href: null });
    pieces.push({ text: text.slice(index, lastIndex), href: safe(url) });
    end = lastIndex;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

function safe(url: string): string | null {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
