import { useTranslations } from 'use-intl';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { storeLanguage } from '#web/lib/i18n/language.ts';
import { showToast } from '#web/lib/toasts.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { OrLine } from './or-line.tsx';
import { ProviderMark } from './provider-mark.tsx';
import type { UserType } from './use-entry.ts';
import { useOptions, type Provider } from './use-options.ts';

const NAMES = { google: 'Google', facebook: 'Facebook' } as const;

interface SocialButtonsProps {
  userType: UserType;
  /** The screen to return to. */
  returnTo: '/' | '/sign-in' | '/subscribe';
  /** Checked first: false stays here. */
  mayLeave?: () => boolean;
  /** Called right before leaving for the provider. */
  onLeave: () => void;
}

/** The two social sign-ins, below the form. Says so where one is not configured. */
export function SocialButtons(props: SocialButtonsProps) {
  const t = useTranslations('connect');
  const begin = useSocialSignIn(props);
  const { options } = useOptions();
  return (
    <div className="flex flex-col gap-3">
      <OrLine />
      <div className="grid gap-2">
        {(['google', 'facebook'] as const).map((provider) => (
          <button
            key={provider}
            type="button"
            onClick={() => begin(provider)}
            className={buttonLook('secondary')}
          >
            <ProviderMark provider={provider} />
            {t(provider)}
          </button>
        ))}
      </div>
      {options?.demoProviders && (
        <p className="rounded-md border border-line bg-stone px-3 py-2 text-sm text-ink-soft">
          {t('demoProviders')}
        </p>
      )}
    </div>
  );
}

function useSocialSignIn({ userType, returnTo, mayLeave, onLeave }: SocialButtonsProps) {
  const t = useTranslations('connect');
  const { language } = useLanguage();
  const { options, failed } = useOptions();
  const refuse = (description: string) =>
    showToast({ title: t('failed'), description, tone: 'danger' });
  return (provider: Provider) => {
    if (failed) return refuse(t(provider === 'google' ? 'googleFailed' : 'facebookFailed'));
    if (options && !options[provider]) return refuse(t('notSetUp', { provider: NAMES[provider] }));
    if (mayLeave && !mayLeave()) return undefined;
    onLeave();
    // A link's language is kept on return.
    storeLanguage(language);
    // The screen says so, and the dialog has asked.
    const acceptedTerms = 'true';
    const query = new URLSearchParams({ userType, lang: language, returnTo, acceptedTerms });
    location.assign(`/api/auth/${provider}?${query}`);
  };
}
