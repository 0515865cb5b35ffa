import { useTranslations } from 'use-intl';

/** The half of a wide screen beside the form: the street at night. */
export function NightSide() {
  const t = useTranslations('landing.hero');
  return (
    <div className="evening-sky sticky top-16 isolate h-[calc(100dvh-4rem)] overflow-hidden text-white max-lg:hidden">
      <p className="p-16 font-display text-3xl font-semibold">
        {t('title')} <span className="block">{t('titleEnd')}</span>
      </p>
      <img
        src="/scenes/street.svg"
        width={1600}
        height={500}
        alt=""
        className="night-street absolute inset-x-0 bottom-0 -z-10 h-110 w-full object-cover"
      />
    </div>
  );
}
