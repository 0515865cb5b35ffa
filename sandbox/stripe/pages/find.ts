import type { PageContext } from './context.ts';

/** The object of that id where it is one of that kind, such as `checkout.session`. */
export async function findKind<T extends { object: string }>(
  { operations }: PageContext,
  id: string,
  kind: T['object'],
): Promise<T | undefined> {
  const found = await operations.find<T>(id);
  return found?.object === kind ? found : undefined;
}

/** The id, whether the object was expanded or not. */
export function idOf(named: string | { id: string } | null | undefined): string {
  return typeof named === 'string' ? named : (named?.id ?? '');
}
