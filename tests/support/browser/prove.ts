import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions, type Browser } from './browser.ts';

type Candidate = Omit<Browser, 'sandbox'>;

/**
 * Starts the candidate and renders a line of text. Returns the browser with the sandbox setting
 * that worked, or why none did.
 */
export async function prove(candidate: Candidate): Promise<Browser | string> {
  const reasons: string[] = [];
  for (const sandbox of sandboxSettings()) {
    const browser = { ...candidate, sandbox };
    const reason = await failureOf(browser);
    if (reason === undefined) return browser;
    reasons.push(`${sandbox ? 'with' : 'without'} sandbox: ${reason}`);
  }
  return reasons.join('; ');
}

// Chromium refuses its sandbox to root; containers without user namespaces refuse it to others.
function sandboxSettings(): boolean[] {
  return process.getuid?.() === 0 ? [false] : [true, false];
}

async function failureOf(candidate: Browser): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ ...launchOptions(candidate), timeout: 30_000 });
    try {
      const page = await browser.newPage();
      await page.setContent('<p style="font:16px sans-serif">x</p>');
      const box = await page.locator('p').boundingBox();
      // A browser without fonts starts and renders text of no height.
      return box && box.height > 0 ? undefined : 'it draws no text (no fonts?)';
    } finally {
      await browser.close();
    }
  } catch (error) {
    return firstTellingLine(error);
  }
}

function firstTellingLine(error: unknown): string {
  const lines = stripVTControlCharacters(String(error))
    .split('\n')
    .filter((line) => !line.includes('<launching>'));
  const telling = lines.find((line) => /error while loading|usable sandbox|exitCode/i.test(line));
  return (telling ?? lines[0] ?? 'unknown').trim();
}
