-- What was said with stepping back or letting go; so far in the history alone.
alter table leads add column ended_note text;
update leads set ended_note = said.note
from request_history said
where said.lead_id = leads.id and said.event in ('release', 'stepBack')
  and leads.ended_because in ('released', 'stepped_back');
