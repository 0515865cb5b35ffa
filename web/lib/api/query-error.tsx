import { useTranslations } from 'use-intl';
import { ErrorState } from '#web/ui/states.tsx';
import { errorText } from './call.ts';

interface QueryErrorProps {
  /** What failed to load. */
  title: string;
  /** The error: the server's own text is shown if any, else a general one. */
  error?: unknown;
  refetch: () => unknown;
}

/** A failed read, with a retry button. */
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
