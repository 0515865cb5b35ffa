import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { isActiveLead } from '#web/features/requests/places/places.ts';
import { useNameList } from '#web/features/requests/use-name-list.ts';

interface HireDialogProps {
  request: OwnRequest;
  lead: ContactedLead;
  busy: boolean;
  keepLabel: string;
  closeLabel: string;
  goesOnAt: string;
  onHire: () => void;
  onClose: () => void;
}

/** Explains the consequences of a hire before it is made. */
export function HireDialog({ request, lead, onHire, ...rest }: HireDialogProps) {
  const t = useTranslations('request.dialog.hire');
  const nameList = useNameList();
  const { name } = lead.professional;
  // Unclaimed professionals get no second letter: their link is closed.
  const others = request.leads.filter(
    (other) => isActiveLead(other) && other.professional.onPlatform && other.id !== lead.id,
  );
  const consequences = [
    t('told', { name }),
    others.length > 0 && t('others', { count: others.length, names: nameList(others) }),
    t('search'),
    t('pay', { name }),
  ].filter((line) => line !== false);
  return (
    <ReasonDialog
      {...rest}
      title={t('title', { name })}
      description={t('description', { name })}
      submitLabel={t('submit', { name })}
      onSubmit={onHire}
    >
      <ul className="flex flex-col gap-2.5 rounded-lg bg-pine-50 p-4 text-sm">
        {consequences.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
            {line}
          </li>
        ))}
      </ul>
    </ReasonDialog>
  );
}
