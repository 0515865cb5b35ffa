-- The days a request is for, both included, how often it comes back, and where a move goes: in full for
-- who accepts, its area for those who are asked.
alter table requests
  add column starts_on date,
  add column ends_on date,
  add column recurrence text check (recurrence in ('daily', 'weekly', 'biweekly', 'monthly')),
  add column destination text,
  add column destination_area text,
  add constraint requests_days check (
    (starts_on is null) = (ends_on is null) and starts_on <= ends_on),
  add constraint requests_destination check ((destination is null) = (destination_area is null));
