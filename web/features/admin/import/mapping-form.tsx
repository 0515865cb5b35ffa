import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  LAWFUL_BASES,
  startImport,
  type ImportColumn,
  type ImportUpload,
  type LawfulBasis,
} from '#contract/admin/imports.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox, Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { ColumnsTable } from './columns-table.tsx';
import { missingColumns } from './missing-columns.ts';

interface MappingFormProps {
  upload: ImportUpload;
  /** Whether a task is running. */
  busy: boolean;
}

/** The mapping of columns, the lawful basis, and the next task. */
export function MappingForm({ upload, busy }: MappingFormProps) {
  const t = useTranslations('admin-import');
  const [places, setPlaces] = useState(() => placesOf(upload));
  const [basis, setBasis] = useState<LawfulBasis | ''>(upload.basis ?? '');
  const [source, setSource] = useState(upload.source ?? '');
  const [again, setAgain] = useState(false);
  const { run, busy: starting } = useOperation(startImport, { failed: t('startFailed') });
  const columns = [...places].map(([place, column]) => ({ column, place }));
  const missing = missingColumns(new Set(places.values()), { basis, source });
  const start = async (kind: 'check' | 'import') => {
    const body = { kind, columns, basis: basis || null, source: source.trim() || null, again };
    await run({ params: { id: upload.id }, body });
    await refresh(`/api/admin/imports/${upload.id}`);
  };
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h2 className="text-lg">{t('columns.title')}</h2>
        <p className="max-w-prose text-sm text-ink-soft">{t('columns.hint')}</p>
        <ColumnsTable upload={upload} places={places} onChange={setPlaces} />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Basis value={basis} onChange={setBasis} />
        <Field label={t('source.label')} hint={t('source.hint')}>
          <Input
            value={source}
            maxLength={300}
            onChange={({ target }) => setSource(target.value)}
          />
        </Field>
      </div>
      {upload.task?.alreadyAt && (
        <Checkbox
          label={t('again')}
          checked={again}
          onChange={({ target }) => setAgain(target.checked)}
        />
      )}
      <div role="status">
        {missing.length > 0 && (
          <ul className="list-disc ps-5 text-sm text-warning">
            {missing.map((what) => (
              <li key={what}>{t(`missing.${what}`)}</li>
            ))}
          </ul>
        )}
      </div>
      <Buttons disabled={busy || starting || missing.length > 0} onStart={start} />
    </Card>
  );
}

function Buttons(props: {
  disabled: boolean;
  onStart: (kind: 'check' | 'import') => Promise<void>;
}) {
  const t = useTranslations('admin-import.start');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          disabled={props.disabled}
          onClick={() => void props.onStart('check')}
        >
          {t('check')}
        </Button>
        <Button disabled={props.disabled} onClick={() => void props.onStart('import')}>
          {t('import')}
        </Button>
      </div>
      <p className="max-w-prose text-sm text-ink-faint">{t('hint')}</p>
    </div>
  );
}

function Basis(props: { value: LawfulBasis | ''; onChange: (basis: LawfulBasis | '') => void }) {
  const t = useTranslations('admin-import.basis');
  const chosen = LAWFUL_BASES.find((basis) => basis === props.value);
  return (
    <Field label={t('label')} hint={chosen ? t(`hints.${chosen}`) : t('hint')}>
      <Select
        value={props.value}
        onChange={({ target }) =>
          props.onChange(LAWFUL_BASES.find((basis) => basis === target.value) ?? '')
        }
      >
        <option value="">{t('none')}</option>
        {LAWFUL_BASES.map((basis) => (
          <option key={basis} value={basis}>
            {t(`names.${basis}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function placesOf({ columns }: ImportUpload): ReadonlyMap<number, ImportColumn> {
  return new Map(columns.map(({ column, place }) => [place, column]));
}
