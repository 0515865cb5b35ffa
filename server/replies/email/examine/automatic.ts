import { LOOP_HEADER } from '#server/platform/delivery/mail.ts';
import type { HeaderFacts } from './header-facts.ts';

/** Mails that nobody wrote, or not to us. */
export type AutomaticKind = 'loop' | 'bounce' | 'automatic' | 'mailing_list';

/** Of absences and notices about delivery, in the languages people reply in. */
const SUBJECTS =
  /^\W*(auto(matic)?[- ]?(reply|response)|out of( the)? office|i am away|away from|on vacation|réponse automatique|absence du bureau|absent|en congé|je suis absent|en vacances|respuesta autom[áa]tica|fuera de( la)? oficina|estoy fuera|ausente|de vacaciones|undeliverable|undelivered|delivery (status|failure|has failed)|mail delivery|returned mail|failure notice|non remis|échec de (la )?remise|no se (pudo|puede) entregar|error de entrega)\b/i;

/**
 * Which kind of automatic mail this is; undefined where somebody wrote it. By RFC 3834 and what programs
 * that are older say instead; `site` marks our own mails.
 */
export function automaticKind(
  { fields, subject }: Pick<HeaderFacts, 'fields' | 'subject'>,
  { returnPath, site }: { returnPath: string; site: string },
): AutomaticKind | undefined {
  const said = (name: string) => (fields.get(name) ?? []).join(' ').trim().toLowerCase();
  if (said(LOOP_HEADER.toLowerCase()) === site.toLowerCase()) return 'loop';
  if (returnPath === '' || /^(multipart\/report|message\/)/.test(said('content-type')))
    return 'bounce';
  if (fields.has('list-id') || fields.has('list-unsubscribe') || fields.has('list-post'))
    return 'mailing_list';
  if (/^(bulk|list|junk|auto_reply)$/.test(said('precedence'))) return 'automatic';
  if (fields.has('auto-submitted') && !/^no\b/.test(said('auto-submitted'))) return 'automatic';
  const marks = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-autoreply-from'];
  if (marks.some((mark) => fields.has(mark))) return 'automatic';
  return SUBJECTS.test(subject) ? 'automatic' : undefined;
}
