import { createHash, createPrivateKey, webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as Crypto }));

export const OID = {
  dati: '1.2.840.113549.1.7.1',
  firmati: '1.2.840.113549.1.7.2',
  contenuto: '1.2.840.113549.1.9.3',
  impronta: '1.2.840.113549.1.9.4',
  marca: '1.2.840.113549.1.9.16.2.14',
  certificato: '1.2.840.113549.1.9.16.2.47',
  certificatoVecchio: '1.2.840.113549.1.9.16.2.12',
  momento: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

export const sha256 = (byte: Uint8Array): Buffer => createHash('sha256').update(byte).digest();
export const toBuffer = (byte: Uint8Array): ArrayBuffer => new Uint8Array(byte).buffer;
/** The DER of what was read, as it was. */
const toDer = (certificato: pkijs.Certificate): Buffer =>
  Buffer.from(certificato.toSchema(true).toBER(false));

/** Who signs: a key (PKCS#8, DER) and the certificates, its own first. */
export interface Firmante {
  readonly chiave: Buffer;
  readonly catena: readonly Buffer[];
}

const CURVE: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' };

/** What a key signs with, always on SHA-256; undefined for the kinds that are not used here. */
export function nameAlgoritmo(chiave: Buffer) {
  const { asymmetricKeyType: tipo, asymmetricKeyDetails: come } = createPrivateKey({
    ...{ key: chiave, format: 'der', type: 'pkcs8' },
  });
  if (tipo === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const namedCurve = CURVE[come?.namedCurve ?? ''];
  return tipo === 'ec' && namedCurve ? { name: 'ECDSA', namedCurve } : undefined;
}

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

const describeFirmati = (dati: Uint8Array, der: Uint8Array, tipo: string) =>
  new pkijs.SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new pkijs.Attribute({ type: OID.contenuto, values: [new asn1js.ObjectIdentifier({ value: tipo })] }),
      new pkijs.Attribute({
        type: OID.impronta,
        values: [new asn1js.OctetString({ valueHex: toBuffer(sha256(dati)) })],
      }),
      new pkijs.Attribute({ type: OID.certificato, values: [describeSuo(der)] }),
    ],
  });

/**
 * Signs some bytes: apart from them, or holding them as content of the kind that is said. The certificate is in the signed
 * attributes. RSA or ECDSA (P-256, P-384) with SHA-256, DER.
 */
export async function makeCms(
  dati: Uint8Array,
  { chiave, catena }: Firmante,
  dentro?: string,
): Promise<Buffer> {
  const certificati = catena.map((der) => pkijs.Certificate.fromBER(toBuffer(der)));
  const [suo] = certificati;
  const [der] = catena;
  const algoritmo = nameAlgoritmo(chiave);
  if (suo === undefined || der === undefined || algoritmo === undefined)
    throw new Error('No certificate to sign with');
  const tipo = dentro ?? OID.dati;
  const contenuto = dentro && { eContent: new asn1js.OctetString({ valueHex: toBuffer(dati) }) };
  const firma = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: tipo, ...contenuto }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: suo.issuer, serialNumber: suo.serialNumber }),
        signedAttrs: describeFirmati(dati, der, tipo),
      }),
    ],
    certificates: certificati,
  });
  const privata = await webcrypto.subtle.importKey('pkcs8', chiave, algoritmo, false, ['sign']);
  await firma.sign(privata as CryptoKey, 0, 'SHA-256', toBuffer(dati));
  return writeCms(firma);
}

export function writeCms(firma: pkijs.SignedData): Buffer {
  const intera = new pkijs.ContentInfo({ contentType: OID.firmati, content: firma.toSchema(true) });
  return Buffer.from(intera.toSchema().toBER(false));
}

/** What is read of a CMS that signs; undefined for what is none. */
export function openCms(cms: Uint8Array): pkijs.SignedData | undefined {
  const letto = asn1js.fromBER(toBuffer(cms));
  if (letto.offset === -1) return undefined;
  try {
    const intera = new pkijs.ContentInfo({ schema: letto.result });
    return intera.contentType === OID.firmati ? new pkijs.SignedData({ schema: intera.content }) : undefined;
  } catch {
    return undefined;
  }
}

/** Fingerprints of the certificate that signs, as the signed attributes say it (ESSCertID and ESSCertIDv2). */
function isDetto(attributi: readonly pkijs.Attribute[], der: Buffer): boolean {
  const impronte = attributi.flatMap(({ type, values }) => {
    if (type !== OID.certificato && type !== OID.certificatoVecchio) return [];
    const [primo] = values[0]?.valueBlock?.value?.[0]?.valueBlock?.value ?? [];
    const campi: asn1js.BaseBlock[] = primo?.valueBlock?.value ?? [];
    const impronta = campi.find((campo) => campo instanceof asn1js.OctetString);
    const [altra] = campi[0] instanceof asn1js.Sequence ? campi[0].valueBlock.value : [];
    const quale = type === OID.certificatoVecchio ? 'sha1' : nameImpronta(altra);
    return [{ quale, impronta: Buffer.from(impronta?.valueBlock.valueHexView ?? []) }];
  });
  return impronte.every(
    ({ quale, impronta }) => quale !== undefined && createHash(quale).update(der).digest().equals(impronta),
  );
}
const IMPRONTE: Readonly<Record<string, string>> = {
  [OID.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const nameImpronta = (detta: unknown): string | undefined =>
  detta instanceof asn1js.ObjectIdentifier ? IMPRONTE[detta.valueBlock.toString()] : 'sha256';

export interface Verificata {
  /** What was signed is just these bytes. */
  readonly isIntegra: boolean;
  /** DER. */
  readonly certificato: Buffer | undefined;
  /** The others that it holds, DER: nobody vouches for them by that. */
  readonly altri: readonly Buffer[];
}

/** Whether the first signature of a CMS is of these bytes, by the certificate that it names. */
export async function verifyCms(firma: pkijs.SignedData, dati: Uint8Array): Promise<Verificata> {
  const esito = await firma
    .verify({ signer: 0, data: toBuffer(dati), checkChain: false, extendedMode: true })
    .catch((causa: unknown) => (causa instanceof pkijs.SignedDataVerifyError ? causa : null));
  const suo = esito?.signerCertificate;
  const der = suo ? toDer(suo) : undefined;
  const detti = firma.signerInfos[0]?.signedAttrs?.attributes ?? [];
  const certificati = (firma.certificates ?? []).filter((uno) => uno instanceof pkijs.Certificate);
  return {
    isIntegra: esito?.signatureVerified === true && der !== undefined && isDetto(detti, der),
    certificato: der,
    altri: certificati.map(toDer).filter((uno) => der === undefined || !uno.equals(der)),
  };
}
