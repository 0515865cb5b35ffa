import { z } from 'zod';

/** Where traces go; the names are OpenTelemetry's own. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      'OpenTelemetry collector that traces of calls, jobs and statements are exported to by OTLP over HTTP (to v1/traces below it); without it none are recorded',
    must: 'be an http(s) address without a user, a query and a fragment',
    example: 'http://127.0.0.1:4318',
    schema: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .refine(isPlain)
      .optional(),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    about: 'headers that the collector asks for, percent-encoded, with commas between them',
    must: 'be pairs of name=value with commas between them',
    example: 'authorization=Bearer%20a-long-token',
    secret: true,
    schema: z
      .string()
      .max(4000)
      .regex(/^[\w-]+=[^,\s]+(,[\w-]+=[^,\s]+)*$/)
      .refine(isEncoded)
      .optional()
      .transform((text = '') => Object.fromEntries(text.split(',').flatMap(asHeader))),
  },
} as const;

function isPlain(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return username + password + search + hash === '';
}

function isEncoded(text: string): boolean {
  try {
    // A line break would be a header of its own.
    return !/[\r\n]/.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

function asHeader(pair: string): [string, string][] {
  const at = pair.indexOf('=');
  return at < 0 ? [] : [[pair.slice(0, at).toLowerCase(), decodeURIComponent(pair.slice(at + 1))]];
}
