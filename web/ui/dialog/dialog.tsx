import { useState } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { lazyDialog } from './lazy-dialog.ts';

const DialogWindow = lazyDialog(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** A modal dialog; what draws it is fetched apart, so that no screen waits for it (lazy-window.ts). */
export function Dialog(props: DialogProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  return needed && <DialogWindow {...props} />;
}
