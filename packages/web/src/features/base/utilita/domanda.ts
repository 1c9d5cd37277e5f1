import type { Carichi, DomandaIrpef } from '@quadra/fisco';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import type { Ricerca } from './ricerca.ts';

export const ANNO_INTERO = 365;
export const NESSUNO = 'nessuno';
const INTERA = 100;

/** Whom one supports, as the address has it: a word, since a number there would not be text. */
const carichi: Readonly<Record<string, Carichi>> = Object.fromEntries(
  Object.keys(m.carichi).map((codice) => {
    const [, coniuge, figli, quota] = /^(coniuge)?-?(?:(figlio|figli)-(\d+))?$/.exec(codice) ?? [];
    const quanti = figli === undefined ? 0 : figli === 'figlio' ? 1 : 2;
    return [codice, { coniuge: coniuge !== undefined, figli: quanti, quota: Number(quota ?? INTERA) }];
  }),
);
export const isCarichi = (codice: string | undefined): codice is keyof typeof m.carichi =>
  codice !== undefined && Object.hasOwn(carichi, codice);
export const fonteCarichi = makeFonteDati(
  Object.entries(m.carichi).map(([chiave, testo]) => ({ chiave, testo })),
);

/** The question of the address; null while something of it is missing. */
export function readDomanda(chiesta: Ricerca): DomandaIrpef | null {
  const { importo = 0, comune, giorni = ANNO_INTERO, contributi = 0, sanitarie = 0, ritenute = 0 } = chiesta;
  if (importo <= 0 || !comune) return null;
  return {
    natura: chiesta.natura === 'pensione' ? 'pensione' : 'lavoro',
    reddito: importo,
    ...{ giorni, comune, contributi, sanitarie, ritenute },
    ...findCarichi(chiesta.carichi),
  };
}

/** What a code says of whom one supports; nothing for nobody. */
export function findCarichi(codice: string | undefined): { carichi?: Carichi } {
  const trovati = isCarichi(codice) ? carichi[codice] : undefined;
  return trovati === undefined || codice === NESSUNO ? {} : { carichi: trovati };
}
