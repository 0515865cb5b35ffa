-- compatible-with: 0054
-- Backups that were restored on trial and compared, for the doctor and a monitor.
create table backup_verifications (
  id bigint generated always as identity primary key,
  verified_at timestamptz not null,
  -- When the backup was made.
  made_at timestamptz not null
);
create index backup_verifications_newest on backup_verifications (verified_at desc);

-- What failed, without its reason, which is in the log of the server: a reason may name hosts.
create table backup_failures (
  id bigint generated always as identity primary key,
  failed_at timestamptz not null,
  step text not null check (step in ('make', 'copy', 'verify'))
);
create index backup_failures_newest on backup_failures (failed_at desc);
