-- compatible-with: 0055
-- Several people who work for one professional (docs/decisions/0074-teams.md). The owner is the user of the profile.
create table team_members (
  id uuid primary key,
  professional_id uuid not null references professionals on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  -- Null while they are a member.
  left_at timestamptz,
  ended_by text check (ended_by in ('member', 'owner', 'operator', 'erasure')),
  constraint team_members_ended_is_whole check ((left_at is null) = (ended_by is null))
);
-- One team an account.
create unique index team_members_active on team_members (user_id) where left_at is null;
create index team_members_team on team_members (professional_id, left_at);
create index team_members_user on team_members (user_id);

-- One that was accepted or withdrawn is deleted.
create table team_invitations (
  id uuid primary key,
  professional_id uuid not null references professionals on delete cascade,
  email text not null,
  -- SHA-256 of the token in the mail.
  token_hash bytea not null unique,
  -- Of the call that sent it last.
  idempotency_key text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint team_invitations_once unique (professional_id, email),
  constraint team_invitations_idempotency unique (professional_id, idempotency_key),
  constraint team_invitations_email_is_lower_case check (email = lower(email))
);
create index team_invitations_expiry on team_invitations (expires_at);

-- Whether a member uses the site as the customer they are besides.
alter table sessions add column as_customer boolean not null default false;

-- Who of a team did it; null before there were teams, and for who is gone.
alter table leads
  add column responded_by uuid references users on delete set null,
  add column assigned_to uuid references users on delete set null,
  add column assigned_at timestamptz,
  -- How often it was assigned, taken or given back.
  add column assignments integer not null default 0;
create index leads_responded_by on leads (responded_by) where responded_by is not null;
create index leads_assigned_to on leads (assigned_to) where assigned_to is not null;

alter table quotes add column sent_by uuid references users on delete set null;
create index quotes_sent_by on quotes (sent_by) where sent_by is not null;

-- What the notices of several people of a team are about: they are resolved together.
alter table notices add column team_key text;
create index notices_team_key on notices (team_key) where team_key is not null;

-- Open pages of somebody whose membership ended look again what they may see.
create function announce_membership_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'session:' || new.user_id);
  return null;
end
$$;

create trigger team_members_end after insert or update of left_at on team_members
  for each row execute function announce_membership_end();

create function announce_team_suspension() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'session:' || user_id)
  from team_members where professional_id = new.id and left_at is null;
  return null;
end
$$;

create trigger professionals_suspend_team after update of suspended_at on professionals
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function announce_team_suspension();
