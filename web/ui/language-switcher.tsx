import { useId } from 'react';

interface LanguageSwitcherProps<Code extends string> {
  label: string;
  /** The languages, each named in itself. */
  options: readonly { code: Code; name: string }[];
  value: Code;
  onChange: (code: Code) => void;
}

/** A small list to change the language. */
export function LanguageSwitcher<Code extends string>(props: LanguageSwitcherProps<Code>) {
  const id = useId();
  return (
    <span className="relative inline-flex items-center">
      <label htmlFor={id} className="sr-only">
        {props.label}
      </label>
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="pointer-events-none absolute left-3 size-4 text-ink-soft"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <circle cx="10" cy="10" r="7.5" />
        <path d="M2.5 10h15M10 2.5c5 5 5 10 0 15M10 2.5c-5 5-5 10 0 15" />
      </svg>
      <select
        id={id}
        value={props.value}
        onChange={({ target }) => {
          const chosen = props.options.find(({ code }) => code === target.value);
          if (chosen) props.onChange(chosen.code);
        }}
        className="min-h-11 appearance-none rounded-md bg-transparent pr-8 pl-9 text-sm font-semibold text-ink transition-colors hover:bg-ink/5"
      >
        {props.options.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="pointer-events-none absolute right-2.5 size-4 text-ink-soft"
      >
        <path
          d="m6 8.5 4 4 4-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
