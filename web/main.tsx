import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { declareLanguage, localeOf, startLanguage } from './lib/i18n/language.ts';
import type { Language } from '#contract/language.ts';
import { queryParameters } from './lib/navigation/location.tsx';
import { reloadIfServed } from './lib/reload-if-served.ts';
import { activateLanguage } from './lib/i18n/texts.ts';
import { loadScreen } from './routes.tsx';
import './styles/styles.css';

// A page opened before an upgrade may request chunks that are gone. The name of this script changes
// with every build.
addEventListener('vite:preloadError', () => void reloadIfServed(import.meta.url));
// Not awaited here: the scripts of the screens import this one, and would wait for it.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const language = startLanguage(queryParameters());
  await activateLanguage(language);

  const app = <App initialLanguage={language} onShown={uncover} />;
  if (isPrerendered(root, language)) {
    // React (19) loses a transition, such as the one that shows who is signed in, that meets a screen
    // which suspends while it is hydrated: then nothing of the page ever works.
    const { screen } = root.dataset;
    if (screen) {
      loadNumberFormats(language);
      await loadScreen(screen).catch(console.error);
    }
    hydrateRoot(root, app);
    return;
  }
  declareLanguage(language);
  root.replaceChildren();
  createRoot(root).render(app);
  loadNumberFormats(language);
}

/**
 * A page's first number format takes as long as drawing a screen: made while the screen's script
 * is on its way.
 */
function loadNumberFormats(language: Language): void {
  setTimeout(() => new Intl.NumberFormat(localeOf(language)).format(0));
}

/** The page may have put a prerendered screen where the landing page was. */
function isPrerendered(root: HTMLElement, language: string): boolean {
  const [route = ''] = location.hash.split('?');
  const { screen } = root.dataset;
  return (
    (screen ? route === `#${screen}` : !route.startsWith('#/')) &&
    root.childElementCount > 0 &&
    language === document.documentElement.lang
  );
}

/** The head hides the prerendered page where the address names another screen. */
function uncover(): void {
  document.documentElement.classList.remove('app');
}
