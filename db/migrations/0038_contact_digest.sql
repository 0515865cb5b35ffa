-- When the operator was told of a message by mail; null while it waits for the mail of several.
alter table contact_messages add column told_at timestamptz;
update contact_messages set told_at = created_at;
create index contact_messages_untold on contact_messages (created_at) where told_at is null;
