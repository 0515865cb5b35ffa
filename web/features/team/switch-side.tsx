import { ArrowLeftRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { switchSide } from '#contract/teams/teams.ts';
import { errorText } from '#web/lib/api/call.ts';
import { onLiveEvent } from '#web/lib/api/live.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';

/** For a member of a team who is a customer besides: where they are, and the way to the other side. */
export function SwitchSide() {
  const t = useTranslations('team.side');
  const { user, setUser, refreshSession } = useSession();
  // Who is removed from the team is a customer from then on, on this page too.
  useEffect(
    () => onLiveEvent(({ type }) => void (type === 'team.changed' && refreshSession())),
    [refreshSession],
  );
  const change = useCallMutation(switchSide, {
    onSuccess: (answer) => {
      setUser(answer.user);
      navigate(href('/dashboard'), { replace: true });
    },
    onError: (error) =>
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' }),
  });
  const membership = user?.membership;
  if (!membership) return null;
  const { name: business, side, maySwitch } = membership;
  const isAtWork = side === 'professional';
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-pine-200 bg-pine-50 px-4 py-2 text-ink-soft">
      <p className="min-w-0 wrap-anywhere">{t('works', { business })}</p>
      {maySwitch && (
        <Button
          size="sm"
          tone="ghost"
          className="max-sm:-ms-3"
          loading={change.isPending}
          icon={<ArrowLeftRight aria-hidden="true" className="size-4" />}
          onClick={() => change.mutate({ body: { side: isAtWork ? 'customer' : 'professional' } })}
        >
          {isAtWork ? t('asCustomer') : t('atWork', { business })}
        </Button>
      )}
    </div>
  );
}
