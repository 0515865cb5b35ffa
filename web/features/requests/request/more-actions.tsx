import { Ellipsis } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactedLead } from '#contract/requests/requests.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDisclosure } from '#web/ui/dialog/use-disclosure.ts';

interface MoreActionsProps {
  lead: ContactedLead;
  onRelease: (lead: ContactedLead) => void;
  onReport: (lead: ContactedLead) => void;
  onBlock: (lead: ContactedLead) => void;
}

/** A menu: release, report or block a professional. */
export function MoreActions({ lead, onRelease, onReport, onBlock }: MoreActionsProps) {
  const t = useTranslations('request');
  const { open, toggle, close, frame } = useDisclosure();
  const id = useId();
  const { name } = lead.professional;
  const may = (action: ContactedLead['allowedActions'][number]) =>
    lead.allowedActions.includes(action);
  const actions: { does: 'release' | 'report' | 'block'; act: (lead: ContactedLead) => void }[] = [
    ...(may('release') ? [{ does: 'release' as const, act: onRelease }] : []),
    { does: 'report', act: onReport },
    ...(may('block') ? [{ does: 'block' as const, act: onBlock }] : []),
  ];
  return (
    <div {...frame} className="relative">
      <IconButton
        label={t('more', { name })}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="border border-line bg-card"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </IconButton>
      <div
        id={id}
        hidden={!open}
        className="absolute end-0 bottom-full z-20 mb-2 flex w-max max-w-72 animate-lift flex-col rounded-lg border border-line bg-card p-1.5 shadow-float [&[hidden]]:hidden"
      >
        {actions.map(({ does, act }) => (
          <Button
            key={does}
            tone="ghost"
            size="sm"
            aria-label={t(`${does}One`, { name })}
            onClick={() => {
              close();
              act(lead);
            }}
            className="justify-start text-start"
          >
            {t(does)}
          </Button>
        ))}
      </div>
    </div>
  );
}
