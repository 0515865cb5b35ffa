import { useEffect } from 'react';
import { removeFromAddress, useQueryParameters } from './location.tsx';

/**
 * For links in mails: scrolls to the element with the id `<name>-<value of the parameter>` and
 * focuses it, once it is there, and removes the parameter from the address.
 */
export function useLinkedItem(name: 'lead' | 'request', isThere: boolean): void {
  const id = useQueryParameters().get(name);
  useEffect(() => {
    if (!id || !isThere) return;
    const item = document.getElementById(`${name}-${id}`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
    removeFromAddress(name);
  }, [id, isThere, name]);
}
