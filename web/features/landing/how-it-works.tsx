import { useTranslations } from 'use-intl';
import { MINI_SCREENS } from './mini-screens.tsx';

const STEPS = ['describe', 'contact', 'talk'] as const;

/** Three steps from a sentence to a conversation, each with a small screen. */
export function HowItWorks() {
  const t = useTranslations('landing.how');
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-title"
      className="border-t border-line bg-card py-14 lg:py-20"
    >
      <div className="container-page">
        <h2 id="how-title" className="text-3xl">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-2xl text-lg text-ink-soft">{t('lead')}</p>
        <ol className="mt-10 grid gap-10 md:grid-cols-3 lg:gap-8">
          {STEPS.map((step, index) => {
            const MiniScreen = MINI_SCREENS[step];
            return (
              <li key={step} className="flex flex-col">
                <MiniScreen />
                <div className="mt-5 flex gap-4">
                  <span
                    aria-label={t('step', { number: String(index + 1) })}
                    role="img"
                    className="flex size-9 shrink-0 items-center justify-center rounded-full bg-pine-100 font-display font-bold text-pine-700"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-lg">{t(`${step}.title`)}</h3>
                    <p className="mt-1.5 text-ink-soft">{t(`${step}.text`)}</p>
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
