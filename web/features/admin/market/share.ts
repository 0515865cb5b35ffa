import { useFormatting } from '#web/lib/i18n/formatting.ts';

/** A part of a whole, 0 to 1 and above where more came out than went in; null of zero. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Says a part of a whole in percent; a dash of nothing. */
export function useShareText(): (part: number, whole: number) => string {
  const { percent } = useFormatting();
  return (part, whole) => {
    const share = shareOf(part, whole);
    return share === null ? '–' : percent(share);
  };
}
