import { useTranslations } from 'use-intl';
import { LogoMark } from '#web/ui/logo.tsx';

/** An overlay while the request is being submitted, to the professional of this name alone. */
export function SendingOverlay({ to }: { to: string | undefined }) {
  const t = useTranslations('requests');
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex animate-appear flex-col items-center justify-center gap-2 bg-paper/95 px-6 text-center backdrop-blur-sm"
    >
      <span
        aria-hidden="true"
        className="relative mb-5 inline-flex size-24 items-center justify-center"
      >
        <span className="absolute inset-0 animate-ping rounded-full bg-pine-100" />
        <span className="absolute inset-3 rounded-full bg-pine-50" />
        <LogoMark className="relative size-10" />
      </span>
      <p className="font-display text-2xl font-semibold">{t('sending')}</p>
      <p className="text-ink-soft">
        {to ? t('direct.sendingHint', { name: to }) : t('sendingHint')}
      </p>
    </div>
  );
}
