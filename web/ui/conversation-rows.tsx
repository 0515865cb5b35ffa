import { Avatar } from './avatar.tsx';
import { classes } from './classes.ts';
import { UnreadBadge } from './unread-badge.tsx';

export interface ConversationRow {
  key: string;
  /** The id of the other side. */
  of: string | null;
  name: string;
  avatar: string | null;
  /** What it is about. */
  about: string;
  /** The newest message, as it is shown. */
  last: string;
  moment: string;
  momentText: string;
  unread: number;
  unreadLabel: string;
  onOpen: () => void;
}

/** Conversations, each with its face, its subject and its newest message. */
export function ConversationRows({
  label,
  rows,
}: {
  label: string;
  rows: readonly ConversationRow[];
}) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-clip max-sm:-mx-5 max-sm:border-y max-sm:border-line sm:rounded-lg sm:border sm:border-line sm:bg-card "
    >
      {rows.map((row) => (
        <li key={row.key}>
          <button
            type="button"
            onClick={row.onOpen}
            className="flex w-full items-center gap-3 bg-card px-5 py-3 text-start -outline-offset-4 transition-colors hover:bg-pine-50"
          >
            <Avatar name={row.name} src={row.avatar} of={row.of} />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate font-semibold">{row.name}</span>
                <time dateTime={row.moment} className="shrink-0 text-xs text-ink-faint">
                  {row.momentText}
                </time>
              </span>
              <span dir="auto" className="block truncate text-sm text-ink-soft">
                {row.about}
              </span>
              <span className="flex items-center justify-between gap-3">
                <span
                  dir="auto"
                  className={classes(
                    'truncate text-sm',
                    row.unread > 0 ? 'font-semibold text-ink' : 'text-ink-faint',
                  )}
                >
                  {row.last}
                </span>
                <UnreadBadge
                  count={row.unread}
                  label={row.unreadLabel}
                  className="shrink-0 px-2 text-xs font-bold"
                />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
