-- compatible-with: 0055
-- Trades the operator adds are rows with an id from 1001 on and a slug made of it: trade-1001. What
-- a trade is recognised by besides its words: messages of customers, by language.
-- No program of before writes a row from 1001 on:
-- unused: professions.professions_added_have_names
-- unused: professions.professions_added_have_their_slug
alter table professions
  add column examples jsonb not null default '{}'
    check (jsonb_typeof(examples) = 'object'),
  add constraint professions_added_have_names
    check (id < 1001 or names ?& array['en', 'fr', 'es']),
  add constraint professions_added_have_their_slug
    check (id < 1001 or slug = 'trade-' || id);
