import type { Card } from '../cards.ts';
import { styleSheets, type Appearance } from './appearance.ts';
import { drawCardForm, type CardForm } from './card-form.ts';
import type { CardTexts } from './card-texts.ts';
import { make } from './dom.ts';
import type { StripeError } from './intents.ts';
import { Listeners } from './listeners.ts';

export interface PaymentOptions {
  business?: { name?: string };
  terms?: { card?: string };
}

/** The state of the group this element shows. */
export interface Surroundings {
  texts(): CardTexts;
  language(): string;
  appearance(): Appearance;
  /** Fetches the intent; returns an error where it cannot be paid or set up. */
  load(): Promise<StripeError | undefined>;
}

const TYPE = { elementType: 'payment' } as const;

/** The Payment Element of Stripe.js for cards, drawn in the page itself: it is a test. */
export class PaymentElement {
  readonly #surroundings: Surroundings;
  readonly #listeners = new Listeners();
  #options: PaymentOptions;
  #host: HTMLElement | undefined;
  #form: CardForm | undefined;

  constructor(surroundings: Surroundings, options: PaymentOptions) {
    this.#surroundings = surroundings;
    this.#options = options;
  }

  mount(place: string | HTMLElement): void {
    const container = typeof place === 'string' ? document.querySelector(place) : place;
    if (!container) throw new Error('IntegrationError: The place to mount in is not there.');
    this.unmount();
    const host = make('div');
    this.#host = host;
    const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
    root.append(skeleton());
    container.replaceChildren(host);
    this.#listen(root);
    this.#show();
    this.#listeners.tell('loaderstart', TYPE);
    void this.#load(host);
  }

  unmount(): void {
    this.#host?.remove();
    this.#host = undefined;
    this.#form = undefined;
  }

  destroy(): void {
    this.unmount();
  }

  update(options: PaymentOptions): void {
    this.#options = { ...this.#options, ...options };
    this.refresh();
  }

  /** Redraws it with the current texts and appearance; input is lost. */
  refresh(): void {
    this.#show();
    if (this.#form) this.#draw();
  }

  /** The card; undefined where the form is invalid, which it then shows. */
  read(): Card | undefined {
    return this.#form?.read();
  }

  /** The error of the form; undefined without one. */
  problem(): string | undefined {
    return this.#form ? this.#form.firstProblem() : this.#surroundings.texts().unreachable;
  }

  on(event: string, listener: (event?: unknown) => void): this {
    this.#listeners.on(event, listener);
    return this;
  }

  once(event: string, listener: (event?: unknown) => void): this {
    this.#listeners.once(event, listener);
    return this;
  }

  off(event: string, listener?: (event?: unknown) => void): this {
    this.#listeners.off(event, listener);
    return this;
  }

  focus(): void {
    this.#form?.focus();
  }

  blur(): void {
    const active = this.#host?.shadowRoot?.activeElement;
    if (active instanceof HTMLElement) active.blur();
  }

  clear(): void {
    this.#form?.clear();
  }

  collapse(): void {
    // A form with one payment method has nothing to collapse.
  }

  async #load(host: HTMLElement): Promise<void> {
    const error = await this.#surroundings.load();
    if (this.#host !== host) return;
    if (error) {
      host.shadowRoot?.replaceChildren(make('p', { class: 'Error', role: 'alert' }, error.message));
      this.#listeners.tell('loaderror', { ...TYPE, error });
      return;
    }
    this.#draw();
    this.#listeners.tell('ready', TYPE);
  }

  #draw(): void {
    const texts = this.#surroundings.texts();
    const says = this.#options.terms?.card !== 'never';
    const form = drawCardForm({
      texts,
      ...(says && { terms: texts.mandate(this.#options.business?.name) }),
      changed: () => this.#tellChange(form),
    });
    this.#form = form;
    this.#host?.shadowRoot?.replaceChildren(form.root);
  }

  #show(): void {
    if (!this.#host?.shadowRoot) return;
    this.#host.lang = this.#surroundings.language();
    this.#host.shadowRoot.adoptedStyleSheets = styleSheets(this.#surroundings.appearance());
  }

  #tellChange(form: CardForm): void {
    this.#listeners.tell('change', {
      ...TYPE,
      empty: form.isEmpty(),
      complete: form.isComplete(),
      collapsed: false,
      value: { type: 'card' },
    });
  }

  #listen(root: ShadowRoot): void {
    root.addEventListener('focusin', () => this.#listeners.tell('focus', TYPE));
    root.addEventListener('focusout', () => this.#listeners.tell('blur', TYPE));
    root.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') this.#listeners.tell('escape', TYPE);
    });
  }
}

/** A placeholder for the fields until the intent is known. */
function skeleton(): HTMLElement {
  const field = () =>
    make(
      'div',
      {},
      make('div', { class: 'Skeleton Skeleton--label' }),
      make('div', { class: 'Skeleton' }),
    );
  const row = make('div', { class: 'Row' }, field(), field());
  const bar = make('div', { class: 'Skeleton' });
  return make('div', { class: 'Form', 'aria-hidden': 'true' }, bar, field(), row);
}
