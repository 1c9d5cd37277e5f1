/** Words of the people tied to a client. */
export const titoliLegami = {
  familiari: 'Familiare',
  soci: 'Socio',
  collaboratori: 'Collaboratore',
} as const;

export const etichetteLegami = {
  relazione: 'Relazione',
  codiceFiscale: 'Codice fiscale',
  denominazione: 'Cognome e nome',
  mesiCarico: 'Mesi a carico',
  percentuale: '% detrazione',
  minoreTreAnni: 'Minore di 3 anni',
  mesiDetrazione: 'Mesi dai 21 anni',
  quotaPartecipazione: '% partecipazione',
  quotaUtile: '% utile',
  quotaPerdite: '% perdite',
  dal: 'Da',
  al: 'A',
  ruolo: 'Ruolo',
  codiceAzienda: 'Codice azienda',
  codiceINPS: 'Codice INPS',
  progressivoRR: 'Progr. RR',
} as const;

export const messaggiLegami = {
  familiari: 'Familiari a carico',
  soci: 'Soci',
  collaboratori: 'Titolare e collaboratori',
  aggiungi: {
    familiari: 'Aggiungi familiare',
    soci: 'Aggiungi socio',
    collaboratori: 'Aggiungi collaboratore',
  },
  nessuno: {
    familiari: 'Nessun familiare a carico.',
    soci: 'Nessun socio.',
    collaboratori: 'Nessun titolare o collaboratore.',
  },
  togli: (chi: string) => `Togli ${chi}`,
  riga: (titolo: string, numero: number) => `${titolo} ${numero}`,
  si: 'Sì',
  no: 'No',
  totali: (partecipazione: string, utile: string, perdite: string) =>
    `Totale: partecipazione ${partecipazione}%, utile ${utile}%, perdite ${perdite}%.`,
  totaleDiverso: 'Il totale della quota di partecipazione non è 100%.',
} as const;
