import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { OID, openCms, toBuffer, writeCms } from '../../../cms.ts';

/** What a signature is stamped on: its value. */
export function readValore(cms: Uint8Array): Buffer {
  const valore = openCms(cms)?.signerInfos[0]?.signature.valueBlock.valueHexView;
  if (valore === undefined) throw new Error('No signature to stamp');
  return Buffer.from(valore);
}

/** A stamp among the others of a CMS, byte for byte as it came: written again it might be signed no more. */
function copySequenza(der: Uint8Array): asn1js.BaseBlock {
  const { result } = asn1js.fromBER(toBuffer(der));
  if (result.lenBlock.isIndefiniteForm) throw new Error('A stamp of no known length');
  const inizio = result.idBlock.blockLength + result.lenBlock.blockLength;
  const dentro = der.subarray(inizio, inizio + result.lenBlock.length);
  const copia = new asn1js.Primitive({ idBlock: { tagClass: 1, tagNumber: 16 }, valueHex: toBuffer(dentro) });
  copia.idBlock.isConstructed = true;
  return copia;
}

/** Adds a time stamp to a signature, where what is signed does not look (ETSI EN 319 122-1, § 5.3): baseline T. */
export function addMarca(cms: Uint8Array, token: Uint8Array): Buffer {
  const firma = openCms(cms);
  const [suo] = firma?.signerInfos ?? [];
  if (!firma || !suo) throw new Error('No signature to stamp');
  suo.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new pkijs.Attribute({ type: OID.marca, values: [copySequenza(token)] })],
  });
  return writeCms(firma);
}

/** The time stamp of a signature, as it is written; undefined where there is none. */
export function findToken({ unsignedAttrs }: pkijs.SignerInfo): Buffer | undefined {
  const scritta = unsignedAttrs?.attributes.find(({ type }) => type === OID.marca)?.values[0];
  return scritta && Buffer.from(scritta.valueBeforeDecodeView);
}

/** Puts a signature where another of the same PDF is: its place is no part of what is signed. */
export function replaceCms(pdf: Buffer, prima: Uint8Array, dopo: Uint8Array): Buffer {
  const scritta = Buffer.from(prima).toString('hex');
  const posto = pdf.lastIndexOf(`<${scritta}`) + 1;
  const fine = pdf.indexOf('>', posto);
  const nuova = Buffer.from(dopo).toString('hex');
  if (posto === 0 || nuova.length > fine - posto) throw new Error('No room for this signature');
  const nuovo = Buffer.from(pdf);
  nuovo.write(nuova.padEnd(fine - posto, '0'), posto, 'latin1');
  return nuovo;
}
