import { makeCall, type HttpAnswer, type HttpFetch } from '#contract/client.ts';
import { newTraceparent } from '#web/lib/api/traceparent.ts';
import { uploadFile, type Attachment, type FilePurpose } from '#contract/files.ts';

export interface UploadOptions {
  purpose: FilePurpose;
  name: string;
  signal: AbortSignal;
  /** The share uploaded, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads a photo or a document with progress.
 * @throws CallError on any refusal, another error on a network failure
 */
export function upload(file: Blob, { signal, onProgress, ...query }: UploadOptions) {
  const call = makeCall(requestWithProgress(signal, onProgress));
  return call(uploadFile, { query, body: file }) as Promise<Attachment>;
}

/** `fetch` has no upload progress; XMLHttpRequest does. */
function requestWithProgress(
  signal: AbortSignal,
  onProgress: UploadOptions['onProgress'],
): HttpFetch {
  return (url, { method, headers, body }) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The upload did not come through'));
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.setRequestHeader('Accept-Language', document.documentElement.lang);
      request.setRequestHeader('traceparent', newTraceparent());
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
      request.onload = () => resolve(answerOf(request));
      request.onerror = fail;
      request.onabort = fail;
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as Blob);
    });
}

function answerOf(request: XMLHttpRequest): HttpAnswer {
  const { status, statusText, responseText } = request;
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    text: () => Promise.resolve(responseText),
  };
}
