import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useHostOfToasts } from '#web/ui/toasts/toast-hosts.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** The id of the element to focus where the button that opened this is gone by then. */
  goesOnAt?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog with a focus trap, closed by Escape, its close button or a click outside.
 * Positioned without transforms: toasts inside it stay fixed to the screen.
 */
export function DialogWindow({ open, onOpenChange, ...content }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Content {...content} onClose={() => onOpenChange(false)} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type ContentProps = Omit<DialogProps, 'open' | 'onOpenChange'> & { onClose: () => void };

function Content(props: ContentProps) {
  const { title, description, closeLabel, goesOnAt, children, onClose } = props;
  const giveFocusBack = useOpener(goesOnAt);
  const host = useHostOfToasts((event) => {
    leaveOpenList(event);
    if (!event.defaultPrevented) onClose();
  });
  return (
    <Radix.Content
      ref={host}
      onEscapeKeyDown={leaveOpenList}
      onCloseAutoFocus={giveFocusBack}
      {...(description ? {} : { 'aria-describedby': undefined })}
      className="fixed inset-x-0 bottom-0 z-40 flex sheet max-h-[92dvh] w-full flex-col overflow-y-auto rounded-t-xl bg-card p-6 shadow-float focus:outline-none sm:inset-0 sm:m-auto sm:h-fit sm:max-w-lg sm:rounded-xl sm:p-8"
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <div>
          <Radix.Title className="text-2xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1.5 text-ink-soft">{description}</Radix.Description>
          )}
        </div>
        <Radix.Close
          aria-label={closeLabel}
          className="-mt-2 -me-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-ink/5 hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Radix.Close>
      </div>
      {children}
    </Radix.Content>
  );
}

// Radix returns the focus to its own trigger only, and ours are opened from anywhere.
function useOpener(goesOnAt = ''): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const there = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (there ? opener : document.getElementById(goesOnAt))?.focus();
  };
}

// Escape closes an open list of suggestions, or an inline edit, first: Radix handles the key before
// the field does.
function leaveOpenList(event: KeyboardEvent): void {
  const field = event.target instanceof Element ? event.target : undefined;
  const first = '[role=combobox][aria-expanded=true], [data-takes-escape] *';
  if (field?.matches(first)) event.preventDefault();
}
