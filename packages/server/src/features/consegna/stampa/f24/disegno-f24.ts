import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { GRIGIO, LINEA } from '../disegno.ts';
import type { FoglioF24, SezioneFoglioF24, StampaF24 } from './foglio-f24.ts';

/** What is said on every page: this is not the model of the Agenzia. */
const COPIA = 'Copia di lavoro';
const NOTA =
  'Copia di lavoro con gli stessi righi e totali del modello F24: non è il modello ufficiale dell’Agenzia delle Entrate.';
const IMPORTO = 66;
const righeSottili = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINEA,
  vLineColor: () => LINEA,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
  paddingLeft: () => 3,
  paddingRight: () => 3,
};

/** A line that is empty keeps its height: the places are those of the paper. */
const drawRiga = (riga: readonly string[]): TableCell[] =>
  riga.map(
    (testo, n): TableCell => ({
      text: testo || ' ',
      fontSize: 8.5,
      ...(n >= riga.length - 2 ? { alignment: 'right' } : {}),
    }),
  );

function drawSezione({
  titolo,
  colonne,
  righe,
  totali: [debito, credito, saldo],
}: SezioneFoglioF24): Content {
  const testata = colonne.map(
    (nome, n): TableCell => ({
      text: nome,
      color: GRIGIO,
      fontSize: 7,
      ...(n >= colonne.length - 2 ? { alignment: 'right' } : {}),
    }),
  );
  const piede: TableCell[] = [
    {
      text: `Totali; saldo ${saldo}`,
      colSpan: colonne.length - 2,
      alignment: 'right',
      fontSize: 8.5,
      bold: true,
    },
    ...Array.from({ length: colonne.length - 3 }, (): TableCell => ''),
    { text: debito, alignment: 'right', fontSize: 8.5, bold: true },
    { text: credito, alignment: 'right', fontSize: 8.5, bold: true },
  ];
  return {
    unbreakable: righe.length < 20,
    stack: [
      { text: titolo, bold: true, fontSize: 9, margin: [0, 5, 0, 1] },
      {
        table: {
          headerRows: 1,
          widths: [...colonne.slice(0, -2).map(() => '*'), IMPORTO, IMPORTO],
          body: [testata, ...righe.map(drawRiga), piede],
        },
        layout: righeSottili,
      },
    ],
  };
}

const drawVoci = (voci: StampaF24['voci']): Content => ({
  table: {
    widths: ['*', '*', '*'],
    body: [voci.slice(0, 3), voci.slice(3)].map((riga) =>
      [0, 1, 2].map((n): TableCell => {
        const voce = riga[n];
        return voce === undefined
          ? ''
          : {
              stack: [
                { text: voce.titolo, color: GRIGIO, fontSize: 7 },
                { text: voce.valore || '—', fontSize: 9 },
              ],
            };
      }),
    ),
  },
  layout: righeSottili,
  margin: [0, 5, 0, 2],
});

const drawFoglio = (s: StampaF24, foglio: FoglioF24, n: number): Content => ({
  ...(n === 0 ? {} : { pageBreak: 'before' as const }),
  stack: [
    {
      columns: [
        { text: [{ text: s.titolo, fontSize: 15, bold: true }, foglio.numero && `  ${foglio.numero}`] },
        { text: COPIA, alignment: 'right', bold: true, color: GRIGIO, fontSize: 11, margin: [0, 4, 0, 0] },
      ],
    },
    { text: [{ text: s.denominazione, bold: true }, ` · ${s.codiceFiscale}`], fontSize: 10.5 },
    drawVoci(s.voci),
    ...foglio.sezioni.map(drawSezione),
    {
      columns: [
        { text: s.avviso, fontSize: 9 },
        {
          text: [
            { text: 'Saldo finale  ', fontSize: 9 },
            { text: `${foglio.saldo} €`, fontSize: 15, bold: true },
          ],
          alignment: 'right',
          width: 220,
        },
      ],
      margin: [0, 8, 0, 0],
    },
  ],
});

/** The papers of an F24, or of many one after the other, that pdfmake lays out. Pages of many are not counted together. */
export function drawF24(tutti: readonly StampaF24[]): TDocumentDefinitions {
  const [primo, ...altri] = tutti;
  const fogli = tutti.flatMap((s) => s.fogli.map((foglio) => ({ s, foglio })));
  const piede = (pagina: number, pagine: number): Column[] => [
    { text: `${NOTA}\n${primo?.studio ?? ''} · ${primo?.quando ?? ''}`, fontSize: 7, color: GRIGIO },
    ...(altri.length > 0
      ? []
      : [
          {
            text: `Pagina ${pagina} di ${pagine}`,
            fontSize: 7,
            color: GRIGIO,
            alignment: 'right' as const,
            width: 70,
          },
        ]),
  ];
  return {
    pageSize: 'A4',
    pageMargins: [36, 28, 36, 40],
    info: {
      title: altri.length > 0 ? 'F24' : (primo?.titolo ?? 'F24'),
      creator: 'Quadra',
      producer: 'Quadra',
    },
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    footer: (pagina, pagine) => ({ margin: [36, 8, 36, 0], columns: piede(pagina, pagine) }),
    content: fogli.map(({ s, foglio }, n) => drawFoglio(s, foglio, n)),
  };
}
