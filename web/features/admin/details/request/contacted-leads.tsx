import { useTranslations } from 'use-intl';
import type { RequestDetail } from '#contract/admin/details.ts';
import { PanelCard } from '../parts/panel-card.tsx';
import { AssignButton } from './assign-button.tsx';
import { ContactedLead } from './contacted-lead.tsx';

/** The leads in order of contact: status, reasons, and outcome. */
export function ContactedLeads({ request }: { request: RequestDetail }) {
  const t = useTranslations('admin-request.asked');
  const { leads, allowedActions } = request;
  return (
    <PanelCard
      title={t('title')}
      aside={allowedActions.includes('assign') && <AssignButton request={request} />}
    >
      {leads.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('empty')}</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {leads.map((lead) => (
            <ContactedLead key={lead.id} lead={lead} request={request} />
          ))}
        </ol>
      )}
    </PanelCard>
  );
}
