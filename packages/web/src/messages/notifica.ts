import { testiClient } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Words of the notifications that the vendor writes. */
export const messaggiNotifica = {
  titolo: 'Notifiche',
  pulsante: (nonLette: number) =>
    nonLette === 0
      ? 'Notifiche'
      : nonLette === 1
        ? 'Notifiche: 1 da leggere'
        : `Notifiche: ${formatIntero(nonLette)} da leggere`,
  nessuna: testiClient.NESSUNA_NOTIFICA,
  hoLetto: 'Ho letto',
  segna: (oggetto: string) => `Ho letto: ${oggetto}`,
  piuTardi: 'Più tardi',
} as const;
