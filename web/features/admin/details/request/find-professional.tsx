import { useCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listProfessionals } from '#contract/admin/professionals.ts';
import { call } from '#web/lib/api/call.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { Combobox, type Suggestion } from '#web/ui/combobox/combobox.tsx';
import { dotted } from '#web/lib/i18n/dotted.ts';

export type Found = Suggestion;

interface FindProfessionalProps {
  found: Found | null;
  onFound: (found: Found | null) => void;
}

/** Finds a professional by name, place or address. Typing after a choice clears it. */
export function FindProfessional({ found, onFound }: FindProfessionalProps) {
  const t = useTranslations('admin-request.assign');
  const id = useId();
  const [text, setText] = useState('');
  const professionName = useProfessionName();
  const search = useCallback(
    async (q: string, signal: AbortSignal): Promise<readonly Found[]> => {
      const rows = await call(listProfessionals, { query: { q, limit: 8 }, signal });
      return rows.map((row) => ({
        id: row.id,
        main: row.name,
        secondary: dotted([professionName(row.profession), row.location]),
      }));
    },
    [professionName],
  );
  const status = useCallback((count: number) => t('found', { count }), [t]);
  return (
    <Combobox
      id={id}
      label={t('professional')}
      labelVisible
      hint={found ? found.secondary : t('professionalHint')}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onFound(null);
      }}
      onPick={(picked) => {
        setText(picked.main);
        onFound(picked);
      }}
      search={search}
      status={status}
    />
  );
}
