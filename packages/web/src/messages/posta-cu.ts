/** Words of the mail of a Certificazione unica. */
export const messaggiPostaCu = {
  manda: 'Manda la CU per e-mail',
  dopoStampa: 'Manda la CU per e-mail: prima si stampa in definitivo',
  domanda: (cliente: string) => `Mandare la CU a ${cliente}?`,
  testo:
    'Parte con le parole del modello «CU» e la stampa definitiva in allegato, la stessa che resta fra i documenti del cliente.',
  ancoraDomanda: 'Mandarla di nuovo?',
  inCoda: (cliente: string) => `E-mail in uscita: ${cliente}.`,
} as const;
