/** A rejection in words for who must put it right. */
export interface Traduzione {
  readonly titolo: string;
  readonly causa: string;
  readonly rimedio: string;
}

/**
 * What the reasons of rejection mean. The codes of the receipts of the Agenzia are in no public text at hand: these are
 * ours, one for each reason that the specifications of 24/4/2024 name; a code that is not here is shown as it came.
 */
export const traduzioni = {
  CF_NON_REGISTRATO: {
    titolo: 'Codice fiscale non registrato',
    causa: 'Il codice fiscale del dichiarante non risulta nell’Anagrafe tributaria.',
    rimedio:
      'Controllare il codice nella scheda del cliente e, se è giusto, la registrazione presso l’Agenzia.',
  },
  CODICE_FISCALE: {
    titolo: 'Codice fiscale errato',
    causa: 'Il carattere di controllo del codice non torna.',
    rimedio: 'Correggere il codice fiscale nella scheda e rifare il file.',
  },
  GIA_PRESENTE: {
    titolo: 'Dichiarazione già presente',
    causa: 'Per lo stesso anno e lo stesso soggetto ne è già stata accolta una nuova.',
    rimedio: 'Inviare una dichiarazione sostitutiva o integrativa.',
  },
  NON_PRESENTE: {
    titolo: 'Nessuna dichiarazione da sostituire',
    causa: 'La dichiarazione è sostitutiva, ma non ne risulta una prima.',
    rimedio: 'Inviarla come nuova.',
  },
  FORMATO: {
    titolo: 'Formato diverso dal tracciato',
    causa: 'Un campo non è allineato o riempito come il tracciato chiede.',
    rimedio: 'Controllare il valore della casella indicata e rifare il file.',
  },
  VALORE: {
    titolo: 'Valore non ammesso',
    causa: 'Il campo ammette solo alcuni valori.',
    rimedio: 'Scegliere un valore fra quelli ammessi nella casella indicata.',
  },
  OBBLIGATORIO: {
    titolo: 'Dato obbligatorio assente',
    causa: 'Il tracciato chiede un dato che nel file manca.',
    rimedio: 'Compilare la casella indicata e rifare il file.',
  },
  CONTEGGI: {
    titolo: 'Conteggi della coda errati',
    causa: 'I contatori dell’ultima riga non corrispondono alle righe del file.',
    rimedio: 'Il file è stato modificato dopo la creazione: rifarlo.',
  },
  LUNGHEZZA: {
    titolo: 'Riga di lunghezza diversa',
    causa: 'Una riga non ha la lunghezza del tracciato.',
    rimedio: 'Il file è stato modificato dopo la creazione: rifarlo.',
  },
  ORDINE: {
    titolo: 'Ordine dei record errato',
    causa: 'Un record è fuori posto, o un numero d’ordine non è consecutivo.',
    rimedio: 'Rifare il file; se il rifiuto si ripete, controllare gli elementi ripetuti.',
  },
} as const satisfies Record<string, Traduzione>;

/** What a code means; a code that is not known keeps its own name. */
export const translateScarto = (codice: string): Traduzione =>
  Object.hasOwn(traduzioni, codice)
    ? traduzioni[codice as keyof typeof traduzioni]
    : {
        titolo: `Motivo ${codice}`,
        causa: 'Il codice non è nella tabella dei motivi conosciuti.',
        rimedio: 'Leggere il testo della ricevuta.',
      };
