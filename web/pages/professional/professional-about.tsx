import { Suspense, useState } from 'react';
import type { Review } from '#contract/requests/reviews.ts';
import { ProfessionalProfile } from '#web/features/professional-profile/professional-profile.tsx';
import { ProfessionalReviews } from '#web/features/reviews/professional-reviews.tsx';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { refresh } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

const ContactDialog = lazyScreen(
  async () => (await import('#web/features/account/contact-dialog.tsx')).ContactDialog,
  [],
);
const ReauthDialog = lazyScreen(
  async () => (await import('#web/features/account/reauth-dialog.tsx')).ReauthDialog,
  [],
);
const WorkPhotos = lazyScreen(
  async () => (await import('#web/features/work-photos/work-photos.tsx')).WorkPhotos,
  ['work-photos'],
);
const ReportDialog = lazyScreen(
  async () => (await import('#web/features/safety/report-dialog.tsx')).ReportDialog,
  [],
);

interface Confirming {
  channel: 'email' | 'phone';
  initial: string;
}

/** The Profile tab: the professional's profile, and their reviews. */
export function ProfessionalAbout({ professionalId }: { professionalId: string }) {
  const { user } = useSession();
  const [confirming, confirm] = useState<Confirming | null>(null);
  const [proving, setProving] = useState(false);
  const [reported, report] = useState<Review | null>(null);
  const closeContact = () => {
    confirm(null);
    void refresh('/api/professionals/');
  };
  return (
    <>
      <ProfessionalProfile
        professionalId={professionalId}
        onConfirm={(channel, initial) => confirm({ channel, initial })}
        photos={
          <Suspense fallback={<Skeleton className="h-56 rounded-lg" />}>
            <WorkPhotos professionalId={professionalId} />
          </Suspense>
        }
        reviews={
          <Card>
            <ProfessionalReviews
              professional={{ id: professionalId, name: user?.name ?? '' }}
              isOwn
              onReport={report}
            />
          </Card>
        }
      />
      <Suspense>
        {confirming && (
          <ContactDialog {...confirming} onReauth={() => setProving(true)} onClose={closeContact} />
        )}
        {proving && user && (
          <ReauthDialog
            user={user}
            onProven={() => setProving(false)}
            onClose={() => setProving(false)}
          />
        )}
        {reported && (
          <ReportDialog target={{ type: 'review', id: reported.id }} onClose={() => report(null)} />
        )}
      </Suspense>
    </>
  );
}
