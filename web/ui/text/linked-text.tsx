import { splitLinks } from './split-links.ts';

/** Untrusted text: its addresses become links, and nothing else is interpreted. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: piece, href }, index) =>
    href === null ? (
      piece
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-2"
      >
        {piece}
      </a>
    ),
  );
}
