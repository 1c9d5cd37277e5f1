import { testiStampa } from '@quadra/contract';
import type {
  Column,
  Content,
  ContentStack,
  ContentText,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import type {
  Foglio,
  QuadroFoglio,
  RigaFoglio,
  SezioneFoglio,
  TestataFoglio,
  VoceImpegno,
} from './foglio.ts';

export const GRIGIO = '#555555';
const FASCIA = '#eef1f4';
export const LINEA = '#c9ced3';
/** Typographic points that the logo may take: as large as on the pages. */
const LOGO_PUNTI: [number, number] = [132, 37.5];
const COLONNE_IMPEGNO = 4;
const FRONTESPIZIO = 'FR';
/** How far down the page a heading may stand, by its level: a quadro, a section of it. */
const FONDO: Readonly<Record<number, number>> = { 1: 0.86, 2: 0.92 };

const copertureLette: Readonly<Record<string, string>> = {
  esatto: 'Copertura: esatto',
  indicativo: 'Copertura: indicativo',
  'non gestito': 'Copertura: non gestito',
};

export function drawLogo(logo: TestataFoglio['logo']): Column[] {
  if (logo === null) return [];
  const margin: [number, number, number, number] = [0, 0, 0, 4];
  const dove = { fit: LOGO_PUNTI, alignment: 'right' as const, width: LOGO_PUNTI[0], margin };
  return ['svg' in logo ? { svg: logo.svg, ...dove } : { image: logo.image, ...dove }];
}

const drawVoce = (titolo: string, valore: string): ContentStack => ({
  stack: [
    { text: titolo, color: GRIGIO, fontSize: 7 },
    { text: valore || '—', fontSize: 9.5 },
  ],
  margin: [0, 2, 0, 2],
});

function drawTestata(t: TestataFoglio): Content {
  return {
    stack: [
      {
        columns: [
          [
            { text: `${t.tipo} ${t.anno}`, fontSize: 16, bold: true },
            { text: t.studio, color: GRIGIO, margin: [0, 0, 0, 6] },
          ],
          ...drawLogo(t.logo),
        ],
      },
      {
        table: {
          widths: ['*', '*', '*', '*'],
          body: [
            [
              { ...drawVoce('Cliente', t.denominazione), colSpan: 2 },
              '',
              drawVoce('Codice fiscale', t.codiceFiscale),
              drawVoce('Stato', t.stato),
            ],
            [
              drawVoce('Modello', t.modello),
              drawVoce("Anno d'imposta", String(t.annoImposta)),
              drawVoce('Finalità', t.finalita),
              drawVoce('Stampa', t.quando),
            ],
          ],
        },
        layout: { hLineColor: () => LINEA, vLineWidth: () => 0, hLineWidth: () => 0.5 },
      },
      { text: testiStampa.nonMinisteriale, fontSize: 8, italics: true, margin: [0, 6, 0, 4] },
      {
        text: '= valore calcolato. I righi senza valore non sono stampati.',
        fontSize: 7.5,
        color: GRIGIO,
        margin: [0, 0, 0, 6],
      },
    ],
  };
}

function drawRiga(riga: RigaFoglio): TableCell[] {
  const bold = riga.isTotale;
  return [
    { text: `${riga.rigo}`, bold: true },
    { text: String(riga.colonna), color: GRIGIO, alignment: 'center' },
    { stack: [{ text: riga.titolo, bold }, ...(riga.nota ? [drawNota(riga.nota)] : [])] },
    { text: riga.isCalcolata ? '=' : '', color: GRIGIO, alignment: 'right' },
    { text: riga.valore, alignment: 'right', bold },
  ];
}

const drawNota = (testo: string): ContentText => ({
  text: testo,
  fontSize: 7.5,
  italics: true,
  color: GRIGIO,
  margin: [0, 1, 0, 0],
});

function drawSezione(sezione: SezioneFoglio, hasModuli: boolean): Content {
  const titolo = hasModuli ? `${sezione.titolo} (modulo ${sezione.modulo})` : sezione.titolo;
  return {
    stack: [
      { text: titolo, bold: true, fontSize: 9, margin: [0, 5, 0, 2], headlineLevel: 2 },
      {
        table: {
          headerRows: 1,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          widths: [38, 24, '*', 10, 175],
          body: [
            [
              { text: 'Rigo', style: 'intestazione' },
              { text: 'Col.', style: 'intestazione', alignment: 'center' },
              { text: 'Descrizione', style: 'intestazione' },
              { text: '', style: 'intestazione' },
              { text: 'Valore', style: 'intestazione', alignment: 'right' },
            ],
            ...sezione.righe.map(drawRiga),
          ],
        },
        layout: {
          hLineWidth: () => 0.4,
          vLineWidth: () => 0,
          hLineColor: () => LINEA,
          paddingTop: () => 1.5,
          paddingBottom: () => 1.5,
        },
      },
    ],
  };
}

function drawQuadro(quadro: QuadroFoglio): Content {
  const hasModuli = quadro.sezioni.some((sezione) => sezione.modulo > 1);
  const vuoto: Content = { text: 'Nessun valore.', italics: true, color: GRIGIO, margin: [0, 3, 0, 0] };
  return {
    stack: [
      {
        table: {
          widths: ['*', 'auto'],
          body: [
            [
              { text: `Quadro ${quadro.codice}: ${quadro.titolo}`, bold: true, fontSize: 11 },
              {
                text: `${copertureLette[quadro.copertura] ?? quadro.copertura} · ${quadro.stato}`,
                fontSize: 8,
                margin: [0, 2, 0, 0],
              },
            ],
          ],
        },
        layout: { fillColor: () => FASCIA, hLineWidth: () => 0, vLineWidth: () => 0 },
        margin: [0, 8, 0, 0],
        headlineLevel: 1,
      },
      ...(quadro.nota ? [drawNota(quadro.nota)] : []),
      ...(quadro.sezioni.length === 0
        ? [vuoto]
        : quadro.sezioni.map((sezione) => drawSezione(sezione, hasModuli))),
    ],
  };
}

/** Four by four, under the frontespizio. */
function drawImpegno(voci: readonly VoceImpegno[]): Content[] {
  if (voci.length === 0) return [];
  const celle: ContentStack[] = voci.map(({ titolo, valore }) => drawVoce(titolo, valore));
  const righe = Array.from({ length: Math.ceil(celle.length / COLONNE_IMPEGNO) }, (_, riga) =>
    Array.from({ length: COLONNE_IMPEGNO }, (__, colonna) => celle[riga * COLONNE_IMPEGNO + colonna] ?? ''),
  );
  return [
    {
      unbreakable: true,
      stack: [
        { text: 'Impegno alla presentazione telematica', bold: true, fontSize: 9, margin: [0, 5, 0, 2] },
        {
          table: { widths: Array<string>(COLONNE_IMPEGNO).fill('*'), body: righe },
          layout: { hLineColor: () => LINEA, vLineWidth: () => 0, hLineWidth: () => 0.5 },
        },
      ],
    },
  ];
}

/** The document that pdfmake lays out. */
export function drawFoglio({ testata, quadri }: Foglio): TDocumentDefinitions {
  const quale = `${testata.denominazione} · ${testata.codiceFiscale} · ${testata.tipo} ${testata.anno}`;
  return {
    pageSize: 'A4',
    pageMargins: [36, 36, 36, 44],
    info: { title: `${testata.tipo} ${testata.anno}`, creator: 'Quadra', producer: 'Quadra' },
    defaultStyle: { font: 'Roboto', fontSize: 8.5 },
    styles: { intestazione: { fontSize: 7, color: GRIGIO } },
    ...(testata.isBozza ? { watermark: { text: 'BOZZA', color: GRIGIO, opacity: 0.1, bold: true } } : {}),
    footer: (pagina, pagine) => ({
      margin: [36, 8, 36, 0],
      columns: [
        { text: `${quale}\n${testiStampa.nonMinisteriale}`, fontSize: 6.5, color: GRIGIO },
        {
          text: `Pagina ${pagina} di ${pagine}\nProgramma ${testata.versioneProgramma}`,
          fontSize: 6.5,
          color: GRIGIO,
          alignment: 'right',
          width: 130,
        },
      ],
    }),
    // A heading too near the foot of the page would be parted from its first row.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel !== undefined && startPosition.verticalRatio > (FONDO[headlineLevel] ?? 1),
    content: [
      drawTestata(testata),
      ...quadri.flatMap((quadro) => [
        drawQuadro(quadro),
        ...(quadro.codice === FRONTESPIZIO ? drawImpegno(testata.impegno) : []),
      ]),
    ],
  };
}
