import type { FileAnswer } from '#contract/endpoint.ts';
import { API_HEADERS } from './security-headers.ts';

/** A file is immutable under its address, so browsers may cache it; shared caches may not. */
const KEPT_BY_THE_BROWSER = 'private, max-age=86400, immutable';

/**
 * The headers of an uploaded file: no content sniffing, and no permissions, whatever it contains.
 */
export function fileHeaders(file: FileAnswer): Record<string, string> {
  return {
    ...API_HEADERS,
    'cache-control': file.noStore ? 'no-store' : KEPT_BY_THE_BROWSER,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': file.mediaType,
    ...(file.bytes === undefined ? {} : { 'content-length': String(file.bytes) }),
    'content-disposition': disposition(file),
  };
}

/** The name in UTF-8 as in RFC 8187; the plain one for clients without support. */
function disposition({ inline, name }: FileAnswer): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const spelled = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const how = inline ? 'inline' : 'attachment';
  return `${how}; filename="${plain}"; filename*=UTF-8''${spelled}`;
}
