import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DataTable, type TableOfChart } from './data-table.tsx';

export interface ChartCardProps {
  title: string;
  hint?: string | undefined;
  table: TableOfChart;
  /** The labels of the switch between chart and table. */
  labels: { showTable: string; showChart: string };
  /** Beside the switch. */
  actions?: ReactNode;
  /** Names the colours. */
  legend?: ReactNode;
  className?: string;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its title, which can be switched to a table. */
export function ChartCard(props: ChartCardProps) {
  const { title, hint, table, labels, actions, legend, className, children } = props;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <section aria-labelledby={id} className={className}>
      <Card className="flex h-full flex-col gap-3">
        <div className="flex items-start justify-between gap-3">
          <div>
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {hint && <p className="text-sm text-ink-faint">{hint}</p>}
          </div>
          <div className="-mt-1.5 -me-2 flex shrink-0">
            {actions}
            <IconButton
              label={asTable ? labels.showChart : labels.showTable}
              onClick={() => setAsTable(!asTable)}
            >
              <Icon aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        </div>
        {asTable ? (
          <DataTable caption={title} {...table} />
        ) : (
          <>
            {legend}
            {children}
          </>
        )}
      </Card>
    </section>
  );
}
