-- Whatever ends a session (its person, an operator, a timer, the end of the account), every node
-- hears of it at the commit, and closes the live streams that hang on it (server/platform/live/live.ts).

create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'session:' || old.user_id);
  return null;
end
$$;

create trigger sessions_end after delete on sessions
  for each row execute function announce_session_end();
