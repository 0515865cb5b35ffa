import { useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import type { PartProps } from './fields.ts';
import { ProfileEditor, type OtherParts } from './profile-editor.tsx';
import { OwnPage } from './public-page/own-page.tsx';
import { useOwnProfile } from './use-profile.ts';

interface ProfessionalProfileProps
  extends Pick<PartProps, 'onConfirm'>, Pick<OtherParts, 'photos' | 'reviews'> {
  professionalId: string;
}

/** The professional's own profile, to view and edit. */
export function ProfessionalProfile(props: ProfessionalProfileProps) {
  const { professionalId, onConfirm, photos, reviews } = props;
  const t = useTranslations('professional-profile');
  const { profile, failed, retry } = useOwnProfile(professionalId);
  if (profile) {
    const others = { photos, reviews, page: <OwnPage profile={profile} /> };
    return <ProfileEditor profile={profile} onConfirm={onConfirm} others={others} />;
  }
  if (failed) return <QueryError title={t('loadFailed')} refetch={retry} />;
  return (
    <div className="flex flex-col gap-5" aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-24 rounded-lg" />
      ))}
    </div>
  );
}
