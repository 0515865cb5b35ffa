import { expect, test } from 'vitest';
import { loadConfig, type Environment } from './config.ts';

const telemetryOf = (env: Environment) =>
  loadConfig({ SESSION_SECRET: 'a secret for tests that is long enough', ...env }).telemetry;

test('without an address of a collector, no traces are exported', () => {
  expect(telemetryOf({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })).toBeUndefined();
});

test('traces go below the address of the collector, with its headers', () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b,x-tenant=near',
  };
  expect(telemetryOf(env)).toEqual({
    url: 'https://collector.example/otlp/v1/traces',
    headers: { authorization: 'Bearer a=b', 'x-tenant': 'near' },
  });
});

test.each([
  'collector:4318',
  'grpc://collector.example:4317',
  'https://user:password@collector.example',
  'https://collector.example?key=1',
  'https://collector.example#1',
])('an address such as %s is refused', (address) => {
  expect(() => telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: address })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address',
  );
});

test.each(['a', 'a=', '=b', 'a=b,', 'a=b c', 'a=%0D%0Ax-more:%201', 'a=%E9', 'a b=c'])(
  'headers such as %s are refused, and not repeated',
  (headers) => {
    expect(() => telemetryOf({ OTEL_EXPORTER_OTLP_HEADERS: headers })).toThrow(
      /^.*\n {2}OTEL_EXPORTER_OTLP_HEADERS must be pairs of name=value[^()]*$/,
    );
  },
);
