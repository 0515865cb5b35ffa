import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { Outcome } from './outcome.tsx';
import { PartCard } from './part-card.tsx';
import { useExamination } from './use-examination.ts';

/** The doctor: diagnoses every part of the site, each shown as soon as it has answered. */
export function DoctorSection() {
  const t = useTranslations('admin-doctor');
  const panel = useTranslations('admin-panel');
  const { parts, running, runAgain } = useExamination();
  return (
    <>
      <SectionHead title={panel('sections.doctor')} hint={t('hint')}>
        <Button
          tone="secondary"
          size="sm"
          onClick={runAgain}
          loading={running}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
        >
          {t(running ? 'running' : 'again')}
        </Button>
      </SectionHead>
      <Outcome parts={parts} running={running} />
      <ul className="grid gap-4 lg:grid-cols-2">
        {parts.map((part) => (
          <PartCard key={part.part} {...part} />
        ))}
      </ul>
    </>
  );
}
