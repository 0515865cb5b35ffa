import type { PageContent } from '#contract/site.ts';

/** Replaces `{brand}` in a page's text by the name of the marketplace. */
export function fillBrand({ title, lead, sections }: PageContent, brand: string): PageContent {
  const named = (text: string) => text.replaceAll('{brand}', brand);
  return {
    title: named(title),
    lead: named(lead),
    sections: sections.map((section) => ({
      title: named(section.title),
      text: named(section.text),
    })),
  };
}
