import { Link } from 'wouter';
import { adminHref } from '../frame/address.ts';
import { shortId } from './short-id.ts';
import { Nothing } from './when.tsx';

const look = 'text-pine-700 underline underline-offset-2';

/** A person's name, linked to their detail. */
export function PersonLink({ id, name }: { id: string | null; name: string | null }) {
  if (!id || !name) return <Nothing />;
  return (
    <Link href={adminHref('users', { open: id })} className={look}>
      {name}
    </Link>
  );
}

/** A request's short id, linked to its detail. */
export function RequestLink({ id }: { id: string | null }) {
  if (!id) return <Nothing />;
  return (
    <Link href={adminHref('requests', { open: id })} title={id} className={look}>
      <span className="font-mono text-xs">{shortId(id)}</span>
    </Link>
  );
}
