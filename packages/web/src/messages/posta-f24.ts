/** Words of the mails of an F24. */
export const messaggiPostaF24 = {
  manda: (nome: string) => `Manda ${nome} per e-mail`,
  domanda: (nome: string) => `Mandare ${nome} per e-mail?`,
  testo:
    'Parte per lo studio e per il cliente, con i testi delle Impostazioni e il PDF, che resta fra i documenti del cliente.',
  ancoraDomanda: 'Mandarlo di nuovo?',
  inCoda: (studio: string, cliente: string) => `Due e-mail in uscita: ${studio}, ${cliente}.`,
} as const;
