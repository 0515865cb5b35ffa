import { Suspense, type ReactNode } from 'react';
import type { Lead } from '#contract/requests/leads.ts';
import { isFinished } from '#web/features/leads/stages.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { MapGround } from '#web/ui/map/map-ground.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';

const LeadMap = lazyScreen(async () => (await import('./lead-map.tsx')).LeadMap, ['map']);

/** What is said of a lead, and while there is something to do its map beside it. */
export function LeadWhere({ lead, children }: { lead: Lead; children: ReactNode }) {
  const [place, isInSight] = useInSight<HTMLDivElement>();
  const said = <div className="flex min-w-0 flex-col gap-3 sm:gap-4">{children}</div>;
  if (isFinished(lead)) return said;
  return (
    <div className="grid gap-3 sm:gap-6 sm:has-[.area-map]:grid-cols-[minmax(0,1fr)_17rem]">
      {said}
      <div ref={place} className="empty:hidden">
        {isInSight ? (
          <Suspense fallback={<MapGround />}>
            <LeadMap lead={lead} />
          </Suspense>
        ) : (
          <MapGround />
        )}
      </div>
    </div>
  );
}
