import type { Row } from './matrix.ts';

/** Whether an allowed call changes this world: then the next row starts in a new one. */
export function spoils({ call, expect }: Row): boolean {
  const isChange = !call.startsWith('GET ') && !call.includes(' /api/auth/');
  return isChange && Object.values(expect).some((status) => status < 400);
}
