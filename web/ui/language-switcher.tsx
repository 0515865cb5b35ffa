import { useId } from 'react';
import { Icon } from './icon.tsx';

interface LanguageSwitcherProps<Code extends string> {
  label: string;
  /** The languages, each named in itself. */
  options: readonly { code: Code; name: string }[];
  value: Code;
  onChange: (code: Code) => void;
}

/**
 * A select of languages. On narrow screens only the code is shown. The server removes from prerendered
 * pages what the site does not offer (server/app/web/branded-pages.ts).
 */
export function LanguageSwitcher<Code extends string>(props: LanguageSwitcherProps<Code>) {
  const id = useId();
  const current = props.options.find(({ code }) => code === props.value);
  return (
    <span
      data-language-switcher
      className="relative inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold transition-colors hover:bg-ink/5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600"
    >
      <Icon name="globe" className="size-4.5" />
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
        className="absolute inset-0 size-full appearance-none rounded-md bg-card text-base text-ink opacity-0"
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
