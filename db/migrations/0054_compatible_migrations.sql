-- compatible-with: 0053
-- The oldest programs that work with the database after a migration: the number of their newest
-- migration. Null for those up to 0053, which state nothing.
alter table migrations add column if not exists compatible_with int;
