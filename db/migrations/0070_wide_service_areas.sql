-- compatible-with: 0055
-- Who goes farther than 100 km is looked for among themselves: the search for all others ends there
-- (docs/decisions/0011-matching.md).
create index professionals_match_wide on professionals using gist (profession_id, loc)
  where contactable and service_radius_km > 100;
