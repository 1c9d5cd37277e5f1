import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { drawLogo, GRIGIO, LINEA } from '../disegno.ts';
import type { Blocco, Comunicazione, Voce } from './comunicazione.ts';

const FASCIA = '#eef1f4';
const IMPORTO = 92;
const righeSottili = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINEA,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

const drawTitolo = (testo: string): Content => ({
  text: testo,
  bold: true,
  fontSize: 11.5,
  margin: [0, 9, 0, 2],
});

const drawVoce = ({ titolo, valore }: Voce, corpo: number): TableCell => ({
  stack: [
    { text: titolo, color: GRIGIO, fontSize: 8.5 },
    { text: valore || '—', fontSize: corpo, bold: corpo > 12 },
  ],
  margin: [6, 4, 6, 4],
});

const drawEvidenza = (voci: readonly Voce[]): Content => ({
  table: { widths: voci.map(() => '*'), body: [voci.map((voce) => drawVoce(voce, 16))] },
  layout: { fillColor: () => FASCIA, hLineWidth: () => 0, vLineWidth: () => 0 },
  margin: [0, 10, 0, 2],
});

/** Two by two. */
function drawVoci(titolo: string, voci: readonly Voce[]): Content {
  const righe = Array.from({ length: Math.ceil(voci.length / 2) }, (_, riga): TableCell[] => {
    const [prima, seconda] = voci.slice(riga * 2, riga * 2 + 2);
    return [prima ? drawVoce(prima, 10) : '', seconda ? drawVoce(seconda, 10) : ''];
  });
  return {
    unbreakable: true,
    stack: [drawTitolo(titolo), { table: { widths: ['*', '*'], body: righe }, layout: righeSottili }],
  };
}

function drawTabella({
  titolo,
  colonne,
  righe,
  conTotale,
  nota,
  diParole,
}: Extract<Blocco, { tipo: 'tabella' }>): Content {
  const [prima = '', ...altre] = colonne;
  const larghezza = altre.length > 4 ? 66 : IMPORTO + (altre.length < 3 ? 30 : altre.length === 3 ? 12 : 0);
  const lato = diParole ? {} : ({ alignment: 'right' } as const);
  const testata: TableCell[] = [
    { text: prima, color: GRIGIO, fontSize: 8.5 },
    ...altre.map((nome): TableCell => ({ text: nome, color: GRIGIO, fontSize: 8.5, ...lato })),
  ];
  const corpo = righe.map((riga, posto) =>
    riga.map(
      (testo, colonna): TableCell => ({
        text: testo,
        bold: conTotale && posto === righe.length - 1,
        ...(colonna === 0 ? {} : lato),
        ...(diParole ? { fontSize: 8.5 } : {}),
      }),
    ),
  );
  return {
    unbreakable: righe.length < 20,
    stack: [
      drawTitolo(titolo),
      {
        table: {
          headerRows: 1,
          widths: diParole ? colonne.map(() => 'auto') : ['*', ...altre.map(() => larghezza)],
          body: [testata, ...corpo],
        },
        layout: righeSottili,
      },
      ...(nota === ''
        ? []
        : [
            {
              text: nota,
              color: GRIGIO,
              fontSize: 8.5,
              margin: [0, 3, 0, 0] as [number, number, number, number],
            },
          ]),
    ],
  };
}

const riga = (titolo: string): Content => ({
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5, lineColor: GRIGIO }] },
    { text: titolo, color: GRIGIO, fontSize: 8.5, margin: [0, 2, 0, 0] },
  ],
  margin: [0, 34, 0, 6],
});

function drawBlocco(blocco: Blocco): Content {
  switch (blocco.tipo) {
    case 'testo':
      return { text: blocco.testo, margin: [0, 8, 0, 0], lineHeight: 1.2 };
    case 'evidenza':
      return drawEvidenza(blocco.voci);
    case 'voci':
      return drawVoci(blocco.titolo, blocco.voci);
    case 'tabella':
      return drawTabella(blocco);
    case 'firme':
      return { unbreakable: true, columns: [riga(blocco.luogo), ...blocco.firme.map(riga)], columnGap: 24 };
  }
}

/** The sheet for the client that pdfmake lays out. */
export function drawComunicazione(c: Comunicazione): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [48, 40, 48, 46],
    info: { title: c.titolo, creator: 'Quadra', producer: 'Quadra' },
    defaultStyle: { font: 'Roboto', fontSize: 10 },
    ...(c.isBozza ? { watermark: { text: 'BOZZA', color: GRIGIO, opacity: 0.1, bold: true } } : {}),
    footer: (pagina, pagine) => ({
      margin: [48, 14, 48, 0],
      columns: [
        { text: `${c.studio} · ${c.quando}`, fontSize: 8, color: GRIGIO },
        { text: `Pagina ${pagina} di ${pagine}`, fontSize: 8, color: GRIGIO, alignment: 'right', width: 90 },
      ],
    }),
    content: [
      {
        columns: [
          [
            { text: c.studio, color: GRIGIO, margin: [0, 0, 0, 8] },
            { text: c.titolo, fontSize: 17, bold: true },
            { text: c.sottotitolo, color: GRIGIO, margin: [0, 1, 0, 0] },
          ],
          ...drawLogo(c.logo),
        ],
      },
      {
        text: [{ text: c.denominazione, bold: true }, c.codiceFiscale && ` · ${c.codiceFiscale}`],
        margin: [0, 10, 0, 0],
        fontSize: 11,
      },
      ...c.blocchi.map(drawBlocco),
    ],
  };
}
