import { Button } from '#web/ui/button.tsx';

interface ReloadNoteProps {
  shown: boolean;
  /** What pages have once they are reloaded. */
  text: string;
  button: string;
}

/** Says that a setting is on every page from now on, and reloads this one. */
export function ReloadNote({ shown, text, button }: ReloadNoteProps) {
  return (
    <div role="status" className="empty:hidden">
      {shown && (
        <span className="flex flex-wrap items-center gap-3 rounded-lg bg-pine-50 p-4 text-sm">
          {text}
          <Button size="sm" tone="secondary" onClick={() => location.reload()}>
            {button}
          </Button>
        </span>
      )}
    </div>
  );
}
