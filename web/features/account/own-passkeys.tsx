import { useTranslations } from 'use-intl';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
} from '#contract/accounts/passkeys.ts';
import { call } from '#web/lib/api/call.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import type { PasskeyCalls, PasskeyOwner } from '#web/lib/passkeys/passkey-calls.ts';
import { PasskeysCard } from '#web/lib/passkeys/passkeys-card.tsx';

const CALLS: PasskeyCalls = {
  begin: () => call(newPasskeyOptions),
  add: (body) => call(addPasskey, { body }),
  rename: (id, name) => call(renamePasskey, { params: { id }, body: { name } }),
  remove: (id) => call(removePasskey, { params: { id } }),
  shownBy: '/api/account/',
};

/** The passkeys of a person. */
export function OwnPasskeys({ onReauth }: Pick<PasskeyOwner, 'onReauth'>) {
  const t = useTranslations('passkeys');
  const list = useCallQuery(listPasskeys);
  return <PasskeysCard hint={t('hint')} list={list} calls={CALLS} onReauth={onReauth} />;
}
