-- What a professional writes while accepting is their first message: once in a conversation, and told of by
-- the letter about the acceptance alone.
alter table messages add column said_accepting boolean not null default false;

insert into messages (id, request_id, professional_id, sender_user_id, sender_type, content, message_type,
  said_accepting, created_at)
select gen_random_uuid(), request_id, professional_id, user_id, 'professional', professional_response, 'text',
  true, responded_at
from leads join professionals on professionals.id = professional_id
where status in ('accepted', 'withdrawn') and responded_at is not null
  and user_id is not null and trim(professional_response) <> '';

-- Of what is over, nothing is left to be read.
insert into conversation_reads (request_id, professional_id, reader, read_until, read_at)
select request_id, messages.professional_id, 'user', messages.created_at, messages.created_at
from messages join requests on requests.id = request_id
where said_accepting and status in ('completed', 'cancelled')
on conflict (request_id, professional_id, reader) do update
set read_until = greatest(conversation_reads.read_until, excluded.read_until);

create unique index messages_accepting on messages (request_id, professional_id) where said_accepting;

-- The ids of requests are random from now on, and tell no time: who waits longest is found by it.
drop index requests_short;
create index requests_short on requests (profession_id, created_at, id)
  where is_short and status in ('sent', 'pending', 'accepted');
