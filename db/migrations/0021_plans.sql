-- What the plans page shows of a plan beside its price; names and features are texts of the program.
alter table plans
  add column billing_cycle text not null default 'monthly' check (billing_cycle = 'monthly'),
  add column is_popular boolean not null default false,
  -- No longer offered; who has it keeps it.
  add column is_active boolean not null default true,
  add column created_at timestamptz not null default now();
update plans set is_popular = true where id = 'professional';
