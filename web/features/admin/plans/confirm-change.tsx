import { useTranslations } from 'use-intl';
import { understoodIn } from '#contract/understood-in.ts';
import type { PlanSettings } from '#contract/admin/plans.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useConsequences } from './consequences.ts';
import type { bodyOf } from './draft.ts';

interface ConfirmChangeProps {
  plan: PlanSettings;
  to: ReturnType<typeof bodyOf>;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a change means for those who pay and those who will, before it is saved. */
export function ConfirmChange({ plan, to, busy, onConfirm, onClose }: ConfirmChangeProps) {
  const t = useTranslations('admin-plans.confirm');
  const language = understoodIn(useLanguage().language);
  const name = plan.texts[language].name ?? plan.builtInTexts[language].name;
  return (
    <ConfirmDialog
      title={t('title', { plan: name })}
      consequences={useConsequences(plan, to)}
      confirmLabel={t('button')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
