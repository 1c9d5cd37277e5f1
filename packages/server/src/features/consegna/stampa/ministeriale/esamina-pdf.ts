import {
  EncryptedPDFError,
  PDFButton,
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFSignature,
  PDFTextField,
  TextAlignment,
} from '@cantoo/pdf-lib';
import { ministeriale } from '@quadra/contract';
import type { CampoPdf, Esame, MotivoRifiuto } from './campo.ts';
import { cleanPdf } from './pulisci-pdf.ts';

/** A PDF that cannot be filled, and why. */
export class PdfRifiutato extends Error {
  readonly motivo: MotivoRifiuto;
  constructor(motivo: MotivoRifiuto) {
    super(motivo);
    this.motivo = motivo;
  }
}

async function openPdf(contenuto: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(contenuto, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      preserveXFA: true,
    });
  } catch (errore) {
    throw new PdfRifiutato(errore instanceof EncryptedPDFError ? 'CIFRATO' : 'ROTTO');
  }
}

/** The page of each box. */
function mapPagine(doc: PDFDocument): Map<unknown, number> {
  const pagine = new Map<unknown, number>();
  for (const [indice, pagina] of doc.getPages().entries()) {
    for (const nota of pagina.node.Annots()?.asArray() ?? []) pagine.set(doc.context.lookup(nota), indice);
  }
  return pagine;
}

/** Points of the narrowest box of a field. */
const measure = (campo: PDFTextField): number =>
  Math.min(...campo.acroField.getWidgets().map((riquadro) => riquadro.getRectangle().width));

const describe = (campo: PDFField): Pick<CampoPdf, 'tipo'> & Partial<CampoPdf> => {
  if (campo instanceof PDFTextField)
    return {
      tipo: 'Testo',
      massimo: campo.getMaxLength() ?? 0,
      isPettine: campo.isCombed(),
      isADestra: campo.getAlignment() === TextAlignment.Right,
      larghezza: campo.isMultiline() || campo.isCombed() ? 0 : measure(campo),
    };
  if (campo instanceof PDFCheckBox) return { tipo: 'Spunta' };
  const isScelta =
    campo instanceof PDFRadioGroup || campo instanceof PDFDropdown || campo instanceof PDFOptionList;
  return { tipo: 'Scelta', opzioni: isScelta ? campo.getOptions() : [] };
};

const isCompilabile = (campo: PDFField) => !(campo instanceof PDFButton || campo instanceof PDFSignature);

function readCampi(doc: PDFDocument): CampoPdf[] {
  const pagine = mapPagine(doc);
  return doc
    .getForm()
    .getFields()
    .filter(isCompilabile)
    .map((campo) => {
      const riquadri = campo.acroField.getWidgets();
      const sue = riquadri.map(({ dict }) => pagine.get(dict));
      const descritto = describe(campo);
      return {
        nome: campo.getName(),
        pagine: [...new Set(sue.filter((pagina) => pagina !== undefined))].sort((a, b) => a - b),
        massimo: 0,
        isPettine: false,
        isADestra: false,
        larghezza: 0,
        opzioni: [],
        ...descritto,
      };
    })
    .filter(({ nome, pagine: sue }) => sue.length > 0 && nome.length <= ministeriale.nomeCampo);
}

/**
 * Opens an official PDF, takes off it everything that acts, and reads its fields.
 * @throws PdfRifiutato
 */
export async function examinePdf(dato: Uint8Array): Promise<Esame> {
  const doc = await openPdf(dato);
  try {
    const modulo = doc.catalog.lookup(PDFName.of('AcroForm'));
    if (modulo === undefined) throw new PdfRifiutato('SENZA_CAMPI');
    if (doc.catalog.getOrCreateAcroForm().dict.has(PDFName.of('XFA'))) throw new PdfRifiutato('XFA');
    const pagine = doc.getPageCount();
    if (pagine > ministeriale.pagine) throw new PdfRifiutato('TROPPE_PAGINE');
    const form = doc.getForm();
    for (const campo of form.getFields()) if (!isCompilabile(campo)) form.removeField(campo);
    cleanPdf(doc);
    const campi = readCampi(doc);
    if (campi.length === 0) throw new PdfRifiutato('SENZA_CAMPI');
    if (campi.length > ministeriale.campi) throw new PdfRifiutato('TROPPI_CAMPI');
    const contenuto = await doc.save({ useObjectStreams: false, updateFieldAppearances: false });
    return { contenuto, pagine, campi };
  } catch (errore) {
    throw errore instanceof PdfRifiutato ? errore : new PdfRifiutato('ROTTO');
  }
}
