/** The courses of the training area: its own small data. */
export const corsi = [
  { titolo: 'Redditi persone fisiche 2025, quadro per quadro', durata: '2 ore', stato: 'In corso' },
  { titolo: 'Anagrafica: clienti, documenti e firma', durata: '45 minuti', stato: 'Da iniziare' },
  { titolo: 'Leggere la spiegazione di un importo', durata: '30 minuti', stato: 'Completato' },
] as const;
