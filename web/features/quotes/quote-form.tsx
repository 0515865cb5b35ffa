import { useTranslations } from 'use-intl';
import type { Quote } from '#contract/quotes/quotes.ts';
import { listUsualTaxes } from '#contract/quotes/usual-taxes.ts';
import type { Lead } from '#contract/requests/leads.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { CURRENCY } from '#web/lib/currency.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';
import { draftOf, newDraft } from './quote-draft.ts';
import { QuoteFields } from './quote-fields.tsx';
import { sizesIn } from './request/sizes.ts';
import { suggestedTime } from './request/suggested-time.ts';
import { usualTaxes } from './taxes-draft.ts';

interface QuoteFormProps {
  lead: Lead;
  /** The newest quote, to revise. */
  before: Quote | undefined;
  onClose: () => void;
}

/** A quote, typed between two jobs: amount, time, send; more where it is needed. */
export function QuoteForm({ lead, before, onClose }: QuoteFormProps) {
  const t = useTranslations('quotes');
  const common = useTranslations('common');
  const professionName = useProfessionName();
  const { data, isError } = useCallQuery(listUsualTaxes);
  const begin = () => {
    const taxes = usualTaxes(data?.taxes ?? []);
    const now = serverNow();
    if (before) return draftOf(before, taxes, now);
    const { profession, description, dates } = lead.serviceRequest;
    const [size, ...others] = sizesIn(description);
    // Of several sizes nobody knows which one counts.
    const said = size && others.length === 0 && t(`units.${size.unit}`, { count: size.quantity });
    const what = [professionName(profession), said].filter(Boolean).join(' · ');
    return newDraft(what, taxes, suggestedTime(dates, now));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(before ? 'revise' : 'send')}
      closeLabel={common('close')}
    >
      {data || isError ? (
        <QuoteFields
          lead={lead}
          begin={begin}
          beganIn={before?.currency ?? CURRENCY}
          onClose={onClose}
        />
      ) : (
        <LoadingState label={common('loading')} />
      )}
    </Dialog>
  );
}
