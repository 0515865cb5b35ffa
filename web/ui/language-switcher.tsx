import { useId } from 'react';
import { Icon } from './icon.tsx';

interface LanguageSwitcherProps<Code extends string> {
  label: string;
  codes: readonly Code[];
  /** Each language named in itself. */
  nameOf: (code: Code) => string;
  value: Code;
  onChange: (code: Code) => void;
}

/**
 * A select of languages. On narrow screens only the code is shown. The server removes from prerendered
 * pages what the site does not offer (server/app/web/branded-pages.ts).
 */
export function LanguageSwitcher<Code extends string>(props: LanguageSwitcherProps<Code>) {
  const id = useId();
  return (
    <span
      data-language-switcher
      className="relative inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold transition-colors hover:bg-ink/5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600"
    >
      <Icon name="globe" className="size-4.5" />
      <span aria-hidden="true" className="uppercase sm:hidden">
        {props.value}
      </span>
      <span aria-hidden="true" className="hidden sm:inline">
        {props.nameOf(props.value)}
      </span>
      <label htmlFor={id} className="sr-only">
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value as Code)}
        className="absolute inset-0 size-full appearance-none rounded-md bg-card text-base text-ink opacity-0"
      >
        {props.codes.map((code) => (
          <option key={code} value={code} lang={code}>
            {props.nameOf(code)}
          </option>
        ))}
      </select>
    </span>
  );
}
