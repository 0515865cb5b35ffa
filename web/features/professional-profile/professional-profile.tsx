import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { Channel } from './contact-fields.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useOwnProfile } from './use-profile.ts';

interface ProfessionalProfileProps {
  professionalId: string;
  /** Opens the way to confirm a contact by a code. */
  onConfirm: (channel: Channel, contact: string) => void;
}

/** The own profile of a professional, to look at and to change. */
export function ProfessionalProfile({ professionalId, onConfirm }: ProfessionalProfileProps) {
  const t = useTranslations('professional-profile');
  const common = useTranslations('common');
  const { profile, failed, retry } = useOwnProfile(professionalId);
  if (profile) return <ProfileForm profile={profile} onConfirm={onConfirm} />;
  if (failed)
    return (
      <ErrorState
        title={t('loadFailed')}
        hint={common('somethingWrongHint')}
        retryLabel={common('tryAgain')}
        onRetry={retry}
      />
    );
  return (
    <div className="flex flex-col gap-5" aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-24 rounded-xl" />
      ))}
    </div>
  );
}
