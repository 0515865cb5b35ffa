import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Deletion } from '#contract/accounts/privacy.ts';
import { href } from '#web/lib/navigation/paths.ts';
import type { User } from '#web/lib/api/session.tsx';

interface DeletionConsequencesProps {
  user: User;
  consequences: Deletion['consequences'];
}

/** The consequences of deleting the account, now and later, and what is kept and why. */
export function DeletionConsequences({ user, consequences }: DeletionConsequencesProps) {
  const t = useTranslations('privacy.deletion');
  const { openRequests, openLeads, hasPlan } = consequences;
  const isProfessional = user.role === 'professional';
  return (
    <>
      <Part title={t('atOnce.title')}>
        {!isProfessional && <li>{t('atOnce.requests', { count: openRequests })}</li>}
        {isProfessional && <li>{t('atOnce.hidden')}</li>}
        {isProfessional && <li>{t('atOnce.leads', { count: openLeads })}</li>}
        {hasPlan && <li>{t('atOnce.plan')}</li>}
      </Part>
      <Part title={t('later.title')}>
        <li>{t(`later.${user.role}`)}</li>
      </Part>
      <Part title={t('kept.title')}>
        <li>{t('kept.reviews')}</li>
        <li>{t('kept.conversations')}</li>
        <li>{t('kept.agreements')}</li>
        {isProfessional && <li>{t('kept.billing')}</li>}
        <li>
          <Link href={href('/privacy')} className="font-semibold underline underline-offset-2">
            {t('kept.policy')}
          </Link>
        </li>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 text-base">{title}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-soft">{children}</ul>
    </div>
  );
}
