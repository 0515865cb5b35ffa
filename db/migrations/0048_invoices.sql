-- What was done, with photos and the final amount; invoices, numbered without gaps for each professional;
-- what was paid on them.
create table completion_records (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  number int not null check (number > 0),
  currency text not null,
  terms jsonb not null,
  -- In the smallest unit of the currency, taxes included; null where no amount was said.
  total bigint check (total >= 0),
  idempotency_key text,
  reported_at timestamptz not null,
  unique (request_id, number),
  unique (professional_id, idempotency_key)
);

alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check check (purpose in ('request', 'message', 'work', 'portrait', 'before', 'after')),
  add column completion_id uuid references completion_records on delete cascade,
  drop constraint files_hangs_on_one,
  add constraint files_hangs_on_one check (num_nonnulls(request_id, message_id, professional_id, completion_id) <= 1),
  add constraint files_of_completion check (completion_id is null or purpose in ('before', 'after')),
  drop constraint files_position_where_attached,
  add constraint files_position_where_attached check ((position is null) = (num_nonnulls(request_id, message_id, professional_id, completion_id) = 0));
create unique index files_completion on files (completion_id, purpose, position) where completion_id is not null;
drop index files_unattached;
create index files_unattached on files (created_at)
  where request_id is null and message_id is null and professional_id is null and completion_id is null;

-- The last number given; its row is locked by whoever takes the next one.
create table invoice_counters (
  professional_id uuid primary key references professionals,
  last int not null check (last > 0)
);

create table invoices (
  id uuid primary key,
  professional_id uuid not null references professionals,
  customer_id uuid not null references users,
  -- An invoice outlives its request.
  request_id uuid references requests on delete set null,
  lead_id uuid references leads on delete set null,
  number int not null check (number > 0),
  kind text not null check (kind in ('invoice', 'credit')),
  -- The invoice that a credit note corrects.
  credits uuid references invoices,
  currency text not null,
  document jsonb not null,
  -- In the smallest unit of the currency, taxes included; of a credit note what it takes off.
  total bigint not null check (total >= 0),
  idempotency_key text,
  issued_at timestamptz not null,
  unique (professional_id, number),
  unique (professional_id, idempotency_key),
  check ((kind = 'credit') = (credits is not null))
);
create index invoices_request on invoices (request_id);
create index invoices_customer on invoices (customer_id);
create index invoices_credits on invoices (credits) where credits is not null;

create table invoice_payments (
  id uuid primary key,
  invoice_id uuid not null references invoices on delete cascade,
  -- In the smallest unit of the invoice's currency.
  amount bigint not null check (amount > 0),
  method text not null check (method in ('cash', 'interac', 'transfer', 'card', 'cheque', 'other')),
  paid_on date not null,
  idempotency_key text,
  recorded_at timestamptz not null,
  -- When it was taken back, being a mistake.
  taken_back_at timestamptz,
  unique (invoice_id, idempotency_key)
);

-- What was recorded, invoiced or paid never changes, whatever program writes.
create function refuse_changed_record() returns trigger language plpgsql as $$
begin
  raise exception 'row % of % never changes', old.id, tg_table_name;
end $$;
create trigger completion_records_frozen before update on completion_records for each row
  when (old is distinct from new) execute function refuse_changed_record();
create trigger invoices_frozen before update on invoices for each row
  when ((old.professional_id, old.customer_id, old.number, old.kind, old.credits, old.currency, old.document, old.total, old.issued_at)
    is distinct from (new.professional_id, new.customer_id, new.number, new.kind, new.credits, new.currency, new.document, new.total, new.issued_at))
  execute function refuse_changed_record();
create trigger invoice_payments_frozen before update on invoice_payments for each row
  when (old.taken_back_at is not null
    or (old.invoice_id, old.amount, old.method, old.paid_on, old.recorded_at)
    is distinct from (new.invoice_id, new.amount, new.method, new.paid_on, new.recorded_at))
  execute function refuse_changed_record();
