import { useTranslations } from 'use-intl';
import { listBlocks, unblock, type Block } from '#contract/requests/safety.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { refresh, useCallQuery, useCallMutation } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

/** The people blocked by the signed-in person, with unblock buttons: a part of the account page. */
export function BlockedPeople() {
  const t = useTranslations('safety.blocked');
  const common = useTranslations('common');
  const { data: blocks, isPending, error, refetch } = useCallQuery(listBlocks);
  return (
    <Card className="flex flex-col gap-4" role="region" aria-labelledby="blocked-people">
      <h2 id="blocked-people" tabIndex={-1} className="text-lg focus:outline-none">
        {t('title')}
      </h2>
      {isPending && <Skeleton className="h-12 w-full" />}
      {error && <QueryError title={common('somethingWrong')} error={error} refetch={refetch} />}
      {blocks?.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {blocks?.map((block) => (
          <BlockedPerson key={block.id} block={block} />
        ))}
      </ul>
    </Card>
  );
}

function BlockedPerson({ block: { id, name, since } }: { block: Block }) {
  const t = useTranslations('safety.blocked');
  const { relative } = useFormatting();
  const { mutate, isPending } = useCallMutation(unblock, {
    onSuccess: async () => {
      showToast({ title: t('done', { name }), description: t('doneHint'), tone: 'success' });
      // The button with the focus is unmounted with its row.
      document.getElementById('blocked-people')?.focus();
      await refresh('/api/blocks');
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">
          {t('since', { when: relative(since, serverNow()) })}
        </p>
      </div>
      <Button
        tone="secondary"
        size="sm"
        loading={isPending}
        aria-label={t('unblockOf', { name })}
        onClick={() => mutate({ params: { id } })}
      >
        {t('unblock')}
      </Button>
    </li>
  );
}
