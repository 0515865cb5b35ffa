-- A professional's own calendar elsewhere, of which the busy times are read again and again. Its address is
-- encrypted, for whoever has it can read the calendar; of the events nothing is stored but when they are.
create table external_calendars (
  professional_id uuid primary key references professionals on delete cascade,
  address bytea not null,
  saved_at timestamptz not null,
  due_at timestamptz not null,
  read_at timestamptz,
  failure text check (failure in ('not_allowed', 'unreachable', 'too_large', 'unreadable')),
  -- [{from, to}] of the next weeks, in order and apart.
  busy jsonb not null default '[]' check (jsonb_typeof(busy) = 'array')
);
create index external_calendars_due on external_calendars (due_at);

-- Days on which no time is left for work.
create table busy_days (
  professional_id uuid not null references professionals on delete cascade,
  day date not null,
  primary key (professional_id, day)
);
create index busy_days_day on busy_days (day);
