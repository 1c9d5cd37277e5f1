import * as k from '../../../regole/cripto-cessioni.ts';
import * as r from '../../../regole/plusvalenze.ts';
import * as q from '../../../regole/plusvalenze-ordinarie.ts';
import { partecipazioni } from '../../../regole/rivalutazioni.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';

export const uno = (
  numero: number,
  titolo: string,
  dato: Parameters<typeof inserisce>[2],
  istruzioni?: string,
) => rigo(numero, titolo, [inserisce(1, 'Importo', dato, istruzioni ? { istruzioni } : {})]);
export const euro = (numero: number, titolo: string): RigoScheda =>
  rigo(numero, titolo, [annota(1, 'Importo', 'euro')]);
export const solo = (
  numero: number,
  titolo: string,
  concetto: Parameters<typeof mostra>[2],
  formulaBreve: string,
  totale = false,
): RigoScheda =>
  rigo(numero, titolo, [mostra(1, 'Importo', concetto, { formulaBreve })], totale ? { totale } : {});
const SENZA_MINUS = { istruzioni: 'La cessione non dà minusvalenze.' };
export const scritto = (dato: Parameters<typeof inserisce>[2]): Colonna =>
  inserisce(1, 'Rideterminato', dato, SENZA_MINUS);
const affrancamenti = [
  { codice: '1', descrizione: 'D.L. 138/2011: valore al 31 dicembre 2011' },
  { codice: '2', descrizione: 'D.L. 66/2014: valore al 30 giugno 2014' },
  { codice: '3', descrizione: 'Entrambe le opzioni' },
];
/** The two boxes of a cost that was written up: the second is ticked for gains of before July 2014, a code after. */
const rideterminato = ({ raccolta, rideterminato: dato }: Cessioni): readonly Colonna[] => [
  scritto(dato),
  raccolta === r.cessioni.raccolta
    ? annota(2, 'Affrancato', 'codice', { opzioni: affrancamenti })
    : annota(2, 'Affrancato', 'barrata'),
];

/** A loss in the first column, a gain in the second. */
export const esito = (
  numero: number,
  titolo: string,
  [minus, plus]: readonly [Parameters<typeof mostra>[2], Parameters<typeof mostra>[2]],
  formulaBreve: string,
  altro: { readonly raccolta?: string; readonly continua?: true } = {},
): RigoScheda =>
  rigo(
    numero,
    titolo,
    [mostra(1, 'Minusvalenza', minus, { formulaBreve }), mostra(2, 'Plusvalenza', plus, { formulaBreve })],
    altro,
  );

type Cessioni = typeof r.cessioni;
/** Until 2024: proceeds and costs are two righi. */
export const cessioniFino2024 = (da: number, di: Cessioni, { raccolta, corrispettivi, costi } = di) => [
  rigo(da, 'Totale dei corrispettivi', [inserisce(1, 'Importo', corrispettivi)], { raccolta }),
  rigo(da + 1, 'Totale dei costi', [...rideterminato(di), inserisce(3, 'Importo', costi)], {
    raccolta,
    continua: true,
  }),
];
/** From 2025: a rigo of totals, and one for each sale whose cost was written up. */
export const cessioniDal2025 = (da: number, di: Cessioni, { raccolta, corrispettivi, costi } = di) => [
  rigo(
    da,
    'Corrispettivi e costi',
    [inserisce(1, 'Corrispettivi', corrispettivi), inserisce(2, 'Costi', costi)],
    { raccolta },
  ),
  rigo(
    da + 1,
    'Costo rideterminato o affrancato',
    [...rideterminato(di), inserisce(3, 'Corrispettivo', corrispettivi), inserisce(4, 'Costo', costi)],
    { raccolta },
  ),
];
export const coppia = (
  numero: number,
  titolo: string,
  di: {
    readonly raccolta: string;
    readonly corrispettivo: typeof q.corrispettivo;
    readonly costo: typeof q.costo;
  },
) =>
  rigo(numero, titolo, [inserisce(1, 'Corrispettivi', di.corrispettivo), inserisce(2, 'Costi', di.costo)], {
    raccolta: di.raccolta,
  });

/** Of the losses before, those whose year is said: the form has no place for them, and tells what is left of each. */
export const perAnno: readonly Colonna[] = r.minusAnni.map(({ dato, eta }) =>
  inserisce(94 - eta, `di cui di ${r.nameEta(eta)} prima`, dato, {
    istruzioni: 'Parte delle minusvalenze precedenti. Le più vecchie si usano per prime.',
  }),
);
/** What is left of the losses of each year, and that of the year. */
export const residue = (
  numero: number,
  sezione: string,
  annoCorrente: Parameters<typeof mostra>[2],
  resta?: typeof r.minusAnni,
): RigoScheda =>
  rigo(numero, sezione, [
    ...([4, 3, 2, 1] as const).map((eta) => {
      const titolo = `Di ${r.nameEta(eta)} prima`;
      const suo = resta?.find((m) => m.eta === eta);
      return suo ? mostra(5 - eta, titolo, suo.resta) : annota(5 - eta, titolo, 'euro');
    }),
    mostra(5, 'Dell’anno', annoCorrente),
  ]);
export const daRiportare = rigo(901, 'Minusvalenze al 26% da riportare (dato interno)', [
  mostra(1, 'In tutto', r.minusDaRiportare),
]);
export const creditoRt = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Imposta a credito',
    [
      inserisce(1, 'Eccedenza precedente', r.eccedenzaTotale),
      inserisce(2, 'Compensata in F24', r.eccedenzaCompensata),
      mostra(3, 'Credito', r.credito, { formulaBreve: 'col. 1 − col. 2 − eccedenze utilizzate, a RX20' }),
    ],
    { totale: true },
  );
export const versataSostitutiva = (numero: number): RigoScheda =>
  rigo(numero, 'Imposta versata sulle qualificate', [
    mostra(1, 'Totale', q.impostaVersata, { formulaBreve: 'a RN33' }),
  ]);
/** The forms of 2023 and 2024 leave the second column out. */
export const rivalutazione = (numero: number, dopo: 0 | 1): RigoScheda =>
  rigo(
    numero,
    'Partecipazione rivalutata',
    [
      inserisce(1, 'Valore rivalutato', partecipazioni.valore),
      mostra(2 + dopo, 'Imposta dovuta', partecipazioni.dovuta, { formulaBreve: 'col. 1 × aliquota' }),
      inserisce(3 + dopo, 'Già versata', partecipazioni.versata),
      mostra(4 + dopo, 'Da versare', partecipazioni.daVersare, { formulaBreve: 'dovuta − già versata' }),
      annota(5 + dopo, 'Rateizzazione', 'barrata'),
      annota(6 + dopo, 'Cumulativo', 'barrata'),
    ],
    { raccolta: partecipazioni.raccolta },
  );
export const valoreNormale = (numero: number, verso: string): RigoScheda =>
  rigo(
    numero,
    'Cripto-attività al valore normale',
    [
      inserisce(1, 'Valore', k.valore),
      mostra(2, 'Imposta', k.impostaValore, { formulaBreve: `col. 1 × aliquota${verso}` }),
      annota(3, 'Rateizzazione', 'barrata'),
      annota(4, 'Cumulativo', 'barrata'),
    ],
    { raccolta: k.valutazioni },
  );
/** Losses of the intermediaries: of which of earlier years. */
export const certificate = (numero: number, dato: typeof r.minusCertificate): RigoScheda =>
  rigo(numero, 'Minusvalenze certificate dagli intermediari', [
    annota(1, 'di cui anni precedenti', 'euro'),
    inserisce(2, 'Importo', dato),
  ]);
/** Taxable gain that somebody worked out: no rigo of the form. */
export const indicata = rigo(921, 'Plusvalenza già determinata (dato interno)', [
  inserisce(1, 'Parte imponibile', q.imponibileIndicato, {
    istruzioni: 'Già ridotta alla parte imponibile dell’anno della cessione.',
  }),
  mostra(2, 'Reddito', q.redditoQualificate, { formulaBreve: 'con le sezioni III e IV, a RN1' }),
]);
