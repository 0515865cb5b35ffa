/** What a message says, before it takes the form of a mail or a text message. */
export interface Letter {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Six digits, set large. */
  code?: string;
  facts?: readonly { label: string; value: string }[];
  /** Words of another person, already masked. */
  quote?: string;
  button?: { label: string; url: string };
  /** Small print below the button. */
  after?: readonly string[];
  /** Why this person gets this message. */
  why: string;
  /** All of it as one text message. */
  sms: string;
}

/** Whose message it is, at its foot. */
export interface Sender {
  brand: string;
  publicUrl: string;
}

interface About {
  brand: string;
  /** The profession's name in the reader's language. */
  profession: string;
  /** City or district; never a street. */
  area: string;
  url: string;
}

/** Every message there is; one that a language lacks does not compile (texts.ts). */
export interface Letters {
  /** `site` is the host that phones fill the code in for. */
  signInCode(facts: {
    brand: string;
    code: string;
    purpose: 'sign-in' | 'reset' | 'contact';
    minutes: number;
    site: string;
  }): Letter;
  /** `url` leads to the sign-in screen. */
  accountChanged(facts: {
    brand: string;
    what: 'password' | 'email' | 'phone';
    url: string;
  }): Letter;
  newLead(facts: About & { urgency: string; isUrgent: boolean; description: string }): Letter;
  leadAccepted(facts: About & { professional: string }): Letter;
  nobodyYet(facts: About): Letter;
  requestFilled(facts: About): Letter;
  unreadMessage(facts: About & { from: string }): Letter;
}
