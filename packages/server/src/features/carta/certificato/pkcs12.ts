import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { type Firmante, nameAlgoritmo } from '../../../cms.ts';

export class PasswordErrata extends Error {}
export class CertificatoInadatto extends Error {}

const { pkcs8ShroudedKeyBag = '', keyBag = '', certBag = '' } = forge.pki.oids;
const toDer = (nodo: forge.asn1.Asn1): Buffer => Buffer.from(forge.asn1.toDer(nodo).getBytes(), 'binary');

function readPkcs12(byte: Uint8Array, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    const letto = forge.asn1.fromDer(Buffer.from(byte).toString('binary'));
    return forge.pkcs12.pkcs12FromAsn1(letto, false, password);
  } catch (causa) {
    if (causa instanceof Error && /password|MAC could not/i.test(causa.message)) throw new PasswordErrata();
    throw new CertificatoInadatto();
  }
}

/** What a bag holds, DER: forge reads RSA alone, and leaves the rest as it is. */
const readBorsa = (borsa: forge.pkcs12.Bag): Buffer[] => {
  if (borsa.key) return [toDer(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(borsa.key)))];
  if (borsa.cert) return [toDer(forge.pki.certificateToAsn1(borsa.cert))];
  return borsa.asn1 ? [toDer(borsa.asn1)] : [];
};
const readChiave = (der: Buffer): KeyObject => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });

/**
 * Opens a PKCS#12 file: its key (RSA, or EC on P-256 and P-384) and its certificates. Other kinds of key are not read.
 * @throws PasswordErrata, CertificatoInadatto
 */
export function openPkcs12(byte: Uint8Array, password: string): Firmante {
  const pfx = readPkcs12(byte, password);
  const listBorse = (tipo: string) => (pfx.getBags({ bagType: tipo })[tipo] ?? []).flatMap(readBorsa);
  try {
    const [chiave] = [...listBorse(pkcs8ShroudedKeyBag), ...listBorse(keyBag)];
    if (!chiave || !nameAlgoritmo(chiave)) throw new CertificatoInadatto();
    const certificati = listBorse(certBag);
    const suo = certificati.find((der) => new X509Certificate(der).checkPrivateKey(readChiave(chiave)));
    if (!suo) throw new CertificatoInadatto();
    return { chiave, catena: [suo, ...certificati.filter((uno) => uno !== suo)] };
  } catch {
    throw new CertificatoInadatto();
  }
}

/** What a certificate says of itself. */
export interface DatiCertificato {
  readonly titolare: string;
  readonly emittente: string;
  readonly seriale: string;
  readonly dal: Date;
  readonly al: Date;
}
/** A name of a certificate in one line: the person, else the body. */
const readNome = (righe: string): string => {
  const campi = new Map(
    righe.split('\n').map((riga) => [riga.slice(0, riga.indexOf('=')), riga.slice(riga.indexOf('=') + 1)]),
  );
  return campi.get('CN') ?? campi.get('O') ?? righe.replaceAll('\n', ', ');
};

/** @throws CertificatoInadatto for what is no certificate */
export function describeCertificato(der: Uint8Array): DatiCertificato {
  try {
    const { subject, issuer, serialNumber, validFrom, validTo } = new X509Certificate(der);
    return {
      ...{ titolare: readNome(subject), emittente: readNome(issuer), seriale: serialNumber },
      ...{ dal: new Date(validFrom), al: new Date(validTo) },
    };
  } catch {
    throw new CertificatoInadatto();
  }
}
