import { Check, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/leads.ts';
import { Button } from '#web/ui/button.tsx';
import { useRespond } from './use-leads.ts';

const DeclineDialog = lazy(async () => ({
  default: (await import('./decline-dialog.tsx')).DeclineDialog,
}));

/** Yes, or no with an optional reason. */
export function LeadAnswer({ lead }: { lead: Lead }) {
  const t = useTranslations('leads');
  const respond = useRespond();
  const [declining, setDeclining] = useState(false);
  const params = { id: lead.id };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        loading={respond.isPending && !declining}
        icon={<Check aria-hidden="true" className="size-5" />}
        onClick={() => respond.mutate({ params, body: { status: 'accepted' } })}
      >
        {t('accept')}
      </Button>
      <Button
        tone="secondary"
        disabled={respond.isPending}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => setDeclining(true)}
      >
        {t('decline')}
      </Button>
      <Suspense>
        {declining && (
          <DeclineDialog
            busy={respond.isPending}
            onClose={() => setDeclining(false)}
            onDecline={(response) =>
              respond.mutate(
                { params, body: { status: 'denied', response: response || null } },
                { onSettled: () => setDeclining(false) },
              )
            }
          />
        )}
      </Suspense>
    </div>
  );
}
