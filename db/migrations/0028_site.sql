-- What the operator gives the site: its name, colour and logo, its pages, and what people write to them.

create table site_logos (
  id uuid primary key,
  -- Drawn anew by the server; older ones stay, for mails that were sent show them.
  png bytea not null check (octet_length(png) <= 1000000),
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null
);

-- One row; what is null is as it came.
create table site_settings (
  only_one boolean primary key default true check (only_one),
  version int not null default 0,
  name text check (length(name) between 1 and 40),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  logo_id uuid references site_logos,
  -- Whether the logo shows the name, which then need not stand beside it.
  logo_has_name boolean not null default false,
  changed_at timestamptz,
  changed_by text
);
insert into site_settings default values;

-- Published texts: the highest version of a page and language is shown. Version 0 is the program's own.
create table site_pages (
  slug text not null check (slug in ('about', 'contact', 'privacy', 'terms')),
  language text not null check (language in ('en', 'fr', 'es')),
  version int not null check (version > 0),
  title text not null,
  lead text not null,
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  -- The version that it brings back, where it does.
  restores int check (restores >= 0),
  published_at timestamptz not null,
  published_by text not null,
  primary key (slug, language, version)
);
create trigger site_pages_only_grow before update or delete or truncate on site_pages
  for each statement execute function refuse_to_rewrite();

create table contact_messages (
  id uuid primary key,
  user_id uuid references users on delete set null,
  name text not null,
  email text not null,
  language text not null check (language in ('en', 'fr', 'es')),
  message text not null check (length(message) between 1 and 4000),
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  constraint contact_messages_answer_is_whole check ((answered_at is null) = (answered_by is null))
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (created_at desc, id desc)
  where answered_at is null;
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
create index contact_messages_email on contact_messages (lower(email));
