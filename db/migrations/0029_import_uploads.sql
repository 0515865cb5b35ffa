-- Lists of professionals that an operator uploads in the panel. Their bytes lie in the file store, in
-- pieces, for thirty days; what a row of them says is kept nowhere else but in the report.
create table import_uploads (
  id uuid primary key,
  file_name text not null,
  -- The same as that of `imports`, once it is taken in.
  file_hash bytea not null,
  bytes integer not null,
  -- Null once they are deleted, with everything the list said.
  pieces integer,
  encoding text not null,
  headers jsonb not null check (jsonb_typeof(headers) = 'array'),
  first_rows jsonb not null check (jsonb_typeof(first_rows) = 'array'),
  admin_email text not null,
  uploaded_at timestamptz not null,
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  lawful_basis text check (lawful_basis in ('published_address', 'consent', 'existing_business', 'referral')),
  source text,
  language text not null check (language in ('en', 'fr', 'es')),
  again boolean not null default false,
  task text check (task in ('check', 'import')),
  state text check (state in ('waiting', 'working', 'done', 'stopped')),
  -- Which asking the work belongs to: a later one leaves an earlier nothing to write.
  run integer not null default 0,
  stop text,
  already_at timestamptz,
  lines_done integer not null default 0,
  lines_total integer not null default 0,
  rows_done integer not null default 0,
  created_count integer not null default 0,
  known_count integer not null default 0,
  refused_count integer not null default 0,
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  report_pieces integer,
  changed_at timestamptz not null,
  check (num_nulls(task, state) in (0, 2))
);
create index import_uploads_by_time on import_uploads (uploaded_at desc);
create index import_uploads_by_file on import_uploads (file_hash);
create index import_uploads_kept on import_uploads (changed_at) where pieces is not null;
create index imports_by_time on imports (started_at desc);
