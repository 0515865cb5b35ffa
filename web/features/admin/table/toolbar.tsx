import type { Endpoint } from '#contract/endpoint.ts';
import type { Questions } from '../frame/address.ts';
import { ActiveFilters } from './active-filters.tsx';
import type { Column, Filter, Sorting } from './column.ts';
import { ColumnsChoice } from './columns-choice.tsx';
import { ExportLink } from './export-link.tsx';
import { FilterFields } from './filter-fields.tsx';
import { SearchBox } from './search-box.tsx';
import { SortChoice } from './sort-choice.tsx';

interface ToolbarProps<Row> {
  searchHint: string | undefined;
  filters: readonly Filter[];
  given: Questions;
  onChange: (questions: Questions) => void;
  file: Endpoint | undefined;
  questions: Questions;
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  onToggle: (id: string) => void;
  onAllColumns: () => void;
  /** Only without clickable headers. */
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
}

/** The toolbar of a list: search, filters, columns, a file. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { filters, given, onChange, columns, shown, file } = props;
  const everything = columns.length === shown.length;
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {props.searchHint && (
          <SearchBox
            hint={props.searchHint}
            value={given['q'] ?? ''}
            onSearch={(q) => onChange({ q: q || undefined })}
          />
        )}
        <div className="flex flex-1 flex-wrap items-center gap-2 sm:justify-end">
          {filters.length > 0 && (
            <FilterFields filters={filters} given={given} onChange={onChange} />
          )}
          <ColumnsChoice
            columns={columns.slice(1)}
            shown={shown}
            onToggle={props.onToggle}
            onAll={props.onAllColumns}
          />
          {file && (
            <ExportLink
              endpoint={file}
              questions={props.questions}
              {...(everything ? {} : { fields: shown.flatMap(fieldsOf) })}
            />
          )}
        </div>
      </div>
      {props.sorting && columns.some(({ sort }) => sort) && (
        <SortChoice columns={columns} sorting={props.sorting} onSort={props.onSort} />
      )}
      <ActiveFilters filters={filters} given={given} onChange={onChange} />
    </div>
  );
}

function fieldsOf<Row>({ id, fields }: Column<Row>): readonly string[] {
  return fields ?? [id];
}
