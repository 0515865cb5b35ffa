import { useEffect, useState } from 'react';

/** The debounced value, after this many milliseconds without a change; compares by `===`. */
export function useDebouncedValue<Value>(value: Value, restMs: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
