import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Nothing } from './when.tsx';

/** Somebody by face and name; `below` says a little more of them. */
export function Person(props: { name: string; avatar?: string | null; below?: ReactNode }) {
  const { name, avatar, below } = props;
  return (
    <span className="flex min-w-44 items-center gap-3">
      <Avatar name={name} src={avatar ?? null} size="sm" />
      <span className="min-w-0">
        <span className="block max-w-60 truncate font-semibold">{name}</span>
        {below && (
          <span className="block max-w-60 truncate text-xs font-normal text-ink-faint">
            {below}
          </span>
        )}
      </span>
    </span>
  );
}

/** A text that may be long: its beginning, with the rest where the pointer rests. */
export function Excerpt({ text }: { text: string | null }) {
  if (!text) return <Nothing />;
  return (
    <span title={text} className="line-clamp-2 max-w-80 min-w-48 max-md:min-w-0">
      {text}
    </span>
  );
}

/** A text of one line that may not be there. */
export function Words({ text }: { text: string | null }) {
  if (!text) return <Nothing />;
  return <span className="whitespace-nowrap max-md:whitespace-normal">{text}</span>;
}

/** An id by its first 8 letters, as everywhere. */
export function ShortId({ id }: { id: string | null }) {
  if (!id) return <Nothing />;
  return (
    <span title={id} className="font-mono text-xs text-ink-soft">
      {id.slice(0, 8)}
    </span>
  );
}
