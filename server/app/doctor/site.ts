import { connect } from 'node:tls';
import { DAY_MS } from '#contract/durations.ts';
import { healthOf } from '#server/platform/service-health.ts';
import { bad, warning, well, type Examination, type Finding, type Look } from './examination.ts';
import { SERVICE_PATIENCE_MS } from './services.ts';

/** Certificates are renewed long before. */
const SOON_DAYS = 14;

/** Whether the site is reached under its public address, and how long its certificate lasts. */
export const lookAtSite: Look = async (examination) => {
  const { platform, texts } = examination;
  const { publicUrl } = platform.config;
  const { local, reached, unreached, cure } = texts.site;
  const what = texts.parts.site;
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol === 'http:') return [well(what, local)];
  const asked = { headers: {}, patienceMs: SERVICE_PATIENCE_MS };
  const [health, lasts] = await Promise.all([
    healthOf(new URL('/healthz', publicUrl), asked),
    findCertificateEnd(hostname, Number(port || 443)),
  ]);
  // A server may well be unable to see itself from outside.
  const seen = health === 'well' ? well(what, reached) : warning(what, unreached, cure);
  return lasts === undefined ? [seen] : [seen, certificateFound(examination, lasts)];
};

/** Until when the certificate lasts; undefined where there is none to be seen. */
function findCertificateEnd(host: string, port: number): Promise<Date | undefined> {
  const { promise, resolve } = Promise.withResolvers<Date | undefined>();
  // One that is over is looked at too: nothing is said to whoever shows it.
  const options = { host, port, servername: host, rejectUnauthorized: false };
  const socket = connect(options, () => {
    resolve(new Date(socket.getPeerCertificate().valid_to));
    socket.destroy();
  });
  socket.setTimeout(SERVICE_PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => resolve(undefined));
  socket.on('close', () => resolve(undefined));
  return promise;
}

function certificateFound({ texts, figures }: Examination, lasts: Date): Finding {
  const { certificate, until, over, certificateCure } = texts.site;
  // Certificates know nothing of a clock that was put forward for a demo.
  const left = lasts.getTime() - Date.now();
  if (left <= 0) return bad(certificate, over(figures.day(lasts)), certificateCure);
  const note = until(figures.day(lasts));
  if (left > SOON_DAYS * DAY_MS) return well(certificate, note);
  return warning(certificate, note, certificateCure);
}
