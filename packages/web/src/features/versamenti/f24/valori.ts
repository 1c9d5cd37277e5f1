import type { canaleF24 } from '@quadra/contract';
import type { F24Intero } from './f24.api.ts';
import { isVuota, makeRiga, type RigaValori, toRiga, toScritta } from './righe.ts';

/** What is typed of a model. */
export type Valori = {
  cliente: string | null;
  tipo: F24Intero['tipo'];
  scadenza: string;
  /** Empty: at its term. */
  data: string;
  iban: string;
  canale: (typeof canaleF24)[number];
  nota: string;
  righe: readonly RigaValori[];
};

export const toValori = (f24: F24Intero | null): Valori =>
  f24 === null
    ? {
        ...{
          cliente: null,
          tipo: 'ordinario',
          scadenza: '',
          data: '',
          iban: '',
          canale: 'agenzia',
          nota: '',
        },
        righe: [makeRiga('erario')],
      }
    : {
        cliente: f24.idAnagrafica,
        tipo: f24.tipo,
        scadenza: f24.scadenza,
        data: f24.data === f24.scadenza ? '' : f24.data,
        iban: f24.iban ?? '',
        canale: f24.canale,
        nota: f24.nota ?? '',
        righe: f24.righe.map(toRiga),
      };

/** What is sent of a model; rows where nothing was typed are not. */
export const toCorpo = ({ tipo, scadenza, data, iban, canale, nota, righe }: Valori): object => ({
  Tipo: tipo,
  Scadenza: scadenza,
  ...(data === '' ? {} : { Data: data }),
  Iban: iban.trim() || null,
  Canale: canale,
  Nota: nota.trim() || null,
  Righe: righe.filter((riga) => !isVuota(riga)).map(toScritta),
});
