import { expect, it } from 'vitest';
import {
  contentOf,
  differs,
  draftOf,
  isIncomplete,
  withMoved,
  withNewSection,
  withoutSection,
  withSection,
} from './draft.ts';

const content = {
  title: 'About',
  lead: '',
  sections: ['a', 'b', 'c'].map((title) => ({ title, text: title })),
};
const draft = draftOf({ version: 3, content });
const titles = (of: typeof draft) => of.sections.map(({ title }) => title).join('');

it('begins as the version it is based on, and equals it until something is changed', () => {
  expect(draft.basedOn).toBe(3);
  expect(contentOf(draft)).toEqual(content);
  expect(differs(draft, content)).toBe(false);
  expect(differs({ ...draft, lead: 'More' }, content)).toBe(true);
  expect(differs({ ...draft, title: ' About ' }, content)).toBe(false);
});

it('moves a section within the others, and no further', () => {
  expect(titles(withMoved(draft, 2, -1))).toBe('acb');
  expect(titles(withMoved(draft, 0, 1))).toBe('bac');
  expect(titles(withMoved(draft, 0, -1))).toBe('abc');
  expect(titles(withMoved(draft, 2, 1))).toBe('abc');
});

it('removes sections and adds some that have to be filled in', () => {
  const more = withNewSection(withoutSection(draft, 1));
  expect(titles(more)).toBe('ac');
  expect(isIncomplete(more)).toBe(true);
  const filled = withSection(more, 3, { title: 'd', text: 'd' });
  expect([titles(filled), isIncomplete(filled)]).toEqual(['acd', false]);
});
