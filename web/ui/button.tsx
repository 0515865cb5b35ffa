import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type ButtonSize, type ButtonTone } from './button-look.ts';
import { classes } from './classes.ts';
import { Spinner } from './loading/spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a spinner and disables clicks; the label stays, which keeps the width. */
  loading?: boolean;
  icon?: ReactNode;
}

/** A button; `type` is `button` unless told otherwise. */
export function Button({
  tone = 'primary',
  size = 'md',
  loading = false,
  icon,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={classes(buttonLook(tone, size), className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
