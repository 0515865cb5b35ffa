import { styleSheets, type Appearance } from './appearance.ts';
import type { CardTexts } from './card-texts.ts';
import { drawing, make } from './dom.ts';
import { ICONS } from './icons.ts';

interface Question {
  texts: CardTexts;
  language: string;
  appearance: Appearance;
}

/** Opens the dialog of 3-D Secure; true once it is confirmed. */
export function askOwner({ texts, language, appearance }: Question): Promise<boolean> {
  const host = make('div', { lang: language });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styleSheets(appearance);
  const { dialog, pass } = drawWindow(texts);
  root.append(dialog);
  document.body.append(host);
  const before = document.activeElement;
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(dialog.returnValue === 'pass');
    });
    dialog.showModal();
    pass.focus();
  });
}

function drawWindow({ testMode, challenge }: CardTexts) {
  const dialog = make('dialog', { 'aria-labelledby': 'title', 'aria-describedby': 'explanation' });
  const button = (
    attributes: Record<string, string>,
    end: string,
    ...content: (Node | string)[]
  ) => {
    const made = make('button', { type: 'button', ...attributes }, ...content);
    made.addEventListener('click', () => dialog.close(end));
    return made;
  };
  const close = { class: 'CloseButton', 'aria-label': challenge.close };
  const pass = button({ class: 'Primary' }, 'pass', challenge.pass);
  const top = make(
    'div',
    { class: 'ChallengeTop' },
    make('span', { class: 'Badge' }, testMode),
    button(close, 'fail', drawing(ICONS.close)),
  );
  const content = make(
    'div',
    { class: 'Challenge' },
    top,
    drawing(ICONS.lock),
    make('h2', { id: 'title' }, challenge.title),
    make('p', { id: 'explanation' }, challenge.explanation),
    make('div', { class: 'Choices' }, pass, button({}, 'fail', challenge.fail)),
  );
  dialog.append(make('div', { class: 'Stripes' }), content);
  return { dialog, pass };
}
