/** The table of a chart: the first column names the row. */
export interface TableOfChart {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** The numbers of a chart as a table. */
export function DataTable({ caption, head, rows }: TableOfChart & { caption: string }) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2 font-semibold ${index === 0 ? 'text-start' : 'text-end'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-start font-normal">
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={head[index + 1]} className="px-3 py-1.5 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
