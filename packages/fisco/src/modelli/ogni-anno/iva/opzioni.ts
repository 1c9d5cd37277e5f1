import { opzioneRettifica, opzioneTrimestrale } from '../../../regole/iva-prospetti.ts';
import { annota, inserisce, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { NOTA, quadroIva } from './parti.ts';

interface Opzione {
  readonly rigo: number;
  readonly titolo: string;
  readonly dal?: number;
  /** First form in which it is also taken back; always, where nothing is said. */
  readonly revocaDal?: number;
}
const righi = (
  ...voci: readonly (readonly [rigo: number, titolo: string, altro?: Omit<Opzione, 'rigo' | 'titolo'>])[]
) => voci.map(([numero, titolo, altro]): Opzione => ({ rigo: numero, titolo, ...altro }));

const SEZIONI: readonly { readonly titolo: string; readonly opzioni: readonly Opzione[] }[] = [
  {
    titolo: '1. Imposta sul valore aggiunto',
    opzioni: righi(
      [1, 'Rettifica della detrazione per beni ammortizzabili (art. 19-bis2, c. 4)'],
      [2, 'Liquidazioni trimestrali (art. 7 D.P.R. 542/1999)'],
      [3, 'Agricoltura: rinuncia all’esonero e regime ordinario (art. 34, c. 6 e 11)'],
      [4, 'Attività separate (art. 36, c. 3)'],
      [5, 'Dispensa per operazioni esenti (art. 36-bis)'],
      [6, 'Editoria (art. 74, c. 1)'],
      [7, 'Intrattenimenti e giochi: modi ordinari (art. 74, c. 6)'],
      [8, 'Acquisti intracomunitari (art. 38, c. 6, D.L. 331/1993)'],
      [9, 'Beni usati, regime del margine (art. 36 D.L. 41/1995)'],
      [10, 'Cessioni a distanza e servizi a privati di altri Stati'],
      [11, 'Acquisti e cessioni a distanza per Stato'],
      [12, 'Contabilità presso terzi (art. 1, c. 3, D.P.R. 100/1998)'],
      [13, 'Oro da investimento'],
      [14, 'Spettacoli viaggianti e minori: modi ordinari (art. 74-quater, c. 5)'],
      [15, 'IVA per cassa (art. 32-bis D.L. 83/2012)'],
      [16, 'Servizi elettronici a privati di altri Stati', { dal: 2021 }],
      [17, 'Commercio elettronico', { dal: 2022 }],
      [18, 'ODV e APS in regime forfetario', { dal: 2025 }],
    ),
  },
  {
    titolo: '2. Imposte sui redditi',
    opzioni: righi(
      [20, 'Imprese minori: contabilità ordinaria'],
      [21, 'Professionisti: contabilità ordinaria'],
      [22, 'Altre attività agricole: reddito ordinario (art. 56-bis TUIR)'],
      [23, 'Società agricole: reddito agrario (L. 296/2006, art. 1, c. 1093)'],
      [24, 'Società che commercializzano prodotti dei soci (L. 296/2006, art. 1, c. 1094)'],
      [25, 'Energia agricola: reddito ordinario'],
      [
        26,
        'Contabilità semplificata: registri IVA senza incassi e pagamenti (art. 18, c. 5, D.P.R. 600/1973)',
      ],
      [27, 'Giovani in agricoltura (L. 36/2024)', { dal: 2025 }],
    ),
  },
  {
    titolo: '3. IVA e imposte sui redditi',
    opzioni: righi(
      [30, 'Associazioni sportive e altre (L. 398/1991)'],
      [31, 'Associazioni agricole: modi ordinari'],
      [32, 'Agriturismo: IVA e reddito ordinari'],
      [33, 'Regime forfetario (L. 190/2014): modi ordinari'],
      [34, 'Regime di vantaggio (art. 27 D.L. 98/2011)'],
      [35, 'Enoturismo: modi ordinari', { dal: 2020, revocaDal: 2023 }],
      [36, 'Oleoturismo: modi ordinari', { dal: 2021, revocaDal: 2024 }],
    ),
  },
  { titolo: '4. Imposta sugli intrattenimenti', opzioni: righi([40, 'Intrattenimenti: modi ordinari']) },
  {
    titolo: '5. IRAP',
    opzioni: righi([50, 'Amministrazioni pubbliche: attività commerciali (art. 10-bis, c. 2)']),
  },
];

/** The options that something else of the return asks for. */
const LETTE: Readonly<Record<number, typeof opzioneTrimestrale>> = {
  1: opzioneRettifica,
  2: opzioneTrimestrale,
};
const makeOpzione = (numero: number) => {
  const letta = LETTE[numero];
  return letta ? inserisce(1, 'Opzione', letta) : annota(1, 'Opzione', 'barrata');
};

/** VO of a form: options and revocations, each with the year it began. */
export const makeVO = (anno: number): QuadroDiAnni =>
  quadroIva(
    'VO',
    ['Comunicazione di opzioni e revoche', 'Opzioni'],
    SEZIONI.map(({ titolo, opzioni }) => ({
      titolo,
      righi: opzioni
        .filter(({ dal = 0 }) => anno >= dal)
        .map((opzione) =>
          rigo(opzione.rigo, opzione.titolo, [
            makeOpzione(opzione.rigo),
            ...(anno >= (opzione.revocaDal ?? 0) ? [annota(2, 'Revoca', 'barrata')] : []),
          ]),
        ),
    })),
    { nota: `${NOTA} Le caselle oltre la seconda non sono presenti.` },
  );
