import { ContactForm } from '#web/features/site/contact-form.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { TextPage } from './text-page.tsx';

/** `/contact`: the contact form. */
export function ContactPage() {
  const { user } = useSession();
  return (
    <TextPage slug="contact">
      {user !== undefined && <ContactForm key={user?.id} name={user?.name} email={user?.email} />}
    </TextPage>
  );
}
