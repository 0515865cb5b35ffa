import { useTranslations } from 'use-intl';
import { revokeReplyAddresses } from '#contract/replies.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Switches off the addresses by which one's mails can be answered. */
export function ReplyAddressesCard() {
  const t = useTranslations('notifications.replies');
  const common = useTranslations('common');
  const revoke = useCallMutation(revokeReplyAddresses, {
    onSuccess: () => showToast({ title: t('revoked'), tone: 'success' }),
    onError: (error) =>
      showToast({
        title: t('failed'),
        description: errorText(error, common('somethingWrongHint')),
        tone: 'danger',
      }),
  });
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{t('title')}</h2>
        <p className="mt-1 text-ink-soft">{t('hint')}</p>
      </div>
      <Button
        tone="secondary"
        loading={revoke.isPending}
        onClick={() => revoke.mutate({})}
        className="max-sm:w-full sm:self-start"
      >
        {t('revoke')}
      </Button>
    </Card>
  );
}
