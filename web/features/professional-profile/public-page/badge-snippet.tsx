import { useTranslations } from 'use-intl';
import { BRAND } from '#web/lib/brand.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { Textarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { CopyButton } from './copy-button.tsx';

interface BadgeSnippetProps {
  professionalId: string;
  /** Of the own page. */
  path: string;
}

/** Of the picture, in pixels. */
const SIZE = { width: 248, height: 72 } as const;

/** The badge for one's own website: a preview, and its HTML snippet. */
export function BadgeSnippet({ professionalId, path }: BadgeSnippetProps) {
  const t = useTranslations('professional-profile.page');
  const { language } = useLanguage();
  const words = t('badgeAlt', { brand: BRAND });
  const badge = `/${language}/badge/${professionalId}.svg`;
  const size = `width="${SIZE.width}" height="${SIZE.height}"`;
  const snippet = `<a href="${absolute(path)}"><img src="${absolute(badge)}" alt="${words}" ${size}></a>`;
  return (
    <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t('badge')}</h3>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t('badgeHint')}</p>
      <img {...SIZE} src={badge} alt={words} className="mb-4 max-w-full" />
      <Field label={t('badgeCode')}>
        <Textarea
          readOnly
          rows={4}
          value={snippet}
          onFocus={({ target }) => target.select()}
          className="font-mono text-xs [overflow-wrap:anywhere]"
        />
      </Field>
      <div className="mt-3">
        <CopyButton text={snippet} label={t('badgeCopy')} />
      </div>
    </div>
  );
}

function absolute(path: string): string {
  return new URL(path, location.origin).href;
}
