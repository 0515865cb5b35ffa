import { useTranslations } from 'use-intl';
import { ErrorState } from '#web/ui/states.tsx';
import { errorText } from './call.ts';

interface QueryErrorProps {
  /** What could not be read. */
  title: string;
  /** Why: the server's own sentence is shown where it sent one, else, or without this, a general one. */
  error?: unknown;
  refetch: () => unknown;
}

/** A read that failed, with a button that reads again. */
export function QueryError({ title, error, refetch }: QueryErrorProps) {
  const t = useTranslations('common');
  return (
    <ErrorState
      title={title}
      hint={errorText(error, t('somethingWrongHint'))}
      retryLabel={t('tryAgain')}
      onRetry={() => void refetch()}
    />
  );
}
