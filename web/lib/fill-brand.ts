import type { PageContent } from '#contract/site.ts';

/** The words of a page with the name of the marketplace where they say `{brand}`. */
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
