import { useId, useState, type KeyboardEvent } from 'react';
import { filterChoices, type Choice } from './filter-choices.ts';

interface ChipComboboxBehaviour<Value extends string> {
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  /** The maximum and minimum number of choices. */
  most: number;
  least: number;
  onChange: (chosen: Value[]) => void;
}

/**
 * The behaviour of a multi-select combobox. Typing, Down or a press opens the list; Enter takes the
 * active option and never submits the form; Backspace in the empty field removes the last chip;
 * Escape closes only the list.
 */
export function useChipCombobox<Value extends string>(behaviour: ChipComboboxBehaviour<Value>) {
  const { choices, chosen, most, onChange } = behaviour;
  const full = chosen.length >= most;
  const chips = useChips(behaviour);
  const [typed, type] = useState('');
  const offered = filterChoices(
    choices.filter(({ value }) => !chosen.includes(value)),
    typed,
  );
  const list = useList(offered.length, full);
  const add = ({ value }: Choice<Value>) => {
    type('');
    list.close();
    onChange([...chosen, value]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const marked = list.open ? offered[list.active] : undefined;
    if (event.key === 'ArrowDown') list.move(1);
    else if (event.key === 'ArrowUp') list.move(-1);
    else if (event.key === 'Escape' && list.open) list.close();
    else if (event.key === 'Backspace' && typed === '') chips.removeLast();
    else if (event.key !== 'Enter') return;
    else if (marked) add(marked);
    event.preventDefault();
    event.stopPropagation();
  };
  const inputProps = {
    value: typed,
    readOnly: full,
    onChange: ({ target }: { target: { value: string } }) => {
      type(target.value);
      list.begin();
    },
    onClick: list.begin,
    onBlur: list.close,
    onKeyDown,
  };
  const optionProps = (choice: Choice<Value>) => ({
    // Keeps the focus in the field; choosing waits for the click, so that touch scrolling works.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => add(choice),
  });
  return { full, chips, list, offered, inputProps, optionProps };
}

function useChips<Value extends string>(behaviour: ChipComboboxBehaviour<Value>) {
  const { chosen, least, onChange } = behaviour;
  const frameId = useId();
  const mayRemove = chosen.length > least;
  // The pressed button is unmounted with its chip.
  const change = (next: Value[]) => {
    document.getElementById(frameId)?.focus();
    onChange(next);
  };
  return {
    frameId,
    mayRemove,
    remove: (value: Value) => change(chosen.filter((each) => each !== value)),
    removeLast: () => mayRemove && onChange(chosen.slice(0, -1)),
    toFront: (value: Value) => change([value, ...chosen.filter((each) => each !== value)]),
  };
}

function useList(count: number, full: boolean) {
  const id = useId();
  const [active, setActive] = useState(0);
  const [wanted, setOpen] = useState(false);
  const open = wanted && !full;
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setActive(0);
  };
  return {
    id,
    open,
    active,
    begin: () => show(true),
    close: () => show(false),
    move: (step: 1 | -1) => {
      if (open && count > 0) setActive((active + step + count) % count);
      setOpen(true);
    },
  };
}
