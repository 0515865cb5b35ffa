import { useTranslations } from 'use-intl';

const STEPS = ['describe', 'contact', 'talk'] as const;

/** Three steps from a sentence to a conversation. */
export function HowItWorks() {
  const t = useTranslations('landing.how');
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="py-16 lg:py-24">
      <div className="container-page">
        <h2 id="how-title" className="text-3xl">
          {t('title')}
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{t('lead')}</p>
        <ol className="mt-10 grid gap-8 md:grid-cols-3 lg:gap-12">
          {STEPS.map((step, index) => (
            <li key={step} className="border-t-2 border-pine-700 pt-6">
              <span
                aria-label={t('step', { number: String(index + 1) })}
                role="img"
                className="font-display text-3xl font-bold text-pine-600"
              >
                {index + 1}
              </span>
              <h3 className="mt-3 text-lg">{t(`${step}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
