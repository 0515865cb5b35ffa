import { useState } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { lazyDialog } from './lazy-dialog.ts';

const DialogWindow = lazyDialog(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** A modal dialog, loaded separately, so that no screen waits for it (lazy-dialog.ts). */
export function Dialog(props: DialogProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  return needed && <DialogWindow {...props} />;
}
