import { useState } from 'react';
import { GROUP_NAMES, type Group } from './groups.ts';

const KEPT = 'nearhand:admin-folded';

/** Which groups of the menu are folded, as this browser remembers it. */
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
