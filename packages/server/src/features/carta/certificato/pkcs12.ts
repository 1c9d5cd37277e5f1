import { X509Certificate } from 'node:crypto';
import forge from 'node-forge';

/** A certificate that signs, with its key, and those that vouch for it. */
export interface Aperto {
  /** PKCS#8, DER. */
  readonly chiave: Buffer;
  /** DER: who signs first. */
  readonly catena: readonly Buffer[];
}
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

/**
 * Opens a PKCS#12 file: its RSA key and its certificates. Other kinds of key are not read.
 * @throws PasswordErrata, CertificatoInadatto
 */
export function openPkcs12(byte: Uint8Array, password: string): Aperto {
  const pfx = readPkcs12(byte, password);
  const listBorse = (tipo: string) => pfx.getBags({ bagType: tipo })[tipo] ?? [];
  const [borsa] = [...listBorse(pkcs8ShroudedKeyBag), ...listBorse(keyBag)];
  const chiave = borsa?.key as forge.pki.rsa.PrivateKey | undefined;
  if (!chiave?.n) throw new CertificatoInadatto();
  const certificati = listBorse(certBag).flatMap(({ cert }) => cert ?? []);
  const isSuo = ({ publicKey }: forge.pki.Certificate) =>
    (publicKey as forge.pki.rsa.PublicKey).n?.equals(chiave.n) ?? false;
  const suo = certificati.find(isSuo);
  if (!suo) throw new CertificatoInadatto();
  const altri = certificati.filter((uno) => uno !== suo);
  const rsa = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(chiave));
  return {
    chiave: toDer(rsa),
    catena: [suo, ...altri].map((uno) => toDer(forge.pki.certificateToAsn1(uno))),
  };
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
