import type { StatoImuCliente } from '@quadra/contract';
import type { ImuDovuta } from '@quadra/fisco';
import type { computeDovutiImu } from '../../dichiarazioni/imu/imu.public.ts';

/** What a client owes to a comune. Amounts in euro. */
export type ComuneDovuto = Pick<
  NonNullable<ReturnType<Awaited<ReturnType<typeof computeDovutiImu>>['get']>>[number],
  'comune' | 'descrizione' | 'regime' | 'tributi' | 'totale' | 'sottoMinimo'
>;
type Importi = Pick<ComuneDovuto['totale'], 'acconto' | 'saldo'>;
const RATE = ['acconto', 'saldo'] as const;
const listRate = (importi: Importi) => RATE.map((rata) => importi[rata]);

/** What a comune is owed, as the conto takes it. */
export const toDovuta = ({
  comune,
  descrizione,
  tributi,
}: Pick<ComuneDovuto, 'comune' | 'descrizione' | 'tributi'>): ImuDovuta => ({
  comune,
  nome: descrizione,
  righi: tributi.map(({ codice, immobili, acconto, saldo }) => ({
    codice,
    immobili,
    acconto: acconto.valore ?? 0,
    saldo: saldo.valore ?? 0,
    provvisorie: RATE.filter((rata) => ({ acconto, saldo })[rata].stato === 'provvisorio'),
  })),
});

/** Whether an amount of the comune is not known. */
export const isIncompleta = ({ tributi }: Pick<ComuneDovuto, 'tributi'>): boolean =>
  tributi.some((uno) => listRate(uno).some(({ valore }) => valore === null));

export const isProvvisoria = ({ tributi }: ComuneDovuto): boolean =>
  tributi.some((uno) => listRate(uno).some(({ stato }) => stato === 'provvisorio'));

/** Amounts by key, in cents. */
export type PerChiave = ReadonlyMap<string, number>;
const isUguale = (una: PerChiave, altra: PerChiave) =>
  una.size === altra.size && [...una].every(([chiave, importo]) => altra.get(chiave) === importo);

/**
 * Where the IMU of a client stands: `portate` are the amounts its conto has, `nate` those that would be brought now. Of a body
 * nobody knows in how many instalments it pays: what is in the conto is not looked at again.
 */
export function findStatoImu(
  comuni: readonly ComuneDovuto[],
  { nate, portate, isEnte }: { nate: PerChiave; portate: PerChiave; isEnte: boolean },
): StatoImuCliente {
  if (comuni.length === 0) return 'Non gestita';
  if (comuni.some(isIncompleta)) return 'Da completare';
  if (portate.size > 0) return isEnte || isUguale(nate, portate) ? 'Nel conto' : 'Da aggiornare';
  return nate.size === 0 ? 'Non dovuta' : 'Da portare';
}
