import { formatIntero } from '../formato/formato.ts';

/** Words of the models F24. */
export const messaggiF24 = {
  titolo: 'F24',
  quanti: (totale: number) => (totale === 1 ? '1 modello' : `${formatIntero(totale)} modelli`),
  di: (cliente: string, numero: number) => `F24 n. ${numero} di ${cliente}`,
  numero: 'Numero',
  cliente: 'Cliente',
  codiceFiscale: 'Codice fiscale',
  anno: 'Anno',
  scadenza: 'Scadenza',
  debito: 'A debito (€)',
  credito: 'A credito (€)',
  saldo: 'Saldo (€)',
  stato: 'Stato',
  statoInvio: 'Invio',
  pagatoIl: 'Pagato il',
  studio: 'Studio',
  nessuno: 'Nessun F24',
  nessunoTesto: 'Gli F24 si scrivono qui, o nascono dal conto fiscale di un cliente.',
  nessunoConFiltri: 'Nessun F24 con questi filtri',
} as const;
