import { ArrowLeft } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { EntryForm } from '#web/features/sign-in/entry-form.tsx';
import { NightSide } from '#web/features/sign-in/night-side.tsx';
import { SocialButtons } from '#web/features/sign-in/social-buttons.tsx';
import { useEntry, type Entry, type UserType } from '#web/features/sign-in/use-entry.ts';
import { clearStoredChat } from '#web/lib/store-chat.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';

const ConnectDialog = lazyScreen(
  async () => (await import('#web/features/sign-in/connect-dialog.tsx')).ConnectDialog,
  ['connect'],
);

interface SignInPageProps {
  /** The default role. */
  userType?: UserType;
  /** The screen to return to from a provider. */
  returnTo?: '/sign-in' | '/subscribe';
  /** Why sign-in is required; somebody signed in with another role is told so. */
  notice?: string;
  /** Called when somebody begins to sign in: what follows can be loaded. */
  onInterest?: (userType: UserType) => void;
}

/** `/sign-in`: by password, by a code, or social; also sign-up and password reset. */
export function SignInPage({
  userType: wanted = 'user',
  returnTo = '/sign-in',
  notice,
  onInterest,
}: SignInPageProps) {
  const t = useTranslations('sign-in');
  const query = useQueryParameters();
  const asProfessional = query.get('as') === 'professional';
  const asNew = query.get('mode') === 'sign-up';
  const entry = useEntry(asProfessional ? 'professional' : wanted, asNew ? 'sign-up' : 'sign-in');
  const { user } = useSession();
  const [withCode, setWithCode] = useState(false);
  const { mode, userType } = entry;
  const begin = () => onInterest?.(userType);
  const openCode = () => {
    begin();
    setWithCode(true);
  };
  return (
    <SiteFrame footer={false}>
      <div className="lg:grid lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-2">
        <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-8 sm:py-14">
          <Link
            href={href('/')}
            className="inline-flex min-h-11 items-center gap-1.5 self-start rounded-md pe-3 text-sm font-semibold text-ink-soft hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('back')}
          </Link>
          <Heading mode={mode} />
          {(user ?? notice) && (
            <p className="rounded-lg border border-pine-200 bg-pine-50 px-4 py-3 text-ink-soft">
              {user ? t.rich('otherRole.signedIn', { name: user.name, home: linkTo('/') }) : notice}
            </p>
          )}
          <Card className="flex flex-col gap-6">
            <EntryForm entry={entry} onInterest={begin} onCode={openCode} />
            {mode !== 'reset' && (
              <SocialButtons userType={userType} returnTo={returnTo} onLeave={clearStoredChat} />
            )}
          </Card>
          <p className="text-center text-sm text-ink-soft">
            {t.rich('newHere', { start: linkTo('/home') })}
          </p>
          <p className="text-center text-sm text-ink-faint">
            {t.rich('legal', {
              terms: linkTo('/terms'),
              privacy: linkTo('/privacy'),
            })}
          </p>
        </div>
        <NightSide />
      </div>
      <Suspense>
        {withCode && (
          <ConnectDialog
            initial={{ channel: 'email', contact: '' }}
            userType={userType}
            returnTo={returnTo}
            onVerified={() => setWithCode(false)}
            onLeave={clearStoredChat}
            onClose={() => setWithCode(false)}
          />
        )}
      </Suspense>
    </SiteFrame>
  );
}

function Heading({ mode }: Pick<Entry, 'mode'>) {
  const t = useTranslations('sign-in');
  const words = {
    'sign-in': { pageTitle: t('pageTitle'), title: t('title'), intro: t('intro') },
    'sign-up': {
      pageTitle: t('signUp.pageTitle'),
      title: t('signUp.title'),
      intro: t('signUp.intro'),
    },
    reset: { pageTitle: t('reset.pageTitle'), title: t('reset.title'), intro: t('reset.intro') },
  }[mode];
  usePageTitle(words.pageTitle);
  return (
    <header className="-mt-2">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 text-ink-soft">{words.intro}</p>
    </header>
  );
}

/** Renders the marked words of a text as a link. */
function linkTo(path: '/' | '/home' | '/terms' | '/privacy') {
  return (words: ReactNode) => (
    <Link href={href(path)} className="font-semibold underline underline-offset-2">
      {words}
    </Link>
  );
}
