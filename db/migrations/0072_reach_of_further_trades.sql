-- compatible-with: 0055
-- How far a professional goes stands beside their further trades too: the search among those ends at
-- 100 km as the one among first trades does (docs/decisions/0011-matching.md).
alter table further_professions add column radius_km integer;

create or replace function place_further_profession() returns trigger language plpgsql as $$
begin
  select case when contactable and user_id is not null then loc end, service_radius_km
    into new.loc, new.radius_km from professionals where id = new.professional_id;
  return new;
end $$;

create or replace function move_further_professions() returns trigger language plpgsql as $$
begin
  update further_professions
  set loc = case when new.contactable and new.user_id is not null then new.loc end,
    radius_km = new.service_radius_km
  where professional_id = new.id;
  return null;
end $$;

drop trigger professionals_move on professionals;
create trigger professionals_move after update on professionals for each row
  when (old.contactable is distinct from new.contactable or old.lat is distinct from new.lat
    or old.lon is distinct from new.lon or old.service_radius_km is distinct from new.service_radius_km
    or (old.user_id is null) is distinct from (new.user_id is null))
  execute function move_further_professions();
