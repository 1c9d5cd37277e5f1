import {
  degrees,
  drawObject,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFName,
  PDFOptionList,
  type PDFPage,
  PDFRadioGroup,
  PDFRef,
  PDFStream,
  PDFTextField,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  StandardFonts,
  scale,
  translate,
} from '@cantoo/pdf-lib';
import type { CopiaPdf, FileDaCompilare } from './compila.rules.ts';

/** The official pages to fill. */
export interface RichiestaMinisteriale {
  readonly titolo: string;
  readonly file: readonly (FileDaCompilare & { readonly contenuto: Uint8Array })[];
  readonly isBozza: boolean;
}

const name = (testo: string) => PDFName.of(testo);
const ASPETTO = name('AP');
const NORMALE = name('N');
const STATO = name('AS');
const AREA = name('Rect');
const CONFINI = name('BBox');
const NOTE = name('Annots');
const CORPO = 9;
const CORPO_MINIMO = 4;
const MARGINE = 4;

/** A font, with the signs it has. */
interface Penna {
  readonly carattere: PDFFont;
  readonly noti: ReadonlySet<number>;
}

/** The signs that the fonts of a form have; another is written as the nearest one, or as a question mark. */
function toScrivibile(testo: string, noti: ReadonlySet<number>): string {
  const has = (segno: string) => noti.has(segno.codePointAt(0) ?? 0);
  return [...testo.normalize('NFC')]
    .map((segno) => (has(segno) ? segno : [...segno.normalize('NFKD')].find(has)) ?? '?')
    .join('');
}

/** A text that does not fit its line is written smaller. */
function fitTesto(campo: PDFTextField, testo: string, carattere: PDFFont): void {
  if (campo.isMultiline() || campo.isCombed()) return;
  const larghezze = campo.acroField.getWidgets().map((riquadro) => riquadro.getRectangle().width);
  const corpo = Number(/([\d.]+)\s+Tf/.exec(campo.acroField.getDefaultAppearance() ?? '')?.[1] ?? 0);
  const disponibile = Math.min(...larghezze) - MARGINE;
  const voluto = corpo === 0 ? CORPO : corpo;
  const larghezza = carattere.widthOfTextAtSize(testo, voluto);
  if (corpo === 0 || larghezza > disponibile)
    campo.setFontSize(Math.max(CORPO_MINIMO, Math.min(voluto, (voluto * disponibile) / larghezza)));
}

function setTesto(campo: PDFTextField, valore: string, { carattere, noti }: Penna): void {
  const testo = toScrivibile(valore, noti);
  if (campo.acroField.getDefaultAppearance() === undefined)
    campo.acroField.setDefaultAppearance(`/Helv ${CORPO} Tf 0 g`);
  fitTesto(campo, testo, carattere);
  campo.setText(testo);
  campo.updateAppearances(carattere);
}

function setCampo(campo: PDFField, valore: string | true, penna: Penna): void {
  if (campo instanceof PDFTextField) setTesto(campo, valore === true ? 'X' : valore, penna);
  else if (campo instanceof PDFCheckBox) {
    campo.check();
    if (campo.needsAppearancesUpdate()) campo.defaultUpdateAppearances();
  } else if (valore !== true && campo instanceof PDFRadioGroup) {
    campo.select(valore);
    if (campo.needsAppearancesUpdate()) campo.defaultUpdateAppearances();
  } else if (valore !== true && (campo instanceof PDFDropdown || campo instanceof PDFOptionList)) {
    campo.select(valore);
    campo.updateAppearances(penna.carattere);
  }
}

/** What a box shows now: the drawing itself or, of a tick, the one of its state. */
function findDisegno(doc: PDFDocument, riquadro: PDFDict): PDFRef | undefined {
  const normale = riquadro.lookupMaybe(ASPETTO, PDFDict)?.get(NORMALE);
  const stato = riquadro.get(STATO);
  const trovato = doc.context.lookup(normale);
  if (trovato instanceof PDFStream) return normale instanceof PDFRef ? normale : undefined;
  const suo = trovato instanceof PDFDict && stato instanceof PDFName ? trovato.get(stato) : undefined;
  return suo instanceof PDFRef ? suo : undefined;
}

/** Draws on the page what a box shows, in its rectangle. */
function stampRiquadro(doc: PDFDocument, pagina: PDFPage, disegno: PDFRef, rettangolo: number[]): void {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rettangolo;
  const suo = doc.context.lookup(disegno, PDFStream).dict.lookup(CONFINI);
  const [bx = 0, by = 0, bx2 = 0, by2 = 0] = readNumeri(suo);
  const sx = bx2 === bx ? 1 : Math.abs(x2 - x1) / Math.abs(bx2 - bx);
  const sy = by2 === by ? 1 : Math.abs(y2 - y1) / Math.abs(by2 - by);
  const chiave = pagina.node.newXObject('Quadra', disegno);
  pagina.pushOperators(
    pushGraphicsState(),
    translate(Math.min(x1, x2) - Math.min(bx, bx2) * sx, Math.min(y1, y2) - Math.min(by, by2) * sy),
    scale(sx, sy),
    drawObject(chiave),
    popGraphicsState(),
  );
}

const readNumeri = (oggetto: unknown): number[] =>
  /^\[\s*([^\]]*)\]$/.exec(String(oggetto))?.[1]?.trim().split(/\s+/).map(Number) ?? [];

/** What was filled becomes part of the pages; no field is left. */
function flattenForm(doc: PDFDocument, pieni: ReadonlySet<PDFDict>): void {
  for (const pagina of doc.getPages()) {
    for (const nota of pagina.node.Annots()?.asArray() ?? []) {
      const riquadro = doc.context.lookup(nota);
      if (!(riquadro instanceof PDFDict) || !pieni.has(riquadro)) continue;
      const disegno = findDisegno(doc, riquadro);
      if (disegno) stampRiquadro(doc, pagina, disegno, readNumeri(riquadro.lookup(AREA)));
    }
    pagina.node.delete(NOTE);
  }
  doc.catalog.delete(name('AcroForm'));
}

async function fillCopia(contenuto: Uint8Array, copia: CopiaPdf): Promise<PDFDocument> {
  const doc = await PDFDocument.load(contenuto, { updateMetadata: false });
  const carattere = await doc.embedFont(StandardFonts.Helvetica);
  const penna = { carattere, noti: new Set(carattere.getCharacterSet()) };
  const pieni = new Set<PDFDict>();
  for (const campo of doc.getForm().getFields()) {
    const valore = copia[campo.getName()];
    if (valore === undefined || valore === '') continue;
    setCampo(campo, valore, penna);
    for (const { dict } of campo.acroField.getWidgets()) pieni.add(dict);
  }
  flattenForm(doc, pieni);
  return doc;
}

async function drawBozza(doc: PDFDocument): Promise<void> {
  const carattere = await doc.embedFont(StandardFonts.HelveticaBold);
  for (const pagina of doc.getPages()) {
    const { width, height } = pagina.getSize();
    const corpo = width / 4.5;
    const meta = carattere.widthOfTextAtSize('BOZZA', corpo) / 2;
    const obliquo = Math.SQRT1_2 * meta;
    pagina.drawText('BOZZA', {
      x: width / 2 - obliquo + corpo / 4,
      y: height / 2 - obliquo - corpo / 4,
      size: corpo,
      font: carattere,
      rotate: degrees(45),
      color: rgb(0.33, 0.33, 0.33),
      opacity: 0.12,
    });
  }
}

/** The official pages with their values, flat: nothing in them can be changed or acts. */
export async function fillPdf({ titolo, file, isBozza }: RichiestaMinisteriale): Promise<Uint8Array> {
  const esito = await PDFDocument.create();
  for (const { contenuto, copie, pagine } of file) {
    const pronte: Map<number, PDFPage>[] = [];
    for (const [numero, copia] of copie.entries()) {
      const doc = await fillCopia(contenuto, copia);
      const quali = pagine.flatMap((quante, pagina) => (quante > numero ? [pagina] : []));
      const copiate = await esito.copyPages(doc, quali);
      pronte.push(new Map(copiate.map((pagina, posto) => [quali[posto] ?? 0, pagina])));
    }
    for (const pagina of pagine.keys())
      for (const copia of pronte) {
        const sua = copia.get(pagina);
        if (sua) esito.addPage(sua);
      }
  }
  if (isBozza) await drawBozza(esito);
  esito.setTitle(titolo);
  esito.setCreator('Quadra');
  esito.setProducer('Quadra');
  return esito.save({ useObjectStreams: false });
}
