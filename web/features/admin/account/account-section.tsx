import { useTranslations } from 'use-intl';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Enrolment } from './enrolment.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { useSignedInAdmin } from '../frame/admin-context.ts';
import { SectionHead } from '../frame/section-head.tsx';

/** The signed-in admin, their authenticator app and their passkeys. */
export function AccountSection() {
  const t = useTranslations('admin');
  const panel = useTranslations('admin-panel');
  const common = useTranslations('common');
  const { session, ask, fail, signOut } = useSignedInAdmin();
  const { admin, totp } = session;
  return (
    <div className="max-w-xl">
      <SectionHead title={panel('sections.account')} hint={t('idle')} />
      <div className="flex flex-col gap-5">
        <Card className="flex flex-col gap-4">
          <div>
            <p className="text-sm text-ink-soft">{t('signedInAs')}</p>
            <p className="text-lg font-semibold [overflow-wrap:anywhere]">{admin.name}</p>
            <p className="[overflow-wrap:anywhere] text-ink-soft">{admin.email}</p>
          </div>
          <p>
            <Badge tone={totp.enrolled ? 'pine' : 'warning'}>
              {t(totp.enrolled ? 'totp.on' : 'totp.off')}
            </Badge>
          </p>
          <Button tone="secondary" onClick={signOut} className="self-start">
            {common('signOut')}
          </Button>
        </Card>
        {!totp.enrolled && <Enrolment required={false} onDone={ask} onFailure={fail} />}
        <OwnPasskeys />
      </div>
    </div>
  );
}
