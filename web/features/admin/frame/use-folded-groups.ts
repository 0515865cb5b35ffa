import { useState } from 'react';
import { GROUP_NAMES, type Group } from './groups.ts';

const KEPT = 'nearhand:admin-folded';

/** The collapsed groups of the menu, stored in this browser. */
export function useFoldedGroups(): [folded: readonly Group[], toggle: (group: Group) => void] {
  const [folded, setFolded] = useState(read);
  const toggle = (group: Group) => {
    const next = folded.includes(group)
      ? folded.filter((other) => other !== group)
      : [...folded, group];
    setFolded(next);
    localStorage.setItem(KEPT, next.join(','));
  };
  return [folded, toggle];
}

function read(): readonly Group[] {
  const kept = (localStorage.getItem(KEPT) ?? '').split(',');
  return GROUP_NAMES.filter((group) => kept.includes(group));
}
