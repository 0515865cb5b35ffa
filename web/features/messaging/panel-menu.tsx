import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { onDismiss } from '#web/lib/on-dismiss.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface PanelMenuProps {
  onReport: (() => void) | undefined;
  onBlock: (() => void) | undefined;
}

/** Actions against the other side: report or block; nothing where neither is available. */
export function PanelMenu({ onReport, onBlock }: PanelMenuProps) {
  const t = useTranslations('conversation');
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => (open ? onDismiss(menu.current, () => setOpen(false)) : undefined), [open]);
  if (!onReport && !onBlock) return null;
  return (
    <div ref={menu} data-menu className="relative">
      <IconButton label={t('more')} aria-expanded={open} onClick={() => setOpen(!open)}>
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </IconButton>
      {open && (
        <div className="absolute top-full end-0 z-10 mt-1 min-w-52 animate-lift rounded-lg border border-line bg-card p-1.5 shadow-float">
          {onReport && (
            <Action onClick={onReport} icon={<Flag aria-hidden="true" className="size-5" />}>
              {t('report')}
            </Action>
          )}
          {onBlock && (
            <Action onClick={onBlock} icon={<Ban aria-hidden="true" className="size-5" />}>
              {t('block')}
            </Action>
          )}
        </div>
      )}
    </div>
  );
}

/** Escape closes an open menu in a panel before the panel. */
export function leaveOpenMenu(event: KeyboardEvent): void {
  const panel = event.target instanceof Element ? event.target.closest('[role=dialog]') : null;
  if (panel?.querySelector('[data-menu] [aria-expanded=true]')) event.preventDefault();
}

interface ActionProps {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

function Action({ icon, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start font-semibold text-clay-ink hover:bg-clay-wash"
    >
      {icon}
      {children}
    </button>
  );
}
