-- compatible-with: 0055
-- Each row is written with every message and every change, and lives for a day. Its person was checked
-- and locked again for it, though nobody's row is ever deleted; erasing somebody deletes their events.
-- What is over is found by id: ids grow with time.
alter table live_events drop constraint live_events_user_id_fkey;
drop index live_events_age;
