import { useTranslations } from 'use-intl';
import { AcceptInvitation } from '#web/features/admin/account/accept-invitation.tsx';
import { navigate, useQueryParameters } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { AdminFrame } from './admin-frame.tsx';

/** `/admin-invitation?token=…`: accepting an invitation of the operator's people. */
export function AdminInvitationPage() {
  const t = useTranslations('admin.invitation');
  const token = useQueryParameters().get('token') ?? '';
  usePageTitle(t('title'));
  return (
    <AdminFrame>
      <h1 className="mb-6 text-dashboard">{t('title')}</h1>
      <AcceptInvitation
        key={token}
        token={token}
        onAccepted={() => navigate(href('/admin'), { replace: true })}
      />
    </AdminFrame>
  );
}
