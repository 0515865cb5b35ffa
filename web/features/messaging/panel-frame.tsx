import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type DragEventHandler, type ReactNode } from 'react';
import { useHostOfToasts } from '#web/ui/toasts/toast-hosts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { aboveKeyboard } from './above-keyboard.ts';
import { leaveOpenMenu } from './panel-menu.tsx';

interface PanelFrameProps {
  /** A picture beside the title. */
  face: ReactNode;
  title: string;
  description: ReactNode;
  closeLabel: string;
  /** Further actions, beside the close button. */
  menu: ReactNode;
  onClose: () => void;
  onDragOver: DragEventHandler;
  onDragLeave: DragEventHandler;
  onDrop: DragEventHandler;
  children: ReactNode;
}

/** A panel at the side of a large screen, or the whole of a small one; traps the focus. */
export function PanelFrame({ title, description, closeLabel, menu, ...rest }: PanelFrameProps) {
  const { face, onClose, children, ...drop } = rest;
  const [opener] = useState(() => document.activeElement);
  const host = useHostOfToasts((event) => {
    leaveOpenMenu(event);
    if (!event.defaultPrevented) onClose();
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Dialog.Content
          ref={host}
          onEscapeKeyDown={leaveOpenMenu}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
          }}
          className="fixed inset-x-0 top-0 z-40 h-dvh focus:outline-none sm:right-3 sm:left-auto sm:my-3 sm:h-[calc(100dvh-1.5rem)] sm:w-[27.5rem]"
        >
          <div
            ref={aboveKeyboard}
            {...drop}
            className="relative flex h-full flex-col overflow-hidden bg-card shadow-float transition-[translate] duration-300 ease-out sm:rounded-xl starting:translate-y-6 sm:starting:translate-x-8 sm:starting:translate-y-0"
          >
            <header className="flex items-start gap-1 border-b border-line py-3 pr-2 pl-5 sm:py-4">
              {face && <span className="mr-2 flex">{face}</span>}
              <div className="min-w-0 flex-1 pt-1">
                <Dialog.Title className="truncate text-lg">{title}</Dialog.Title>
                <Dialog.Description className="truncate text-sm text-ink-soft">
                  {description}
                </Dialog.Description>
              </div>
              {menu}
              <Dialog.Close asChild>
                <IconButton label={closeLabel}>
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </Dialog.Close>
            </header>
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
