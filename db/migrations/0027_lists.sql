-- Lists of the operator's panel: a page is read along an index, and what is searched is found by its
-- trigrams (docs/decisions/0030-lists-of-the-panel.md).
create extension if not exists pg_trgm;

-- A text as lists sort and search it: small letters without accents. One call of replace() for each
-- accent takes a tenth of the time of translate().
create function folded(said text) returns text language sql immutable strict parallel safe
return replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(replace(replace(replace(replace(
  lower(said), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'à', 'a'), 'á', 'a'), 'â', 'a')
  , 'ã', 'a'), 'ç', 'c'), 'î', 'i'), 'ï', 'i'), 'í', 'i'), 'ñ', 'n'), 'ô', 'o'), 'ó', 'o')
  , 'ö', 'o'), 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u');

-- What a row is found by, kept with it: to fold it anew for every row that a search looks at takes
-- longer than to read it.
alter table users add column sought text not null generated always as
  (folded(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
alter table professionals add column sought text not null generated always as
  (folded(name || ' ' || coalesce(location, ''))) stored;
alter table requests add column sought text not null generated always as
  (folded(description || ' ' || location)) stored;
alter table reviews add column sought text not null generated always as
  (folded(coalesce(comment, ''))) stored;

-- How frequent a word is decides how it is searched best.
alter table users alter column sought set statistics 500;
alter table professionals alter column sought set statistics 500;
alter table requests alter column sought set statistics 500;
alter table reviews alter column sought set statistics 500;

create index users_newest on users (created_at, id) where erased_at is null;
create index users_named on users (folded(name) collate "C", id) where erased_at is null;
create index users_addressed on users (coalesce(email, '') collate "C", id) where erased_at is null;
create index users_role on users (role, created_at, id) where erased_at is null;
create index users_provider on users (auth_provider, created_at, id) where erased_at is null;
create index users_sought on users using gin (sought gin_trgm_ops);

create index professionals_newest on professionals (created_at, id) where erased_at is null;
create index professionals_named on professionals (folded(name) collate "C", id)
  where erased_at is null;
create index professionals_rated on professionals (rating_mean, id) where erased_at is null;
create index professionals_reviewed on professionals (review_count, id) where erased_at is null;
create index professionals_trade on professionals (profession_id, created_at, id)
  where erased_at is null;
create index professionals_hidden on professionals (created_at, id)
  where erased_at is null and not active;
create index professionals_unclaimed on professionals (created_at, id)
  where erased_at is null and user_id is null;
create index professionals_unchecked on professionals (created_at, id) where erased_at is null
  and ((licence_number is not null and licence_checked_at is null)
    or (insurance_company is not null and insurance_checked_at is null));
create index professionals_sought on professionals using gin (sought gin_trgm_ops);
create index unclaimed_sought on unclaimed_professionals using gin
  (folded(coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops);
create index professional_quotas_paid on professional_quotas (plan_id, professional_id)
  where plan_id <> 'free';

create index requests_newest on requests (created_at, id);
create index requests_status on requests (status, created_at, id);
create index requests_trade on requests (profession_id, created_at, id);
create index requests_unanswered on requests (created_at, id) where status in ('sent', 'pending');
create index requests_sought on requests using gin (sought gin_trgm_ops);

create index reviews_newest on reviews (created_at, id);
create index reviews_by_stars on reviews (rating, id);
create index reviews_hidden on reviews (created_at, id) where hidden_at is not null;
create index reviews_sought on reviews using gin (sought gin_trgm_ops);
create index reports_open_targets on reports (target_type, target_id) where resolved_at is null;

create index subscriptions_newest on subscriptions (created_at, professional_id);

create index admin_audit_by on admin_audit (admin_email, id desc);
create index admin_audit_changes on admin_audit (id desc) where action <> 'read';
create index admin_audit_at on admin_audit (at);
