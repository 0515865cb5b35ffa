import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { Choice } from './filter-choices.ts';
import { useChipCombobox } from './use-chip-combobox.ts';

interface ChipComboboxProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  /** Shown after the label of an optional field, e.g. "optional". */
  optional?: string;
  choices: readonly Choice<Value>[];
  /** In their order. */
  chosen: readonly Value[];
  most: number;
  least?: number;
  onChange: (chosen: Value[]) => void;
  words: {
    add: string;
    full: string;
    none: string;
    remove: (label: string) => string;
    status: (count: number) => string;
  };
  /** Where the first one is the main one: its mark, and the label for promoting another. */
  main?: { mark: string; make: (label: string) => string };
}

/** A multi-select of a long list: chosen values are chips, the field below searches for more. */
export function ChipCombobox<Value extends string>(props: ChipComboboxProps<Value>) {
  const { label, hint, optional, choices, chosen, most, least = 0, onChange, words, main } = props;
  const id = useId();
  const box = useChipCombobox({ choices, chosen, most, least, onChange });
  const { chips, list, offered } = box;
  const labelOf = (value: Value) => choices.find((each) => each.value === value)?.label ?? value;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex justify-between gap-3 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-faint">{optional}</span>}
      </label>
      <ul
        id={chips.frameId}
        tabIndex={-1}
        aria-label={label}
        className="mb-1 flex flex-wrap gap-2 focus:outline-none empty:hidden"
      >
        {chosen.map((value, index) => (
          <Chip
            key={value}
            label={labelOf(value)}
            isMain={main !== undefined && index === 0}
            main={main}
            onMain={() => chips.toFront(value)}
            removeLabel={words.remove(labelOf(value))}
            onRemove={chips.mayRemove ? () => chips.remove(value) : undefined}
          />
        ))}
      </ul>
      <div className="relative">
        <input
          {...box.inputProps}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={list.open}
          aria-controls={list.id}
          aria-activedescendant={
            list.open && offered.length > 0 ? `${list.id}-${list.active}` : undefined
          }
          aria-describedby={hint ? `${id}-hint` : undefined}
          placeholder={box.full ? words.full : words.add}
          className="control min-h-12 px-4"
        />
        <Choices box={box} label={label} none={words.none} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <p role="status" className="sr-only">
        {list.open ? words.status(offered.length) : ''}
      </p>
    </div>
  );
}

interface ChipProps {
  label: string;
  isMain: boolean;
  main: ChipComboboxProps<string>['main'];
  onMain: () => void;
  removeLabel: string;
  onRemove: (() => void) | undefined;
}

function Chip({ label, isMain, main, onMain, removeLabel, onRemove }: ChipProps) {
  return (
    <li
      className={classes(
        'inline-flex min-h-10 max-w-full items-center rounded-full border text-sm font-semibold',
        isMain ? 'border-pine-700 bg-pine-50 text-pine-700' : 'border-line-strong bg-card',
        !onRemove && 'pe-4',
      )}
    >
      {main && !isMain ? (
        <button
          type="button"
          title={main.make(label)}
          aria-label={main.make(label)}
          onClick={onMain}
          className="min-h-10 min-w-0 truncate rounded-full ps-4 hover:underline"
        >
          {label}
        </button>
      ) : (
        <span className="min-w-0 truncate ps-4">{label}</span>
      )}
      {isMain && <span className="ps-2 text-xs font-normal">{main?.mark}</span>}
      {onRemove && (
        <button
          type="button"
          title={removeLabel}
          aria-label={removeLabel}
          onClick={onRemove}
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-full hover:bg-ink/5"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </li>
  );
}

interface ChoicesProps<Value extends string> {
  box: ReturnType<typeof useChipCombobox<Value>>;
  label: string;
  none: string;
}

function Choices<Value extends string>({ box, label, none }: ChoicesProps<Value>) {
  const { list, offered, optionProps } = box;
  return (
    <ul
      id={list.id}
      role="listbox"
      aria-label={label}
      hidden={!list.open}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-72 overflow-y-auto rounded-lg border border-line bg-card p-1.5 shadow-float"
    >
      {offered.map((choice, index) => (
        <li
          key={choice.value}
          {...optionProps(choice)}
          id={`${list.id}-${index}`}
          role="option"
          aria-selected={index === list.active}
          ref={index === list.active ? intoSight : undefined}
          className={classes(
            'cursor-pointer rounded-md px-3 py-2.5',
            index === list.active ? 'bg-pine-50' : 'hover:bg-sunken',
          )}
        >
          {choice.label}
        </li>
      ))}
      {offered.length === 0 && (
        <li
          role="option"
          aria-selected="false"
          aria-disabled="true"
          className="px-3 py-2.5 text-ink-faint"
        >
          {none}
        </li>
      )}
    </ul>
  );
}

/** Scrolls only the list, not the page. */
function intoSight(option: HTMLLIElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const [top, bottom] = [option.offsetTop, option.offsetTop + option.offsetHeight];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
