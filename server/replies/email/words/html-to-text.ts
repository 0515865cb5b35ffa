import { compile } from 'html-to-text';

const MAX_HTML_CHARS = 500_000;

const skipped = [
  'img',
  'hr',
  'style',
  'script',
  'head',
  // What mail programs mark as quoted, or as a signature.
  'blockquote',
  '.gmail_quote_container',
  '.gmail_quote',
  '.gmail_signature',
  '.gmail_extra',
  '.yahoo_quoted',
  '.moz-cite-prefix',
  '.moz-signature',
  '#Signature',
  '#ms-outlook-mobile-signature',
];

const convert = compile({
  wordwrap: false,
  // All of it: a quoted mail may have a body of its own.
  baseElements: { selectors: [], returnDomByDefault: true },
  limits: { maxInputLength: MAX_HTML_CHARS, maxDepth: 60 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
  ],
});

/** The text of a mail that came as HTML alone, without what is marked as quoted in it. */
export function htmlToText(html: string): string {
  return convert(html.slice(0, MAX_HTML_CHARS));
}
