import type { ContactedLead } from '#contract/requests/requests.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { useFirstSight } from './first-sight.ts';

/** The hired professional and the customer, side by side; at first sight they meet. Decorative. */
export function Meeting({ lead: { id, professional } }: { lead: ContactedLead }) {
  const { user } = useSession();
  const isNew = useFirstSight(`hired:${id}`);
  return (
    <span aria-hidden="true" className={classes('meeting', isNew && 'meeting-new')}>
      <Avatar name={professional.name} src={professional.avatar} of={professional.id} size="lg" />
      {user && <Avatar name={user.name} src={user.profilePicture} of={user.id} size="md" />}
    </span>
  );
}
