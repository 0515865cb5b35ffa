import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Link } from 'wouter';
import type { Notice } from '#contract/notifications.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { NoticeIcon } from './notice-icon.tsx';
import { readUpTo, useNotices } from './use-notices.ts';

/** The person's notices, newest first; viewing marks them as read. */
export function NoticeList() {
  const t = useTranslations('notifications');
  const common = useTranslations('common');
  const { notices, failed, retry, showMore, loadingMore } = useNotices();
  const isNew = useMarkRead(notices);
  if (!notices && failed) return <QueryError title={t('loadFailed')} refetch={retry} />;
  if (!notices) return <LoadingNotices />;
  if (notices.length === 0)
    return (
      <EmptyState icon={<Bell className="size-6" />} title={t('empty')} hint={t('emptyHint')} />
    );
  return (
    <div className="flex flex-col gap-5">
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} isNew={isNew(notice)} />
          </li>
        ))}
      </ul>
      {showMore && (
        <Button tone="secondary" loading={loadingMore} onClick={showMore} className="self-center">
          {common('showMore')}
        </Button>
      )}
    </div>
  );
}

function NoticeRow({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const t = useTranslations('notifications');
  const { relative, dateTime } = useFormatting();
  const { kind, title, text, href, createdAt } = notice;
  return (
    <Link
      href={href}
      className={`flex gap-4 px-4 py-4 transition-colors -outline-offset-2 hover:bg-paper sm:px-5 ${isNew ? 'bg-pine-50' : ''}`}
    >
      <NoticeIcon kind={kind} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{title}</span>
          {isNew && (
            <span className="inline-flex size-2.5 shrink-0 rounded-full bg-lamp">
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
        </span>
        <span className="mt-0.5 block text-ink-soft [overflow-wrap:anywhere]">{text}</span>
        <time dateTime={createdAt} title={dateTime(createdAt)} className="text-sm text-ink-faint">
          {relative(createdAt, serverNow())}
        </time>
      </span>
    </Link>
  );
}

/** Marks visible notices as read; they keep their unread style until the screen is left. */
function useMarkRead(notices: readonly Notice[] | undefined): (notice: Notice) => boolean {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unseen = (notices ?? []).filter(({ id, read }) => !read && !seen.has(id));
  const [newest] = unseen;
  useEffect(() => {
    if (!newest) return;
    setSeen((before) => new Set([...before, ...unseen.map(({ id }) => id)]));
    void readUpTo(newest.id).catch(console.error);
    // oxlint-disable-next-line react/exhaustive-deps -- the newest identifies all that came with it
  }, [newest?.id]);
  return ({ id, read }) => !read || seen.has(id);
}

function LoadingNotices() {
  return (
    <div className="flex flex-col gap-3" aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-24 rounded-lg" />
      ))}
    </div>
  );
}
