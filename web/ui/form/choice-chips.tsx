import { useId } from 'react';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  /** Shown after the label of an optional field, e.g. "optional". */
  optional?: string;
  choices: readonly { value: Value; label: string }[];
  /** Null while nothing is chosen; a second press on the chosen one clears it. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A few short options, at most one of which is chosen. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, optional, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 flex w-full justify-between gap-3 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-faint">{optional}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="inline-flex min-h-10 cursor-pointer items-center rounded-full border border-line-strong bg-card px-4 text-sm font-semibold text-ink-soft transition-colors hover:border-ink-soft has-checked:border-pine-700 has-checked:bg-pine-50 has-checked:text-pine-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onClick={() => choice.value === value && onChange(null)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
