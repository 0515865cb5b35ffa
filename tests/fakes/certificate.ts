import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed key and certificate for `localhost`, valid for a day, both in PEM (RFC 5280). */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const byEcdsa = sequence(oid('06082a8648ce3d040302'));
  const name = sequence(
    tag(0x31, sequence(oid('0603550403'), tag(0x0c, Buffer.from('localhost')))),
  );
  const names = sequence(tag(0x82, Buffer.from('localhost')));
  const extension = sequence(oid('0603551d11'), tag(0x04, names));
  const tbs = sequence(
    tag(0xa0, tag(0x02, Buffer.from([2]))),
    tag(0x02, Buffer.from([1])),
    byEcdsa,
    name,
    sequence(utcTime(-60), utcTime(86_400)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', tbs, privateKey);
  const der = sequence(tbs, byEcdsa, tag(0x03, Buffer.concat([Buffer.of(0), signature])));
  const base64 = (der.toString('base64').match(/.{1,64}/g) ?? []).join('\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

function tag(kind: number, content: Buffer): Buffer {
  const { length } = content;
  const head =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([kind, ...head]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tag(0x30, Buffer.concat(parts));
}

/** With its DER header. */
function oid(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}

function utcTime(secondsFromNow: number): Buffer {
  const iso = new Date(Date.now() + secondsFromNow * 1000).toISOString();
  return tag(0x17, Buffer.from(`${iso.slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
}
