import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';
import { classes } from '#web/ui/classes.ts';
import { leaveToDialog, useToastHost } from './toast-hosts.ts';

export interface ToastEntry {
  id: number;
  title: string;
  description?: string | undefined;
  tone: 'neutral' | 'success' | 'danger';
  polite?: boolean;
  open: boolean;
}

interface ToasterProps {
  toasts: readonly ToastEntry[];
  onDismiss: (id: number) => void;
  /** Milliseconds each is shown. */
  duration: number;
  /** Names the list; `{hotkey}` in it is replaced by the key. */
  listLabel: string;
  closeLabel: string;
}

const LOOKS = {
  neutral: { icon: Info, colour: 'text-tile-ink' },
  success: { icon: CircleCheck, colour: 'text-pine-600' },
  danger: { icon: CircleAlert, colour: 'text-clay-ink' },
} as const;

/**
 * Shows toasts where they cover neither the header nor what people type or press. F8 focuses them, where Escape
 * closes one; elsewhere it closes the dialog they are shown in. A swipe of 50 px to the right
 * closes one.
 */
export function Toaster({ toasts, onDismiss, duration, listLabel, closeLabel }: ToasterProps) {
  const host = useToastHost();
  return createPortal(
    <Radix.Provider
      label={listLabel}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} closeLabel={closeLabel} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label={listLabel}
        data-toasts
        className={classes(
          'toasts fixed z-50 m-0 flex list-none flex-col gap-3 px-4 py-2 sm:bottom-0 sm:w-full sm:max-w-md sm:p-6',
          // A conversation has its field at the lower right.
          host ? 'sm:start-0' : 'sm:end-0',
        )}
      />
    </Radix.Provider>,
    host ?? document.body,
  );
}

interface ToastCardProps {
  toast: ToastEntry;
  onDismiss: (id: number) => void;
  closeLabel: string;
}

function ToastCard({ toast, onDismiss, closeLabel }: ToastCardProps) {
  const { icon: Icon, colour } = LOOKS[toast.tone];
  return (
    <Radix.Root
      open={toast.open}
      type={toast.polite ? 'background' : 'foreground'}
      onOpenChange={(open) => !open && onDismiss(toast.id)}
      onEscapeKeyDown={leaveUnlessFocused}
      className="flex animate-rise text-ink items-start gap-3 rounded-lg border border-line bg-card p-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden="true" className={classes('mt-0.5 size-5 shrink-0', colour)} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="text-sm text-ink-soft">
            {toast.description}
          </Radix.Description>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="-m-2 inline-flex size-11 items-center justify-center rounded-md text-ink-faint hover:bg-ink/5 hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}

function leaveUnlessFocused(event: KeyboardEvent): void {
  const isHere = event.target instanceof Element && event.target.closest('[data-toasts]');
  if (!isHere) leaveToDialog(event);
}
