import { loadTexts } from '#web/lib/i18n/texts.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';

const TEXTS = ['agreements', 'invoices', 'quotes', 'priced-lines'] as const;

const AgreementCard = lazyPart(async () => {
  const [{ AgreementCard }] = await Promise.all([
    import('#web/features/agreements/agreement-card.tsx'),
    loadTexts(TEXTS),
  ]);
  return AgreementCard;
});

const CompletionCard = lazyPart(async () => {
  const [{ CompletionCard }] = await Promise.all([
    import('#web/features/invoices/completion-card.tsx'),
    loadTexts(TEXTS),
  ]);
  return CompletionCard;
});

const InvoicesCard = lazyPart(async () => {
  const [{ InvoicesCard }] = await Promise.all([
    import('#web/features/invoices/invoices-card.tsx'),
    loadTexts(TEXTS),
  ]);
  return InvoicesCard;
});

interface JobPartsProps {
  requestId: string;
  /** The name of the hired professional. */
  professional: string;
}

/** What customer and hired professional have in common: what they agreed on, what was done, the invoices. */
export function JobParts({ requestId, professional }: JobPartsProps) {
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      <AgreementCard requestId={requestId} professional={professional} />
      <CompletionCard requestId={requestId} />
      <InvoicesCard requestId={requestId} professional={professional} />
    </div>
  );
}
