/** A Chromium that works here, serialized for Playwright's workers. */
export interface Browser {
  /** Its source, for people: "system", "@sparticuz/chromium" … */
  source: string;
  executablePath: string;
  /** Whether it runs inside Chromium's own sandbox (not as root, not without user namespaces). */
  sandbox: boolean;
  /** Environment variables it needs. */
  env: Record<string, string>;
}

/** The environment variable that passes the browser, as JSON, to Playwright. */
export const browserVariable = 'NEARHAND_TEST_BROWSER';

/** The launch options for Playwright. */
export function launchOptions(browser: Browser) {
  return {
    executablePath: browser.executablePath,
    chromiumSandbox: browser.sandbox,
    args: flags,
    env: { ...definedVariables(), ...browser.env },
  };
}

// No browser traffic may leave this machine. Full Chromium respects only the resolver rule: with
// all other flags it still contacts three of its maker's hosts.
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
];

function definedVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
