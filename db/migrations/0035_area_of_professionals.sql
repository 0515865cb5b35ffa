-- The city and region of a professional, as others are told them: `location` holds the street as well.
-- Null is a place of which nobody has said the area yet, '' one of which nobody knows it.
alter table professionals add column area text;

-- An import keeps the town alone. All others wait for server/professionals/area/fill-areas.ts, and show no
-- place meanwhile.
update professionals set area = location
where id in (select professional_id from unclaimed_professionals);

create index professionals_without_area on professionals (id)
where area is null and location is not null;
