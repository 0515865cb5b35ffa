import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { SentDraft } from '#contract/dialogue/steps.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { href } from '#web/lib/navigation/paths.ts';

/** Those of the drafts of a conversation that were sent already, each with the way to its request. */
export function SentDrafts({ sent }: { sent: readonly SentDraft[] }) {
  const t = useTranslations('assistant-chat');
  const nameOf = useProfessionName();
  if (sent.length === 0) return null;
  return (
    <ul aria-label={t('sentTitle')} className="mb-4 flex flex-col gap-1 rounded-lg bg-pine-50 p-3">
      {sent.map(({ id, profession }) => (
        <li key={profession} className="flex items-center gap-2 text-sm">
          <Check aria-hidden="true" className="size-4.5 shrink-0 text-pine-700" />
          <span className="flex-1">{t('sentOne', { profession: nameOf(profession) })}</span>
          <Link
            href={id ? href('/request', { id }) : href('/dashboard')}
            className="py-1 font-semibold text-pine-700 underline"
          >
            {t('seeSent')}
            <span className="sr-only">: {nameOf(profession)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
