import { useEffect } from 'react';
import { removeFromAddress, useQueryParameters } from './location.tsx';

/**
 * Leads somebody who came by a link in a mail to what it is about: brings the element with the id
 * `<name>-<value of the parameter>` into view and the focus to it, once it is there, and takes the
 * parameter out of the address.
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
