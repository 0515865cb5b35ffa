import type { Fault } from './fault.ts';

/** A price at Stripe that differs from the plan's. */
interface Difference {
  /** With its currency. */
  theirs: string;
  ours: string;
  /** Such as `1 month`; null where it is charged once. */
  every: string | null;
  variable: string;
}

const fault = (note: string, cure: string): Fault => ({ note, cure });

/** The doctor's texts about Stripe. */
export const paymentsEn = {
  sandbox: 'Sandbox, nobody is charged.',
  none: 'No Stripe keys: paid plans are shown but cannot be chosen.',
  modes: {
    live: 'Live, real money.',
    test: 'Stripe’s test mode.',
    sandbox: 'Sandbox, nobody is charged.',
  },
  well: 'As it should be.',
  priceOf: (plan: string) => `Price of ${plan}`,
  webhook: 'Webhook',
  portal: 'Billing portal',
  price: {
    inclusive: (variable: string) =>
      fault(
        'Contains its taxes at Stripe; the site says that they come on top.',
        `Create one whose taxes are exclusive, and name it in ${variable}.`,
      ),
    otherMode: (isLive: boolean, variable: string) =>
      fault(
        `Is a ${isLive ? 'live' : 'test'} mode price.`,
        `Name a price of the same mode as the keys in ${variable}.`,
      ),
    archived: (variable: string) =>
      fault('Is archived at Stripe.', `Activate it, or name another in ${variable}.`),
    differs: ({ theirs, ours, every, variable }: Difference) =>
      fault(
        `Is ${theirs} ${every === null ? 'once' : `every ${inEnglish(every)}`} at Stripe, and ${ours} every month here.`,
        `Create another price and name it in ${variable}.`,
      ),
  },
  hook: {
    missing: (url: string) =>
      fault(`None for ${url}.`, 'Add it at Stripe, and its secret to STRIPE_WEBHOOK_SECRET.'),
    disabled: fault('Is disabled at Stripe.', 'Enable it.'),
    hearsTooLittle: (events: string) => fault(`Does not send ${events}.`, 'Select them too.'),
  },
  settings: {
    neverSaved: fault('Was never saved.', 'Open its settings at Stripe and save them once.'),
    noCards: fault('Lets nobody change a card.', 'Switch that on.'),
    changesPlans: fault('Lets people change plans there, past our own steps.', 'Switch that off.'),
  },
  taxes: {
    inactive: fault(
      'Is chosen in the panel, and not active at Stripe.',
      'Complete its settings there: the origin address and your registrations.',
    ),
    inclusive: fault(
      'Counts prices as containing taxes; the site says that they come on top.',
      'Set the default there to exclusive.',
    ),
  },
  errors: {
    key: fault('Stripe refuses STRIPE_SECRET_KEY.', 'Copy it again.'),
    permission: fault('The restricted key may not look.', 'Give it the right to read this.'),
    connection: fault('Stripe cannot be reached from here.', 'Check the network and the firewall.'),
    missing: fault('Does not exist at Stripe.', 'Create it, and name it in the settings.'),
    other: (code: string) =>
      fault(
        `Stripe did not answer as it should (${code}).`,
        'Look at Stripe’s status page and log.',
      ),
  },
};

/** `1 month` is one month: every month. */
function inEnglish(every: string): string {
  const [count, interval] = every.split(' ');
  return count === '1' ? `${interval}` : `${every}s`;
}
