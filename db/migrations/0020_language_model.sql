-- What the language model may still cost today: tokens spent, and those taken for calls under way.
-- One row a day; the old ones show the operator what it came to.
create table language_model_days (
  -- In UTC.
  day date primary key,
  tokens integer not null check (tokens >= 0)
);
