import { Html } from '#server/platform/html.ts';

/** A schema.org object. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Objects as a block of JSON-LD: read by search engines, not executed. */
export function dataBlock(things: readonly Thing[]): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // Escaped: a text that closes the element, or opens a comment, would otherwise become part of the
  // page.
  return new Html(`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`);
}

/** One breadcrumb of a page. */
export interface Crumb {
  name: string;
  /** From the root of the site; undefined for the page itself. */
  address?: string;
}

/** The breadcrumbs of a page. */
export function breadcrumbThing(crumbs: readonly Crumb[], publicUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(address === undefined ? {} : { item: `${publicUrl}${address}` }),
    })),
  };
}

/** Pages in order; `first` is the position of the first one in the whole list. */
export function listThing(
  entries: readonly { name: string; address: string }[],
  publicUrl: string,
  first = 1,
): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: entries.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: `${publicUrl}${address}`,
    })),
  };
}
