import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Scene } from '#web/ui/scene.tsx';

const PROMISES = ['trial', 'noFees', 'cancel'] as const;

/** The invitation to professionals: plans and trial. */
export function ForProfessionals() {
  const t = useTranslations('landing.professionals');
  return (
    <section aria-labelledby="professionals-title" className="py-16 lg:py-24">
      <div className="container-page">
        <div className="grid overflow-hidden rounded-xl bg-dusk text-white lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
          <div className="px-6 py-10 sm:px-12 lg:py-16">
            <p className="text-sm font-semibold text-mist">{t('eyebrow')}</p>
            <h2 id="professionals-title" className="mt-3 text-3xl">
              {t('title')}
            </h2>
            <p className="mt-4 text-lg text-mist">{t('lead')}</p>
            <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-medium">
              {PROMISES.map((promise) => (
                <li key={promise} className="inline-flex items-center gap-2">
                  <Icon name="check" className="size-4.5 text-mist" />
                  {t(promise)}
                </li>
              ))}
            </ul>
            <div className="mt-9 flex flex-wrap gap-3">
              <Link
                href={href('/subscription-plans')}
                className={classes(buttonLook('accent', 'lg'), ON_DARK)}
              >
                {t('plans')}
              </Link>
              <Link
                href={href('/subscribe')}
                className={classes(
                  'inline-flex min-h-13 items-center justify-center rounded-lg border border-white/40 px-6 font-semibold transition-colors hover:border-white hover:bg-white/10',
                  ON_DARK,
                )}
              >
                {t('start')}
              </Link>
            </div>
          </div>
          <Scene
            name="move"
            className="size-full object-left-bottom max-lg:order-first max-lg:max-h-64"
          />
        </div>
      </div>
    </section>
  );
}

const ON_DARK = 'focus-visible:outline-white max-sm:w-full';
