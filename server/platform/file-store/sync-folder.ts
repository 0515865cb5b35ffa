import { open } from 'node:fs/promises';

/**
 * A rename is durable once its folder is synced. Windows does not support that, and does not need
 * it.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
