import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/**
 * Something small that unfolds beside its button and folds again by Escape, by a press elsewhere, or
 * when the focus goes on. `frame` goes to the element around both; the button comes first in it.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // Whoever is inside goes back to the button, and from there on.
  const close = () => {
    element.current?.querySelector('button')?.focus();
    setOpen(false);
  };
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return { open, close, toggle: () => setOpen(!open), frame: { ref: element, onKeyDown } };
}
