/** Words of the home. */
export const messaggiHome = {
  titolo: 'Home',
  applicazioni: 'Applicazioni per anno',
  inCorso: 'In corso',
  completo: 'Completo',
  vuoto: 'Nessuna dichiarazione',
  daFinire: 'Da finire',
  nonDisponibile: 'Non disponibile',
  annoAssente: 'L’applicazione di questo anno non è disponibile.',
  altraApplicazione: 'Applicazione dell’anno',
  formazioneTesto: 'Corsi e materiali',
  redditi: 'Redditi persone fisiche',
  chiuse: 'chiuse',
  di: 'di',
  anagrafica: 'Anagrafica',
  clienti: (quanti: number) =>
    quanti === 1 ? '1 cliente' : `${quanti.toLocaleString('it-IT', { useGrouping: 'always' })} clienti`,
  dichiarazioni: 'Dichiarazioni',
  dichiarazioniTesto: (anno: number) => `Redditi ${anno}`,
  remota: 'Applicazione remota',
  remotaTesto: 'In una nuova scheda',
  posta: 'Posta',
  postaTesto: 'Messaggi in uscita',
  recenti: 'Dichiarazioni recenti',
  tutte: 'Tutte le dichiarazioni',
  nessunaRecenteTesto:
    'Le dichiarazioni aperte di recente compaiono qui. Per crearne una si parte da un cliente.',
  vaiAnagrafica: 'Vai all’Anagrafica',
  debito: 'debito',
  credito: 'credito',
  daCalcolare: 'da calcolare',
  recentiNonLette: 'Dichiarazioni recenti non lette.',
  riprova: 'Riprova',
  riprendi: 'Riprendi il lavoro',
  riprendiBozza: 'con una bozza da salvare',
  quadro: (codice: string) => `quadro ${codice}`,
  clientiRecenti: 'Clienti recenti',
  tuttiClienti: 'Tutti i clienti',
  clientiNonLetti: 'Clienti recenti non letti.',
  nessunCliente: 'I clienti inseriti o modificati di recente compaiono qui.',
  nuovoCliente: 'Inserire il primo cliente',
  messaggi: 'Messaggi',
  nuoveNote: 'Nuove note di rilascio',
  nuoveNoteTesto: (versione: string) => `Versione ${versione}: che cosa cambia`,
  noteLette: 'Ho letto le note di rilascio.',
  nessunMessaggio: 'Nessun messaggio da leggere.',
  cercaApplicazione: 'Cerca applicazione',
  nessunaApplicazione: (testo: string) => `Nessuna applicazione con «${testo}».`,
  preferita: (nome: string) => `${nome} fra i preferiti`,
  aggiuntaPreferita: (nome: string) => `${nome} aggiunta ai preferiti.`,
  toltaPreferita: (nome: string) => `${nome} tolta dai preferiti.`,
} as const;

const parole = (quante: number, una: string, molte: string) =>
  `${quante.toLocaleString('it-IT', { useGrouping: 'always' })} ${quante === 1 ? una : molte}`;

/** The sentence of the home: how far the deadline is, how many declarations are ready. */
export function makeFraseTermine(
  giorni: number,
  giorno: string,
  conteggi: { chiuse: number; aperte: number } | null,
): string {
  const coda =
    conteggi === null
      ? ''
      : `: ${parole(conteggi.chiuse, 'dichiarazione chiusa', 'dichiarazioni chiuse')}, ${parole(conteggi.aperte, 'aperta', 'aperte')}`;
  if (giorni > 1) return `Mancano ${parole(giorni, 'giorno', 'giorni')} al ${giorno}${coda}.`;
  if (giorni === 1) return `Manca 1 giorno al ${giorno}${coda}.`;
  if (giorni === 0) return `Il termine è oggi, ${giorno}${coda}.`;
  return `Il termine del ${giorno} è passato${coda}.`;
}
