import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import type { User } from '#web/lib/api/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from './download-button.tsx';
import { SharedTable } from './shared-table.tsx';

interface PrivacyCardProps {
  user: User;
  /** Asks for a fresh proof of identity, then retries. */
  onReauth: (again: () => void) => void;
}

/** What is shared about the person and when, the public page, and the export. */
export function PrivacyCard({ user, onReauth }: PrivacyCardProps) {
  const t = useTranslations('privacy.card');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-5">
        <h2 id={id} className="text-lg">
          {t('title')}
        </h2>
        <SharedTable role={user.role} />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {user.professionalId && (
            <Link
              href={href('/professional-dashboard', { tab: 'profile', section: 'page' })}
              className="font-semibold underline underline-offset-2"
            >
              {t('visibility')}
            </Link>
          )}
          <Link href={href('/privacy')} className="font-semibold underline underline-offset-2">
            {t('policy')}
          </Link>
        </p>
        <div className="flex flex-col gap-3 border-t border-line pt-5">
          <h3 className="text-base">{t('download.title')}</h3>
          <p className="text-ink-soft">{t('download.hint')}</p>
          <DownloadButton onReauth={onReauth} />
        </div>
      </Card>
    </section>
  );
}
