import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { SubmittedRequest } from '#contract/requests/requests.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';

/** Several requests that were sent together: who was contacted for each, and the way to each. */
export function SeveralSent({ requests }: { requests: readonly SubmittedRequest[] }) {
  const t = useTranslations('requests');
  const nameOf = useProfessionName();
  return (
    <ol className="flex flex-col gap-4">
      {requests.map(({ id, profession, description, placeFound, contactedProfessionals }) => (
        <li key={id}>
          <Card className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
            <div className="min-w-0">
              <h2 className="text-lg">{nameOf(profession)}</h2>
              <p dir="auto" className="line-clamp-3 text-ink-soft [overflow-wrap:anywhere]">
                {description}
              </p>
              <p className="mt-2 text-sm font-semibold text-pine-700">
                {t('results.contacted', { count: contactedProfessionals.length })}
              </p>
              {!placeFound && <p className="mt-1 text-sm">{t('results.placeGuessed')}</p>}
            </div>
            <Link
              href={href('/request', { id })}
              className={`${buttonLook('secondary', 'md')} shrink-0`}
            >
              {t('results.followOne')}
              <span className="sr-only">: {nameOf(profession)}</span>
            </Link>
          </Card>
        </li>
      ))}
    </ol>
  );
}
