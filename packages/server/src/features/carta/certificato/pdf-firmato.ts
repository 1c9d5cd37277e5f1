import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { Signer } from '@signpdf/utils';
import { type Firmante, makeCms, OID, openCms, verifyCms } from '../../../cms.ts';
import { readMarca } from '../../../gateways/marcatura/token.ts';
import { type Fiducia, judgeFiducia } from './fiducia.ts';
import { findToken } from './marca.ts';
import { type DatiCertificato, describeCertificato } from './pkcs12.ts';

/** What the signature may take, in bytes: a chain of certificates with their keys is well below; a stamp takes as much. */
const POSTO = 16_384;
const POSTO_MARCA = 16_384;
const DA_SCRIVERE = PDFName.of('**********');
const name = (nome: string) => PDFName.of(nome);

/** What a signature says; `isMarcata`: it leaves room for a time stamp. */
interface Come {
  readonly quando: Date;
  readonly motivo: string;
  readonly nome: string;
  readonly isMarcata?: boolean;
}

/** Adds the place of a signature, that is not seen on the page, after what the file says: nothing of it is written again. */
async function addPosto(
  documento: Uint8Array,
  { quando, motivo, nome, isMarcata = false }: Come,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(documento, { forIncrementalUpdate: true, updateMetadata: false });
  const { context, catalog } = pdf;
  const firma = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [PDFNumber.of(0), DA_SCRIVERE, DA_SCRIVERE, DA_SCRIVERE],
      Contents: PDFHexString.of('0'.repeat(2 * (POSTO + (isMarcata ? POSTO_MARCA : 0)))),
      M: PDFString.fromDate(quando),
      Name: PDFHexString.fromText(nome),
      Reason: PDFHexString.fromText(motivo),
    }),
  );
  const modulo = catalog.lookupMaybe(name('AcroForm'), PDFDict) ?? context.obj({ Fields: [] });
  const campi = modulo.lookupMaybe(name('Fields'), PDFArray) ?? context.obj([]);
  const pagina = pdf.getPage(0);
  const campo = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], F: 132 },
      T: PDFHexString.fromText(`Firma ${campi.size() + 1}`),
      ...{ V: firma, P: pagina.ref },
    }),
  );
  campi.push(campo);
  modulo.set(name('Fields'), campi);
  modulo.set(name('SigFlags'), PDFNumber.of(3));
  if (!(catalog.get(name('AcroForm')) instanceof PDFRef))
    catalog.set(name('AcroForm'), context.register(modulo));
  pagina.node.addAnnot(campo);
  return pdf.commit({ useObjectStreams: false });
}

class Firmatore extends Signer {
  readonly #chi: Firmante;
  cms: Buffer = Buffer.alloc(0);
  constructor(chi: Firmante) {
    super();
    this.#chi = chi;
  }
  override async sign(pdf: Buffer): Promise<Buffer> {
    this.cms = await makeCms(pdf, this.#chi);
    return this.cms;
  }
}

/** Signs a PDF (PAdES, baseline B), after the signatures it has already. @throws for what is no PDF, or is encrypted */
export async function signPdf(
  documento: Uint8Array,
  chi: Firmante,
  come: Come,
): Promise<{ readonly pdf: Buffer; readonly cms: Buffer }> {
  const conPosto = await addPosto(documento, come);
  const firmatore = new Firmatore(chi);
  const pdf = await new SignPdf().sign(Buffer.from(conPosto), firmatore);
  return { pdf, cms: firmatore.cms };
}

/** The time that an authority puts on a signature. */
interface MarcaDelFile {
  readonly quando: Date | null;
  readonly certificato: DatiCertificato | null;
  readonly isIntegra: boolean;
  readonly fiducia: Fiducia | null;
}

/** A signature that a PDF holds. */
export interface FirmaDelFile {
  readonly certificato: DatiCertificato | null;
  readonly fiducia: Fiducia | null;
  readonly marca: MarcaDelFile | null;
  /** When it says it was made: nobody else vouches for it. */
  readonly quando: Date | null;
  /** What it signed is as it was. */
  readonly isIntegra: boolean;
  /** Nothing was added to the file after it. */
  readonly isUltima: boolean;
}

const readTratti = (dizionario: PDFDict): number[] =>
  (dizionario.lookupMaybe(name('ByteRange'), PDFArray)?.asArray() ?? []).map((uno) =>
    uno instanceof PDFNumber ? uno.asNumber() : Number.NaN,
  );

const readContenuto = (dizionario: PDFDict): Uint8Array | undefined => {
  const scritto = dizionario.lookup(name('Contents'));
  return scritto instanceof PDFHexString || scritto instanceof PDFString ? scritto.asBytes() : undefined;
};
const readMomento = (dizionario: PDFDict): Date | null => {
  try {
    return dizionario.lookupMaybe(name('M'), PDFString)?.decodeDate() ?? null;
  } catch {
    return null;
  }
};

/** The authorities that are known, and now: what is not stamped by one of them is judged as it is today. */
export interface Fidate {
  readonly note: readonly Uint8Array[];
  readonly adesso: Date;
}

async function readMarcaDi(token: Uint8Array, valore: Uint8Array, { note }: Fidate): Promise<MarcaDelFile> {
  const letta = await readMarca(token, valore);
  const { certificato: suo, altri = [], quando = null, isIntegra = false } = letta ?? {};
  if (!suo || !quando) return { quando, certificato: null, isIntegra: false, fiducia: null };
  const fiducia = await judgeFiducia(suo, { altri, note, quando });
  return { quando, certificato: describeCertificato(suo), isIntegra, fiducia };
}

/** What a CMS says of the bytes that were signed with it. */
async function readCms(cms: Uint8Array, dati: Uint8Array, fidate: Fidate) {
  const firma = openCms(cms);
  const [suo] = firma?.signerInfos ?? [];
  if (!firma || !suo) return undefined;
  const { isIntegra, certificato, altri } = await verifyCms(firma, dati);
  // One that holds what it signs would be good whatever it is put on; a stamp says the imprint of it, that is checked.
  const { eContent, eContentType } = firma.encapContentInfo;
  const isSua = eContent === undefined || eContentType === OID.momento;
  const token = findToken(suo);
  const marca = token ? await readMarcaDi(token, suo.signature.valueBlock.valueHexView, fidate) : null;
  // Anybody may be an authority that stamps: the day is that of one that is known.
  const quando = marca?.isIntegra && marca.fiducia?.esito === 'Attendibile' ? marca.quando : null;
  const { note, adesso } = fidate;
  return {
    ...{ isIntegra: isIntegra && isSua, marca },
    certificato: certificato ? describeCertificato(certificato) : null,
    fiducia: certificato ? await judgeFiducia(certificato, { altri, note, quando: quando ?? adesso }) : null,
  };
}

async function readUna(documento: Buffer, dizionario: PDFDict, fidate: Fidate): Promise<FirmaDelFile> {
  const [primo, quanto, secondo, altro] = readTratti(dizionario);
  const cms = readContenuto(dizionario);
  const quando = readMomento(dizionario);
  const rotta = { certificato: null, fiducia: null, marca: null, quando, isIntegra: false, isUltima: false };
  if (cms === undefined || primo !== 0 || !quanto || !secondo || !altro) return rotta;
  // What is signed is the whole file but the place of the signature: a hole that holds anything else proves nothing.
  const buco = documento.subarray(quanto, secondo).toString('latin1');
  if (secondo + altro > documento.byteLength || !/^<[0-9a-fA-F\s]*>$/.test(buco)) return rotta;
  const dati = Buffer.concat([documento.subarray(0, quanto), documento.subarray(secondo, secondo + altro)]);
  const letta = await readCms(cms, dati, fidate);
  return { ...rotta, ...letta, isUltima: secondo + altro === documento.byteLength };
}

/** The signatures of a PDF, in the order they were made. @throws for what is no PDF */
export async function readFirme(documento: Buffer, fidate: Fidate): Promise<FirmaDelFile[]> {
  const pdf = await PDFDocument.load(documento, { updateMetadata: false });
  const dizionari = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, oggetto]) =>
      oggetto instanceof PDFDict && oggetto.get(name('ByteRange')) && oggetto.get(name('Contents'))
        ? [oggetto]
        : [],
    )
    .sort((a, b) => (readTratti(a)[2] ?? 0) - (readTratti(b)[2] ?? 0));
  return Promise.all(dizionari.map((uno) => readUna(documento, uno, fidate)));
}
