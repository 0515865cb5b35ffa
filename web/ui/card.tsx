import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A white sheet on the paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classes('rounded-lg border border-line bg-card p-5 sm:p-6', className)}
    />
  );
}
