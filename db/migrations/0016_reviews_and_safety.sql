-- What customers say of the professional they hired, who does not want to meet whom, and reports.

create table reviews (
  id uuid primary key,
  -- A review outlives the request and the account it came from: the rating stays true.
  request_id uuid unique references requests on delete set null,
  author_id uuid references users on delete set null,
  professional_id uuid not null references professionals on delete cascade,
  profession_id int not null references professions,
  rating smallint not null check (rating between 1 and 5),
  would_recommend boolean not null generated always as (rating >= 4) stored,
  comment text check (length(comment) between 1 and 2000),
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  -- Set by an operator; what is hidden is neither shown nor counted.
  hidden_at timestamptz,
  created_at timestamptz not null,
  constraint reviews_answer_is_whole check ((answer is null) = (answered_at is null))
);
create index reviews_professional on reviews (professional_id, created_at desc, id desc)
  where hidden_at is null;
create index reviews_stars on reviews (professional_id, rating) where hidden_at is null;
create index reviews_author on reviews (author_id, created_at desc);

create table blocks (
  id uuid primary key,
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  -- What the blocker knew them by.
  name text not null,
  created_at timestamptz not null,
  constraint blocks_once unique (blocker_id, blocked_id),
  constraint blocks_not_oneself check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

create table reports (
  id uuid primary key,
  reporter_id uuid references users on delete set null,
  target_type text not null check (target_type in ('review', 'person', 'message')),
  -- The id of a review, a person or a message; a report outlives what it is about.
  target_id uuid not null,
  request_id uuid references requests on delete set null,
  reason text not null check (reason in ('spam', 'abuse', 'fraud', 'safety', 'other')),
  comment text check (length(comment) between 1 and 1000),
  created_at timestamptz not null,
  constraint reports_once unique (reporter_id, target_type, target_id)
);
create index reports_newest on reports (created_at desc, id desc);
