-- Who is looked for is a customer or a professional, and the words of the ones are frequent among the
-- others: each role has its own trigrams (docs/decisions/0030-lists-of-the-panel.md).
drop index users_sought;
create index users_sought_customers on users using gin (sought gin_trgm_ops)
  where role = 'customer';
create index users_sought_professionals on users using gin (sought gin_trgm_ops)
  where role = 'professional';
