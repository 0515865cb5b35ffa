import { DAY_MS } from '#contract/durations.ts';
import { useSyncExternalStore } from 'react';

/** Chromium's offer (developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent). */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How the site can be installed here: by a button, by the reader's own hand (on iPhones), or not. */
export type InstallWay = 'button' | 'byHand' | null;

const DISMISSED = 'nearhand:install-dismissed';
/** How long a dismissed offer is not made again, in milliseconds: 120 days. */
const QUIET_FOR = 120 * DAY_MS;

let prompt: InstallPrompt | undefined;
let isGoodMoment = false;
const watchers = new Set<() => void>();

/** Keeps the browser's offer, whose own display was prevented, until `install`. */
export function keepOffer(event: Event): void {
  prompt = event as InstallPrompt;
  tell();
}

/** Somebody has just done what they will come back for: from now on installing is offered. */
export function noteGoodMoment(): void {
  isGoodMoment = true;
  tell();
}

/** How to offer to install the site now; null where it should not be offered. Changes re-render. */
export function useInstallOffer(): InstallWay {
  return useSyncExternalStore(watch, currentOffer, () => null);
}

/** Shows the browser's own question. */
export async function install(): Promise<void> {
  const asked = prompt;
  dismissInstall();
  await asked?.prompt();
}

/** Makes no offer for a long time. */
export function dismissInstall(): void {
  localStorage.setItem(DISMISSED, String(Date.now()));
  prompt = undefined;
  tell();
}

function currentOffer(): InstallWay {
  if (!isGoodMoment || isQuiet()) return null;
  if (prompt) return 'button';
  // Only iPhones and iPads know this property; false means in a browser, not installed.
  return (navigator as { standalone?: boolean }).standalone === false ? 'byHand' : null;
}

function isQuiet(): boolean {
  return Date.now() - Number(localStorage.getItem(DISMISSED) ?? 0) < QUIET_FOR;
}

function tell(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

addEventListener('appinstalled', dismissInstall);
