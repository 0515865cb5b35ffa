import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readDeletion, type Deletion } from '#contract/accounts/privacy.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import type { User } from '#web/lib/api/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { DeletionConsequences } from './deletion-consequences.tsx';
import { PlannedDeletion } from './planned-deletion.tsx';
import { useDeletion } from './use-deletion.ts';

interface DeleteAccountCardProps {
  user: User;
  /** Asks for a fresh proof of identity, then retries with `again`. */
  onReauth: (again: () => void) => void;
}

/** Deletes the account in two steps, with a preview; or cancels a scheduled deletion. */
export function DeleteAccountCard({ user, onReauth }: DeleteAccountCardProps) {
  const t = useTranslations('privacy.deletion');
  const common = useTranslations('common');
  const id = useId();
  const { data, isPending, error, refetch } = useCallQuery(readDeletion);
  return (
    <section aria-labelledby={id} id="delete-account">
      <Card className="flex flex-col gap-4">
        <h2 id={id} tabIndex={-1} className="text-lg focus:outline-none">
          {t('title')}
        </h2>
        {isPending && <Skeleton className="h-24 w-full" />}
        {error && <QueryError title={common('somethingWrong')} error={error} refetch={refetch} />}
        {data && <Planning user={user} deletion={data} headingId={id} onReauth={onReauth} />}
      </Card>
    </section>
  );
}

interface PlanningProps extends DeleteAccountCardProps {
  deletion: Deletion;
  headingId: string;
}

function Planning({ user, deletion, headingId, onReauth }: PlanningProps) {
  const t = useTranslations('privacy.deletion');
  const [asking, ask] = useState(false);
  const { busy, plan, undo } = useDeletion((again) => {
    ask(false);
    onReauth(again);
  });
  if (deletion.dueAt) {
    const keep = async () => {
      await undo();
      document.getElementById(headingId)?.focus();
    };
    return (
      <PlannedDeletion user={user} dueAt={deletion.dueAt} busy={busy} onUndo={() => void keep()} />
    );
  }
  const confirm = async () => {
    await plan();
    ask(false);
  };
  return (
    <>
      <p>{t('lead')}</p>
      <DeletionConsequences user={user} consequences={deletion.consequences} />
      <Button tone="secondary" className="self-start" onClick={() => ask(true)}>
        {t('ask')}
      </Button>
      {asking && (
        <ConfirmDeletion
          busy={busy}
          goesOnAt={headingId}
          onConfirm={() => void confirm()}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
