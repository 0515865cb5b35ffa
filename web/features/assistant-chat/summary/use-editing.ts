import { useEffect, useId, useRef, useState } from 'react';

/** Which field is open; the focus returns to its button once it is closed. */
export function useEditing() {
  const id = useId();
  const [editing, setEditing] = useState<string | null>(null);
  const closed = useRef<string>(undefined);
  const idOf = (field: string) => `${id}-${field}`;
  useEffect(() => {
    if (editing === null && closed.current) document.getElementById(closed.current)?.focus();
    closed.current = undefined;
  }, [editing]);
  const done = () => {
    if (editing) closed.current = idOf(editing);
    setEditing(null);
  };
  return { editing, edit: setEditing, done, idOf };
}
