import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

/** One suggestion: its main text, and the distinguishing one. */
export interface Suggestion {
  id: string;
  main: string;
  secondary: string;
}

interface ComboboxBehaviour<S extends Suggestion> {
  value: string;
  onChange: (text: string) => void;
  onPick: (suggestion: S) => void;
  search: ((text: string, signal: AbortSignal) => Promise<readonly S[]>) | null;
  status: (count: number) => string;
}

const MIN_LENGTH = 3;
const REST = 300;

/**
 * The behaviour of the combobox. Down and Up open the list and cycle through it, Enter picks only
 * an active option (else it submits the form), Escape closes only the list, blur keeps the text.
 */
export function useCombobox<S extends Suggestion>(behaviour: ComboboxBehaviour<S>) {
  const { value, onChange, onPick, status } = behaviour;
  const listId = useId();
  const [active, setActive] = useState(-1);
  const typed = useRef(false);
  const { suggestions, open, setOpen } = useSuggestions(behaviour, typed);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (suggestion: S) => {
    typed.current = false;
    close();
    onPick(suggestion);
  };
  const move = (step: 1 | -1) => {
    const from = open ? active : -1;
    setOpen(true);
    setActive(nextIndex(from, step, suggestions.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = open ? suggestions[active] : undefined;
    const arrow = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (arrow && suggestions.length > 0) move(arrow);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    open,
    active,
    suggestions,
    listId,
    announced: open ? status(suggestions.length) : '',
    inputProps: {
      value,
      onChange: ({ target }: { target: { value: string } }) => {
        typed.current = true;
        setActive(-1);
        onChange(target.value);
      },
      onKeyDown,
      onBlur: close,
    },
    optionProps: (suggestion: S) => ({
      // Keeps the focus in the field; picking waits for the click, so that touch scrolling works.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => pick(suggestion),
    }),
  };
}

function useSuggestions<S extends Suggestion>(
  { value, search }: ComboboxBehaviour<S>,
  typed: { current: boolean },
) {
  const [suggestions, setSuggestions] = useState<readonly S[]>([]);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // A value that was picked, or set from outside, does not search again.
    if (!typed.current) return undefined;
    const text = value.trim();
    const request = new AbortController();
    const show = (found: readonly S[]) => {
      if (request.signal.aborted) return;
      setSuggestions(found);
      setOpen(found.length > 0);
    };
    if (!search || text.length < MIN_LENGTH) {
      show([]);
      return () => request.abort();
    }
    const timer = setTimeout(() => {
      search(text, request.signal).then(show, (error: unknown) => {
        if (!request.signal.aborted) console.error(error);
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [value, search, typed]);
  return { suggestions, open, setOpen };
}

function nextIndex(from: number, step: 1 | -1, count: number): number {
  if (from < 0) return step === 1 ? 0 : count - 1;
  return (from + step + count) % count;
}
