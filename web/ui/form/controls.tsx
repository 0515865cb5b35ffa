import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useFieldWiring } from './field.tsx';

/** From this share of the limit on a counter is shown, so that nothing is cut silently. */
const NEAR = 0.8;

/** A one-line text box; inside a Field it takes label, hint and error from there. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldWiring()}
      {...rest}
      className={classes('control min-h-12 px-4', className)}
    />
  );
}

/** A text box of several lines. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      rows={4}
      {...rest}
      className={classes('control resize-y px-4 py-3', className)}
    />
  );
}

interface LimitedTextareaProps extends ComponentProps<'textarea'> {
  value: string;
  maxLength: number;
}

/** A text area with a maximum length, and a counter near it. */
export function LimitedTextarea({ value, maxLength, ...rest }: LimitedTextareaProps) {
  const full = value.length >= maxLength;
  return (
    <>
      <Textarea {...rest} value={value} maxLength={maxLength} />
      <p
        role="status"
        className={classes(
          'text-end text-xs tabular-nums empty:hidden',
          full ? 'font-semibold text-clay-ink' : 'text-ink-faint',
        )}
      >
        {value.length >= maxLength * NEAR && `${value.length} / ${maxLength}`}
      </p>
    </>
  );
}

/** A native select, styled. Options are its children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useFieldWiring()}
        {...rest}
        className={classes('control min-h-12 appearance-none py-2 pe-11 ps-4', className)}
      />
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 end-4 size-4 -translate-y-1/2 text-ink-soft"
      >
        <path
          d="m5 8 5 5 5-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: ReactNode;
}

/** A checkbox with its label, which may contain links. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 cursor-pointer rounded-md accent-pine-700"
        />
        <label htmlFor={id} className="text-sm text-ink-soft">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-clay-ink">
          {error}
        </p>
      )}
    </div>
  );
}
