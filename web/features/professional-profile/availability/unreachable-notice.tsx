import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { usePartHref } from '#web/features/professional-profile/parts/parts.ts';
import { useOwnProfile } from '#web/features/professional-profile/use-profile.ts';

/** Explains why a professional gets no requests, and what to do. */
export function UnreachableNotice({ professionalId }: { professionalId: string }) {
  const t = useTranslations('professional-profile.reach');
  const { day } = useFormatting();
  const partHref = usePartHref();
  const { profile } = useOwnProfile(professionalId);
  if (!profile) return null;
  const { addressProven, location, quota } = profile;
  const missing = location === null ? 'place' : addressProven ? null : 'proof';
  const why = missing ?? (quota.left === 0 ? 'quota' : null);
  if (!why) return null;
  const ways = {
    proof: partHref('contact'),
    place: partHref('area'),
    quota: href('/professional-dashboard', { tab: 'subscription' }),
  };
  const date = day(new Date(quota.resetsAt), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className="mb-5 flex flex-col gap-4 rounded-lg bg-stone p-5 sm:flex-row sm:items-center">
      <CircleAlert aria-hidden="true" className="hidden size-6 shrink-0 text-warning sm:block" />
      <div className="flex-1">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t(`${why}.title`)}</h2>
        <p className="mt-0.5 text-sm text-ink-soft">
          {why === 'quota' ? t('quota.hint', { date }) : t(`${why}.hint`)}
        </p>
      </div>
      <Link href={ways[why]} className={buttonLook('secondary', 'sm')}>
        {t(`${why}.go`)}
      </Link>
    </section>
  );
}
