import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { NeedBox } from './need-box.tsx';

interface HeroProps {
  initialNeed: string;
  onStart: (need: string) => void;
  onInterest: () => void;
}

const PROMISES = ['free', 'noAccount', 'three'] as const;

/** The headline and the request box, above a street at night with one lit window. */
export function Hero(props: HeroProps) {
  const t = useTranslations('landing.hero');
  return (
    <section className="evening-sky sky-rings relative isolate overflow-hidden text-white">
      <div className="container-page pt-10 sm:pt-14 lg:pt-10 lg:pb-[18vw]">
        <div className="max-w-184">
          <p className="mb-4 text-sm font-semibold text-mist">{t('eyebrow')}</p>
          <h1 className="text-hero lg:-me-28">
            {t('title')} <span className="sm:block">{t('titleEnd')}</span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-mist">{t('lead')}</p>
          <NeedBox {...props} />
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-mist">
            {PROMISES.map((promise) => (
              <li key={promise} className="inline-flex items-center gap-2">
                <Icon name="check" className="size-4" />
                {t(`promises.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <img
        src="/scenes/street.svg"
        width={1600}
        height={500}
        alt=""
        fetchPriority="low"
        className="night-street"
      />
    </section>
  );
}
