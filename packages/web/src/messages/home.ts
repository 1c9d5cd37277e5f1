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
  spenta: 'Non risponde ora',
  formazioneTesto: 'Corsi e materiali',
  diOgniTipo: 'Dichiarazioni di ogni tipo',
  nessunTermine: 'Nel calendario non ci sono altre scadenze.',
  chiuse: 'chiuse',
  di: 'di',
  dichiarazioni: 'Dichiarazioni',
  dichiarazioniTesto: (anno: number) => `Anno ${anno}`,
  remota: 'Applicazione remota',
  remotaTesto: 'In una nuova scheda',
  posta: 'Posta',
  postaTesto: 'Messaggi in uscita',
  recenti: 'Dichiarazioni recenti',
  tutte: 'Tutte le dichiarazioni',
  vaiA: (nome: string) => `Vai a ${nome}`,
  debito: 'debito',
  credito: 'credito',
  daCalcolare: 'da calcolare',
  recentiNonLette: 'Dichiarazioni recenti non lette.',
  riprova: 'Riprova',
  riprendi: 'Riprendi il lavoro',
  riprendiBozza: 'con una bozza da salvare',
  quadro: (codice: string) => `quadro ${codice}`,
  messaggi: 'Messaggi',
  nuoveNote: 'Nuove note di rilascio',
  nuoveNoteTesto: (versione: string) => `Versione ${versione}: che cosa cambia`,
  noteLette: 'Ho letto le note di rilascio.',
  nessunMessaggio: 'Nessun messaggio da leggere.',
  cercaApplicazione: 'Cerca applicazione',
  nessunaApplicazione: (testo: string) => `Nessuna applicazione con «${testo}».`,
  preferita: (nome: string) => `${nome} fra i preferiti`,
  aggiuntaPreferita: (nome: string) => `${nome} aggiunta ai preferiti.`,
  daVersare: 'Da versare',
  pianificatore: 'Pianificatore',
  ilConto: 'Conto fiscale',
  entro: (giorno: string) => `entro il ${giorno}`,
  clienti: (quanti: number) => (quanti === 1 ? '1 cliente' : `${quanti.toLocaleString('it-IT')} clienti`),
  daPreparare: (euro: string) => `${euro} senza un F24`,
  scaduti: (clienti: number | null) =>
    clienti === null
      ? 'Scaduti e non versati:'
      : `Scaduti e non versati, ${clienti === 1 ? '1 cliente' : `${clienti.toLocaleString('it-IT')} clienti`}:`,
  devePagare: (euro: string, giorno: string) => `Deve pagare ${euro} entro ${giorno}.`,
  giaScaduti: (euro: string) => `Non risultano pagati ${euro}, già scaduti.`,
  nonDevePagare: 'Non risulta nulla da pagare.',
  versamentiNonLetti: 'Ciò che c’è da versare non si legge ora.',
  prossimaData: (giorno: string, nome: string) => `Prossima data: ${giorno}, ${nome}.`,
  f24Pronto: 'L’F24 è pronto.',
  f24Manca: (euro: string) => `L’F24 di ${euro} è ancora da preparare.`,
  vediComePagare: 'Vedi come pagare',
  inCalendario: 'In calendario',
  eventoVersamento: (euro: string) => `Da versare con F24: ${euro}`,
  fileCalendario: 'quadra-scadenze.ics',
  mieDichiarazioni: 'Le mie dichiarazioni',
  leDichiarazioni: 'Dichiarazioni',
  tutteQuante: 'Tutte',
  nessunaDichiarazione: 'Ancora nessuna dichiarazione di quest’anno.',
  diQuale: (nome: string, anno: number) => `${nome} ${anno}`,
  toltaPreferita: (nome: string) => `${nome} tolta dai preferiti.`,
} as const;

const parole = (quante: number, una: string, molte: string) =>
  `${quante.toLocaleString('it-IT', { useGrouping: 'always' })} ${quante === 1 ? una : molte}`;

/** The sentence of the home: the term that comes next and how far it is, how many declarations of it are ready. */
export function makeFraseTermine(
  { giorni, giorno, nome }: { giorni: number; giorno: string; nome: string },
  conteggi: { chiuse: number; aperte: number } | null,
): string {
  const coda =
    conteggi === null
      ? ''
      : `: ${parole(conteggi.chiuse, 'dichiarazione chiusa', 'dichiarazioni chiuse')}, ${parole(conteggi.aperte, 'aperta', 'aperte')}`;
  const che = `${nome.charAt(0).toLowerCase()}${nome.slice(1)}`;
  if (giorni > 1) return `Mancano ${parole(giorni, 'giorno', 'giorni')} al ${giorno}, ${che}${coda}.`;
  if (giorni === 1) return `Manca 1 giorno al ${giorno}, ${che}${coda}.`;
  return `Oggi, ${giorno}, scade: ${che}${coda}.`;
}
