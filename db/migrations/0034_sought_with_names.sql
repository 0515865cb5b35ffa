-- What a list is sorted by is kept folded: to fold it anew takes three times as long as to read the row.
alter table users add column name_folded text collate "C" not null generated always as (folded(name)) stored;
alter table admins add column name_folded text collate "C" not null generated always as (folded(name)) stored;
alter table professionals add column name_folded text collate "C" not null
  generated always as (folded(name)) stored;
drop index users_named;
drop index professionals_named;
create index users_named on users (name_folded, id) where erased_at is null;
create index professionals_named on professionals (name_folded, id) where erased_at is null;

-- Requests, reviews and professionals are found by the names and addresses of others as well. Joined to
-- every row that a search looks at they took most of its time; so a row keeps all the words it is found by
-- (docs/decisions/0030-lists-of-the-panel.md). A part that begins with a name begins after chr(31).
drop index professionals_sought;
drop index unclaimed_sought;
drop index requests_sought;
drop index reviews_sought;
alter table professionals alter column sought drop expression, alter column sought set default '';
alter table requests alter column sought drop expression, alter column sought set default '';
alter table reviews alter column sought drop expression, alter column sought set default '';

create function words_of_user(user_id uuid) returns text language sql stable
return (select concat_ws(' ', name, email, phone) from users where id = user_id);

create function keep_words_of_professional() returns trigger language plpgsql as $$
begin
  new.sought := folded(concat_ws(' ', new.name, new.location,
    (select concat_ws(' ', email, phone) from unclaimed_professionals where professional_id = new.id))
    || coalesce(chr(31) || words_of_user(new.user_id), ''));
  return new;
end $$;
create trigger professionals_words before insert or update of name, location, user_id on professionals
  for each row execute function keep_words_of_professional();

create function keep_words_of_request() returns trigger language plpgsql as $$
begin
  new.sought := folded(concat_ws(' ', words_of_user(new.customer_id), new.description, new.location));
  return new;
end $$;
create trigger requests_words before insert or update of description, location, customer_id on requests
  for each row execute function keep_words_of_request();

create function keep_words_of_review() returns trigger language plpgsql as $$
begin
  new.sought := folded(concat_ws(' ', words_of_user(new.author_id), new.comment) || chr(31)
    || (select concat_ws(' ', name, location) from professionals where id = new.professional_id));
  return new;
end $$;
create trigger reviews_words before insert or update of comment, author_id, professional_id on reviews
  for each row execute function keep_words_of_review();

-- Whoever has another name or address is found by that wherever they are met, and no longer by the old one.
create function tell_words_of_user() returns trigger language plpgsql as $$
begin
  update professionals set name = name where user_id = new.id;
  update requests set description = description where customer_id = new.id;
  update reviews set comment = comment where author_id = new.id;
  return null;
end $$;
create trigger users_words after update of name, email, phone on users for each row
  when ((old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone))
  execute function tell_words_of_user();

create function tell_words_of_professional() returns trigger language plpgsql as $$
begin
  update reviews set comment = comment where professional_id = new.id;
  return null;
end $$;
create trigger professionals_told after update of name, location on professionals for each row
  when ((old.name, old.location) is distinct from (new.name, new.location))
  execute function tell_words_of_professional();

create function tell_words_of_unclaimed() returns trigger language plpgsql as $$
begin
  update professionals set name = name where id = coalesce(new.professional_id, old.professional_id);
  return null;
end $$;
create trigger unclaimed_told after insert or update of email, phone or delete on unclaimed_professionals
  for each row execute function tell_words_of_unclaimed();

update professionals set name = name;
update requests set description = description;
update reviews set comment = comment;

create index professionals_sought on professionals using gin (sought gin_trgm_ops);
create index requests_sought on requests using gin (sought gin_trgm_ops);
create index reviews_sought on reviews using gin (sought gin_trgm_ops);
