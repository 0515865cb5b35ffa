-- Compressing the HTML of letters took half of storing them; lz4 does it in a tenth of the time. Some
-- PostgreSQL are built without it, and go on with their own.
do $$ begin
  alter table outbox_messages alter column html set compression lz4;
exception when feature_not_supported then null;
end $$;
