import { toCentesimi, toEuro } from '@quadra/values';
import type { ChiaveCasella, EsitoCasella, Modello } from '../modelli/modello.ts';
import type { AddendoLettera, CifraLettera, FonteLettera, FraseLettera, PezzoLettera } from './tipi.ts';

/** A declaration as the letter reads it. */
export interface LatoLettera {
  readonly modello: Modello;
  readonly get: (chiave: ChiaveCasella) => EsitoCasella;
}

/** A casella of a sum, with its sign. */
export type Termine = readonly [chiave: ChiaveCasella, segno: 1 | -1];

const ORDINE = ['completo', 'provvisorio', 'incompleto'] as const;
type Stato = CifraLettera['stato'];
/** The worst of two states. */
const worse = (a: Stato, b: Stato): Stato => (ORDINE.indexOf(a) >= ORDINE.indexOf(b) ? a : b);
const toStato = ({ stato }: EsitoCasella): Stato =>
  stato === 'incompleto' || stato === 'provvisorio' ? stato : 'completo';

const readEuro = ({ valore }: EsitoCasella): number => (typeof valore === 'number' ? valore : 0);

/** Figures in hand: of nothing, zero. */
export const ZERO: CifraLettera = {
  ...{ importo: 0, addendi: [], parte: null, conSegno: false },
  ...{ stato: 'completo', precisione: 'esatto' },
};

const cents = (euro: number): number => toEuro(toCentesimi(euro));

/** The sum of two figures: their addends, the worst of their states. */
export const addCifre = (a: CifraLettera, b: CifraLettera): CifraLettera => ({
  ...a,
  importo: cents(a.importo + b.importo),
  addendi: [...a.addendi, ...b.addendi],
  stato: worse(a.stato, b.stato),
  precisione: a.precisione === 'indicativo' ? 'indicativo' : b.precisione,
});

/** The same figure on the other side. */
export const negate = (cifra: CifraLettera): CifraLettera => ({
  ...cifra,
  importo: -cifra.importo || 0,
  addendi: cifra.addendi.map((uno) => ({ ...uno, importo: -uno.importo || 0 })),
});

export const withSegno = (cifra: CifraLettera): CifraLettera => ({ ...cifra, conSegno: true });

export const withoutSegno = (cifra: CifraLettera): CifraLettera => ({ ...cifra, conSegno: false });

/** What some caselle make together on a side; those that the form has not, or leaves empty, are no addends. */
export function sumCaselle(
  { modello, get }: LatoLettera,
  termini: readonly Termine[],
  fonte: FonteLettera = 'dichiarazione',
): CifraLettera {
  return termini.reduce<CifraLettera>((somma, [chiave, segno]) => {
    const casella = modello.findCasella(chiave);
    const esito = casella && get(chiave);
    if (!casella || !esito || esito.stato === 'vuoto') return somma;
    const importo = readEuro(esito);
    if (importo === 0 && esito.stato !== 'incompleto') return somma;
    const addendo: AddendoLettera = {
      fonte,
      casella: chiave,
      nome: casella.titolo,
      importo: segno * importo,
    };
    return addCifre(somma, {
      ...ZERO,
      ...{
        importo: segno * importo,
        addendi: [addendo],
        stato: toStato(esito),
        precisione: esito.precisione,
      },
    });
  }, ZERO);
}

/** Words and figures as one sentence: what is text stays text. */
export const frase = (...pezzi: readonly (string | PezzoLettera)[]): FraseLettera =>
  pezzi.flatMap((pezzo) => (pezzo === '' ? [] : [typeof pezzo === 'string' ? { testo: pezzo } : pezzo]));
