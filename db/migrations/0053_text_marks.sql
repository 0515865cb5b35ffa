-- Jobs in the texts of a person: a short mark of each, and what the last text about it said.
create table text_marks (
  user_id uuid not null references users on delete cascade,
  lead_id uuid not null references leads on delete cascade,
  mark text not null check (mark ~ '^[A-Z]{1,2}$'),
  marked_at timestamptz not null,
  -- Since when the job is no longer open; its mark is given to another only days later.
  closed_at timestamptz,
  -- When the last text about it was written; null where there was none.
  texted_at timestamptz,
  -- Whether that text could be answered without the mark.
  asked_bare boolean not null default false,
  primary key (user_id, lead_id)
);
create unique index text_marks_open on text_marks (user_id, mark) where closed_at is null;
create index text_marks_lead on text_marks (lead_id);
create index text_marks_closed on text_marks (closed_at) where closed_at is not null;

-- Hashes of phones whose owner answered STOP: only what they ask for themselves is texted.
create table stopped_phones (
  phone_hash bytea primary key,
  stopped_at timestamptz not null
);

-- What a reply by text was decided to be, before it is done: tried again, it is the same. While it is
-- being handled nobody else handles it.
alter table inbound_messages
  add column decision text check (decision in ('accept', 'decline', 'message')),
  add column handled_until timestamptz;
