/** A Chromium that has shown it can run here, as it travels to Playwright's workers. */
export interface Browser {
  /** Where it came from, for people: "system", "@sparticuz/chromium" … */
  source: string;
  executablePath: string;
  /** Whether it runs inside Chromium's own sandbox (not as root, not without user namespaces). */
  sandbox: boolean;
  /** Variables it needs on top of the environment. */
  env: Record<string, string>;
}

/** The environment variable that carries the found browser, as JSON, to Playwright. */
export const browserVariable = 'NEARHAND_TEST_BROWSER';

/** What Playwright needs to launch this browser. */
export function launchOptions(browser: Browser) {
  return {
    executablePath: browser.executablePath,
    chromiumSandbox: browser.sandbox,
    args: flags,
    env: { ...definedVariables(), ...browser.env },
  };
}

// Nothing a browser does on its own may leave this machine. The resolver rule is the one full
// Chromium respects: with all the others it still asks for three of its maker's hosts.
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
