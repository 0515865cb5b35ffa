import type { PageContent } from '#contract/site.ts';

/** A section being edited; `key` is stable when it moves. */
interface DraftSection {
  key: number;
  title: string;
  text: string;
}

/** A page being edited, and the version it is based on. */
export interface Draft {
  basedOn: number;
  title: string;
  lead: string;
  sections: readonly DraftSection[];
}

/** Starts a draft of a version. */
export function draftOf({ version, content }: { version: number; content: PageContent }): Draft {
  const sections = content.sections.map((section, key) => ({ ...section, key }));
  return { basedOn: version, title: content.title, lead: content.lead, sections };
}

/** The content to publish. */
export function contentOf({ title, lead, sections }: Draft): PageContent {
  return {
    title: title.trim(),
    lead: lead.trim(),
    sections: sections.map((section) => ({
      title: section.title.trim(),
      text: section.text.trim(),
    })),
  };
}

/** Whether the draft has changes. */
export function differs(draft: Draft, content: PageContent): boolean {
  return (
    JSON.stringify(contentOf(draft)) !== JSON.stringify(contentOf(draftOf({ version: 0, content })))
  );
}

/** Whether a title or a text is missing. */
export function isIncomplete(draft: Draft): boolean {
  const { title, sections } = contentOf(draft);
  return title === '' || sections.some((section) => section.title === '' || section.text === '');
}

export function withSection(draft: Draft, key: number, to: Partial<DraftSection>): Draft {
  const sections = draft.sections.map((one) => (one.key === key ? { ...one, ...to } : one));
  return { ...draft, sections };
}

export function withoutSection(draft: Draft, key: number): Draft {
  return { ...draft, sections: draft.sections.filter((one) => one.key !== key) };
}

export function withNewSection(draft: Draft): Draft {
  const key = Math.max(-1, ...draft.sections.map((one) => one.key)) + 1;
  return { ...draft, sections: [...draft.sections, { key, title: '', text: '' }] };
}

/** One place up (-1) or down (1), where there is one. */
export function withMoved(draft: Draft, key: number, by: -1 | 1): Draft {
  const from = draft.sections.findIndex((one) => one.key === key);
  const moved = draft.sections[from];
  if (!moved || !draft.sections[from + by]) return draft;
  const sections = draft.sections.filter((one) => one !== moved);
  return { ...draft, sections: sections.toSpliced(from + by, 0, moved) };
}
