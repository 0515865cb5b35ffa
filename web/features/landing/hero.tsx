import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NeedBox } from './need-box.tsx';
import { Preview } from './preview.tsx';

interface HeroProps {
  initialNeed: string;
  onStart: (need: string) => void;
  onInterest: () => void;
}

const PROMISES = ['free', 'noAccount', 'three'] as const;

/** The promise, the box to write in, and a picture of what follows. */
export function Hero(props: HeroProps) {
  const t = useTranslations('landing.hero');
  return (
    <section className="relative overflow-hidden">
      <Backdrop />
      <div className="container-page relative grid items-center gap-x-16 gap-y-12 pt-10 pb-16 sm:pt-16 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,0.88fr)] lg:pt-20 lg:pb-24">
        <div>
          <p className="mb-5 inline-flex items-center gap-2 rounded-full bg-pine-100 px-3.5 py-1.5 text-sm font-semibold text-pine-700">
            {t('eyebrow')}
          </p>
          <h1 className="text-hero">{t('title')}</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">{t('lead')}</p>
          <NeedBox {...props} />
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
            {PROMISES.map((promise) => (
              <li key={promise} className="inline-flex items-center gap-2">
                <Check aria-hidden="true" className="size-4 stroke-3 text-pine-500" />
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

/** A quiet map of streets behind the hero. */
function Backdrop() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 size-full fill-none stroke-line [mask-image:linear-gradient(to_right,transparent_45%,black)]"
    >
      <path
        strokeWidth="14"
        d="M620-20 700 240 980 330 1240 290M700 240 610 470 690 740M980 330 1010 560 940 740M610 470 1010 560 1240 520M860-20 900 150 980 330M1100-20 1090 130 900 150"
      />
      <path
        strokeWidth="5"
        d="M760-20 790 120 900 150M1090 130 1240 150M790 260 760 500M870 290 860 530M1110 310 1130 540M640 390 770 430 880 450 1000 470M720 640 850 600 960 660M1010 560 1100 740M1180 300 1200 520M660 110 790 120"
      />
    </svg>
  );
}
