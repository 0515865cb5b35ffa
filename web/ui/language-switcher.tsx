import { useId } from 'react';

interface LanguageSwitcherProps<Code extends string> {
  label: string;
  /** The languages, each named in itself. */
  options: readonly { code: Code; name: string }[];
  value: Code;
  onChange: (code: Code) => void;
}

/** A small list to change the language. On narrow screens only the code is shown. */
export function LanguageSwitcher<Code extends string>(props: LanguageSwitcherProps<Code>) {
  const id = useId();
  const current = props.options.find(({ code }) => code === props.value);
  return (
    <span className="relative inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold transition-colors hover:bg-ink/5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600">
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-4.5 fill-none stroke-current stroke-[1.5]"
      >
        <circle cx="10" cy="10" r="7.5" />
        <path d="M2.5 10h15M10 2.5c5 5 5 10 0 15M10 2.5c-5 5-5 10 0 15" />
      </svg>
      <span aria-hidden="true" className="uppercase sm:hidden">
        {current?.code}
      </span>
      <span aria-hidden="true" className="hidden sm:inline">
        {current?.name}
      </span>
      <label htmlFor={id} className="sr-only">
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={({ target }) => {
          const chosen = props.options.find(({ code }) => code === target.value);
          if (chosen) props.onChange(chosen.code);
        }}
        className="absolute inset-0 size-full appearance-none rounded-md bg-white text-base text-ink opacity-0"
      >
        {props.options.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
