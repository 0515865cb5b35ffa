import { createContext, use, type ComponentType, type LazyExoticComponent } from 'react';
import type { SectionId } from './groups.ts';

export interface Section {
  Content: LazyExoticComponent<ComponentType>;
  /** What `?open=<id>` shows in place of the section; the frame adds the way back. */
  Detail?: LazyExoticComponent<ComponentType<{ id: string }>>;
}

/** Those that are there; one that is missing is not in the menu. */
export type Sections = Partial<Record<SectionId, Section>>;

/** Given from above: a section that named the list of all would load itself. */
export const SectionsContext = createContext<Sections>({});

/** The sections of the panel. */
export function useSections(): Sections {
  return use(SectionsContext);
}
