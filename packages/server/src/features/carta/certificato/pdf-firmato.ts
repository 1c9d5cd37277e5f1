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
import { makeCms, readCms } from './cms.ts';
import { type Aperto, type DatiCertificato, describeCertificato } from './pkcs12.ts';

/** What the signature may take, in bytes: a chain of certificates with their keys is well below. */
const POSTO = 16_384;
const DA_SCRIVERE = PDFName.of('**********');
const name = (nome: string) => PDFName.of(nome);

/** Adds the place of a signature, that is not seen on the page, after what the file says: nothing of it is written again. */
async function addPosto(
  documento: Uint8Array,
  { quando, motivo, nome }: { readonly quando: Date; readonly motivo: string; readonly nome: string },
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(documento, { forIncrementalUpdate: true, updateMetadata: false });
  const { context, catalog } = pdf;
  const firma = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [PDFNumber.of(0), DA_SCRIVERE, DA_SCRIVERE, DA_SCRIVERE],
      Contents: PDFHexString.of('0'.repeat(POSTO * 2)),
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
  readonly #aperto: Aperto;
  constructor(aperto: Aperto) {
    super();
    this.#aperto = aperto;
  }
  override sign(pdf: Buffer): Promise<Buffer> {
    return makeCms(pdf, this.#aperto);
  }
}

/** Signs a PDF (PAdES, baseline B), after the signatures it has already. @throws for what is no PDF, or is encrypted */
export async function signPdf(
  documento: Uint8Array,
  aperto: Aperto,
  come: { readonly quando: Date; readonly motivo: string; readonly nome: string },
): Promise<Buffer> {
  const conPosto = await addPosto(documento, come);
  return new SignPdf().sign(Buffer.from(conPosto), new Firmatore(aperto));
}

/** A signature that a PDF holds. */
export interface FirmaDelFile {
  readonly certificato: DatiCertificato | null;
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

async function readUna(documento: Buffer, dizionario: PDFDict): Promise<FirmaDelFile> {
  const [primo, quanto, secondo, altro] = readTratti(dizionario);
  const cms = readContenuto(dizionario);
  const quando = readMomento(dizionario);
  const rotta = { certificato: null, quando, isIntegra: false, isUltima: false };
  if (cms === undefined || primo !== 0 || !quanto || !secondo || !altro) return rotta;
  // What is signed is the whole file but the place of the signature: a hole that holds anything else proves nothing.
  const buco = documento.subarray(quanto, secondo).toString('latin1');
  if (secondo + altro > documento.byteLength || !/^<[0-9a-fA-F\s]*>$/.test(buco)) return rotta;
  const dati = Buffer.concat([documento.subarray(0, quanto), documento.subarray(secondo, secondo + altro)]);
  const letta = await readCms(cms, dati);
  return {
    certificato: letta?.certificato ? describeCertificato(letta.certificato) : null,
    ...{ quando, isIntegra: letta?.isIntegra ?? false },
    isUltima: secondo + altro === documento.byteLength,
  };
}

/** The signatures of a PDF, in the order they were made. @throws for what is no PDF */
export async function readFirme(documento: Buffer): Promise<FirmaDelFile[]> {
  const pdf = await PDFDocument.load(documento, { updateMetadata: false });
  const dizionari = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, oggetto]) =>
      oggetto instanceof PDFDict && oggetto.get(name('ByteRange')) && oggetto.get(name('Contents'))
        ? [oggetto]
        : [],
    )
    .sort((a, b) => (readTratti(a)[2] ?? 0) - (readTratti(b)[2] ?? 0));
  return Promise.all(dizionari.map((uno) => readUna(documento, uno)));
}
