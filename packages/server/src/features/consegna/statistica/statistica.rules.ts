import type { StatisticaFilo, StatisticaRichiesta } from '@quadra/contract';
import { BOM, writeNumero, writeRiga, writeTesto } from '../../base/lavoro/csv.public.ts';

/** One table of a view: what its rows are, and what its columns, where they are more than one. */
export interface Tavola {
  readonly titolo: string;
  readonly testata: string;
  /** A column of the base. */
  readonly voce: string;
  /** How a row is called, where the base has a code. */
  readonly nome?: (voce: string) => string;
  readonly colonne?: { readonly da: string; readonly nomi: readonly string[] };
  /** The order of its rows; by name where it is not said. */
  readonly ordine?: readonly string[];
}
/** How much of a row and a column of a table there is in a month. */
export interface Conteggio {
  readonly tavola: number;
  readonly anno: number;
  readonly mese: number;
  readonly voce: string;
  readonly colonna: string;
  readonly quantita: number;
}
/** What is counted, its tables, and what the months count. */
export interface Vista {
  readonly tavole: readonly Tavola[];
  readonly misura: string;
  /** The column of the first table that the months count; all of them where it is not said. */
  readonly serie?: string;
}

const MESI = 12;
const TOTALE = 'Totale';
const sum = (numeri: readonly number[]): number => numeri.reduce((somma, uno) => somma + uno, 0);

function makeTabella(tavola: Tavola, conteggi: readonly Conteggio[]): StatisticaFilo['Tabelle'][number] {
  const nomi = tavola.colonne?.nomi ?? [TOTALE];
  const righe = new Map<string, number[]>();
  for (const { voce: codice, colonna, quantita } of conteggi) {
    const voce = tavola.nome?.(codice) ?? codice;
    const valori = righe.get(voce) ?? nomi.map(() => 0);
    const posto = tavola.colonne ? nomi.indexOf(colonna) : 0;
    if (posto >= 0) valori[posto] = (valori[posto] ?? 0) + quantita;
    righe.set(voce, valori);
  }
  const place = (voce: string) => tavola.ordine?.indexOf(voce) ?? 0;
  const Righe = [...righe]
    .map(([Voce, Valori]) => ({ Voce, Valori }))
    .sort((a, b) => place(a.Voce) - place(b.Voce) || a.Voce.localeCompare(b.Voce, 'it'));
  const Totali = nomi.map((_, posto) => sum(Righe.map(({ Valori }) => Valori[posto] ?? 0)));
  return { Titolo: tavola.titolo, Testata: tavola.testata, Colonne: [...nomi], Righe, Totali };
}

/** What was counted, month by month, as tables of the period that was asked, and as the months of two years. */
export function makeStatistica(
  { tavole, misura, serie }: Vista,
  conteggi: readonly Conteggio[],
  { Anno, Mese }: StatisticaRichiesta,
  adesso: Date,
): StatisticaFilo {
  const delPeriodo = ({ anno, mese }: Conteggio) => anno === Anno && (Mese === null || mese === Mese);
  const makeMesi = (quale: number) =>
    Array.from({ length: MESI }, (_, posto) =>
      sum(
        conteggi
          .filter(({ tavola, anno, mese, colonna }) => {
            const isSua = serie === undefined || colonna === serie;
            return tavola === 0 && anno === quale && mese === posto + 1 && isSua;
          })
          .map(({ quantita }) => quantita),
      ),
    );
  const [Mesi, MesiPrima] = [makeMesi(Anno), makeMesi(Anno - 1)];
  const choose = (mesi: readonly number[]) => (Mese === null ? sum(mesi) : (mesi[Mese - 1] ?? 0));
  return {
    ...{ Anno, Mese, Al: adesso.toISOString(), Misura: misura, Mesi, MesiPrima },
    ...{ Totale: choose(Mesi), TotalePrima: choose(MesiPrima) },
    Tabelle: tavole.map((tavola, posto) =>
      makeTabella(
        tavola,
        conteggi.filter((uno) => uno.tavola === posto && delPeriodo(uno)),
      ),
    ),
  };
}

/** January to December. */
export const nomiMesi = Array.from({ length: MESI }, (_, n) =>
  new Intl.DateTimeFormat('it-IT', { month: 'long' }).format(new Date(2026, n, 1)),
);

/** All of it in one CSV: the months, then a block for each table. */
export function writeCsv({ Anno, Misura, Mesi, MesiPrima, Tabelle }: StatisticaFilo): string {
  const blocchi = [
    [Misura, String(Anno), String(Anno - 1)].map(writeTesto),
    ...nomiMesi.map((nome, posto) => [
      writeTesto(nome),
      writeNumero(Mesi[posto] ?? 0),
      writeNumero(MesiPrima[posto] ?? 0),
    ]),
    ...Tabelle.flatMap(({ Titolo, Testata, Colonne, Righe, Totali }) => [
      [],
      [writeTesto(Titolo)],
      [Testata, ...Colonne].map(writeTesto),
      ...Righe.map(({ Voce, Valori }) => [writeTesto(Voce), ...Valori.map(writeNumero)]),
      [writeTesto(TOTALE), ...Totali.map(writeNumero)],
    ]),
  ];
  return BOM + blocchi.map(writeRiga).join('');
}
