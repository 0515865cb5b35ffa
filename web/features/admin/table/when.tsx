import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';

/** A moment: when by the calendar, and below it how long ago. */
export function When({ at }: { at: string | null }) {
  const { dateTime, relative } = useFormatting();
  if (!at) return <Nothing />;
  return (
    <time dateTime={at} className="block whitespace-nowrap">
      {dateTime(at)}
      <span className="block text-xs text-ink-faint">{relative(at, serverNow())}</span>
    </time>
  );
}

/** What a cell without anything in it shows. */
export function Nothing() {
  return (
    <span data-nothing="" className="text-ink-faint">
      –
    </span>
  );
}
