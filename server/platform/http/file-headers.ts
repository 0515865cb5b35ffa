import type { FileAnswer } from '#contract/endpoint.ts';
import { API_HEADERS } from './security-headers.ts';

/** A file never changes under its address, so a browser may keep it; a shared cache may not. */
const KEPT_BY_THE_BROWSER = 'private, max-age=86400, immutable';

/**
 * The head of a file that somebody uploaded: taken for nothing but what we say it is, and without
 * any right, whatever may be in it.
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

/** The name in UTF-8 as RFC 8187 spells it; the plain one for programs that cannot read that. */
function disposition({ inline, name }: FileAnswer): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const spelled = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const how = inline ? 'inline' : 'attachment';
  return `${how}; filename="${plain}"; filename*=UTF-8''${spelled}`;
}
