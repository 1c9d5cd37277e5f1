import type { Concetto } from '../../engine/index.ts';
import type { makeConcordato } from '../../regole/concordato-societa.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../scheda.ts';
import type { QuadroDiAnni } from './scheda-di-anni.ts';

type Concordato = ReturnType<typeof makeConcordato>;

const ALIQUOTE = [
  { codice: '1', descrizione: '10%, punteggio ISA da 8' },
  { codice: '2', descrizione: '12%, punteggio ISA da 6' },
  { codice: '3', descrizione: '15%, punteggio ISA sotto 6' },
];
const COMMA_1_BIS = [
  { codice: '1', descrizione: 'Adesione al 2025-2026 dal 13/6/2025: il limite di 85.000 euro vale' },
  { codice: '2', descrizione: 'Adesione precedente: nessun limite' },
];
/** Why it ends, by the year of the form (PF3 2025, r. 8700; PF3 2026, r. 8660-8685). */
const listCessazioni = (anno: number) =>
  [
    ['1', 'Attività diversa, con un altro ISA'],
    ['2', 'Attività cessata'],
    ['3', 'Conferimento o cessione di azienda o di ramo'],
    ['5', 'Ricavi o compensi oltre il limite degli ISA più il 50%'],
    ...(anno === 2025 ? [['6', 'Circostanze eccezionali oltre il 30%']] : []),
    ['7', 'Adesione al regime forfetario'],
    ...(anno > 2025
      ? [
          ['8', 'Socio e associazione non aderenti insieme'],
          ['9', 'Circostanze eccezionali oltre il 30%'],
        ]
      : []),
  ].map(([codice = '', descrizione = '']) => ({ codice, descrizione }));
const DECADENZE = [
  ['1', 'Violazioni di non lieve entità'],
  ['2', 'Dichiarazione modificata o integrata'],
  ['3', 'Dati non corrispondenti a quelli della proposta'],
  ['4', 'Requisiti venuti meno o cause di esclusione'],
  ['5', 'Versamento omesso'],
].map(([codice = '', descrizione = '']) => ({ codice, descrizione }));

interface Tipo {
  readonly titolo: string;
  readonly regole: Concordato;
  readonly effettivo: Concetto;
  /** Official righi: substitute tax, variations, what is left, end; then ours, for the comparison. */
  readonly righi: readonly [number, number, number, number, number];
}

const sostitutiva = (anno: number, { titolo, regole: c, righi: [numero] }: Tipo): RigoScheda =>
  rigo(numero, titolo, [
    inserisce(1, 'Reddito concordato', c.concordato, {
      istruzioni: 'P06 per il primo anno, P07 per il secondo.',
    }),
    inserisce(2, 'Reddito precedente', c.precedente, {
      istruzioni: 'P04; in caso di perdita non si compila.',
    }),
    mostra(3, 'Imponibile', c.eccedenza, { formulaBreve: 'col. 1 − col. 2' }),
    inserisce(4, 'Aliquota', c.fascia, {
      opzioni: ALIQUOTE,
      istruzioni: 'Solo per chi sceglie l’imposta sostitutiva: senza, tutto il reddito va ai soci.',
    }),
    mostra(5, 'Imposta sostitutiva', c.imposta),
    ...(anno > 2025 ? [inserisce(6, 'Comma 1-bis', c.comma1bis, { opzioni: COMMA_1_BIS })] : []),
    ...(anno > 2025 ? [mostra(90, 'Oltre 85.000', c.oltreLimite)] : []),
  ]);
const variazioni = ({ titolo, regole: c, righi: [, numero] }: Tipo): RigoScheda =>
  rigo(numero, `${titolo}: variazioni`, [
    inserisce(90, 'Positive', c.aumenti),
    inserisce(91, 'Negative', c.diminuzioni, { istruzioni: 'Senza segno.' }),
  ]);
const rettificato = ({ titolo, regole: c, righi: [, , numero] }: Tipo, minimo?: Concetto): RigoScheda =>
  rigo(numero, `${titolo}: reddito rettificato`, [
    mostra(1, 'Concordato netto', c.netto),
    mostra(2, 'Variazioni', c.variazioni, { negativi: true }),
    ...(minimo
      ? [
          mostra(3, 'Reddito minimo', minimo),
          inserisce(4, 'Soglie imputate', c.soglie),
          mostra(5, 'Reddito rettificato', c.rettificato),
          mostra(6, 'Perdita non compensata', c.perdita),
        ]
      : [mostra(3, 'Reddito rettificato', c.rettificato), mostra(4, 'Perdita non compensata', c.perdita)]),
  ]);
const fine = (anno: number, { titolo, regole: c, righi: [, , , numero] }: Tipo): RigoScheda =>
  rigo(numero, titolo, [
    inserisce(1, 'Cessazione', c.cessazione, { opzioni: listCessazioni(anno) }),
    inserisce(2, 'Decadenza', c.decadenza, { opzioni: DECADENZE }),
    annota(3, 'Primo periodo', 'intero', { min: 2024, max: 2099 }),
  ]);
/** The two ways beside each other: what one would declare, and what one declares having joined. */
const confronto = ({ titolo, regole: c, effettivo, righi: [, , , , numero] }: Tipo): RigoScheda =>
  rigo(numero, titolo, [
    mostra(1, 'Reddito senza concordato', effettivo, { negativi: true }),
    mostra(2, 'Reddito con il concordato', c.rettificato),
    mostra(3, 'Imponibile a sostitutiva', c.eccedenza),
    mostra(4, 'Imposta sostitutiva', c.imposta),
  ]);

/** Quadro CP of a company or an association, from the form of 2025: what was agreed, what is left, how it ends. */
export const makeQuadroCP = (
  anno: number,
  impresa: Omit<Tipo, 'titolo' | 'righi'> & { readonly minimo: Concetto },
  autonomo: Omit<Tipo, 'titolo' | 'righi'> | undefined,
  dipendeDa: readonly string[],
): QuadroDiAnni => {
  const primo: Tipo = { ...impresa, titolo: 'Impresa', righi: [1, 6, 7, 11, 901] };
  const secondo: Tipo[] = autonomo
    ? [{ ...autonomo, titolo: 'Lavoro autonomo', righi: [2, 8, 9, 12, 902] }]
    : [];
  const tutti = [primo, ...secondo];
  return {
    codice: 'CP',
    titolo: 'Concordato preventivo biennale',
    titoloBreve: 'Concordato',
    fascicolo: 1,
    dal: 2025,
    copertura: 'indicativo',
    nota: 'Righi e colonne come in Redditi PF, da riscontrare. Le variazioni si indicano sommate: le colonne da 90 e i righi da 901 sono interni.',
    dipendeDa,
    sezioni: [
      { titolo: 'Sezione I: imposta sostitutiva', righi: tutti.map((uno) => sostitutiva(anno, uno)) },
      {
        titolo: 'Sezione II: reddito d’impresa concordato',
        righi: [variazioni(primo), rettificato(primo, impresa.minimo)],
      },
      ...secondo.map((uno) => ({
        titolo: 'Sezione III: reddito di lavoro autonomo concordato',
        righi: [variazioni(uno), rettificato(uno)],
      })),
      { titolo: 'Sezione V: cessazione o decadenza', righi: tutti.map((uno) => fine(anno, uno)) },
      { titolo: 'Confronto con chi non aderisce (dati interni)', righi: tutti.map(confronto) },
    ],
  };
};
