import { createContext, use, useId, type ReactNode } from 'react';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | undefined>(undefined);

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** Shown after the label of an optional field, e.g. "optional". */
  optional?: ReactNode;
  children: ReactNode;
}

/**
 * A label, one control, a hint and an error, associated by id. The control reads the association
 * from context.
 */
export function Field({
  label,
  hint,
  error,
  required,
  labelHidden,
  optional,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const wiring = {
    id,
    describedBy: describedBy || undefined,
    invalid: Boolean(error),
    required: Boolean(required),
  };
  return (
    <FieldContext value={wiring}>
      <div className="flex flex-col gap-1.5">
        <label
          htmlFor={id}
          className={labelHidden ? 'sr-only' : 'flex justify-between gap-3 text-sm font-semibold'}
        >
          {label}
          {optional && <span className="font-normal text-ink-faint">{optional}</span>}
        </label>
        {children}
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-faint">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} role="alert" className="text-sm font-medium text-clay-ink">
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** The aria attributes of a control inside a Field; empty outside of one. */
export function useFieldWiring() {
  const wiring = use(FieldContext);
  if (!wiring) return {};
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
    required: wiring.required || undefined,
  };
}
