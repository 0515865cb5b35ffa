import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/**
 * A disclosure beside its button, closed by Escape, by a press outside, or on blur. `frame` goes to
 * the element around both; the button comes first in it.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // The focus returns to the button.
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
