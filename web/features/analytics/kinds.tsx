import { useTranslations } from 'use-intl';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { Legend } from '#web/ui/charts/legend.tsx';

type Period = Analytics['overTime'][number];

/** What can become of a request; dark to light, so that the order is seen without the colours. */
export const KINDS = ['accepted', 'denied', 'expired', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export const FILLS: Record<Kind, string> = {
  accepted: 'fill-pine-700',
  denied: 'fill-marigold-400',
  expired: 'fill-line-strong',
  other: 'fill-line',
};

/** How many of a period became what; `other` are those that wait or were closed before an answer. */
export function countsOf({ contacted, accepted, denied, expired }: Period): Record<Kind, number> {
  const other = Math.max(0, contacted - accepted - denied - expired);
  return { accepted, denied, expired, other };
}

/** Names the colours of what became of requests. */
export function KindsLegend() {
  const t = useTranslations('analytics.kinds');
  return <Legend colours={KINDS.map((kind) => ({ fill: FILLS[kind], name: t(kind) }))} />;
}
