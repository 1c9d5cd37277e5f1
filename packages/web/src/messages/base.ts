import { testiClient } from '@quadra/contract';

/** Words of the parts that the login page is made of: nothing else weighs on it. */
export const messaggiBase = {
  mostra: 'Mostra',
  nascondi: 'Nascondi',
  maiuscoleAttive: 'Blocco maiuscole attivo.',
  codiceRichiesta: 'Codice richiesta',
  copiaCodice: 'Copia il codice della richiesta',
  copiato: 'Codice copiato.',
  vaiAlContenuto: 'Vai al contenuto',
  caricamento: 'Caricamento in corso...',
  partitaIva: (codice: string) => `P. IVA ${codice}`,
  nuovaScheda: 'si apre in una nuova scheda',
  campoObbligatorio: testiClient.CAMPO_OBBLIGATORIO,
  blocca: (nome: string) => `Blocca filtro ${nome}`,
  sblocca: (nome: string) => `Sblocca filtro ${nome}`,
  paginaRotta: 'La pagina non si può mostrare.',
  paginaRottaTesto: 'Ricaricare: ciò che è stato scritto resta nelle bozze.',
  ricarica: 'Ricarica',
} as const;
