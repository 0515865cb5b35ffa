import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ADMIN_ROLES } from '#contract/admin/roles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { actionsOfRole, allowedCalls, mayCall, RIGHTS } from './rights.ts';
import { USER_CALLS } from './policy.ts';

const inTable: Endpoint[] = Object.values(RIGHTS).flatMap(({ calls }) => [...calls]);
const titled = (endpoints: readonly Endpoint[]) =>
  endpoints.map(({ method, path }) => `${method} ${path}`).toSorted();

it('gives every call of the panel exactly one right, and no other call', () => {
  const ofAdmins = Object.values(ENDPOINTS).filter(({ audience }) => audience === 'admin');
  expect(titled(inTable)).toEqual(titled(ofAdmins));
});

it('lets an owner do everything', () => {
  expect(allowedCalls('owner').toSorted()).toEqual(titled(inTable));
});

it('lets a read-only admin change nothing but their own account', () => {
  const changing = inTable.filter(
    (call) => call.method !== 'GET' && mayCall('readOnly', call) && !isOwn(call),
  );
  expect(titled(changing)).toEqual([]);
});

it.each(ADMIN_ROLES)('refuses a call that is in no row to the role %s', (role) => {
  expect(mayCall(role, { ...USER_CALLS.suspend })).toBe(false);
});

it('shows of the actions on a row those whose call the role may use', () => {
  const actions = ['delete', 'suspend', 'endSessions'] as const;
  expect(actionsOfRole('owner', actions, USER_CALLS)).toEqual(actions);
  expect(actionsOfRole('moderator', actions, USER_CALLS)).toEqual(['suspend', 'endSessions']);
  expect(actionsOfRole('support', actions, USER_CALLS)).toEqual(['endSessions']);
  expect(actionsOfRole('readOnly', actions, USER_CALLS)).toEqual([]);
});

function isOwn(call: Endpoint): boolean {
  return RIGHTS.ownAccount.calls.some((own) => own === call);
}
