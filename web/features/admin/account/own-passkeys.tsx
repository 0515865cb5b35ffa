import { useTranslations } from 'use-intl';
import {
  addAdminPasskey,
  listAdminPasskeys,
  newAdminPasskeyOptions,
  removeAdminPasskey,
  renameAdminPasskey,
} from '#contract/admin/passkeys.ts';
import { call } from '#web/lib/api/call.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import type { PasskeyCalls } from '#web/lib/passkeys/passkey-calls.ts';
import { PasskeysCard } from '#web/lib/passkeys/passkeys-card.tsx';
import { useAskProof } from '../dialogs/proof-context.ts';

const CALLS: PasskeyCalls = {
  begin: () => call(newAdminPasskeyOptions),
  add: (body) => call(addAdminPasskey, { body }),
  rename: (id, name) => call(renameAdminPasskey, { params: { id }, body: { name } }),
  remove: (id) => call(removeAdminPasskey, { params: { id } }),
  shownBy: '/api/admin/passkeys',
};

/** The passkeys of the signed-in admin. */
export function OwnPasskeys() {
  const t = useTranslations('admin.passkeys');
  const list = useCallQuery(listAdminPasskeys);
  const askProof = useAskProof();
  const onReauth = (again: () => void) => void askProof().then((isProven) => isProven && again());
  return <PasskeysCard hint={t('hint')} list={list} calls={CALLS} onReauth={onReauth} />;
}
