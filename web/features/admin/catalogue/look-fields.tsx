import { useTranslations } from 'use-intl';
import { CATEGORIES, type Category } from '#contract/professionals/catalogue.ts';
import { PROFESSION_ICONS, type ProfessionIcon } from '#contract/professionals/profession-icons.ts';
import { Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Draft } from './draft.ts';
import { TradeIcon } from './trade-icon.tsx';

/** The group of a trade. */
export function CategoryField(props: { value: Category; onChange: (category: Category) => void }) {
  const t = useTranslations('admin-catalogue');
  return (
    <Field label={t('category')} hint={t('categoryHint')}>
      <Select
        value={props.value}
        onChange={({ target }) => {
          const found = CATEGORIES.find((one) => one === target.value);
          if (found) props.onChange(found);
        }}
      >
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(`categories.${category}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The icon of a trade, shown beside its choice. */
export function IconField({
  draft: { icon, category },
  onChange,
}: {
  draft: Pick<Draft, 'icon' | 'category'>;
  onChange: (icon: ProfessionIcon | null) => void;
}) {
  const t = useTranslations('admin-catalogue');
  return (
    <Field
      label={t('icon')}
      hint={<TradeIcon icon={icon} category={category} className="size-6 text-pine-700" />}
    >
      <Select
        value={icon ?? ''}
        onChange={({ target }) =>
          onChange(PROFESSION_ICONS.find((one) => one === target.value) ?? null)
        }
      >
        <option value="">{t('iconOfCategory')}</option>
        {PROFESSION_ICONS.map((name) => (
          <option key={name} value={name}>
            {t(`icons.${name}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
