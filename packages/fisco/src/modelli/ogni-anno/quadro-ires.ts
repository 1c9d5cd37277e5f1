import type { Concetto, Dato } from '../../engine/index.ts';
import type { iresSocieta } from '../../regole/ires.ts';
import { inserisce, mostra, type RigoScheda, rigo } from '../scheda.ts';

const uno = (numero: number, titolo: string, dato: Dato): RigoScheda =>
  rigo(numero, titolo, [inserisce(1, 'Importo', dato)]);
const conta = (numero: number, titolo: string, concetto: Concetto, totale = false): RigoScheda =>
  rigo(numero, titolo, [mostra(1, 'Importo', concetto, { negativi: true })], totale ? { totale } : {});

/** The numbers of the righi of a form from the income to the balance. */
interface Numeri {
  readonly reddito: number;
  readonly perdita: number;
  readonly perdite: number;
  readonly deduzioni: number;
  readonly imponibile: number;
  readonly imposta: number;
  readonly detrazioni: number;
  readonly netta: number;
  readonly crediti: readonly [number, number, number, number, number];
  readonly dovuta: number;
  readonly creditiImprese: number;
  readonly eccedenza: number;
  readonly compensata: number;
  readonly acconti: number;
  readonly debito: number;
  readonly credito: number;
}

/** Where only the rigo of the tax due is known: the others are ours. */
export const righiInterni: Omit<Numeri, 'dovuta'> = {
  reddito: 911,
  perdita: 912,
  perdite: 913,
  deduzioni: 914,
  imponibile: 915,
  imposta: 916,
  detrazioni: 917,
  netta: 918,
  crediti: [919, 920, 921, 922, 923],
  creditiImprese: 931,
  eccedenza: 932,
  compensata: 933,
  acconti: 934,
  debito: 935,
  credito: 936,
};

/** The righi that take an income to its IRES, under the numbers of a form. */
export function makeRighiIres(c: typeof iresSocieta, n: Numeri): RigoScheda[] {
  const [fondi, esteri, altri, ritenute, totale] = n.crediti;
  return [
    conta(n.reddito, 'Reddito', c.reddito),
    conta(n.perdita, 'Perdita', c.perdita),
    rigo(n.perdite, 'Perdite scomputabili', [
      inserisce(1, 'Limitata 80%', c.perditeLimitate),
      inserisce(2, 'Piena', c.perditePiene),
      mostra(3, 'Scomputate', c.perditeUsate),
    ]),
    uno(n.deduzioni, 'ACE e altre deduzioni', c.deduzioni),
    conta(n.imponibile, 'Reddito imponibile', c.imponibile, true),
    conta(n.imposta, c.imposta.titolo, c.imposta),
    uno(n.detrazioni, 'Detrazioni', c.detrazioni),
    conta(n.netta, 'Imposta netta', c.netta),
    uno(fondi, 'Crediti sui fondi comuni', c.creditiFondi),
    uno(esteri, 'Credito per imposte estere', c.creditiEsteri),
    uno(altri, 'Altri crediti d’imposta', c.altriCrediti),
    uno(ritenute, 'Ritenute d’acconto', c.ritenute),
    conta(totale, 'Totale crediti e ritenute', c.crediti),
    conta(n.dovuta, 'IRES dovuta o differenza a favore', c.dovuta, true),
    uno(n.creditiImprese, 'Crediti d’imposta alle imprese', c.creditiImprese),
    uno(n.eccedenza, 'Eccedenza della dichiarazione precedente', c.eccedenza),
    uno(n.compensata, 'Eccedenza compensata in F24', c.compensata),
    uno(n.acconti, 'Acconti versati', c.acconti),
    conta(n.debito, 'Imposta a debito', c.debito, true),
    conta(n.credito, 'Imposta a credito', c.credito, true),
  ];
}
