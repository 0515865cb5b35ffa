import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_EXTRA_ANSWER_LENGTH } from '#contract/requests/extra-questions.ts';
import { MAX_NEED_LENGTH } from '#contract/text.ts';
import type { Step } from '#contract/dialogue/steps.ts';
import { useAddressSearch, type ChosenPlace } from '#web/lib/use-address-search.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';

interface AnswerInputProps {
  step: Step;
  value: string;
  onChange: (text: string) => void;
  onPick: (place: ChosenPlace) => void;
}

/**
 * The input field of all steps: one element, so that a phone keeps its keyboard from step to step.
 * At the place step it suggests addresses from the third character on; choosing one answers at once.
 */
export function AnswerInput({ step, value, onChange, onPick }: AnswerInputProps) {
  const t = useTranslations('assistant-chat');
  const { search, details } = useAddressSearch();
  const status = useCallback((count: number) => t('suggestions', { count }), [t]);
  const isPlace = step === 'location';
  return (
    <Combobox
      id="chat-answer"
      label={t('inputLabel')}
      hint={isPlace ? t('addressHint') : undefined}
      placeholder={t(`placeholder.${step}`)}
      value={value}
      onChange={onChange}
      onPick={(suggestion) => void details(suggestion).then(onPick)}
      search={isPlace ? search : null}
      status={status}
      maxLength={step === 'details' ? MAX_EXTRA_ANSWER_LENGTH : MAX_NEED_LENGTH}
      listAbove
    />
  );
}
