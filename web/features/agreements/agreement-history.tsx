import { useTranslations } from 'use-intl';
import type { Agreement, ChangeOrder } from '#contract/agreements/agreements.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { differenceOf } from './difference-of.ts';

interface AgreementHistoryProps {
  agreement: Agreement;
  professional: string;
}

/** How today's total came to be, in plain words. */
export function AgreementHistory({ agreement, professional }: AgreementHistoryProps) {
  const t = useTranslations('agreements');
  const format = useFormatting();
  const text = useQuoteText(agreement.currency);
  const past = agreement.changes.filter(({ status }) => status !== 'open');
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-sm font-semibold">{t('history')}</h4>
      <ol className="flex flex-col gap-3 border-s-2 border-line ps-4 text-sm">
        <li className="font-medium">
          {t('agreed', {
            date: format.date(agreement.agreedAt),
            total: text.money(agreement.agreedTotal),
          })}
        </li>
        {past.map((change) => (
          <Past key={change.id} change={change} of={{ agreement, professional }} />
        ))}
      </ol>
    </div>
  );
}

function Past({ change, of }: { change: ChangeOrder; of: AgreementHistoryProps }) {
  const t = useTranslations('agreements');
  const format = useFormatting();
  const text = useQuoteText(of.agreement.currency);
  const { status, terms } = change;
  const isAccepted = status === 'accepted';
  const facts = {
    date: format.date(change.endedAt ?? change.sentAt),
    name: of.professional,
    difference: differenceOf(change, text.money),
    total: text.money(change.totalAfter),
  };
  return (
    <li className={isAccepted ? 'font-medium' : 'text-ink-faint'}>
      {t(isAccepted || status === 'open' ? 'changed' : status, facts)}
      <span className="block font-normal wrap-anywhere text-ink-soft">{terms.reason}</span>
      {isAccepted && terms.ceiling !== null && (
        <span className="block font-normal text-ink-soft">
          {t('ceilingChanged', { amount: text.money(terms.ceiling) })}
        </span>
      )}
      {change.declineReason && (
        <span className="block font-normal wrap-anywhere text-ink-soft">
          {t('customerSays', { reason: change.declineReason })}
        </span>
      )}
    </li>
  );
}
