-- What a professional saves for the next quote: each tax as it was charged last, and templates.
create table quote_taxes (
  professional_id uuid not null references professionals on delete cascade,
  code text not null,
  name text,
  rate int not null check (rate between 0 and 50000),
  number text,
  -- Whether it was in the quote sent last.
  is_usual boolean not null,
  primary key (professional_id, code)
);

create table quote_templates (
  id uuid primary key,
  professional_id uuid not null references professionals on delete cascade,
  name text not null,
  terms jsonb not null,
  idempotency_key text,
  created_at timestamptz not null,
  unique (professional_id, name),
  unique (professional_id, idempotency_key)
);
