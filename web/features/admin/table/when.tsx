import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';

/** A moment: date and time, and below it how long ago. */
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

/** The content of an empty cell. */
export function Nothing() {
  return (
    <span data-nothing="" className="text-ink-faint">
      –
    </span>
  );
}
