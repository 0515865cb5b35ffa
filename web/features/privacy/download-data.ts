import { exportAccount } from '#contract/accounts/privacy.ts';
import { CallError } from '#web/lib/api/call.ts';
import { newTraceparent } from '#web/lib/api/traceparent.ts';

/**
 * Downloads the archive of the person's data; nothing of it stays on the page. @throws CallError
 */
export async function downloadData(): Promise<void> {
  const { lang } = document.documentElement;
  const headers = { 'Accept-Language': lang, traceparent: newTraceparent() };
  const answer = await fetch(exportAccount.path, { credentials: 'include', headers });
  if (!answer.ok) throw new CallError(answer.status, await answer.text());
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(answer.headers.get('content-disposition')) ?? 'export.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
