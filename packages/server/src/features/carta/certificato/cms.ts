import { createHash, webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import type { Aperto } from './pkcs12.ts';

pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));

const OID = {
  dati: '1.2.840.113549.1.7.1',
  firmati: '1.2.840.113549.1.7.2',
  contenuto: '1.2.840.113549.1.9.3',
  impronta: '1.2.840.113549.1.9.4',
  certificato: '1.2.840.113549.1.9.16.2.47',
} as const;
const sha256 = (byte: Uint8Array): Buffer => createHash('sha256').update(byte).digest();
const toBuffer = (byte: Uint8Array): ArrayBuffer => new Uint8Array(byte).buffer;

/** signing-certificate-v2 (RFC 5035, § 3): the certificate that signs, by its fingerprint, is part of what is signed. */
const describeSuo = (der: Uint8Array) =>
  new asn1js.Sequence({
    value: [
      new asn1js.Sequence({
        value: [
          new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: toBuffer(sha256(der)) })] }),
        ],
      }),
    ],
  });

/**
 * Signs some bytes apart from them: a CMS of the kind that PDF signatures hold (ETSI EN 319 142-1, baseline B: the certificate
 * is in the signed attributes, the time is in the PDF). RSA with SHA-256, DER.
 */
export async function makeCms(dati: Uint8Array, { chiave, catena }: Aperto): Promise<Buffer> {
  const certificati = catena.map((der) => pkijs.Certificate.fromBER(toBuffer(der)));
  const [suo] = certificati;
  const [der] = catena;
  if (suo === undefined || der === undefined) throw new Error('No certificate to sign with');
  const attributi = [
    new pkijs.Attribute({
      type: OID.contenuto,
      values: [new asn1js.ObjectIdentifier({ value: OID.dati })],
    }),
    new pkijs.Attribute({
      type: OID.impronta,
      values: [new asn1js.OctetString({ valueHex: toBuffer(sha256(dati)) })],
    }),
    new pkijs.Attribute({ type: OID.certificato, values: [describeSuo(der)] }),
  ];
  const firma = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: OID.dati }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: suo.issuer, serialNumber: suo.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes: attributi }),
      }),
    ],
    certificates: certificati,
  });
  const algoritmo = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const privata = await webcrypto.subtle.importKey('pkcs8', chiave, algoritmo, false, ['sign']);
  await firma.sign(privata as CryptoKey, 0, 'SHA-256', toBuffer(dati));
  const intera = new pkijs.ContentInfo({ contentType: OID.firmati, content: firma.toSchema(true) });
  return Buffer.from(intera.toSchema().toBER(false));
}

/** Whether a CMS signs just these bytes, and the certificate it was signed with; undefined for what is no CMS. */
export async function readCms(
  cms: Uint8Array,
  dati: Uint8Array,
): Promise<{ readonly isIntegra: boolean; readonly certificato: Buffer | undefined } | undefined> {
  const letto = asn1js.fromBER(toBuffer(cms));
  if (letto.offset === -1) return undefined;
  try {
    const intera = new pkijs.ContentInfo({ schema: letto.result });
    const firma = new pkijs.SignedData({ schema: intera.content });
    const esito = await firma
      .verify({ signer: 0, data: toBuffer(dati), checkChain: false, extendedMode: true })
      .catch((causa: unknown) => (causa instanceof pkijs.SignedDataVerifyError ? causa : null));
    const suo = esito?.signerCertificate;
    return {
      isIntegra: esito?.signatureVerified === true,
      certificato: suo ? Buffer.from(suo.toSchema(true).toBER(false)) : undefined,
    };
  } catch {
    return undefined;
  }
}
