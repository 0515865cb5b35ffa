import { useId, type ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  /** Read with the label. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-1">
      <label htmlFor={id} className="cursor-pointer font-semibold">
        {label}
      </label>
      <span className="relative inline-flex">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="peer h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors checked:bg-evening"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 start-1 size-5 rounded-full bg-white transition-transform peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5"
        />
      </span>
      {hint && (
        <p id={`${id}-hint`} className="col-span-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
