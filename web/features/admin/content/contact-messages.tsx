import { Mailbox } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Link } from 'wouter';
import {
  listContactMessages,
  markContactAnswered,
  type ContactMessage,
} from '#contract/admin/site.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx';
import { LinkedText } from '#web/ui/text/linked-text.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { adminHref, useAdminAddress } from '../frame/address.ts';
import { useMay } from '../frame/use-may.ts';
import { ListFoot } from '../table/list-foot.tsx';
import { BY_CURSOR, useRows } from '../table/use-rows.ts';
import { When } from '../table/when.tsx';

const STATES = ['open', 'answered'] as const;

/** Messages of the contact page, newest first. */
export function ContactMessages() {
  const t = useTranslations('admin-content.messages');
  const { given, change } = useAdminAddress();
  const state = STATES.find((known) => known === given['state']);
  const list = useRows(listContactMessages, state ? { state } : {}, BY_CURSOR);
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <ChoiceChips
        label={t('which')}
        choices={STATES.map((value) => ({ value, label: t(value) }))}
        value={state ?? null}
        onChange={(next) => change({ state: next ?? undefined })}
      />
      {list.error ? (
        <QueryError title={t('failed')} error={list.error} refetch={list.retry} />
      ) : !list.rows ? (
        <Skeleton className="h-64 rounded-lg" />
      ) : list.rows.length === 0 ? (
        <EmptyState
          icon={<Mailbox className="size-6" />}
          title={state ? t('noneSuch') : t('none')}
          hint={state ? undefined : t('noneHint')}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {list.rows.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} />
            </li>
          ))}
        </ul>
      )}
      <ListFoot {...list} />
    </div>
  );
}

function MessageCard({ message }: { message: ContactMessage }) {
  const t = useTranslations('admin-content.messages');
  const { dateTime } = useFormatting();
  const may = useMay();
  const { id, name, email, answeredAt, answeredBy } = message;
  const isAnswered = answeredAt !== null;
  const { run, busy } = useOperation(markContactAnswered, { failed: t('notMarked') });
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{email}</p>
        </div>
        <div className="text-sm text-ink-soft">
          <When at={message.createdAt} />
        </div>
      </div>
      <p lang={message.language} className="whitespace-pre-line [overflow-wrap:anywhere]">
        <LinkedText text={message.message} />
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={mailTo(email, t('subject', { brand: BRAND }))}
          className={buttonLook('primary', 'sm')}
        >
          {t('answer')}
        </a>
        {may(markContactAnswered) && (
          <Button
            size="sm"
            tone="secondary"
            loading={busy}
            onClick={() => void run({ params: { id }, body: { answered: !isAnswered } })}
          >
            {t(isAnswered ? 'reopen' : 'mark')}
          </Button>
        )}
        {message.userId && (
          <Link
            href={adminHref('users', { open: message.userId })}
            className={buttonLook('ghost', 'sm')}
          >
            {t('account')}
          </Link>
        )}
        <Badge tone={isAnswered ? 'pine' : 'warning'}>
          {t(isAnswered ? 'isAnswered' : 'isOpen')}
        </Badge>
        {isAnswered && (
          <span className="text-sm text-ink-faint">
            {t('answeredBy', { by: answeredBy ?? '', at: dateTime(answeredAt) })}
          </span>
        )}
      </div>
    </Card>
  );
}

function mailTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}
