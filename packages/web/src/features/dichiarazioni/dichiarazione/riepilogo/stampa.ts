import type { OpzioniStampa } from '@quadra/contract';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { isVuoto } from '../dati/modifiche.ts';
import { type Stampa, useStampe } from '../stampa/useStampe.ts';

type Scelta = Partial<Pick<OpzioniStampa, 'forma' | 'scheda'>>;

/** The prints of the open declaration, as it is saved. */
export function useStampa() {
  const { dichiarazione, campi, reload } = useApertura();
  const { print, printDefinitiva } = useStampe(reload);
  const tellNonSalvata = () => {
    if (!isVuoto(campi.modifiche())) notifiche.push('warning', m.stampaNonSalvata);
  };
  return {
    print: (tipo: Exclude<Stampa, 'definitiva'>, scelta?: Scelta): void => {
      tellNonSalvata();
      print(dichiarazione, tipo, scelta);
    },
    printDefinitiva: (scelta: Scelta): Promise<boolean> => {
      tellNonSalvata();
      return printDefinitiva(dichiarazione, scelta);
    },
  };
}
