import { useLocation } from 'wouter';
import { useSession } from '#web/lib/api/session.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';

// Apart: neither side loads the calls of the other.
const CustomerBar = lazyPart(async () => (await import('./customer-bar.tsx')).CustomerBar);
const ProfessionalBar = lazyPart(
  async () => (await import('./professional-bar.tsx')).ProfessionalBar,
);

/** The main places of a signed-in person, at the lower edge of a phone. */
export function PhoneBar() {
  const { user } = useSession();
  const [path] = useLocation();
  // Paying has the screen for itself.
  if (!user || path === '/subscribe') return null;
  return user.professionalId ? (
    <ProfessionalBar professionalId={user.professionalId} />
  ) : (
    <CustomerBar />
  );
}
