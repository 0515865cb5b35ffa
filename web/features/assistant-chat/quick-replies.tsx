import { useTranslations } from 'use-intl';
import { isProfession, PROFESSIONS, type Profession } from '#contract/professions.ts';
import { URGENCIES } from '#contract/urgency.ts';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import type { Draft } from './draft.ts';
import type { Step } from './steps.ts';

interface QuickRepliesProps {
  step: Step;
  suggested: readonly Profession[];
  onPick: (shown: string, found: Partial<Draft>) => void;
  onConfirm: (yes: boolean) => void;
  onContact: () => void;
}

const COMMON: readonly Profession[] = ['plumber', 'electrician', 'cleaner', 'handyman', 'mover'];

/** The answers that can be tapped instead of typed, by step. */
export function QuickReplies({ step, suggested, onPick, onConfirm, onContact }: QuickRepliesProps) {
  const t = useTranslations('assistant-chat');
  const urgencyName = useUrgencyName();
  if (step === 'profession') return <Trades suggested={suggested} onPick={onPick} />;
  return (
    <div className="flex animate-rise flex-wrap gap-2 sm:pl-10.5">
      {step === 'urgency' &&
        URGENCIES.map((urgency) => (
          <Button
            key={urgency}
            tone="secondary"
            onClick={() => onPick(urgencyName(urgency), { urgency })}
          >
            {urgencyName(urgency)}
          </Button>
        ))}
      {step === 'confirmation' && (
        <>
          <Button onClick={() => onConfirm(true)}>{t('yes')}</Button>
          <Button tone="secondary" onClick={() => onConfirm(false)}>
            {t('no')}
          </Button>
        </>
      )}
      {step === 'contact' && <Button onClick={onContact}>{t('openContact')}</Button>}
    </div>
  );
}

function Trades({ suggested, onPick }: Pick<QuickRepliesProps, 'suggested' | 'onPick'>) {
  const t = useTranslations('assistant-chat');
  const nameOf = useProfessionName();
  const choose = (profession: Profession) => onPick(nameOf(profession), { profession });
  const chips = suggested.length > 0 ? suggested : COMMON;
  const all = PROFESSIONS.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return (
    <div className="flex animate-rise flex-wrap items-center gap-2 sm:pl-10.5">
      {chips.map((profession) => (
        <Button key={profession} tone="secondary" size="sm" onClick={() => choose(profession)}>
          {nameOf(profession)}
        </Button>
      ))}
      <Select
        aria-label={t('chooseTrade')}
        value=""
        onChange={({ target }) => isProfession(target.value) && choose(target.value)}
        className="min-h-9 w-auto text-sm"
      >
        <option value="" disabled>
          {t('allTrades')}
        </option>
        {all.map((profession) => (
          <option key={profession} value={profession}>
            {nameOf(profession)}
          </option>
        ))}
      </Select>
    </div>
  );
}
