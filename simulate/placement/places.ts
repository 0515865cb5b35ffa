/**
 * Where the rows of a table lie. In a region: that of the request, of the professional or of the
 * person they belong to. On every worker: small, read by all, seldom changed. On the coordinator: not
 * in the way of a request, or unique over all regions.
 */
export type Place = 'request' | 'professional' | 'person' | 'every worker' | 'coordinator';

const PLACES: Readonly<Record<Place, string>> = {
  request: `requests leads request_history messages conversation_reads answer_links appointments
    appointment_proposals quotes change_orders completion_records`,
  professional: `professionals further_professions professional_quotas quota_entries busy_days
    external_calendars quick_replies quote_taxes quote_templates reviews subscriptions
    subscription_terms team_members team_invitations invoices invoice_counters invoice_payments invitations unclaimed_professionals`,
  person: `users sessions auth_events consents blocks calendar_feeds files saved_professionals notices
    notification_preferences letter_paces held_letters live_events outbox_messages push_subscriptions
    reply_addresses text_marks`,
  'every worker': `professions plans plan_taxes place_imports imported_places
    imported_streets imported_street_keys`,
  coordinator: `admins admin_audit admin_invitations admin_passkeys admin_recovery_codes
    admin_sessions authenticator_apps backups backup_failures backup_verifications contact_messages do_not_contact erasures identities identity_flows imports
    import_uploads inbound_messages intake_counts language_model_days market_answers migrations
    one_time_codes passkey_challenges passkeys rate_limits recovery_codes reports
    sandbox_idempotency sandbox_objects second_steps signing_keys site_logos site_pages site_settings stopped_phones stripe_events trial_claims`,
};

/** The place of each table of db/schema.sql. */
export const placeOfTable: ReadonlyMap<string, Place> = new Map(
  (Object.keys(PLACES) as Place[]).flatMap((place) =>
    PLACES[place].split(/\s+/).map((table) => [table, place] as const),
  ),
);

/** Of somebody else than the row's own person, who may live in another region. */
export const OF_ANOTHER_PERSON: ReadonlySet<string> = new Set(['blocks.blocked_id']);

/** A professional's account lives where they work. */
export const OF_THE_SAME_PERSON: ReadonlySet<string> = new Set(['professionals.user_id']);

/** Unique over all regions: a table on the coordinator says in which region an address or a mark is. */
export const UNIQUE_EVERYWHERE: ReadonlySet<string> = new Set([
  'users_email',
  'users_phone',
  'unclaimed_email',
  'unclaimed_phone',
  'push_subscriptions_endpoint_key',
  'subscriptions_stripe_customer_id_key',
  'subscriptions_stripe_subscription_id_key',
]);
