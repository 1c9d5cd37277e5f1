import { type LetteraInterna, testiLettera } from '@quadra/contract';
import { type FraseLettera, type RigaLettera, writeCifra, writeFrase, writeGiorno } from '@quadra/fisco';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { drawLogo, GRIGIO, LINEA } from '../disegno.ts';
import type { LogoFoglio } from '../foglio.ts';

/** A letter as it is drawn. */
export type FoglioLettera = LetteraInterna & { readonly logo: LogoFoglio | null };
type Parte = LetteraInterna['parti'][number];

const INCHIOSTRO = '#1c2430';
const PROVVISORIO = '#8a4b00';

const drawFrase = (frase: FraseLettera, su: number): Content => ({
  text: writeFrase(frase),
  margin: [0, su, 0, 0],
  lineHeight: 1.25,
});

/** The day stands at its first row alone. */
function drawRiga(riga: RigaLettera, prima: RigaLettera | undefined, hasGiorni: boolean): TableCell[] {
  const bold = riga.isTotale;
  const entro = riga.entro !== null && riga.entro !== prima?.entro ? `entro ${writeGiorno(riga.entro)}` : '';
  return [
    ...(hasGiorni ? [{ text: entro, color: GRIGIO }] : []),
    { text: writeFrase(riga.frase), bold },
    { text: writeCifra(riga.cifra), bold, alignment: 'right', noWrap: true },
  ];
}

function drawRighe(righe: readonly RigaLettera[]): Content[] {
  if (righe.length === 0) return [];
  const hasGiorni = righe.some(({ entro }) => entro !== null);
  return [
    {
      table: {
        widths: hasGiorni ? [118, '*', 'auto'] : ['*', 'auto'],
        dontBreakRows: true,
        body: righe.map((riga, posto) => drawRiga(riga, righe[posto - 1], hasGiorni)),
      },
      layout: {
        hLineWidth: (n) => (n === 0 || n === righe.length ? 0 : 0.5),
        vLineWidth: () => 0,
        hLineColor: () => LINEA,
        paddingLeft: (n) => (n === 0 ? 0 : 8),
        paddingRight: (n, { table: { widths } }) => (n === (widths?.length ?? 0) - 1 ? 0 : 8),
        paddingTop: () => 3.5,
        paddingBottom: () => 3.5,
      },
      margin: [0, 4, 0, 0],
    },
  ];
}

const drawParte = ({ titolo, frasi, righe, coda }: Parte): Content => ({
  stack: [
    { text: titolo, color: GRIGIO, fontSize: 9, margin: [0, 14, 0, 0], headlineLevel: 1 },
    ...frasi.map((frase) => drawFrase(frase as FraseLettera, 3)),
    ...drawRighe(righe as readonly RigaLettera[]),
    ...coda.map((frase) => drawFrase(frase as FraseLettera, 4)),
  ],
});

const drawNota = (testo: string, su: number): Content[] =>
  testo === '' ? [] : [{ text: testo, margin: [0, su, 0, 0], lineHeight: 1.25 }];

/** The letter that pdfmake lays out: one page of A4 where it fits. */
export function drawLettera(l: FoglioLettera): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [64, 52, 64, 54],
    // The same letter of the same day is the same file.
    info: {
      ...{ title: l.titolo, author: l.studio, creator: 'Quadra', producer: 'Quadra' },
      creationDate: new Date(`${l.giorno}T12:00:00Z`),
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, color: INCHIOSTRO },
    footer: (pagina, pagine) => ({
      margin: [64, 16, 64, 0],
      columns: [
        { text: l.studio, fontSize: 8, color: GRIGIO },
        {
          text: pagine > 1 ? `Pagina ${pagina} di ${pagine}` : '',
          ...{ fontSize: 8, color: GRIGIO, alignment: 'right', width: 90 },
        },
      ],
    }),
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel !== undefined && startPosition.verticalRatio > 0.9,
    content: [
      {
        columns: [
          [
            { text: l.studio, bold: true, fontSize: 11 },
            { text: writeGiorno(l.giorno).replace(/^(il |l’)/, ''), color: GRIGIO, margin: [0, 2, 0, 0] },
          ],
          ...drawLogo(l.logo),
        ],
      },
      { text: testiLettera.gentile(l.cliente), margin: [0, 26, 0, 0] },
      ...drawNota(l.nota.prima, 6),
      {
        text: writeFrase(l.apertura as FraseLettera),
        ...{ fontSize: 21, lineHeight: 1.15, margin: [0, 12, 0, 0] },
      },
      ...(l.isProvvisoria
        ? [
            {
              text: testiLettera.provvisoria,
              ...{
                color: PROVVISORIO,
                fontSize: 9,
                margin: [0, 2, 0, 0] as [number, number, number, number],
              },
            },
          ]
        : []),
      ...l.parti.map(drawParte),
      ...drawNota(l.nota.dopo, 16),
      { text: l.studio, margin: [0, 18, 0, 0] },
    ],
  };
}
