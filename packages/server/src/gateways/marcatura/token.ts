import { X509Certificate } from 'node:crypto';
import * as pkijs from 'pkijs';
import { OID, openCms, type Verificata, verifyCms } from '../../cms.ts';

/** SHA-256, SHA-384, SHA-512: what is stamped by its SHA-1 proves nothing any more. */
const BUONE = [OID.sha256, '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3'];
const USO_MARCA = '1.3.6.1.5.5.7.3.8';

/** What a time stamp says, and whether it says it of the bytes that were given. */
export interface MarcaLetta extends Verificata {
  readonly quando: Date;
  readonly nonce: Buffer | undefined;
}

/** A certificate is for stamps when that is its only use (RFC 3161, § 2.3), and it was good then. */
function isPerMarche(der: Buffer, quando: Date): boolean {
  const { keyUsage, validFrom, validTo } = new X509Certificate(der);
  const isSua = keyUsage?.length === 1 && keyUsage[0] === USO_MARCA;
  return isSua && new Date(validFrom) <= quando && quando <= new Date(validTo);
}

/** Reads a time stamp made on some bytes, and checks its imprint and its signature; undefined for what is none. */
export async function readMarca(token: Uint8Array, dati: Uint8Array): Promise<MarcaLetta | undefined> {
  const firma = openCms(token);
  const contenuto = firma?.encapContentInfo.eContent;
  if (!firma || !contenuto || firma.encapContentInfo.eContentType !== OID.momento) return undefined;
  try {
    const detto = pkijs.TSTInfo.fromBER(contenuto.getValue());
    const { isIntegra, certificato, altri } = await verifyCms(firma, dati);
    const isBuona =
      BUONE.some((una) => una === detto.messageImprint.hashAlgorithm.algorithmId) &&
      firma.signerInfos.length === 1 &&
      firma.signerInfos[0]?.signedAttrs !== undefined;
    return {
      ...{ quando: detto.genTime, certificato, altri },
      nonce: detto.nonce && Buffer.from(detto.nonce.valueBlock.valueHexView),
      isIntegra: isIntegra && isBuona && certificato !== undefined && isPerMarche(certificato, detto.genTime),
    };
  } catch {
    return undefined;
  }
}
