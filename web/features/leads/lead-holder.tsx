import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { AssigneeChoice } from './assignee-choice.tsx';
import { useAssign } from './use-assign.ts';

/** Who of a team has a lead, and who answered it; nothing where the owner works alone. */
export function LeadHolder({ lead }: { lead: Lead }) {
  const t = useTranslations('leads');
  const { assignedTo, respondedBy, allowedActions } = lead;
  const mayChange = allowedActions.includes('assign');
  if (!mayChange && !assignedTo && !respondedBy) return null;
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-sunken/70 px-4 py-3 text-sm">
      {(mayChange || assignedTo) && <Holder lead={lead} />}
      {respondedBy && (
        <p className="wrap-anywhere text-ink-soft">
          {t('respondedBy', { name: respondedBy.name })}
        </p>
      )}
    </div>
  );
}

function Holder({ lead }: { lead: Lead }) {
  const t = useTranslations('leads.holder');
  const { user } = useSession();
  const { assign, isPending } = useAssign(lead);
  const [choosing, choose] = useState(false);
  const { assignedTo } = lead;
  const may = (action: Lead['allowedActions'][number]) => lead.allowedActions.includes(action);
  const isMine = assignedTo?.id === user?.id;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="flex min-w-0 flex-1 basis-44 items-center gap-2 font-semibold">
          <UserCheck aria-hidden="true" className="size-4 shrink-0 text-pine-600" />
          <span className="wrap-anywhere">
            {!assignedTo ? t('nobody') : isMine ? t('you') : t('is', { name: assignedTo.name })}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {may('take') && (
            <Button
              size="sm"
              tone="secondary"
              loading={isPending}
              onClick={() => assign(user?.id ?? null)}
            >
              {t('take')}
            </Button>
          )}
          {may('giveBack') && (
            <Button size="sm" tone="secondary" loading={isPending} onClick={() => assign(null)}>
              {t('giveBack')}
            </Button>
          )}
          {may('assign') && (
            <Button
              size="sm"
              tone="secondary"
              aria-expanded={choosing}
              onClick={() => choose(!choosing)}
            >
              {t('assign')}
            </Button>
          )}
        </div>
      </div>
      {choosing && may('assign') && (
        <AssigneeChoice
          holder={assignedTo?.id ?? null}
          onChoose={(to) => {
            choose(false);
            assign(to);
          }}
        />
      )}
    </>
  );
}
