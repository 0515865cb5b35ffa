-- One definition of an active subscription: a plan that is tried with a card, paid, or owed for while it
-- is charged again (server/payments/standing.ts says the same of what is not kept yet).
alter table subscriptions add column active boolean not null generated always as
  (coalesce(plan_id is not null and (status in ('active', 'past_due')
    or (status = 'trialing' and has_payment_method)), false)) stored;
