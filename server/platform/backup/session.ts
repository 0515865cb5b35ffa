import type { Client } from 'pg';

/**
 * Prepares a session that copies whole tables: without time limits, and with one way to write a
 * value and one order of rows, so that the same table has the same checksum on every server.
 */
export async function prepareSession(client: Client): Promise<void> {
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC';
     set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
     set extra_float_digits = 1; set synchronize_seqscans = off`,
  );
}
