import { signInOptionsOf } from '#server/accounts/accounts.ts';
import { DEMO_ADMIN } from '#server/admin/admin.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { redact } from '#server/platform/logging/log-redaction.ts';
import { makeLog, type Log } from '#server/platform/logging/log.ts';
import { startServer, type RunningServer } from './server.ts';

/** Runs the server until a signal; an error at the start is printed with its cure. */
export async function runServer(): Promise<void> {
  try {
    const config = loadConfig();
    const log = makeLog({ level: config.logLevel, readable: !config.production });
    const server = await startServer(config, log);
    endOnSignal(server, log);
    if (config.production) log.info({ port: server.port, url: config.publicUrl }, 'ready');
    else process.stdout.write(welcome(config, server.port));
  } catch (error) {
    process.stderr.write(`\nNearhand could not start.\n${messageOf(error)}\n`);
    process.exitCode = 1;
    // Something that failed half-way may still hold the process.
    setTimeout(() => process.exit(), 5000).unref();
  }
}

function welcome(config: Config, port: number): string {
  const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  const accounts = signInOptionsOf(config).demoAccounts.map(
    ({ email, password, role }) => `  ${role.padEnd(14)}${email}  (password ${password})`,
  );
  const { email, password } = DEMO_ADMIN;
  if (config.demo) accounts.push(`  ${'admin'.padEnd(14)}${email}  (password ${password}, /admin)`);
  return `${[
    '',
    `  ${config.brandName} is ready: ${url}`,
    ...(accounts.length > 0 ? ['', '  Accounts of the demo world', ...accounts] : []),
    '',
    `  Every message that was sent: ${url}/dev/outbox`,
    ...(config.inboundTexts ? [`  A phone that answers texts: ${url}/dev/phone`] : []),
    '  Stop with Ctrl-C.',
    '',
  ].join('\n')}\n`;
}

/** The first signal shuts the server down gracefully, a second one at once. */
function endOnSignal(server: RunningServer, log: Log): void {
  let ending = false;
  const end = async (code: number) => {
    if (ending) process.exit(code || 130);
    ending = true;
    try {
      if (code === 0) await server.drain();
      await server.stop();
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      code = 1;
    }
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(0));
  }
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'uncaught exception');
    void end(1);
  });
}

/** Our errors say what to do; others are printed with their stack. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs =
    ['ConfigError', 'DataDirInUse', 'Error'].includes(error.name) && !('code' in error);
  if (isOurs) return error.message;
  const { message, stack } = redact(error) as { message: string; stack: string };
  return stack || message;
}
