import { useFormatter } from 'use-intl';

/** Formats a file size for the reader: 340 kB, 2.1 MB. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const [value, unit] =
      bytes < 1_000_000
        ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte']
        : [bytes / 1e6, 'megabyte'];
    return format.number(value, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    });
  };
}
