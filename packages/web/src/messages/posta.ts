import { testiClient } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Words of the outbox. */
export const messaggiPosta = {
  titolo: 'Posta',
  quanti: (totale: number) => (totale === 1 ? '1 messaggio' : `${formatIntero(totale)} messaggi`),
  nonSiSpedisce: (quanti: string) => `${quanti}: nessun server di posta configurato, restano qui`,
  inAttesa: 'In attesa',
  nonSpedita: 'In Posta, non spedita',
  errore: 'Errore',
  destinatario: 'Destinatario',
  oggetto: 'Oggetto',
  stato: 'Stato',
  creata: 'Creata il',
  nessuno: 'Nessun messaggio',
  nessunoTesto: 'I messaggi in uscita compaiono qui.',
  nessunoConFiltri: 'Nessun messaggio con questi filtri',
  scegliere: 'Scegliere un messaggio per leggerlo.',
  lettura: 'Messaggio scelto',
  nonAutorizzato: testiClient.NON_AUTORIZZATO,
  a: 'A',
} as const;
