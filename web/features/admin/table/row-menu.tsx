import { EllipsisVertical } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

interface RowMenuProps {
  label: string;
  /** Its items: buttons with the role `menuitem`. */
  children: ReactNode;
}

/** What else can be done with a row, behind a button: what is seldom done is not pressed by mistake. */
export function RowMenu({ label, children }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        popoverTarget={id}
        aria-haspopup="menu"
        className="size-9 max-md:size-11"
      >
        <EllipsisVertical aria-hidden="true" className="size-4.5" />
      </IconButton>
      {/* In the top layer, since the table that scrolls would cut it off. */}
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') putBelow(button.current, menu.current);
        }}
        onToggle={({ newState }) => {
          if (newState === 'open') itemsOf(menu.current)[0]?.focus();
        }}
        onKeyDown={(event) => onKey(event, menu.current, close)}
        onClick={close}
        className="fixed inset-auto m-0 w-max max-w-72 rounded-md border border-line bg-card p-1 text-start text-sm text-ink shadow-float"
      >
        {children}
      </div>
    </>
  );
}

/** An item that cannot be undone. */
export function DangerItem({ children, onChosen }: { children: ReactNode; onChosen: () => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      onClick={onChosen}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-start font-medium text-clay-ink hover:bg-clay-wash focus-visible:-outline-offset-2 lg:min-h-9"
    >
      {children}
    </button>
  );
}

/** Below the button, or above it at the foot of the window; its end at that of the button. */
function putBelow(button: HTMLElement | null, menu: HTMLElement | null): void {
  if (!button || !menu) return;
  const { top, bottom, right } = button.getBoundingClientRect();
  const isLow = bottom > innerHeight * 0.75;
  menu.style.right = `${document.documentElement.clientWidth - right}px`;
  menu.style.top = isLow ? 'auto' : `${bottom + 4}px`;
  menu.style.bottom = isLow ? `${innerHeight - top + 4}px` : 'auto';
  addEventListener('scroll', () => menu.hidePopover(), { capture: true, once: true });
}

function onKey(event: KeyboardEvent, menu: HTMLElement | null, close: () => void): void {
  if (event.key === 'Tab') close();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  items.at((at + step) % items.length)?.focus();
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}
