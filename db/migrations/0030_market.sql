-- How the market does: what people typed, counted without a word of it.

create table intake_counts (
  -- In UTC.
  day date not null,
  language text not null check (language in ('en', 'fr', 'es')),
  -- Which trade was found for certain; null where none was.
  profession_id int references professions,
  messages int not null check (messages > 0),
  constraint intake_counts_once unique nulls not distinct (day, language, profession_id)
);

-- The figures of the panel as they were last worked out, by what was asked: a year of a large market
-- takes too long to be counted while somebody waits.
create table market_answers (
  asked text primary key,
  as_of timestamptz not null,
  took_ms int not null,
  answer jsonb not null
);

-- What became of a request, and who of a trade can be asked, is counted without reading whole rows.
create index leads_outcomes on leads (request_id) include (status, responded_at);
create index requests_market on requests (created_at) include (id, profession_id, area, status);
create index professionals_askable on professionals (profession_id)
  where contactable and user_id is not null;
