import { useState } from 'react';
import { storedDirect, storeDirect, type DirectTo } from '#web/lib/stored-direct.ts';

/** The professional asked by name, kept over a reload; null where the three best are asked. */
export function useDirect(wanted: DirectTo | null) {
  const [direct, setDirect] = useState(() => {
    const kept = storedDirect();
    const first = wanted?.professionalId === kept?.professionalId ? kept : (wanted ?? kept);
    storeDirect(first);
    return first;
  });
  const change = (next: DirectTo | null) => {
    storeDirect(next);
    setDirect(next);
  };
  return [direct, change] as const;
}
