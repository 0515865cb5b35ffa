import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import { builtInName, isAdded, type Profession } from '#contract/professionals/professions.ts';
import type { Schedule } from '#contract/requests/schedule-name.ts';
import { URGENCY_NAMES, type Urgency } from '#contract/requests/urgency.ts';
import { useCatalogue } from './catalogue.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';

/**
 * The name of a profession in the reader's language, with the operator's changes; an unknown one as
 * it is, and one the operator added as an ellipsis until the catalogue is loaded.
 */
export function useProfessionName(): (profession: Profession) => string {
  const { language } = useLanguage();
  const { names } = useCatalogue();
  return useCallback(
    (profession) => {
      const own = names.find(
        (one) => one.profession === profession && one.language === understoodIn(language),
      );
      const name = own?.name ?? builtInName(profession, language);
      return name ?? (isAdded(profession) ? '…' : profession);
    },
    [language, names],
  );
}

/** The name of an urgency in the reader's language. */
export function useUrgencyName(): (urgency: Urgency) => string {
  const { language } = useLanguage();
  return useCallback((urgency) => URGENCY_NAMES[language][urgency] ?? urgency, [language]);
}

type ScheduleName = (schedule: Schedule, language: Language) => string;
let loaded: ScheduleName | null = null;

/**
 * When a job is wanted, in the reader's language: the urgency, the days, the rhythm. Most requests
 * have an urgency alone, so what names the others is loaded after the screen.
 */
export function useScheduleName(): (schedule: Schedule) => string {
  const { language } = useLanguage();
  const urgencyName = useUrgencyName();
  const [nameOf, setNameOf] = useState<ScheduleName | null>(() => loaded);
  useEffect(() => {
    const load = async () => {
      const { scheduleName } = await import('#contract/requests/schedule-name.ts');
      loaded = scheduleName;
      setNameOf(() => scheduleName);
    };
    if (!nameOf) void load();
  }, [nameOf]);
  return useCallback(
    (schedule) => nameOf?.(schedule, language) ?? urgencyName(schedule.urgency),
    [nameOf, language, urgencyName],
  );
}
