import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import type { Ref } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useFieldWiring } from './field.tsx';

interface CodeInputProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  /** Called once the last digit is in. */
  onComplete?: (value: string) => void;
  label: string;
  autoFocus?: boolean;
  disabled?: boolean;
  invalid?: boolean;
}

const DIGITS = 6;

/** Six boxes for a code. Letters are dropped; a pasted "Code: 123 456" is parsed. */
export function CodeInput({ label, invalid, onComplete, ...rest }: CodeInputProps) {
  return (
    <OTPInput
      {...useFieldWiring()}
      {...rest}
      {...(onComplete ? { onComplete } : {})}
      maxLength={DIGITS}
      inputMode="numeric"
      pattern={REGEXP_ONLY_DIGITS}
      autoComplete="one-time-code"
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
      aria-label={label}
      aria-invalid={invalid || undefined}
      render={({ slots }) => (
        <div className="grid grid-cols-6 gap-2 sm:gap-3">
          {slots.map((slot, index) => (
            <Slot key={index} {...slot} invalid={invalid ?? false} />
          ))}
        </div>
      )}
    />
  );
}

function Slot({ char, isActive, invalid }: SlotProps & { invalid: boolean }) {
  return (
    <div
      className={classes(
        'flex h-14 items-center justify-center rounded-md border bg-card font-display text-2xl font-semibold tabular-nums transition-colors',
        isActive && 'border-pine-600 outline-2 outline-offset-1 outline-pine-600',
        !isActive && (invalid ? 'border-clay' : 'border-line-strong'),
      )}
    >
      {char}
    </div>
  );
}
