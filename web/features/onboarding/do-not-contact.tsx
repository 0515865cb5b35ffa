import { MailX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readDoNotContact, stopContact } from '#contract/professionals/onboarding.ts';
import { BRAND } from '#web/lib/brand.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallQuery, useCallMutation } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/**
 * "Never contact me again": nothing happens before the click, because mail programs open links too.
 */
export function DoNotContact({ token }: { token: string }) {
  const t = useTranslations('onboarding.stop');
  const common = useTranslations('common');
  const { data, error, isFetching, refetch } = useCallQuery(
    readDoNotContact,
    { params: { token } },
    { enabled: token !== '' },
  );
  if (data) return <Confirmation token={token} {...data} />;
  const wrong = token === '' || error?.status === 404 || error?.status === 422;
  return (
    <>
      <h1 className="sr-only">{t('pageTitle')}</h1>
      {isFetching ? (
        <Skeleton className="h-64 rounded-lg" />
      ) : wrong ? (
        <EmptyState icon={<MailX className="size-6" />} title={t('wrong')} hint={t('wrongHint')} />
      ) : (
        <QueryError title={common('somethingWrong')} error={error} refetch={refetch} />
      )}
    </>
  );
}

interface ConfirmationProps {
  token: string;
  name: string | null;
  /** Masked, so that the holder of the link learns no address; null once it is deleted. */
  address: string | null;
  stopped: boolean;
}

function Confirmation({ token, name, address, stopped }: ConfirmationProps) {
  const t = useTranslations('onboarding.stop');
  const failed = useTranslations('onboarding.failed');
  const [done, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const send = useCallMutation(stopContact, {
    onSuccess: () => setDone(true),
    onError: (error) => {
      const description = errorText(error, failed('hint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  // The pressed button is gone: the focus moves to the outcome.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  const stage = done || stopped ? 'done' : 'ask';
  return (
    <Card className="flex animate-rise flex-col gap-6 sm:p-8">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {t(`${stage}.title`)}
        </h1>
        <p className="mt-2 text-ink-soft">{t(`${stage}.hint`, { brand: BRAND })}</p>
      </div>
      {(name ?? address) && (
        <p className="rounded-lg bg-sunken px-4 py-3 wrap-anywhere">
          {name && <span className="block font-semibold">{name}</span>}
          {address}
        </p>
      )}
      {stage === 'ask' && (
        <Button
          size="lg"
          className="self-start max-sm:w-full"
          loading={send.isPending}
          onClick={() => send.mutate({ params: { token }, body: {} })}
        >
          {t('submit')}
        </Button>
      )}
    </Card>
  );
}
