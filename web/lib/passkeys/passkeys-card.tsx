import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { CallError } from '#contract/client.ts';
import type { PasskeyList } from '#contract/passkeys.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys } from './browser.ts';
import type { PasskeyOwner } from './passkey-calls.ts';
import { PasskeyRow } from './passkey-row.tsx';

interface PasskeysCardProps extends PasskeyOwner {
  hint: string;
  list: UseQueryResult<PasskeyList, CallError>;
}

/** The passkeys of somebody: added, renamed, removed. */
export function PasskeysCard({ hint, list, ...owner }: PasskeysCardProps) {
  const t = useTranslations('passkeys');
  const common = useTranslations('common');
  const id = useId();
  const { data, isPending, error, refetch } = list;
  const isUsable = data !== undefined && canUsePasskeys(data.passkeyDomain);
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <h2 id={id} tabIndex={-1} className="text-lg focus:outline-none">
          {t('title')}
        </h2>
        <p className="-mt-2 text-ink-soft">{hint}</p>
        {isPending && <Skeleton className="h-12 w-full" />}
        {error && <QueryError title={common('somethingWrong')} error={error} refetch={refetch} />}
        {data?.passkeys.length === 0 && <p>{t('none')}</p>}
        {data && data.passkeys.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} headingId={id} {...owner} />
            ))}
          </ul>
        )}
        {data && !isUsable && <p className="text-sm text-ink-soft">{t('unsupported')}</p>}
        {isUsable && data.allowedActions.includes('add') && <AddPasskey {...owner} />}
      </Card>
    </section>
  );
}
