export const texts = {
  title: 'Languages',
  hint: 'The languages of every page and every message, and the one of everybody who reads none of them.',
  changed: 'Last changed {date} by {by}.',
  failed: 'The languages could not be loaded',
  names: { en: 'English', fr: 'French', es: 'Spanish' },
  inSentence: { en: 'English', fr: 'French', es: 'Spanish' },
  offered: 'Languages offered',
  offeredHint:
    'At least one. What people write to the assistant is understood in each of them, offered or not.',
  people: '{count, plural, =0 {Nobody chose it} one {# person chose it} other {# people chose it}}',
  standard: 'Default',
  standardHint: 'For everybody whose account, link or browser names none that is offered.',
  save: 'Save…',
  discard: 'Discard',
  saved: 'The languages were saved',
  notSaved: 'The languages were not saved',
  everywhere:
    'Every page has them from now on. Pages that are open have them once they are reloaded.',
  reload: 'Reload this page',
  confirm: {
    title: 'Change the languages of the site?',
    button: 'Change',
    gone: 'The site is no longer offered in {language}: not in the language switch, on public pages or in the site map.',
    people:
      '{count, plural, =0 {Nobody chose it in their account.} one {# person who chose it reads the site and their messages in {standard} from now on; the choice is kept.} other {# people who chose it read the site and their messages in {standard} from now on; the choice is kept.}}',
    links: 'Links to pages that are no longer offered open the same page in {standard}.',
    understood:
      'Whoever writes to the assistant in a language that is not offered is still understood.',
    back: 'The site is offered in {language}{count, plural, =0 {.} one {, and # person who chose it reads it.} other {, and # people who chose it read it.}}',
    standard: 'The default is {standard}, whatever the environment of the site says.',
  },
} as const;
