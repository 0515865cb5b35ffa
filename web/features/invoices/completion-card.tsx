import { CircleCheckBig } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  getCompletion,
  type Completion,
  type CompletionRecord,
} from '#contract/invoices/completions.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Amounts, AmountRow } from '#web/lib/priced-lines/amounts.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { PhotoGallery } from '#web/ui/photos/photo-gallery.tsx';

const WorkReportForm = lazyDialog(
  async () => (await import('./work-report-form.tsx')).WorkReportForm,
);

/** What was done, with photos and the final amount; for the professional the way to say so. */
export function CompletionCard({ requestId }: { requestId: string }) {
  const { data: completion } = useCallQuery(getCompletion, { params: { id: requestId } });
  if (!completion) return null;
  const { record, allowedActions } = completion;
  if (!record && !allowedActions.includes('report')) return null;
  return <Shown completion={completion} requestId={requestId} />;
}

function Shown({ completion, requestId }: { completion: Completion; requestId: string }) {
  const t = useTranslations('invoices');
  const [writing, write] = useState(false);
  const { record, allowedActions } = completion;
  const mayReport = allowedActions.includes('report');
  return (
    <section
      aria-label={t('done.title')}
      className="flex flex-col gap-4 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <h3 className="text-base">{t('done.title')}</h3>
      {record && <Record record={record} />}
      {mayReport && (
        <>
          <p className="text-sm text-ink-soft">{t(record ? 'done.again' : 'done.hint')}</p>
          <Button
            tone="secondary"
            icon={<CircleCheckBig aria-hidden="true" className="size-4.5" />}
            onClick={() => write(true)}
            className="self-start"
          >
            {t('done.report')}
          </Button>
        </>
      )}
      <Suspense>
        {writing && (
          <WorkReportForm
            completion={completion}
            requestId={requestId}
            onClose={() => write(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

function Record({ record }: { record: CompletionRecord }) {
  const t = useTranslations('invoices');
  const format = useFormatting();
  const text = useQuoteText(record.currency);
  const { terms, totals, reportedAt } = record;
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{terms.did}</p>
      <Photos record={record} kind="before" />
      <Photos record={record} kind="after" />
      {totals && (
        <Amounts>
          {terms.lines?.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- frozen text: the order never changes
            <AmountRow key={index} amount={text.money(totals.lines[index] ?? 0)}>
              {line.what}
            </AmountRow>
          ))}
          {terms.taxes.map((tax, index) => (
            <AmountRow key={tax.code} amount={text.money(totals.taxes[index] ?? 0)} faint>
              {text.tax(tax)}
            </AmountRow>
          ))}
          <AmountRow amount={text.money(totals.total)} strong>
            {t('done.final')}
          </AmountRow>
        </Amounts>
      )}
      <p className="text-sm text-ink-faint">
        {t('done.reported', { date: format.date(reportedAt) })}
      </p>
    </div>
  );
}

function Photos({ record, kind }: { record: CompletionRecord; kind: 'before' | 'after' }) {
  const t = useTranslations('invoices');
  const common = useTranslations('common');
  const photos = record[kind];
  if (photos.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold">{t(`photos.${kind}`)}</p>
      <PhotoGallery
        photos={photos}
        label={t(`photos.${kind}`)}
        photoLabel={(number) => t('photos.photo', { number, count: photos.length })}
        viewerLabels={{
          close: common('close'),
          previous: t('photos.previous'),
          next: t('photos.next'),
        }}
      />
    </div>
  );
}
