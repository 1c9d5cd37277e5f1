import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  type PDFForm,
  PDFName,
  type PDFPage,
  PDFRawStream,
  TextAlignment,
} from '@cantoo/pdf-lib';

/** A field of text to add: where, how many characters, in printed cells. */
interface Campo {
  readonly pagina: PDFPage;
  readonly massimo?: number;
  readonly pettine?: boolean;
}

let riga = 0;
const place = () => {
  riga = (riga + 1) % 30;
  return { x: 60, y: 800 - riga * 24, width: 160, height: 16, borderWidth: 0 };
};

function addTesto(form: PDFForm, nome: string, ...campi: readonly Campo[]): void {
  const campo = form.createTextField(nome);
  const [primo] = campi;
  if (primo?.massimo) campo.setMaxLength(primo.massimo);
  if (primo?.pettine) {
    campo.enableCombing();
    campo.setAlignment(TextAlignment.Right);
  }
  for (const { pagina } of campi) campo.addToPage(pagina, place());
}

/** A form of three pages to be filled, with something that acts in it. */
export async function makeModuloPdf(): Promise<Buffer> {
  riga = 0;
  const doc = await PDFDocument.create();
  const [prima, seconda, terza] = [doc.addPage(), doc.addPage(), doc.addPage()];
  const form = doc.getForm();
  addTesto(form, 'CodiceFiscale', { pagina: prima }, { pagina: seconda });
  addTesto(form, 'cognome', { pagina: prima });
  for (const nome of ['gg', 'mm', 'aaaa']) addTesto(form, nome, { pagina: prima });
  addTesto(form, 'RC1.3', { pagina: prima });
  addTesto(form, 'imposta', { pagina: prima, massimo: 11, pettine: true });
  addTesto(form, 'RC10.1', { pagina: prima, massimo: 2 });
  for (const nome of ['indeterminato', 'determinato', 'FR1.1'])
    form.createCheckBox(nome).addToPage(prima, place());
  addTesto(form, 'modulo', { pagina: seconda });
  addTesto(form, 'RB1.1', { pagina: seconda });
  addTesto(form, 'RB1.2', { pagina: seconda });
  addTesto(form, 'dove', { pagina: seconda });
  terza.drawText('Avvertenze');
  const pulsante = form.createButton('invia');
  pulsante.addToPage('Invia', prima, place());
  doc.addJavaScript('apertura', 'app.alert("ELMAS-AZIONE")');
  doc.catalog.set(
    PDFName.of('OpenAction'),
    doc.context.obj({ S: 'JavaScript', JS: doc.context.obj('app.alert("ELMAS-AZIONE")') }),
  );
  await doc.attach(new Uint8Array([1, 2, 3]), 'allegato.bin', { mimeType: 'application/octet-stream' });
  return Buffer.from(await doc.save({ useObjectStreams: false }));
}

/** A form of one page, of fields of text with these names. */
export async function makeModuloCon(nomi: readonly string[]): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const pagina = doc.addPage();
  const form = doc.getForm();
  for (const nome of nomi) addTesto(form, nome, { pagina });
  return Buffer.from(await doc.save({ useObjectStreams: false }));
}

const toTesto = (esadecimale: string) => Buffer.from(esadecimale, 'hex').toString('latin1');

/** What a drawing says: its words, or a tick. */
function readDisegno(disegno: PDFRawStream): string {
  const comandi = Buffer.from(decodePDFRawStream(disegno).decode()).toString('latin1');
  const pezzi = [...comandi.matchAll(/<([0-9A-Fa-f]*)> Tj/g)].map(([, hex = '']) => toTesto(hex));
  return pezzi.length > 0 ? pezzi.join('') : '✓';
}

/** What was written on each page of a filled form, field by field. Fails when a field is left. */
export async function readModuloPdf(pdf: Buffer): Promise<string[][]> {
  const doc = await PDFDocument.load(pdf);
  if (doc.catalog.has(PDFName.of('AcroForm'))) throw new Error('The form is not flat');
  return doc.getPages().map((pagina) => {
    if ((pagina.node.Annots()?.size() ?? 0) > 0) throw new Error('Something is left on the page');
    const disegni = pagina.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
    return (disegni?.keys() ?? []).map((nome) => {
      const disegno = disegni?.lookup(nome);
      if (!(disegno instanceof PDFRawStream)) throw new Error('No drawing');
      return readDisegno(disegno);
    });
  });
}
