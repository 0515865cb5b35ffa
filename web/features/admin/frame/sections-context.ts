import { createContext, use, type ComponentType, type LazyExoticComponent } from 'react';
import type { PanelCall } from './use-may.ts';
import type { SectionId } from './groups.ts';

export interface Section {
  /** Who may use none of these calls does not see it; by default everybody does. */
  calls?: readonly PanelCall[];
  Content: LazyExoticComponent<ComponentType>;
  /** The detail shown for `?open=<id>` instead of the section; the frame adds the back link. */
  Detail?: LazyExoticComponent<ComponentType<{ id: string }>>;
}

/** The available sections; a missing one is not in the menu. */
export type Sections = Partial<Record<SectionId, Section>>;

/** Provided by context: a section that imported the list of all would import itself. */
export const SectionsContext = createContext<Sections>({});

/** The sections of the panel. */
export function useSections(): Sections {
  return use(SectionsContext);
}
