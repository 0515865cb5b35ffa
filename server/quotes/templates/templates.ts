import { isDeepStrictEqual } from 'node:util';
import type { Currency } from '#contract/quotes/currencies.ts';
import {
  MAX_TEMPLATES,
  type QuoteTemplate,
  type TemplateTerms,
} from '#contract/quotes/templates.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { currencyToStore } from '#server/platform/typed-currency.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  findTemplateByKey,
  insertTemplate,
  listTemplates,
  lockTemplates,
  updateTemplateName,
  type OwnTemplate,
} from './queries-templates.ts';

type Storage = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Terms to save under a name. */
interface Saving {
  /** Seen by the professional. */
  currency?: Currency | undefined;
  professionalId: string;
  name: string;
  terms: TemplateTerms;
  idempotencyKey: string | null;
}

/**
 * Saves the terms of a quote under a name. Idempotent by its key.
 * @throws Refusal `name_taken`, `too_many_templates`, `currency_changed`, `idempotency_key_reused`
 */
export function saveTemplate(
  { db, clock, config }: Storage,
  saving: Saving,
): Promise<QuoteTemplate> {
  const { professionalId, name, terms, idempotencyKey: key } = saving;
  return db.transaction().execute(async (tx) => {
    await lockTemplates(tx, professionalId);
    const earlier = key && (await findTemplateByKey(tx, professionalId, key));
    if (earlier) {
      assertThat(isDeepStrictEqual(earlier.terms, terms), 'idempotency_key_reused');
      return earlier;
    }
    const currency = currencyToStore(config, saving.currency);
    const saved = await listTemplates(tx, professionalId);
    assertThat(!saved.some((one) => one.name === name), 'name_taken');
    assertThat(saved.length < MAX_TEMPLATES, 'too_many_templates');
    const at = clock.now();
    return insertTemplate(tx, {
      ...saving,
      currency,
      id: uuidv7(at.getTime()),
      at,
    });
  });
}

/**
 * Renames a template of the professional. Idempotent.
 * @throws Refusal `not_found`, `name_taken`
 */
export function renameTemplate(
  { db }: Storage,
  own: OwnTemplate,
  name: string,
): Promise<QuoteTemplate> {
  return db.transaction().execute(async (tx) => {
    await lockTemplates(tx, own.professionalId);
    const others = await listTemplates(tx, own.professionalId);
    assertThat(
      others.some(({ id }) => id === own.id),
      'not_found',
    );
    assertThat(!others.some((one) => one.id !== own.id && one.name === name), 'name_taken');
    const renamed = await updateTemplateName(tx, own, name);
    assertThat(renamed !== undefined, 'not_found');
    return renamed;
  });
}
