import { classes } from '#web/ui/classes.ts';
import { useCombobox, type Suggestion } from './use-combobox.ts';

export type { Suggestion };

interface ComboboxProps<S extends Suggestion> {
  label: string;
  /** The name of the input in its form. */
  id: string;
  /** A visible hint below, read with the field. */
  hint?: string | undefined;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onPick: (suggestion: S) => void;
  /** Debounced by 300 ms, from 3 characters on; must be stable (useCallback). Null: a plain text box. */
  search: ((text: string, signal: AbortSignal) => Promise<readonly S[]>) | null;
  /** The announced number of suggestions; must be stable. */
  status: (count: number) => string;
  maxLength?: number;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Opens the list upwards, for a field at the bottom of the screen. */
  listAbove?: boolean;
  /** Shows the label, which is otherwise for screen readers only. */
  labelVisible?: boolean;
}

/** A text box that suggests while free text stays allowed (WAI-ARIA editable combobox with a list). */
export function Combobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { id, hint } = props;
  const { open, active, suggestions, announced, listId, inputProps, optionProps } =
    useCombobox(props);
  return (
    <div className="relative flex flex-1 flex-col gap-1.5">
      <label htmlFor={id} className={props.labelVisible ? 'text-sm font-semibold' : 'sr-only'}>
        {props.label}
      </label>
      <div className="relative">
        <input
          {...inputProps}
          id={id}
          type="text"
          autoComplete="off"
          {...(props.search && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': open,
            'aria-controls': listId,
            'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
          })}
          aria-describedby={hint ? `${id}-hint` : undefined}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          enterKeyHint={props.listAbove ? 'send' : undefined}
          disabled={props.disabled}
          autoFocus={props.autoFocus}
          className="control min-h-12 px-4"
        />
        {props.search && (
          <ul
            id={listId}
            role="listbox"
            aria-label={props.label}
            hidden={!open}
            className={classes(
              'absolute inset-x-0 z-30 max-h-72 overflow-y-auto rounded-lg border border-line bg-card p-1.5 shadow-float',
              props.listAbove ? 'bottom-full mb-2' : 'top-full mt-2',
            )}
          >
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion.id}
                {...optionProps(suggestion)}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                className={classes(
                  'rounded-md px-3 py-2.5',
                  index === active ? 'bg-pine-50' : 'hover:bg-sunken',
                )}
              >
                <span dir="auto" className="block font-semibold">
                  {suggestion.main}
                </span>
                <span dir="auto" className="block text-sm text-ink-faint">
                  {suggestion.secondary}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}
