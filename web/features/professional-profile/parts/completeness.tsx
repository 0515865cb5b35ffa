import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/loading/progress.tsx';
import { PART_OF_ITEM, usePartHref } from './parts.ts';

const SHOWN = 3;

/** How complete the profile is, and for each thing that is missing what it brings. */
export function Completeness({ completeness }: Pick<OwnProfile, 'completeness'>) {
  const t = useTranslations('professional-profile.completeness');
  const partHref = usePartHref();
  const [all, showAll] = useState(false);
  const { percent, missing } = completeness;
  const title = missing.length === 0 ? t('complete') : t('title', { percent });
  const shown = all ? missing : missing.slice(0, SHOWN);
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t('hint', { count: missing.length })}</p>
      <Progress percent={percent} label={title} />
      <ul className="mt-3 -mb-2 divide-y divide-line empty:hidden">
        {shown.map((item) => (
          <li key={item}>
            <Link
              href={partHref(PART_OF_ITEM[item])}
              className="group -mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 py-3 hover:bg-paper"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`items.${item}.add`)}</span>
                <span className="block text-sm text-ink-soft">{t(`items.${item}.brings`)}</span>
              </span>
              <ChevronRight
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
      {!all && missing.length > SHOWN && (
        <Button size="sm" tone="ghost" className="mt-3 -ms-3" onClick={() => showAll(true)}>
          {t('more', { count: missing.length - SHOWN })}
        </Button>
      )}
    </Card>
  );
}
