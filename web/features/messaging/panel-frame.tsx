import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type DragEventHandler, type ReactNode } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { useHostOfToasts } from '#web/ui/toasts/toast-hosts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { aboveKeyboard } from './above-keyboard.ts';
import { leaveOpenMenu } from './panel-menu.tsx';

interface PanelFrameProps {
  /** Null where nobody has accepted yet. */
  partner: { id: string; name: string; avatar: string | null } | null;
  trade: string;
  /** Says which conversation it is. */
  caption: string;
  /** What it is about. */
  job: string;
  /** Below it, at the head of the conversation. */
  meeting?: ReactNode;
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
export function PanelFrame({ partner, trade, caption, job, ...rest }: PanelFrameProps) {
  const { closeLabel, menu, meeting, onClose, children, ...drop } = rest;
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
          className="fixed inset-x-0 top-0 z-40 h-dvh focus:outline-none sm:end-3 sm:start-auto sm:my-3 sm:h-[calc(100dvh-1.5rem)] sm:w-[27.5rem]"
        >
          <div
            ref={aboveKeyboard}
            {...drop}
            className="relative flex h-full flex-col overflow-hidden bg-card shadow-float transition-[translate] duration-300 ease-out sm:rounded-xl starting:translate-y-6 sm:starting:translate-x-8 sm:rtl:starting:-translate-x-8 sm:starting:translate-y-0"
          >
            <header className="flex items-center gap-3 border-b border-line py-2 pe-2 ps-4 sm:py-3 sm:ps-5">
              {partner && <Avatar name={partner.name} src={partner.avatar} of={partner.id} />}
              <Dialog.Title className="min-w-0 flex-1 font-sans tracking-normal">
                <span className="block truncate font-display text-lg leading-6">
                  {partner?.name ?? trade}
                </span>
                <span className="block truncate text-xs font-normal text-ink-faint">
                  {partner && <span className="font-semibold text-ink-soft">{trade} · </span>}
                  {caption}
                </span>
              </Dialog.Title>
              {menu}
              <Dialog.Close asChild>
                <IconButton label={closeLabel}>
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </Dialog.Close>
            </header>
            <Dialog.Description
              dir="auto"
              className="shrink-0 truncate border-b border-line bg-sunken px-4 py-2 text-sm text-ink-soft sm:px-5"
            >
              {job}
            </Dialog.Description>
            {meeting}
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
