import { useTranslations } from 'use-intl';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { Legend } from '#web/ui/charts/legend.tsx';

type Period = Analytics['overTime'][number];

/** The outcomes of a request; dark to light, so that the order is visible without colours. */
export const KINDS = ['accepted', 'denied', 'expired', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export const FILLS: Record<Kind, string> = {
  accepted: 'fill-pine-700',
  denied: 'fill-clay',
  expired: 'fill-line-strong',
  other: 'fill-line',
};

/** The counts of a period by outcome; `other` is pending or closed before an answer. */
export function countsOf({ contacted, accepted, denied, expired }: Period): Record<Kind, number> {
  const other = Math.max(0, contacted - accepted - denied - expired);
  return { accepted, denied, expired, other };
}

/** The legend of outcomes. */
export function KindsLegend() {
  const t = useTranslations('analytics.kinds');
  return <Legend colours={KINDS.map((kind) => ({ fill: FILLS[kind], name: t(kind) }))} />;
}
