import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useAddressSearch, type ChosenPlace } from '#web/lib/use-address-search.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';

interface AddressInputProps {
  value: string;
  onChange: (text: string) => void;
  onPick: (place: ChosenPlace) => void;
}

/** The address field: suggests from the third character on; choosing one answers at once. */
export function AddressInput({ value, onChange, onPick }: AddressInputProps) {
  const t = useTranslations('assistant-chat');
  const { search, details } = useAddressSearch();
  const status = useCallback((count: number) => t('suggestions', { count }), [t]);
  return (
    <Combobox
      id="chat-address"
      label={t('inputLabel')}
      hint={t('addressHint')}
      placeholder={t('placeholder.location')}
      value={value}
      onChange={onChange}
      onPick={(suggestion) => void details(suggestion).then(onPick)}
      search={search}
      status={status}
      listAbove
    />
  );
}
