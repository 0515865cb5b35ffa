import { connect } from 'node:tls';
import { DAY_MS } from '#contract/durations.ts';
import { healthOf } from '#server/platform/service-health.ts';
import { bad, warning, well, type Examination, type Finding, type Look } from './examination.ts';
import { SERVICE_TIMEOUT_MS } from './services.ts';

/** Certificates are renewed long before. */
const SOON_DAYS = 14;

/** Whether the site is reachable under its public address, and when its certificate expires. */
export const examineSite: Look = async (examination) => {
  const { platform, texts } = examination;
  const { publicUrl } = platform.config;
  const { local, reached, unreached, cure } = texts.site;
  const what = texts.parts.site;
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol === 'http:') return [well(what, local)];
  const asked = { headers: {}, patienceMs: SERVICE_TIMEOUT_MS };
  const [health, lasts] = await Promise.all([
    healthOf(new URL('/healthz', publicUrl), asked),
    findCertificateEnd(hostname, Number(port || 443)),
  ]);
  // A server may well be unable to reach itself from outside.
  const seen = health === 'well' ? well(what, reached) : warning(what, unreached, cure);
  return lasts === undefined ? [seen] : [seen, certificateFound(examination, lasts)];
};

/** When the certificate expires; undefined where none is served. */
function findCertificateEnd(host: string, port: number): Promise<Date | undefined> {
  const { promise, resolve } = Promise.withResolvers<Date | undefined>();
  // Expired ones are examined too: no data is sent.
  const options = { host, port, servername: host, rejectUnauthorized: false };
  const socket = connect(options, () => {
    resolve(new Date(socket.getPeerCertificate().valid_to));
    socket.destroy();
  });
  socket.setTimeout(SERVICE_TIMEOUT_MS, () => socket.destroy());
  socket.on('error', () => resolve(undefined));
  socket.on('close', () => resolve(undefined));
  return promise;
}

function certificateFound({ texts, figures }: Examination, lasts: Date): Finding {
  const { certificate, until, over, certificateCure } = texts.site;
  // The real clock: certificates do not follow a clock moved for the demo.
  const left = lasts.getTime() - Date.now();
  if (left <= 0) return bad(certificate, over(figures.day(lasts)), certificateCure);
  const note = until(figures.day(lasts));
  if (left > SOON_DAYS * DAY_MS) return well(certificate, note);
  return warning(certificate, note, certificateCure);
}
