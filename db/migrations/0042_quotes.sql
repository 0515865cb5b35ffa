-- Quotes of professionals who accepted a request: numbered revisions, of which one a lead is open.
create table quotes (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  lead_id uuid not null references leads on delete cascade,
  professional_id uuid not null references professionals on delete cascade,
  revision int not null check (revision > 0),
  status text not null check (status in
    ('open', 'replaced', 'withdrawn', 'declined', 'expired', 'closed', 'accepted')),
  currency text not null,
  terms jsonb not null,
  -- In the smallest unit of the currency, taxes included.
  total bigint not null check (total >= 0),
  valid_until timestamptz not null,
  idempotency_key text,
  sent_at timestamptz not null,
  seen_at timestamptz,
  ended_at timestamptz,
  change_wish text,
  decline_reason text,
  unique (lead_id, revision),
  unique (professional_id, idempotency_key),
  check ((status = 'open') = (ended_at is null))
);
create unique index quotes_open on quotes (lead_id) where status = 'open';
create unique index quotes_accepted on quotes (request_id) where status = 'accepted';
create index quotes_request on quotes (request_id);
create index quotes_valid_until on quotes (valid_until) where status = 'open';

-- What was offered never changes, whatever program writes.
create function refuse_changed_terms() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of quote % never change', old.id;
end $$;
create trigger quotes_frozen before update of terms, total, currency, revision, lead_id, request_id, professional_id
  on quotes for each row
  when ((old.terms, old.total, old.currency, old.revision, old.lead_id, old.request_id, old.professional_id)
    is distinct from (new.terms, new.total, new.currency, new.revision, new.lead_id, new.request_id, new.professional_id))
  execute function refuse_changed_terms();
