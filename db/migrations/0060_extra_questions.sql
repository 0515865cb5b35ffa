-- compatible-with: 0055
-- What customers of a trade are asked after the description, in the operator's order, and what they
-- answered, each with the words of its question at that time: an edit changes no past request.
alter table professions
  add column extra_questions jsonb not null default '[]'
    check (jsonb_typeof(extra_questions) = 'array');

alter table requests add column extra_answers jsonb not null default '[]';
