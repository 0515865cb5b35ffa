import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { NeedBox } from './need-box.tsx';
import { Preview } from './preview.tsx';

interface HeroProps {
  initialNeed: string;
  onStart: (need: string) => void;
  onInterest: () => void;
}

const PROMISES = ['free', 'noAccount', 'three'] as const;

/** The headline, the request box, and a preview. */
export function Hero(props: HeroProps) {
  const t = useTranslations('landing.hero');
  return (
    <section className="backdrop-streets">
      <div className="container-page grid items-center gap-x-14 gap-y-12 pt-10 pb-16 sm:pt-16 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,0.85fr)] lg:pt-18 lg:pb-24">
        <div>
          <p className="mb-5 inline-flex items-center gap-2 rounded-full bg-pine-100 px-3.5 py-1.5 text-sm font-semibold text-pine-700">
            {t('eyebrow')}
          </p>
          <h1 className="text-hero">
            {t('title')} <span className="sm:block">{t('titleEnd')}</span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">{t('lead')}</p>
          <NeedBox {...props} />
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
            {PROMISES.map((promise) => (
              <li key={promise} className="inline-flex items-center gap-2">
                <Icon name="check" className="size-4 text-pine-500" />
                {t(`promises.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
        <Preview />
      </div>
    </section>
  );
}
