import { useTranslations } from 'use-intl';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonSize } from '#web/ui/button-look.ts';
import { hiredName } from '#web/features/requests/hired-lead.ts';
import type { PendingAction } from './pending-action.ts';
import { useRequestActions } from './use-request-actions.ts';

interface RequestActionsProps {
  request: OwnRequest;
  size?: ButtonSize;
  onIntent: (intent: PendingAction) => void;
  onReview: () => void;
}

/** The actions on the whole request the server allows: ask others, confirm, object, review. */
export function RequestActions({ request, size = 'md', ...on }: RequestActionsProps) {
  const t = useTranslations('request');
  const { busy, object, askOthers } = useRequestActions(request);
  const may = (action: OwnRequest['allowedActions'][number]) =>
    request.allowedActions.includes(action);
  const reported = may('objectToCompletion');
  if (!may('complete') && !reported && !may('review') && !may('askOthers')) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {may('complete') && (
        <Button size={size} onClick={() => on.onIntent({ to: 'complete' })}>
          {t(reported ? 'confirmDone' : 'complete')}
        </Button>
      )}
      {reported && (
        <Button
          tone="secondary"
          size={size}
          loading={busy}
          onClick={() => void object(hiredName(request))}
        >
          {t('notDone')}
        </Button>
      )}
      {may('askOthers') && (
        <Button
          tone={request.status === 'pending' ? 'primary' : 'secondary'}
          size={size}
          loading={busy}
          onClick={() => void askOthers()}
        >
          {t('askOthers')}
        </Button>
      )}
      {may('review') && (
        <Button size={size} onClick={on.onReview}>
          {t('review')}
        </Button>
      )}
    </div>
  );
}
