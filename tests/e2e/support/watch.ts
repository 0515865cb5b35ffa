import type { BrowserContext } from '@playwright/test';

/** Adds a line to `problems` for each hidden failure of any page of the context. */
export async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    if (leavesThisMachine(request.url()))
      problems.push(`request off this machine: ${request.url()}`);
  });
  await context.exposeBinding('reportPolicyViolation', (_source, line: string) => {
    problems.push(`content security policy: ${line}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(globalThis, 'reportPolicyViolation') as (line: string) => void;
      report(`${event.violatedDirective} stopped ${event.blockedURI}`);
    });
  });
}

function leavesThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (['data:', 'blob:', 'about:'].includes(protocol)) return false;
  return !['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
