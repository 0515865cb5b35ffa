import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A white sheet on the paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classes('rounded-xl border border-line bg-white p-5 shadow-sm sm:p-6', className)}
    />
  );
}
