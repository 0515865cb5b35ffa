-- A direct request asks one professional by name. `direct_others`: whether two others are asked as well:
-- never, once that professional is no longer asked, or now. Null for a request to the three best.
alter table requests
  add column direct_to uuid references professionals on delete set null,
  add column direct_others text check (direct_others in ('no', 'unanswered', 'now')),
  add constraint requests_direct check (direct_to is null or direct_others is not null);
create index requests_direct_to on requests (direct_to) where direct_to is not null;

-- Professionals a customer wants to find again, with a note of their own.
create table saved_professionals (
  customer_id uuid not null references users on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  note text,
  saved_at timestamptz not null,
  primary key (customer_id, professional_id)
);
create index saved_professionals_professional on saved_professionals (professional_id);
