import { useState, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { useRoomBelow } from './use-room-below.ts';

interface ListBesideProps<Item> {
  items: readonly Item[];
  /** The ids of the rows in the document begin with it. */
  name: string;
  /** The item that a link names. */
  linked: string | null;
  renderRow: (item: Item) => ReactNode;
  renderDetail: (item: Item) => ReactNode;
}

/** In pixels: below the header of the page, and the room under the details. */
const STICKS_AT = 80;
const EDGE = 16;

/**
 * On a wide screen: items as rows, and beside them the details of one. These stand behind their row
 * in the document, so that Tab leads from the row to its actions.
 */
export function ListBeside<Item extends { id: string }>(props: ListBesideProps<Item>) {
  const { items, name, linked, renderRow, renderDetail } = props;
  const [chosen, choose] = useState<string>();
  if (linked && linked !== chosen) choose(linked);
  const open = items.find(({ id }) => id === chosen) ?? items[0];
  // It stays open when it changes its place in the list.
  if (open && !chosen) choose(open.id);
  const around = useRoomBelow<HTMLUListElement>(STICKS_AT, EDGE);
  return (
    <ul
      ref={around}
      className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] content-start items-start gap-x-6"
    >
      {items.map((item) => (
        <li key={item.id} className="group contents">
          <div
            id={`${name}-${item.id}`}
            tabIndex={-1}
            className="col-start-1 overflow-clip border-x border-b border-line group-first:rounded-t-lg group-first:border-t group-last:rounded-b-lg"
          >
            <button
              type="button"
              aria-expanded={item === open}
              onClick={() => choose(item.id)}
              className={rowLook(item === open)}
            >
              {renderRow(item)}
            </button>
          </div>
          {item === open && (
            <div className="sticky top-20 col-start-2 row-span-[200] row-start-1 max-h-(--room) animate-appear overflow-y-auto rounded-lg">
              {renderDetail(item)}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The classes of a row, a button or a link. */
export function rowLook(isOpen: boolean): string {
  return classes(
    'relative flex w-full flex-col gap-0.5 px-4 py-3 text-start -outline-offset-4 transition-colors',
    isOpen
      ? 'bg-pine-50 before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-pine-700'
      : 'bg-card hover:bg-paper',
  );
}
