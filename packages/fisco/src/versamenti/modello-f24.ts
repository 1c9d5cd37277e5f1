import { withModulo } from '../modelli/chiave.ts';
import type { Casella, DatiModello, Quadro, Rigo, TipoCasella, ValoreCasella } from '../modelli/modello.ts';
import {
  capienze,
  computeTotale,
  creditoDi,
  debitoDi,
  RIGHI_SEMPLIFICATO,
  type RigoF24,
  type SezioneF24,
  type TipoF24,
} from './f24.ts';

/** What a row of a section asks. `valore`: what is written there, amounts in cents; nothing where the place stays empty. */
export interface ColonnaF24 {
  readonly titolo: string;
  readonly tipo: Extract<TipoCasella, 'testo' | 'intero' | 'barrata' | 'decimale'>;
  readonly valore: (rigo: RigoF24) => string | number | boolean | undefined;
  /** One for the whole model on the official paper, whichever row says it. */
  readonly delModello?: true;
}
const testo = (titolo: string, valore: ColonnaF24['valore']): ColonnaF24 => ({
  titolo,
  tipo: 'testo',
  valore,
});
const segno = (titolo: string, valore: ColonnaF24['valore']): ColonnaF24 => ({
  ...{ titolo, tipo: 'barrata', valore },
});
const importo = (titolo: string, valore: (rigo: RigoF24) => number | undefined): ColonnaF24 => ({
  ...{ titolo, tipo: 'decimale', valore: (rigo) => valore(rigo) || undefined },
});

const codice = testo('Codice tributo', (r) => r.codice);
const rateazione = testo('Rateaz./mese', (r) => r.rateazione);
const anno = testo('Anno', (r) => r.anno);
const ente = testo('Ente', (r) => r.ente);
const causale = testo('Causale', (r) => r.codice);
const [da, a] = [testo('Da mese', (r) => r.da), testo('A mese', (r) => r.a)];
const dellAtto = [
  { ...testo('Ufficio', (r) => r.ufficio), delModello: true },
  { ...testo('Atto', (r) => r.atto), delModello: true },
] as const;
const immobili: ColonnaF24 = {
  titolo: 'Immob.',
  tipo: 'intero',
  valore: (r) => r.immobili || undefined,
};
const segniLocali = [
  segno('Ravv.', (r) => r.ravvedimento),
  segno('Var.', (r) => r.variati),
  segno('Acc.', (r) => r.acconto),
  segno('Saldo', (r) => r.saldo),
  immobili,
];
const detrazione = importo('Detrazione', (r) => r.detrazione);

/** What each section asks beside the amounts, in the order of the paper. */
export const colonneF24: Readonly<Record<SezioneF24, readonly ColonnaF24[]>> = {
  erario: [codice, rateazione, anno, ...dellAtto],
  inps: [
    testo('Sede', (r) => r.sede),
    causale,
    testo('Matricola, codice o filiale', (r) => r.posizione),
    da,
    a,
  ],
  regioni: [testo('Regione', (r) => r.ente), codice, rateazione, anno],
  locali: [ente, ...segniLocali, codice, rateazione, anno, detrazione],
  inail: [
    testo('Sede', (r) => r.sede),
    testo('Codice ditta', (r) => r.posizione),
    testo('C.c.', (r) => r.cc),
    testo('Riferimento', (r) => r.riferimento),
    causale,
  ],
  altri: [ente, testo('Sede', (r) => r.sede), causale, testo('Posizione', (r) => r.posizione), da, a],
  elide: [testo('Tipo', (r) => r.tipo), testo('Elementi', (r) => r.elementi), codice, anno],
};
export const importiF24: readonly ColonnaF24[] = [
  importo('A debito', debitoDi),
  importo('A credito', creditoDi),
];

/** A list of the paper: the letters of its righi, its name, how many it has, what each asks. */
interface ListaF24 {
  readonly quadro: string;
  readonly titolo: string;
  readonly posti: number;
  readonly sezioni: readonly SezioneF24[];
  readonly colonne: readonly ColonnaF24[];
}
const NOMI: readonly (readonly [SezioneF24, quadro: string, titolo: string])[] = [
  ['erario', 'ER', 'Erario'],
  ['inps', 'IN', 'INPS'],
  ['regioni', 'RE', 'Regioni'],
  ['locali', 'LO', 'IMU e altri tributi locali'],
  ['inail', 'AI', 'INAIL'],
  ['altri', 'AL', 'Altri enti previdenziali e assicurativi'],
  ['elide', 'EL', 'Erario ed altro'],
];
const LETTERE: Partial<Record<SezioneF24, string>> = { erario: 'ER', regioni: 'RG', locali: 'EL' };
const semplificato: ListaF24 = {
  ...{ quadro: 'SE', titolo: 'Motivo del pagamento', posti: RIGHI_SEMPLIFICATO },
  sezioni: ['erario', 'regioni', 'locali'],
  colonne: [
    testo('Sezione', (r) => LETTERE[r.sezione]),
    codice,
    testo('Codice ente', (r) => r.ente),
    ...segniLocali,
    rateazione,
    anno,
    detrazione,
    ...importiF24,
  ],
};

function listListe(tipo: TipoF24): readonly ListaF24[] {
  if (tipo === 'semplificato') return [semplificato];
  return NOMI.flatMap(([sezione, quadro, titolo]): ListaF24[] => {
    const posti = capienze[tipo][sezione];
    if (posti === undefined) return [];
    const sue = colonneF24[sezione].filter(({ delModello }) => !delModello);
    return [{ quadro, titolo, posti, sezioni: [sezione], colonne: [...sue, ...importiF24] }];
  });
}

/** Who pays, as the head of the paper asks; a day is `2026-06-30`. */
export interface TestataF24 {
  readonly cognome: string;
  readonly nome?: string;
  readonly dataNascita?: string;
  readonly sesso?: string;
  readonly comuneNascita?: string;
  readonly provinciaNascita?: string;
  readonly comune?: string;
  readonly provincia?: string;
  readonly indirizzo?: string;
  readonly data: string;
  readonly iban?: string;
}
type Voce = readonly [titolo: string, tipo: TipoCasella, valore: (testata: TestataF24) => string | undefined];
const TESTATA: readonly (readonly Voce[])[] = [
  [
    ['Cognome, denominazione o ragione sociale', 'testo', (t) => t.cognome],
    ['Nome', 'testo', (t) => t.nome],
  ],
  [
    ['Data di nascita', 'data', (t) => t.dataNascita],
    ['Sesso', 'testo', (t) => t.sesso],
    ['Comune di nascita', 'testo', (t) => t.comuneNascita],
    ['Provincia di nascita', 'testo', (t) => t.provinciaNascita],
  ],
  [
    ['Domicilio fiscale, comune', 'testo', (t) => t.comune],
    ['Domicilio fiscale, provincia', 'testo', (t) => t.provincia],
    ['Domicilio fiscale, via e numero', 'testo', (t) => t.indirizzo],
  ],
  [
    ['Data del versamento', 'data', (t) => t.data],
    ['IBAN di addebito', 'testo', (t) => t.iban],
  ],
];
/** Who pays is on the paper whatever of it has a place: the righi are what is paid. */
export const QUADRO_TESTATA = 'CO';
const FINALE = 'FI';
/** Of the whole model, whichever row says it. */
const DEL_MODELLO: readonly (readonly [titolo: string, valore: (rigo: RigoF24) => string | undefined])[] = [
  ['Codice ufficio', (r) => r.ufficio],
  ['Codice atto', (r) => r.atto],
  ['Identificativo operazione', (r) => r.operazione],
];

const makeRigo = (
  quadro: string,
  rigo: number,
  titolo: string,
  colonne: readonly Voce[] | readonly ColonnaF24[],
): Rigo => ({
  ...{ rigo, codice: `${quadro}${rigo}`, titolo },
  caselle: colonne.map((una, posto): Casella => {
    const [nome, tipo] = 'titolo' in una ? [una.titolo, una.tipo] : una;
    const colonna = posto + 1;
    return {
      chiave: `${quadro}${rigo}.${colonna}`,
      quadro,
      rigo,
      colonna,
      titolo: nome,
      tipo,
      inserita: true,
    };
  }),
});
const makeQuadro = (codice: string, titolo: string, righi: readonly Rigo[]): Quadro => ({
  ...{ codice, titolo, titoloBreve: titolo, fascicolo: 1, copertura: 'esatto' },
  ...{ moduli: true, calcolato: false, dipendeDa: [], sezioni: [{ titolo, righi }] },
});
const TOTALI: readonly Voce[] = ['Totale a debito', 'Totale a credito', 'Saldo'].map(
  (titolo) => [titolo, 'decimale', () => undefined] as const,
);

/** A paper of the F24 as a form: what has a place on it, by the keys of its caselle (`ER1.1`). A further paper is a further modulo. */
export interface ModelloF24 {
  readonly quadri: readonly Quadro[];
  findCasella(chiave: string): Casella | undefined;
}

/** The form of a kind of F24: keys are of the house, the paper has none. */
export function getModelloF24(tipo: TipoF24): ModelloF24 {
  const liste = listListe(tipo).map(({ quadro, titolo, posti, colonne }) =>
    makeQuadro(quadro, titolo, [
      ...Array.from({ length: posti }, (_, n) =>
        makeRigo(quadro, n + 1, `${titolo}, riga ${n + 1}`, colonne),
      ),
      makeRigo(quadro, posti + 1, `${titolo}, totali`, TOTALI),
    ]),
  );
  const quadri = [
    makeQuadro(
      QUADRO_TESTATA,
      'Contribuente',
      TESTATA.map((voci, n) => makeRigo(QUADRO_TESTATA, n + 1, 'Contribuente', voci)),
    ),
    ...liste,
    makeQuadro(FINALE, 'Modello', [
      makeRigo(FINALE, 1, 'Saldo finale', [['Saldo finale', 'decimale', () => undefined]]),
      makeRigo(
        FINALE,
        2,
        'Atto e operazione',
        DEL_MODELLO.map(([titolo]) => [titolo, 'testo', () => undefined] as const),
      ),
    ]),
  ];
  const caselle = new Map(
    quadri.flatMap(({ sezioni }) =>
      sezioni.flatMap(({ righi }) =>
        righi.flatMap((rigo) => rigo.caselle.map((casella) => [casella.chiave, casella] as const)),
      ),
    ),
  );
  return { quadri, findCasella: (chiave) => caselle.get(chiave) };
}

const toValore = ({ tipo, valore }: ColonnaF24, rigo: RigoF24): ValoreCasella | undefined => {
  const scritto = valore(rigo);
  return tipo === 'decimale' && typeof scritto === 'number' ? scritto / 100 : scritto;
};

function listLista({ quadro, posti, sezioni, colonne }: ListaF24, righi: readonly RigoF24[]) {
  const suoi = righi.filter(({ sezione }) => sezioni.includes(sezione));
  if (suoi.length === 0) return [];
  const { debito, credito, saldo } = computeTotale(suoi);
  return [
    ...suoi.flatMap((rigo, n) =>
      colonne.map((colonna, c) => [`${quadro}${n + 1}.${c + 1}`, toValore(colonna, rigo)] as const),
    ),
    ...[debito || undefined, credito || undefined, saldo].map(
      (centesimi, c) =>
        [`${quadro}${posti + 1}.${c + 1}`, centesimi === undefined ? undefined : centesimi / 100] as const,
    ),
  ];
}

/**
 * What is written on the papers of a model, by the keys of its form: the rows of each paper are those of a modulo. Amounts in
 * euro with cents; what is empty is not there, a balance of zero is.
 */
export function writeDatiF24(
  tipo: TipoF24,
  testata: TestataF24,
  fogli: readonly (readonly RigoF24[])[],
): DatiModello {
  const voci = TESTATA.flatMap((sue, n) =>
    sue.map(([, , valore], c) => [`${QUADRO_TESTATA}${n + 1}.${c + 1}`, valore(testata)] as const),
  );
  return Object.fromEntries(
    fogli.flatMap((righi, n) =>
      [
        ...voci,
        ...listListe(tipo).flatMap((lista) => listLista(lista, righi)),
        [`${FINALE}1.1`, computeTotale(righi).saldo / 100] as const,
        ...DEL_MODELLO.map(
          ([, valore], c) => [`${FINALE}2.${c + 1}`, righi.map(valore).find(Boolean)] as const,
        ),
      ].flatMap(([chiave, valore]) =>
        valore === undefined || valore === '' || valore === false
          ? []
          : [[withModulo(chiave, n + 1), valore] as const],
      ),
    ),
  );
}
