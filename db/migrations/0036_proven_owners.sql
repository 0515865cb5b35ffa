-- Nobody is contacted who has not proven an address or phone of theirs: what a request tells would go to
-- whoever typed an address of somebody else. A profile that no account has is asked by its own link.
alter table professionals add column owner_proven boolean not null default true;

create function is_proven(email_proven_at timestamptz, phone text) returns boolean
  language sql immutable as $$ select email_proven_at is not null or phone is not null $$;
create function prove_owner() returns trigger language plpgsql as $$
begin
  new.owner_proven := new.user_id is null
    or coalesce((select is_proven(email_proven_at, phone) from users where id = new.user_id), false);
  return new;
end $$;
create trigger professionals_prove_owner before insert or update of user_id on professionals
  for each row execute function prove_owner();
create function prove_owned() returns trigger language plpgsql as $$
begin
  update professionals set owner_proven = is_proven(new.email_proven_at, new.phone) where user_id = new.id;
  return null;
end $$;
create trigger users_prove_owned after update on users
  for each row when (
    is_proven(old.email_proven_at, old.phone) is distinct from is_proven(new.email_proven_at, new.phone)
  )
  execute function prove_owned();

drop index professionals_match, professionals_match_unclaimed, professionals_askable;
drop trigger professionals_move on professionals;
alter table professionals drop column contactable;
update professionals set owner_proven = false
from users where users.id = professionals.user_id and not is_proven(users.email_proven_at, users.phone);
alter table professionals add column contactable boolean not null generated always as
  (active and quota_open and owner_proven and availability = 'available' and lat is not null
    and paused_until is null) stored;
create index professionals_match on professionals using gist (profession_id, loc)
  where contactable and user_id is not null;
create index professionals_match_unclaimed on professionals using gist (profession_id, loc)
  where contactable and user_id is null;
create index professionals_askable on professionals (profession_id)
  where contactable and user_id is not null;
create trigger professionals_move after update on professionals
  for each row when (
    old.contactable is distinct from new.contactable or old.lat is distinct from new.lat
    or old.lon is distinct from new.lon or (old.user_id is null) is distinct from (new.user_id is null)
  )
  execute function move_further_professions();
update further_professions set loc = null
from professionals where professionals.id = professional_id and not contactable;
