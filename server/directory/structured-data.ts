import { Html } from '#server/platform/html.ts';

/** A thing of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Things as a block of data in a page: read by search engines, run by nobody. */
export function dataBlock(things: readonly Thing[]): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // A text that ends the element, or begins a comment, would otherwise go on as page.
  return new Html(`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`);
}

/** One step of the way to a page. */
export interface Crumb {
  name: string;
  /** From the root of the site; undefined for the page itself. */
  address?: string;
}

/** The way to a page. */
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

/** Pages in their order; `first` is the place of the first one in the whole list. */
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
