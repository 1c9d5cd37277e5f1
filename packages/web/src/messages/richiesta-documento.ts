import type { StatoRichiestaMostrato } from '@quadra/contract';

/** In the words of who has to find it, what a rule calls the proof of a number. */
const parole: readonly (readonly [RegExp, string])[] = [
  [/^CU\b/, 'la Certificazione Unica (CU)'],
  [/^dichiarazion[ei] precedent[ei]$/, 'la dichiarazione degli anni prima'],
  [/^prospetto della società$/, 'il prospetto che la società dà ai soci'],
  [/^F24$/, 'i modelli F24 pagati'],
  [/^bilancio$/, 'il bilancio'],
  [/^stato di famiglia$/, 'lo stato di famiglia'],
  [/^certificato di residenza$/, 'il certificato di residenza'],
  [/^atto di cessione$/, 'l’atto di cessione'],
  [/^attestazione della banca$/, 'l’attestazione della banca'],
  [/^visura camerale$/, 'la visura camerale'],
  [/^contratto$/, 'il contratto'],
  [/^perizia$/, 'la perizia'],
  [/^fatture e bonifici$/, 'le fatture e i bonifici'],
  [/^documento della spesa$/, 'la ricevuta o la fattura della spesa'],
  [/^accordo tra i genitori$/, 'l’accordo tra i genitori'],
];
const maiuscola = (testo: string) => testo.replace(/^./u, (prima) => prima.toUpperCase());

const stati: Readonly<Record<StatoRichiestaMostrato, string>> = {
  Chiesta: 'Chiesta al cliente',
  Mancante: 'Il cliente non ce l’ha',
  Arrivata: 'Arrivata, da confermare',
  Confermata: 'Confermata dallo studio',
  Ritirata: 'Ritirata dallo studio',
  Scaduta: 'Scaduta senza risposta',
};

/** The documents that a studio asks of its clients. */
export const messaggiRichieste = {
  titolo: 'Richieste ai clienti',
  quante: (n: number) => (n === 1 ? '1 richiesta' : `${n} richieste`),
  stati,
  cliente: 'Cliente',
  documento: 'Documento',
  prova: 'Prova',
  stato: 'Stato',
  anno: 'Anno',
  modello: 'Modello',
  chiestaIl: 'Chiesta il',
  chiestaDa: 'Da',
  promemoria: 'Promemoria',
  studio: 'Studio',
  nessuna: 'Nessun documento chiesto',
  nessunaTesto:
    'Da una dichiarazione, sotto «Cosa manca», si chiede al cliente il documento che prova un numero: arriva qui.',
  nessunaFiltri: 'Nessuna richiesta con questi filtri',
  nessunaDelCliente: 'Nessun documento chiesto a questo cliente.',
  diCliente: 'Documenti chiesti',
  chiedi: 'Chiedi al cliente',
  chiediDi: (casella: string) => `Chiedi al cliente: ${casella}`,
  chiediTitolo: 'Chiedere al cliente',
  chiediTesto: (cliente: string) =>
    `A ${cliente} va per posta un link: fotografa il documento con il telefono, o sceglie il file. Il numero lo scrive lo studio.`,
  cheCosa: 'Che documento serve, in parole sue',
  caselle: 'Che cosa prova',
  nota: 'Nota per il cliente',
  chiesto: (email: string) => `Richiesta mandata a ${email}.`,
  giaChiesta: (giorno: string) => `Chiesta al cliente il ${giorno}`,
  giaArrivata: 'Documento arrivato: confermare il numero',
  conferma: 'Confermare i numeri',
  confermaTesto: 'Nulla è letto da solo: guardare il documento e scrivere il numero che prova.',
  confermato: 'Numeri scritti nella dichiarazione, con la prova.',
  apri: (nome: string) => `Apri ${nome}`,
  nonVa: 'Non va: ritira',
  ritira: 'Ritirare la richiesta',
  ritiraTesto: 'Il link non apre più e i promemoria si fermano.',
  ritirata: 'Richiesta ritirata.',
  motivo: 'Motivo',
  richiedi: 'Chiedi di nuovo',
  entra: 'Apri la dichiarazione',
  inBreve: (email: string, giorno: string) => `Mandata a ${email} il ${giorno}.`,
  fino: (giorno: string) => `Il link vale fino al ${giorno}.`,
  vista: (giorno: string) => `Aperta dal cliente il ${giorno}.`,
  nonVista: 'Il cliente non l’ha ancora aperta.',
  ricordata: (n: number) => (n === 1 ? 'Un promemoria mandato.' : `${n} promemoria mandati.`),
  nonCeLHa: (quando: string) => `Il cliente ha risposto il ${quando} che non ce l’ha.`,
  arrivata: (giorno: string) => `Arrivata il ${giorno}.`,
  confermata: (chi: string, giorno: string) => `Confermata da ${chi} il ${giorno}.`,
  perche: (motivo: string) => `Motivo: ${motivo}`,
  proveTitolo: 'Prove',
  /** «RC10 col. 2, Add. regionale». */
  casella: (nome: string, titolo: string) => (titolo === '' ? nome : `${nome}, ${titolo}`),
  daChi: (cliente: string) => `da ${cliente}`,
  /** What is asked, from what a rule calls the proof, or from the title of the casella. */
  nameDocumento: (prova: string | undefined, titolo: string): string => {
    const prima = prova?.split('; ')[0] ?? '';
    const trovata = parole.find(([forma]) => forma.test(prima))?.[1];
    return maiuscola(trovata ?? (prima || `un documento che dice: ${titolo}`));
  },
} as const;

/** How a paper is told from the others, where there are words for it. */
const segni: readonly (readonly [RegExp, string])[] = [
  [
    /certificazione unica|\bCU\b/i,
    'In alto c’è scritto «Certificazione Unica», con l’anno. La consegna chi ha pagato: il datore di lavoro, l’INPS, un cliente.',
  ],
  [/F24/, 'In alto c’è scritto «Modello di pagamento unificato». Serve con la quietanza della banca.'],
  [/stato di famiglia|residenza/i, 'Lo rilascia il Comune, anche dal sito dell’ANPR.'],
  [/visura camerale/i, 'La rilascia la Camera di commercio: in alto c’è il nome dell’impresa.'],
  [/contratto/i, 'Porta le firme e gli estremi della registrazione. Servono tutte le pagine.'],
  [/bilancio/i, 'Ha lo stato patrimoniale e il conto economico. Servono tutte le pagine.'],
];
/** How a document is recognised; undefined where nobody wrote it. */
export const findSegno = (documento: string): string | undefined =>
  segni.find(([forma]) => forma.test(documento))?.[1];

/** What the studio asks of who enters for himself. */
export const messaggiRicevute = {
  titolo: 'Richieste',
  titoloUna: 'Ci serve un documento',
  indietro: 'Torna alle richieste',
  aspettano: 'Lo studio Le chiede',
  risposte: 'Già risposte',
  nessuna: 'Nessuno Le chiede documenti',
  nessunaTesto: 'Quando lo studio ha bisogno di un documento lo chiede qui, e per e-mail.',
  chiesto: (da: string, entro: string) => `Chiesto da ${da}, entro il ${entro}`,
  perche: 'Perché serve',
  prova: (titoli: string, anno: number) => `Serve per la dichiarazione ${anno}: ${titoli}.`,
  riconosce: 'Come si riconosce',
  fotografa: 'Fotografa il documento',
  scegli: 'Scegli un file',
  nonCeLHo: 'Non ce l’ho',
  limite: 'Fino a 5 MB per file, al massimo quattro, in PDF o in foto. Lo vede solo lo studio.',
  scelti: 'Da mandare',
  togli: (nome: string) => `Togli ${nome}`,
  manda: 'Manda allo studio',
  mandato: 'Documento mandato allo studio.',
  perCheMotivo: 'Perché non ce l’ha',
  rispondi: 'Rispondi allo studio',
  annulla: 'Annulla',
  motivoTesto: 'Lo studio lo legge. Se poi si trova, si può ancora mandare da qui.',
  detto: 'Risposta mandata allo studio.',
  hadetto: (motivo: string) => `Ha risposto che non ce l’ha: ${motivo}`,
  stati: {
    Chiesta: 'Da mandare',
    Scaduta: 'Da mandare',
    Mancante: 'Ha risposto che non ce l’ha',
    Arrivata: 'Mandato',
    Confermata: 'Letto dallo studio',
    Ritirata: 'Non serve più',
  } satisfies Readonly<Record<StatoRichiestaMostrato, string>>,
  mandatoIl: (giorno: string) => `Mandato il ${giorno}`,
  senzaRete: 'Senza rete il documento non si può mandare.',
  nonLette: 'Ciò che lo studio chiede non si legge ora.',
  riprova: 'Riprova',
  nonTrovata: 'Questa richiesta non c’è più',
  nonTrovataTesto: 'Lo studio l’ha ritirata, o non era per Lei.',
} as const;

/** The page of a client who was asked for a document. */
export const messaggiCollegamentoRichiesta = {
  titoloPagina: 'Documento per lo studio',
  nonSiApre: 'Questo link non si apre',
  titolo: 'Serve un documento',
  testo: (studio: string) => `${studio} ha bisogno di un documento per la Sua dichiarazione.`,
  codiceTesto: (email: string) => `Per vedere quale, serve un codice: lo mandiamo a ${email}.`,
  mandaCodice: 'Mandami il codice',
  mandato: (email: string) => `Codice mandato a ${email}. Vale 15 minuti.`,
  codice: 'Codice ricevuto',
  apri: 'Apri',
  altro: 'Mandane un altro',
  mancaCodice: 'Scrivere il codice ricevuto.',
  per: (cliente: string, anno: number) => `Per ${cliente}, dichiarazione ${anno}.`,
  foto: 'Fotografa o scegli il file',
  fotoTesto: 'Foto o PDF, al massimo quattro.',
  togli: (nome: string) => `Togli ${nome}`,
  mancaFoto: 'Prima si fotografa il documento, o si sceglie il file.',
  nonCeLHo: 'Non ce l’ho',
  detto: 'Risposta mandata',
  dettoTesto: (studio: string) => `${studio} la legge. Se il documento poi si trova, il link vale ancora.`,
  manda: 'Manda allo studio',
  chi: 'Il documento va soltanto allo studio, fra i Suoi documenti. Il link si usa una volta sola.',
  fatto: 'Documento mandato',
  fattoTesto: (studio: string) => `${studio} lo guarda e scrive il numero. Questa pagina si può chiudere.`,
} as const;
