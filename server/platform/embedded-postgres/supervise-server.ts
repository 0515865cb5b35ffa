import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/platform/logging/log.ts';
import type { Held } from './acquire-server.ts';

export type SupervisorLog = Pick<Log, 'info' | 'error'>;

/**
 * Holds a server and restarts it at the same place whenever it ends: its owner left, or it was
 * killed. Ends only when told to stop; then it stops the server if this process owns it.
 */
export async function superviseServer(acquire: () => Promise<Held>, log: SupervisorLog) {
  const state = { held: await acquire(), stopping: false, regaining: Promise.resolve() };
  const watch = () => {
    state.held.sentinel.unref().once('close', () => {
      state.regaining = regain();
    });
  };
  const regain = async (): Promise<void> => {
    while (!state.stopping) {
      try {
        await state.held.server?.ended;
        state.held = await acquire();
        log.info({ owned: state.held.server !== undefined }, 'database server is back');
        return watch();
      } catch (error) {
        log.error({ err: error }, 'database server is lost');
        await sleep(1000);
      }
    }
  };
  watch();
  return {
    socketDirectory: state.held.socketDirectory,
    owned: () => state.held.server !== undefined,
    stop: async () => {
      state.stopping = true;
      await state.regaining;
      state.held.sentinel.destroy();
      await state.held.server?.stop();
    },
  };
}
