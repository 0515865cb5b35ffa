import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { RequestDetail } from '#contract/admin/details.ts';
import { placeName } from '#contract/requests/place-name.ts';
import { ExtraAnswers } from '#web/lib/extra-answers.tsx';
import { useScheduleName } from '#web/lib/catalogue/catalogue-names.ts';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { adminHref } from '../../frame/address.ts';
import { When } from '../../table/when.tsx';
import { Facts } from '../parts/facts.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

/** The need, place, customer, and status. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const t = useTranslations('admin-request.facts');
  const languages = useTranslations('admin-lists.languages');
  const languageName = useLanguageName(languages);
  const scheduleName = useScheduleName();
  const place = placeName(request.location, request.destination);
  const { customerId, customerName, professionalId, professionalName } = request;
  const link = (section: 'users' | 'professionals', open: string, name: string) => (
    <Link href={adminHref(section, { open })} className="font-semibold text-pine-700 underline">
      {name}
    </Link>
  );
  return (
    <PanelCard title={t('title')}>
      <p className="mb-4 [overflow-wrap:anywhere] whitespace-pre-wrap">{request.description}</p>
      {request.extraAnswers.length > 0 && (
        <div className="mb-4">
          <ExtraAnswers answers={request.extraAnswers} />
        </div>
      )}
      <Facts
        facts={factsThere([
          [t('customer'), link('users', customerId, customerName)],
          [
            t('professional'),
            professionalId && link('professionals', professionalId, professionalName ?? ''),
          ],
          [t('location'), request.placeFound ? place : `${place} (${t('guessed')})`],
          [t('urgency'), scheduleName(request)],
          [t('language'), languageName(request.language)],
          [t('email'), request.contactEmail],
          [t('phone'), request.contactPhone],
          [t('photos'), request.photos],
          [t('hiredAt'), request.hiredAt && <When at={request.hiredAt} />],
          [
            t('reportedAt'),
            request.completionReportedAt && <When at={request.completionReportedAt} />,
          ],
          [t('endedAt'), request.endedAt && <When at={request.endedAt} />],
          [t('cancelReason'), request.cancelReason],
          [
            t('id'),
            <span key="id" className="font-mono text-xs">
              {request.id}
            </span>,
          ],
        ])}
      />
    </PanelCard>
  );
}

/** Many facts are optional: missing ones are left out. */
function factsThere(facts: readonly (readonly [string, ReactNode])[]) {
  return facts.filter(([, value]) => Boolean(value));
}
