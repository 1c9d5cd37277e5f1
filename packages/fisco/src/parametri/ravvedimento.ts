import type { Fonte, Valore } from '../engine/index.ts';
import { legge, percento } from './scrittura.ts';

/** The letters of art. 13, c. 1, D.Lgs. 472/1997 that are about a payment. */
export type Lettera = 'a' | 'a-bis' | 'b' | 'b-bis' | 'b-ter' | 'b-quater' | 'b-quinquies';

/** What the office has already notified when the taxpayer corrects himself. */
export type Atto = 'pvc' | 'schema' | 'schema dopo pvc';

/** Until when a letter holds; without an end, until the office acts. */
type Limite =
  | { readonly giorni: number }
  /** The term of the declaration of the year of the violation, or of the year after; without one, so many years. */
  | { readonly dichiarazione: 0 | 1 }
  | { readonly atto: Atto }
  | null;

export interface Riduzione {
  readonly lettera: Lettera;
  /** How it is called in the trade. */
  readonly nome: string;
  /** The sanction is divided by this. */
  readonly a: number;
  readonly entro: Limite;
  readonly fonte: Fonte;
}

export interface Sanzioni {
  /** For a payment not made, or more than ninety days late. */
  readonly piena: number;
  readonly fonte: Fonte;
  readonly riduzioni: readonly Riduzione[];
}

/** Late by no more than this, the sanction is a half; and of that half one part for each day, up to fifteen. */
export const GIORNI_META = 90;
export const GIORNI_AL_GIORNO = 15;

const ARTICOLO = 'D.Lgs. 472/1997';
const riduzione = (lettera: Lettera, nome: string, a: number, entro: Limite): Riduzione => ({
  lettera,
  nome,
  a,
  entro,
  fonte: legge(ARTICOLO, `art. 13, c. 1, lett. ${lettera}`),
});

const comuni: readonly Riduzione[] = [
  riduzione('a', 'breve', 10, { giorni: 30 }),
  riduzione('a-bis', 'intermedio', 9, { giorni: 90 }),
  riduzione('b', 'lungo', 8, { dichiarazione: 0 }),
];

/** By the day of the violation, not by that of the payment (D.Lgs. 87/2024, art. 5). */
export const sanzioni: readonly Valore<Sanzioni>[] = [
  {
    dal: '2016-01-01',
    al: '2024-08-31',
    fonte: legge('D.Lgs. 471/1997', 'art. 13, c. 1'),
    valore: {
      piena: percento(30),
      fonte: legge('D.Lgs. 471/1997', 'art. 13, c. 1'),
      riduzioni: [
        ...comuni,
        riduzione('b-bis', 'biennale', 7, { dichiarazione: 1 }),
        riduzione('b-ter', 'ultrabiennale', 6, null),
        riduzione('b-quater', 'dopo la constatazione', 5, { atto: 'pvc' }),
      ],
    },
  },
  {
    dal: '2024-09-01',
    fonte: legge('D.Lgs. 87/2024', 'artt. 2, 3 e 5'),
    valore: {
      piena: percento(25),
      fonte: legge('D.Lgs. 471/1997', 'art. 13, c. 1, come modificato dal D.Lgs. 87/2024, art. 2'),
      riduzioni: [
        ...comuni,
        riduzione('b-bis', 'oltre il termine della dichiarazione', 7, null),
        riduzione('b-ter', 'dopo lo schema di atto', 6, { atto: 'schema' }),
        riduzione('b-quater', 'dopo la constatazione', 5, { atto: 'pvc' }),
        riduzione('b-quinquies', 'dopo lo schema di atto e la constatazione', 4, { atto: 'schema dopo pvc' }),
      ],
    },
  },
];
