-- compatible-with: 0055
-- By itself: with the column added by the same transaction, searches would wait for all rows.
update further_professions set radius_km = service_radius_km
from professionals where professionals.id = professional_id and radius_km is null;

create index further_professions_match_wide on further_professions using gist (profession_id, loc)
  where loc is not null and radius_km > 100;
