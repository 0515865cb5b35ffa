import { BadgeCheck, FileSearch, ShieldAlert } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { checkAgreement, type AgreementCheck } from '#contract/agreements/signed.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';

/** Says whether a signed agreement is whole, to anybody who has the file. */
export function CheckAgreement() {
  const t = useTranslations('agreement-check');
  const picker = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const { mutate, isPending, data, error } = useCallMutation(checkAgreement);
  const pick = ([file]: readonly File[]) => {
    if (!file) return;
    setName(file.name);
    mutate({ body: new Blob([file], { type: 'application/jose' }) });
  };
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{t('intro')}</p>
      <FilePicker ref={picker} label={t('choose')} accept=".jws" onPick={pick} />
      <Button
        loading={isPending}
        icon={<FileSearch aria-hidden="true" className="size-5" />}
        onClick={() => picker.current?.click()}
        className="self-start"
      >
        {t(isPending ? 'checking' : 'choose')}
      </Button>
      <div role="status">
        {data && !isPending && <Result check={data} name={name} />}
        {error && !isPending && (
          <p className="font-medium text-clay-ink">
            {t('failed')}. {errorText(error, t('failedHint'))}
          </p>
        )}
      </div>
      <p className="text-sm wrap-anywhere text-ink-faint">{t('without')}</p>
    </div>
  );
}

function Result({ check: { flaw, said }, name }: { check: AgreementCheck; name: string }) {
  const t = useTranslations('agreement-check');
  const isWhole = flaw === null;
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex items-start gap-3">
        {isWhole ? (
          <BadgeCheck aria-hidden="true" className="size-7 shrink-0 text-pine-600" />
        ) : (
          <ShieldAlert aria-hidden="true" className="size-7 shrink-0 text-clay-ink" />
        )}
        <div className="min-w-0">
          <h2 className="text-lg">{t(isWhole ? 'whole' : 'not')}</h2>
          <p className="text-ink-soft">{isWhole ? t('wholeHint') : t(`flaw.${flaw}`)}</p>
          <p className="text-sm wrap-anywhere text-ink-faint">{name}</p>
        </div>
      </div>
      {said && <Said said={said} />}
    </Card>
  );
}

function Said({ said }: { said: NonNullable<AgreementCheck['said']> }) {
  const t = useTranslations('agreement-check');
  const format = useFormatting();
  const text = useQuoteText(said.currency);
  return (
    <dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <Fact label={t('professional')}>{said.professional}</Fact>
      <Fact label={t('customer')}>{said.customer}</Fact>
      <Fact label={t('agreedAt')}>{format.date(said.agreedAt)}</Fact>
      <Fact label={t('changes')}>{said.changes}</Fact>
      <Fact label={t('total')}>{text.money(said.total)}</Fact>
      {said.ceiling !== null && <Fact label={t('ceiling')}>{text.money(said.ceiling)}</Fact>}
      <Fact label={t('issuer')}>{said.issuer}</Fact>
      <Fact label={t('key')}>{said.keyId}</Fact>
      <Fact label={t('digest')}>{said.digest}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
