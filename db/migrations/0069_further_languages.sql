-- compatible-with: 0055
-- Which languages there are is the program's to say: a further one is a folder of `languages`
-- (docs/decisions/0075-further-languages.md). A stored language that a node does not know is read in another.
alter table consents drop constraint consents_language_check;
alter table contact_messages drop constraint contact_messages_language_check;
alter table identity_flows drop constraint identity_flows_language_check;
alter table import_uploads drop constraint import_uploads_language_check;
alter table invitations drop constraint invitations_language_check;
alter table notices drop constraint notices_language_check;
alter table outbox_messages drop constraint outbox_messages_language_check;
alter table requests drop constraint requests_language_check;
alter table site_pages drop constraint site_pages_language_check;
alter table subscription_terms drop constraint subscription_terms_language_check;
alter table unclaimed_professionals drop constraint unclaimed_professionals_language_check;
alter table users drop constraint users_language_check;
