import { useEffect, useState } from 'react';

/** The value as it was when it last rested for so many milliseconds; compares by `===`. */
export function useDebouncedValue<Value>(value: Value, restMs: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
