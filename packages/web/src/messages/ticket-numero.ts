/** Words of a ticket that opens from a number of a declaration. */
export const messaggiTicketNumero = {
  chiedi: 'Chiedi all’assistenza',
  titolo: (casella: string, titolo: string) => `Nuovo ticket da ${casella}, ${titolo}`,
  domanda: 'Domanda all’assistenza',
  cheCosaVede: 'Che cosa vede chi risponde',
  pagina: (rigo: string) => `Questa pagina e il rigo ${rigo}`,
  numero: 'Il numero e la sua spiegazione',
  clienteChe: 'Nome e codice fiscale del cliente',
  dichiarazione: 'Il resto della dichiarazione',
  solo: 'Solo ciò che è segnato, com’è adesso e finché il ticket è aperto. Ogni lettura è scritta nel registro dello studio.',
  priorita: 'Priorità',
  annulla: 'Annulla',
  invia: 'Invia il ticket',
  chiudi: 'Chiudi il nuovo ticket',
  aperto: (numero: number) => `Ticket n. ${numero} aperto: la risposta arriva fra le notifiche.`,
} as const;
