import { useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Contents } from '#web/lib/navigation/contents.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import type { Channel } from './contact-fields.tsx';
import { OwnPage } from './public-page/own-page.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SECTIONS } from './sections.ts';
import { useOwnProfile } from './use-profile.ts';

interface ProfessionalProfileProps {
  professionalId: string;
  /** Opens the confirmation of a contact by a code. */
  onConfirm: (channel: Channel, contact: string) => void;
  /** Content below the profile: reviews, in a section named `reviews`. */
  children: ReactNode;
}

/** The professional's own profile, to view and edit, with a table of contents. */
export function ProfessionalProfile(props: ProfessionalProfileProps) {
  const { professionalId, onConfirm, children } = props;
  const t = useTranslations('professional-profile');
  const { profile, failed, retry } = useOwnProfile(professionalId);
  if (profile)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <ProfileContents />
        <div className="min-w-0 max-w-3xl">
          <ProfileForm profile={profile} onConfirm={onConfirm} />
          <OwnPage profile={profile} />
          {children}
        </div>
      </div>
    );
  if (failed) return <QueryError title={t('loadFailed')} refetch={retry} />;
  return (
    <div className="flex flex-col gap-5" aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-24 rounded-lg" />
      ))}
    </div>
  );
}

function ProfileContents() {
  const t = useTranslations('professional-profile.sections');
  return (
    <Contents
      label={t('label')}
      parts={SECTIONS.map((id) => ({
        id,
        label: t(id),
        href: href('/professional-dashboard', { tab: 'profile', section: id }),
      }))}
    />
  );
}
