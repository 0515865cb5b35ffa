import { sql } from 'kysely';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Db } from '#server/platform/database/db.ts';

/** What each professional was acknowledged last, by their id. */
export type PlanLedger = Map<string, { plan: PaidPlanId; isEnding: boolean }>;

/** Acknowledged plans, Stripe's subscriptions and ours, compared; the ids of professionals. */
export interface PlanFaults {
  /** Acknowledged, and Stripe has something else. */
  lost: string[];
  /** At Stripe under two customers, or with two live subscriptions. */
  doubled: string[];
  /** A live subscription at Stripe that nobody was acknowledged. */
  phantom: string[];
  /** We store, or grant, something else than Stripe has. */
  different: string[];
}

interface Row {
  id: string;
  customers: number;
  live: { price: string; isEnding: boolean }[];
  plan: string | null;
  is_ending: boolean;
  active: boolean | null;
  in_force: string | null;
}

/** Compares them by the objects of the sandbox, which stands in for Stripe; once it is quiet. */
export async function comparePlans(db: Db, ledger: PlanLedger): Promise<PlanFaults> {
  const found: PlanFaults = { lost: [], doubled: [], phantom: [], different: [] };
  const rows = await readPlans(db);
  const known = new Set(rows.map(({ id }) => id));
  found.lost.push(...[...ledger.keys()].filter((id) => !known.has(id)));
  for (const row of rows) {
    const [first] = row.live;
    const acked = ledger.get(row.id);
    const isAcked = acked && first && isPrice(first.price, acked.plan);
    if (acked && !(isAcked && first.isEnding === acked.isEnding)) found.lost.push(row.id);
    if (row.customers > 1 || row.live.length > 1) found.doubled.push(row.id);
    if (!acked && first) found.phantom.push(row.id);
    if (isDifferent(row)) found.different.push(row.id);
  }
  return found;
}

/** In words; none where all holds. */
export function faultsOfPlans({ lost, doubled, phantom, different }: PlanFaults): string[] {
  const named = { 'acknowledged plans lost': lost, 'plans doubled at Stripe': doubled };
  const others = { 'plans that nobody began': phantom, 'plans unlike those of Stripe': different };
  return Object.entries({ ...named, ...others }).flatMap(([name, ids]) =>
    ids.length === 0 ? [] : [`${ids.length} ${name}, as ${ids[0]}`],
  );
}

function isDifferent({ live: [first], plan, is_ending, active, in_force }: Row): boolean {
  if (!first) return active === true || (in_force ?? 'free') !== 'free';
  const isSame = plan !== null && isPrice(first.price, plan) && is_ending === first.isEnding;
  return !isSame || active !== true || in_force !== plan;
}

/** The sandbox names its prices after the plans. */
function isPrice(price: string, plan: string): boolean {
  return price === `price_sandbox_${plan}`;
}

async function readPlans(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with customers as (
      select body -> 'metadata' ->> 'professionalId' as id, count(*)::int as customers
      from sandbox_objects where kind = 'customer' and not body ? 'deleted' group by 1
    ), live as (
      select body -> 'metadata' ->> 'professionalId' as id, jsonb_agg(jsonb_build_object(
        'price', body #>> '{items,data,0,price,id}',
        'isEnding', jsonb_typeof(body -> 'cancel_at') = 'number')) as live
      from sandbox_objects
      where kind = 'subscription' and body ->> 'status' in ('trialing', 'active', 'past_due')
        and jsonb_typeof(body -> 'default_payment_method') = 'string'
      group by 1
    )
    select c.id, c.customers, coalesce(l.live, '[]') as live, s.plan_id as plan,
      s.cancels_at is not null as is_ending, s.active, q.plan_id as in_force
    from customers c left join live l using (id)
    left join subscriptions s on s.professional_id::text = c.id
    left join professional_quotas q on q.professional_id = s.professional_id`.execute(db);
  return rows;
}
