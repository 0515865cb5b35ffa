-- What both agreed on can change: change orders, proposed by the professional, accepted by the customer.
-- An accepted quote whose job went to somebody else is an agreement no more.
alter table quotes drop constraint quotes_status_check;
alter table quotes add constraint quotes_status_check check (status in
  ('open', 'replaced', 'withdrawn', 'declined', 'expired', 'closed', 'accepted', 'ended'));

create table change_orders (
  id uuid primary key,
  quote_id uuid not null references quotes on delete cascade,
  request_id uuid not null references requests on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  number int not null check (number > 0),
  status text not null check (status in ('open', 'withdrawn', 'declined', 'closed', 'accepted')),
  terms jsonb not null,
  -- In the smallest unit of the quote's currency, taxes included.
  total_before bigint not null check (total_before >= 0),
  total_after bigint not null check (total_after >= 0),
  idempotency_key text,
  sent_at timestamptz not null,
  ended_at timestamptz,
  decline_reason text,
  unique (quote_id, number),
  unique (professional_id, idempotency_key),
  check ((status = 'open') = (ended_at is null))
);
create unique index change_orders_open on change_orders (quote_id) where status = 'open';
create index change_orders_request on change_orders (request_id);

-- What was proposed never changes, and no answer is taken back, whatever program writes.
create function refuse_changed_change_order() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of change order % never change', old.id;
end $$;
create trigger change_orders_frozen before update on change_orders for each row
  when (old.status <> 'open' and (old.status, old.ended_at) is distinct from (new.status, new.ended_at)
    or (old.terms, old.total_before, old.total_after, old.number, old.quote_id, old.request_id, old.professional_id, old.sent_at)
    is distinct from (new.terms, new.total_before, new.total_after, new.number, new.quote_id, new.request_id, new.professional_id, new.sent_at))
  execute function refuse_changed_change_order();
