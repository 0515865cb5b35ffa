import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadTexts, type TextFeature } from '#web/lib/texts.ts';
import type { SectionId } from './frame/groups.ts';

interface Section {
  Content: LazyExoticComponent<ComponentType>;
  /** What `?open=<id>` shows in place of the section; the frame adds the way back. */
  Detail?: LazyExoticComponent<ComponentType<{ id: string }>>;
}

/** One line a section. One that is missing here is not in the menu. */
export const SECTIONS: Partial<Record<SectionId, Section>> = {
  account: {
    Content: part(async () => (await import('./account/account-section.tsx')).AccountSection, []),
  },
};

/** A part of the panel that is fetched, with its texts, when it is first shown. */
function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextFeature[],
) {
  return lazy(async () => {
    const [Content] = await Promise.all([load(), loadTexts(texts)]);
    return { default: Content };
  });
}
