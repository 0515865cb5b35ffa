-- compatible-with: 0055
-- Districts, towns and streets an operator imported from an extract (docs/decisions/0072-imported-places.md).
create table place_imports (
  id uuid primary key,
  -- The operator's name of it; a newer extract of that name updates its places.
  name text not null unique check (char_length(name) between 1 and 60),
  source text not null check (source in ('geonames', 'openstreetmap')),
  imported_at timestamptz not null
);

-- Few enough to be in the memory of every node.
create table imported_places (
  -- Made of the name of the import and the key of the place in its source: the same after a removal.
  id uuid primary key,
  import_id uuid not null references place_imports on delete cascade,
  kind text not null check (kind in ('town', 'district')),
  name text not null check (char_length(name) between 1 and 100),
  -- Its name by language, where that is another one.
  names jsonb not null check (jsonb_typeof(names) = 'object'),
  -- Other names and spellings.
  also text[] not null check (cardinality(also) <= 20),
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  people integer not null check (people >= 0),
  -- GeoNames id of the town of the gazetteer it lies in or next to.
  near_city integer not null,
  -- The imported town a district lies in, where it is not that one.
  town_id uuid references imported_places on delete set null
);
create index imported_places_import on imported_places (import_id);
create index imported_places_town on imported_places (town_id) where town_id is not null;

-- As many as a city has: looked up, never loaded.
create table imported_streets (
  id uuid primary key,
  import_id uuid not null references place_imports on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- As they are compared (server/places/imported/streets/street-key.ts), without its kind too.
  keys text[] not null check (cardinality(keys) between 1 and 12),
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  near_city integer not null,
  town_id uuid references imported_places on delete set null
);
create index imported_streets_import on imported_streets (import_id);
create index imported_streets_town on imported_streets (town_id) where town_id is not null;

-- One row for each key of a street, for equal keys and for beginnings.
create table imported_street_keys (
  key text collate "C" not null,
  street_id uuid not null references imported_streets on delete cascade,
  primary key (key, street_id)
);
create index imported_street_keys_street on imported_street_keys (street_id);
