/** The statements of the baseline, on the schema of the product; each answers its JSON as a text. */
export const bareStatements = {
  /** Stores a request, finds the three nearest its point and contacts them, each with a letter. */
  request: `with nearest as materialized (
      select id from professionals
      where contactable and user_id is not null
        and profession_id = 1 + mod(length($2) + length($3), 50)
      order by loc <-> point(6371.0088 * radians($7::float8),
        6371.0088 * ln(tan(pi() / 4 + radians($6::float8) / 2))) limit 3
    ), stored as (
      insert into requests (id, customer_id, profession_id, description, location, area, lat, lon,
        urgency, language, status, fingerprint, created_at)
      select gen_random_uuid(), $1::uuid, 1 + mod(length($2) + length($3), 50), $3, $4, '',
        $6::float8, $7::float8, $5, 'en', 'sent', sha256($3::bytea), now() returning id
    ), contacted as (
      insert into leads (id, request_id, professional_id, status, rank, reasons, sent_at, expires_at)
      select gen_random_uuid(), stored.id, nearest.id, 'pending', 1, '[]', now(), now() + interval '1 day'
      from stored, nearest returning id, request_id, professional_id
    ), written as (
      insert into outbox_messages (id, dedupe_key, kind, channel, recipient, language, subject, text,
        created_at)
      select gen_random_uuid(), id::text, 'newLead', 'email', '', 'en', '', left($3, 120), now()
      from contacted
    )
    select json_build_object('id', min(request_id::text),
      'contactedProfessionals', json_agg(professional_id))::text as json from contacted`,

  /** Twenty requests with their leads and the names of the professionals. */
  list: `select json_agg(own)::text as json from (
      select requests.id, profession_id, description, urgency, requests.status, requests.created_at, (
        select json_agg(json_build_object('id', leads.id, 'status', leads.status,
          'professional', json_build_object('id', professionals.id, 'name', name)))
        from leads join professionals on professionals.id = professional_id
        where request_id = requests.id
      ) as leads
      from requests where customer_id = $1::uuid order by requests.created_at desc limit 20
    ) own`,

  /** Stores a message and announces it to the page of the professional. */
  message: `with sent as (
      insert into messages (id, request_id, professional_id, sender_user_id, sender_type, content,
        message_type, attachment_count, created_at)
      select gen_random_uuid(), id, professional_id, $2::uuid, 'user', $3, 'text', 0, now()
      from requests where id = $1::uuid returning id, professional_id
    )
    select json_build_object('id', id)::text as json,
      pg_notify('bare', right(professional_id::text, 12) || ' ' || id) from sent`,

  /** The newest twenty messages of a conversation. */
  conversation: `select json_agg(message)::text as json from (
      select id, sender_user_id, sender_type, content, message_type, created_at from messages
      where request_id = $1::uuid order by created_at desc limit 20
    ) message`,
} as const;
