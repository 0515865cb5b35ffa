import { DISTANCE_UNIT } from '#web/lib/distance-unit.ts';
import { useTranslations } from 'use-intl';
import { IMPORT_COLUMNS, type ImportColumn, type ImportUpload } from '#contract/admin/imports.ts';
import { Select } from '#web/ui/form/controls.tsx';

type Places = ReadonlyMap<number, ImportColumn>;

interface ColumnsTableProps {
  upload: ImportUpload;
  places: Places;
  onChange: (places: Places) => void;
}

const SHOWN_ROWS = 3;

/** Every column of the file with its first cells, and its mapping. */
export function ColumnsTable({ upload, places, onChange }: ColumnsTableProps) {
  const t = useTranslations('admin-import.columns');
  const { headers, firstRows } = upload;
  const set = (place: number, column: ImportColumn | undefined) => {
    // A mapping is unique: the other column loses it.
    const others = [...places].filter(([at, held]) => at !== place && held !== column);
    onChange(new Map(column ? [...others, [place, column]] : others));
  };
  return (
    <div
      role="region"
      aria-label={t('title')}
      tabIndex={0}
      className="max-h-[32rem] overflow-auto rounded-lg border border-line bg-card"
    >
      <table className="w-full text-start text-sm">
        <thead>
          <tr className="bg-paper text-xs text-ink-soft">
            {(['inFile', 'holds', 'firstCells'] as const).map((name) => (
              <th key={name} scope="col" className="h-10 px-4 font-semibold whitespace-nowrap">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {headers.map((header, place) => (
            <tr key={place} className="border-t border-line/70">
              <th scope="row" className="px-4 py-2 font-semibold [overflow-wrap:anywhere]">
                {header || t('unnamed', { number: place + 1 })}
              </th>
              <td className="min-w-48 px-4 py-2">
                <Holds
                  label={t('holdsOf', { header: header || String(place + 1) })}
                  value={places.get(place)}
                  onChange={(column) => set(place, column)}
                />
              </td>
              <td className="max-w-72 px-4 py-2 text-ink-soft">
                {firstRows.slice(0, SHOWN_ROWS).map((row, index) => (
                  <span key={index} className="block truncate">
                    {row[place] || '–'}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HoldsProps {
  label: string;
  value: ImportColumn | undefined;
  onChange: (column: ImportColumn | undefined) => void;
}

function Holds({ label, value, onChange }: HoldsProps) {
  const t = useTranslations('admin-import.columns');
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(IMPORT_COLUMNS.find((one) => one === target.value))}
      className="min-h-10! py-1! text-sm"
    >
      <option value="">{t('notRead')}</option>
      {IMPORT_COLUMNS.map((column) => (
        <option key={column} value={column}>
          {t(`names.${column}`, { unit: DISTANCE_UNIT })}
        </option>
      ))}
    </Select>
  );
}
