-- An address that was typed into a profile and not proven yet. users.email goes on meanwhile.
alter table users add column unproven_email text;
