import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

const name = (testo: string) => PDFName.of(testo);
/** What acts, calls out, carries files or says who made it: nothing of it serves to be filled and printed. */
const DEL_CATALOGO = [
  ...['OpenAction', 'AA', 'Names', 'URI', 'Perms', 'Collection', 'AF', 'Outlines', 'Threads', 'Metadata'],
  ...['PieceInfo', 'Legal', 'DSS', 'StructTreeRoot', 'MarkInfo', 'Dests', 'Requirements', 'Extensions'],
].map(name);
const OVUNQUE = ['AA', 'JS', 'PieceInfo', 'AF', 'EF', 'Metadata', 'StructParents', 'StructParent'].map(name);
const AZIONE = name('A');
const SPECIE = name('S');
const SOTTOTIPO = name('Subtype');
const RIQUADRO = name('Widget');

const dictOf = (oggetto: PDFObject | undefined): PDFDict | undefined => {
  if (oggetto instanceof PDFStream) return oggetto.dict;
  return oggetto instanceof PDFDict ? oggetto : undefined;
};

/** What stands directly inside an object. */
function listDentro(oggetto: PDFObject): readonly PDFObject[] {
  if (oggetto instanceof PDFArray) return oggetto.asArray();
  return dictOf(oggetto)?.values() ?? [];
}

function stripAzioni(doc: PDFDocument, oggetto: PDFObject): void {
  const daVedere = [oggetto];
  for (let uno = daVedere.pop(); uno !== undefined; uno = daVedere.pop()) {
    const dict = dictOf(uno);
    if (dict) {
      for (const chiave of OVUNQUE) dict.delete(chiave);
      if (dictOf(doc.context.lookup(dict.get(AZIONE)))?.has(SPECIE)) dict.delete(AZIONE);
    }
    daVedere.push(...listDentro(uno).filter((dentro) => !(dentro instanceof PDFRef)));
  }
}

/** Only the boxes of the fields stay on the pages: no link, no film, no attached file. */
function keepCampi(doc: PDFDocument): void {
  for (const pagina of doc.getPages()) {
    const note = pagina.node.Annots();
    if (!note) continue;
    for (let posto = note.size() - 1; posto >= 0; posto -= 1) {
      const sottotipo = dictOf(doc.context.lookup(note.get(posto)))?.lookup(SOTTOTIPO);
      if (sottotipo !== RIQUADRO) note.remove(posto);
    }
  }
}

/** Throws away what nothing leads to any more: an action that was taken off must not stay in the file. */
function removeIrraggiungibili(doc: PDFDocument): void {
  const { context } = doc;
  const visti = new Set<PDFRef>();
  const daVedere: PDFObject[] = [doc.catalog, ...[context.trailerInfo.Root].filter((r) => r !== undefined)];
  for (let uno = daVedere.pop(); uno !== undefined; uno = daVedere.pop()) {
    if (!(uno instanceof PDFRef)) {
      daVedere.push(...listDentro(uno));
      continue;
    }
    if (visti.has(uno)) continue;
    visti.add(uno);
    const suo = context.lookup(uno);
    if (suo) daVedere.push(suo);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!visti.has(ref)) context.delete(ref);
}

/** Takes off a PDF everything that acts, and what it says of who made it. */
export function cleanPdf(doc: PDFDocument): void {
  const { catalog, context } = doc;
  for (const chiave of DEL_CATALOGO) catalog.delete(chiave);
  catalog.getOrCreateAcroForm().dict.delete(name('CO'));
  keepCampi(doc);
  for (const [, oggetto] of context.enumerateIndirectObjects()) stripAzioni(doc, oggetto);
  delete context.trailerInfo.Info;
  removeIrraggiungibili(doc);
}
