/** Words of the history of a client, and of what is done to the whole record. */
export const messaggiStoria = {
  storia: 'Storia',
  titolo: 'Storia della scheda',
  altro: 'Altre azioni',
  cancellato: 'dato cancellato',
  situazioneAl: 'Situazione al',
  nessunPeriodo: 'Nessun dato storicizzato: ogni valore vale da sempre.',
  periodo: (dal: string | null, al: string | null) => {
    if (dal === null) return al === null ? 'da sempre' : `fino al ${al}`;
    return al === null ? `dal ${dal}` : `dal ${dal} al ${al}`;
  },
  modifiche: 'Modifiche',
  nessuna: 'Nessuna modifica.',
  azioni: {
    modifica: 'Modifica',
    storicizzazione: 'Storicizzazione',
    archiviazione: 'Archiviazione',
    ripristino: 'Ripristino',
    importazione: 'Importazione',
    correzione: 'Correzione del codice fiscale',
    unione: 'Unione di due schede',
    dichiarazione: 'Dalla dichiarazione',
    richiesta: 'Richiesta di informazioni inviata',
  } as Readonly<Record<string, string>>,
  decorrenza: (giorno: string) => `con effetto dal ${giorno}`,
  diventa: 'diventa',
  campi: {
    richiestaInformazioni: 'Documenti richiesti',
    domicilioFiscale: 'Domicilio fiscale',
    residenza: 'Residenza',
    sedeLegale: 'Sede legale',
    sedeAttivita: 'Sede attività',
    archiviata: 'Archiviata',
  } as Readonly<Record<string, string>>,
  storicizza: 'Storicizza le modifiche',
  storicizzaTitolo: 'Storicizza le modifiche',
  storicizzaTesto:
    'I nuovi valori valgono dalla data indicata; quelli di prima restano nella storia con il loro periodo.',
  valeDal: 'Valgono dal',
  nienteDaStoricizzare: 'Nessuna modifica da storicizzare: cambiare prima i dati della scheda.',
  archivia: 'Archivia',
  ripristina: 'Ripristina',
  archiviato: 'Archiviato',
  archiviata: 'Cliente archiviato.',
  ripristinata: 'Cliente ripristinato.',
  elimina: 'Elimina',
  eliminaTitolo: 'Eliminare il cliente?',
  eliminaTesto: (nome: string) => `La scheda di ${nome} sarà eliminata. L’operazione resta nel registro.`,
  inUso: 'Il cliente ha dichiarazioni o documenti',
  inUsoTesto: (nome: string) =>
    `La scheda di ${nome} non si può eliminare. OK la archivia: non compare più negli elenchi, e si può ripristinare.`,
  eliminata: 'Cliente eliminato.',
} as const;
