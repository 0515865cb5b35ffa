-- Professionals, their trades and places; plans and the monthly quota.

create extension if not exists btree_gist;

create table professions (
  id int primary key,
  slug text not null unique
);
insert into professions (id, slug)
select position, slug
from unnest(string_to_array(
  'plumber,electrician,painter,carpenter,gardener,cleaner,web-designer,web-developer,accountant,lawyer,'
  'handyman,roofer,hvac-technician,locksmith,mover,appliance-repair,computer-repair,photographer,tutor,'
  'personal-trainer,interior-designer,architect,general-contractor,pest-control,flooring-installer,tiler,'
  'mason,window-installer,landscaper,pool-maintenance,snow-removal,graphic-designer,marketing-consultant,'
  'translator,notary,financial-advisor,caterer,event-planner,hairdresser,massage-therapist,dog-walker,'
  'babysitter,elder-care,auto-mechanic,driving-instructor,veterinarian,music-teacher,dj,tailor,'
  'security-installer', ',')) with ordinality as catalogue (slug, position);

create table professionals (
  id uuid primary key,
  user_id uuid unique references users on delete cascade,
  profession_id int not null references professions,
  name text not null,
  description text,
  avatar_url text,
  location text not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  -- Mercator kilometres: locally true in every direction, so the nearest by <-> are the nearest.
  loc point not null generated always as (point(
    6371.0088 * radians(lon),
    6371.0088 * ln(tan(pi() / 4 + radians(greatest(-85, least(85, lat))) / 2)))) stored,
  service_radius_km int not null default 30 check (service_radius_km between 1 and 500),
  hourly_rate numeric(8, 2),
  years_experience int,
  rating_mean real not null default 0,
  review_count int not null default 0,
  -- The mean as if eight reviews of 4.2 had come before: one happy customer proves little.
  bayesian_rating real not null generated always as
    ((8 * 4.2 + review_count * rating_mean) / (8 + review_count)) stored,
  accepted_count int not null default 0,
  denied_count int not null default 0,
  last_contacted_at timestamptz,
  availability text not null default 'available' check (availability in ('available', 'busy', 'unavailable')),
  active boolean not null default true,
  quota_open boolean not null default true,
  contactable boolean not null generated always as
    (active and quota_open and availability = 'available') stored,
  created_at timestamptz not null default now()
) with (fillfactor = 85);
create index professionals_match on professionals using gist (profession_id, loc) where contactable;
create index professionals_best_rated on professionals (bayesian_rating desc, id) where active;

create table plans (
  id text primary key,
  price_usd numeric(8, 2) not null,
  max_requests int
);
insert into plans (id, price_usd, max_requests)
values ('free', 0, 5), ('professional', 29, null), ('premium', 79, null);

create table professional_quotas (
  professional_id uuid primary key references professionals on delete cascade,
  plan_id text not null default 'free' references plans,
  month date not null,
  used int not null default 0
) with (fillfactor = 85);
create index professional_quotas_used_up on professional_quotas (month) where used > 0;
