import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { shortId } from './short-id.ts';
import { Nothing } from './when.tsx';

/** A person with avatar and name; `below` is a second line. */
export function Person(props: {
  name: string;
  avatar?: string | null;
  /** Their id, or of a professional that of the profile: of it is the drawing without a photo. */
  of?: string | null;
  below?: ReactNode;
}) {
  const { name, avatar, of, below } = props;
  return (
    <span className="flex items-center md:min-w-44 gap-3">
      <Avatar name={name} src={avatar ?? null} of={of ?? null} size="sm" />
      <span className="min-w-0">
        <span className="block truncate font-semibold md:max-w-60">{name}</span>
        {below && (
          <span className="block truncate text-xs md:max-w-60 font-normal text-ink-faint">
            {below}
          </span>
        )}
      </span>
    </span>
  );
}

/** A truncated text, with the rest in its tooltip. */
export function Excerpt({ text }: { text: string | null }) {
  if (!text) return <Nothing />;
  return (
    <span title={text} className="line-clamp-4 md:line-clamp-2 md:max-w-80 md:min-w-48">
      {text}
    </span>
  );
}

/** An optional text of one line; truncated, except on phones. */
export function Words({ text }: { text: string | null }) {
  if (!text) return <Nothing />;
  return (
    <span title={text} className="block md:max-w-64 md:truncate">
      {text}
    </span>
  );
}

/** A shortened id. */
export function ShortId({ id }: { id: string | null }) {
  if (!id) return <Nothing />;
  return (
    <span title={id} className="font-mono text-xs text-ink-soft">
      {shortId(id)}
    </span>
  );
}
