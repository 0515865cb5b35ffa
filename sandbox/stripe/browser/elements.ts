import type { Card } from '../cards.ts';
import type { Appearance } from './appearance.ts';
import { cardTexts, type CardTexts } from './card-texts.ts';
import type { IntentCalls, StripeError } from './intents.ts';
import { PaymentElement, type PaymentOptions } from './payment-element.ts';

export interface ElementsOptions {
  clientSecret?: string;
  locale?: string;
  appearance?: Appearance;
}

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** A group of elements for one intent, as returned by `stripe.elements()`. */
export class Elements {
  readonly #calls: IntentCalls;
  #options: ElementsOptions;
  #payment: PaymentElement | undefined;

  constructor(calls: IntentCalls, options: ElementsOptions) {
    this.#calls = calls;
    this.#options = options;
  }

  create(type: string, options: PaymentOptions = {}): PaymentElement {
    if (type !== 'payment') {
      throw new Error(`IntegrationError: This sandbox has no ${type} element, only payment.`);
    }
    const surroundings = {
      texts: () => this.texts(),
      language: () => languageOf(this.#options.locale),
      appearance: () => this.appearance(),
      load: () => this.#load(),
    };
    this.#payment = new PaymentElement(surroundings, options);
    return this.#payment;
  }

  getElement(type: unknown): PaymentElement | null {
    return type === 'payment' || isPaymentComponent(type) ? (this.#payment ?? null) : null;
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#payment?.refresh();
  }

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  /** Validates the form, which shows its errors. */
  submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }> {
    const read = this.readCard();
    return Promise.resolve('error' in read ? read : { selectedPaymentMethod: 'card' });
  }

  readCard(): { card: Card } | { error: StripeError } {
    const card = this.#payment?.read();
    if (card) return { card };
    const message = this.#payment?.problem() ?? 'There is no Payment Element in this group.';
    return { error: { type: 'validation_error', message } };
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret;
  }

  get locale(): string {
    return languageOf(this.#options.locale);
  }

  texts(): CardTexts {
    return cardTexts(languageOf(this.#options.locale));
  }

  appearance(): Appearance {
    return this.#options.appearance ?? {};
  }

  async #load(): Promise<StripeError | undefined> {
    const { clientSecret } = this.#options;
    // Without one, the intent is created on submit: there is nothing to fetch yet.
    if (clientSecret === undefined) return undefined;
    const { intent, error } = await this.#calls.read(clientSecret);
    if (error || !intent || OPEN.includes(intent.status)) return error;
    const message = `The ${intent.object} is in a terminal state (${intent.status}) and cannot be used to initialize Elements.`;
    return { type: 'invalid_request_error', code: `${intent.object}_unexpected_state`, message };
  }
}

/** `auto` and the default are the language of the page and then that of the browser. */
export function languageOf(locale: string | undefined): string {
  if (locale && locale !== 'auto') return locale;
  return document.documentElement.lang || navigator.language;
}

/** React's `<PaymentElement>` itself may be passed, as documented. */
function isPaymentComponent(type: unknown): boolean {
  return typeof type === 'function' && Reflect.get(type, '__elementType') === 'payment';
}
