/** The release notes, latest first: what the user can do that he could not before. */
export const messaggiNote = {
  titolo: 'Note di rilascio',
  versione: (numero: string) => `Versione ${numero}`,
} as const;

export const note: readonly { versione: string; voci: readonly string[] }[] = [
  {
    versione: '0.2.0',
    voci: [
      'Verifica in due passaggi, passkey, codici di recupero; elenco dei dispositivi collegati, con uscita a distanza.',
      'Un solo accesso per tutte le applicazioni: dalla home si aprono senza ripetere la password.',
      'Elenchi nuovi: colonne da scegliere e spostare, viste salvate, modifica nelle celle, copia e incolla, esportazione in CSV e XLSX.',
      'Lavori in secondo piano con avanzamento, che continuano anche chiudendo la pagina.',
      'Bozze anche nella scheda del cliente, documenti del cliente, ricerca di un rigo con Ctrl K, elenco dei tasti con ?.',
    ],
  },
  {
    versione: '0.1.0',
    voci: [
      'Accesso con e-mail e password, recupero della password, cinque temi e quattro caratteri.',
      'Anagrafica dei clienti: elenco con filtri, scheda con codice fiscale calcolato e letto, avviso quando due utenti modificano la stessa scheda.',
      'Redditi persone fisiche 2025: compilazione, calcolo, controlli, spiegazione dei numeri e stampa.',
    ],
  },
];
