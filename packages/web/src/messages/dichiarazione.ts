import { describeNonNumerico, esitiQuadro, type TipoDichiarazione, testiClient } from '@quadra/contract';
import { formatIntero } from '../ui/formato.ts';

const plurale = (numero: number, uno: string, molti: string) => `${numero} ${numero === 1 ? uno : molti}`;

/** The types whose form has a shorter name than theirs. */
const NOMI: Readonly<Partial<Record<TipoDichiarazione, string>>> = {
  'Persone fisiche': 'Redditi PF',
  'Società di capitali': 'Redditi SC',
  'Società di capitali (simulazione)': 'Redditi SC (simulazione)',
  'Società di persone': 'Redditi SP',
  Enti: 'Redditi ENC',
  'Certificazione unica': 'CU',
};
/** The short name of a type. */
export const nameTipo = (tipo: TipoDichiarazione): string => NOMI[tipo] ?? tipo;

/** Words of the declarations: list, quadri, explanation, checks. */
export const messaggiDichiarazione = {
  // --- list
  titolo: 'Dichiarazioni',
  tutte: 'Tutte le dichiarazioni',
  quante: (totale: number) => (totale === 1 ? '1 dichiarazione' : `${formatIntero(totale)} dichiarazioni`),
  cliente: 'Cliente',
  codiceFiscale: 'Codice fiscale',
  modello: 'Modello',
  finalita: 'Finalità',
  stato: 'Stato',
  aDebito: 'A debito (€)',
  aCredito: 'A credito (€)',
  modificata: 'Modificato',
  anno: 'Anno',
  diChi: (nome: string, tipo: TipoDichiarazione, anno: number) => `${nome}, ${nameTipo(tipo)} ${anno}`,
  selezionate: (quante: number) =>
    quante === 1 ? '1 dichiarazione selezionata' : `${formatIntero(quante)} dichiarazioni selezionate`,
  selezionaTutte: (totale: number) => `Seleziona tutte le ${formatIntero(totale)}`,
  annullaSelezione: 'Annulla la selezione',
  /** The purpose is said where it is not the ordinary one, the comune where there is one. */
  diTipo: (
    tipo: TipoDichiarazione,
    anno: number,
    finalita = 'Ordinaria',
    comune: string | null = null,
  ): string =>
    [
      [nameTipo(tipo), comune, anno].filter(Boolean).join(' '),
      ...(finalita === 'Ordinaria' ? [] : [finalita.toLowerCase()]),
    ].join(', '),
  nessuna: (anno: number) => `Nessuna dichiarazione per l’anno ${anno}`,
  nessunaTesto:
    'Si creano una per volta con Nuova dichiarazione, o di molti clienti insieme dall’elenco dell’anagrafica.',
  nessunaConFiltri: 'Nessuna dichiarazione con questi filtri',
  vaiAnagrafica: 'Apri anagrafica',

  // --- header
  tornaAlleDichiarazioni: 'Torna alle dichiarazioni',
  tornaAllaHome: 'Torna alla home',
  annoImposta: (anno: number) => `anno d’imposta ${anno}`,
  incompleto: 'incompleto',
  provvisorio: 'provvisorio',
  storia: 'Storia',
  stampa: 'Stampa',
  riepilogo: 'Riepilogo e controlli',
  telematico: 'Telematico',
  telematicoCreato: 'Telematico creato',
  salva: 'Salva',
  tastiSalva: 'Ctrl S',
  saldo: (nome: string, verso: string | null) => (verso === null ? nome : `${nome} ${verso}`),

  // --- index
  quadri: 'Quadri',
  completati: (completi: number, presenti: number) => `${completi} di ${presenti} completati`,
  fascicolo: (numero: number) => `Fascicolo ${numero}`,
  nessunQuadro: 'Nessun quadro compilato',
  altriQuadri: (numero: number) => `${plurale(numero, 'altro quadro', 'altri quadri')}`,
  aggiungiQuadro: 'Aggiungi quadro',
  tastiQuadro: 'Ctrl G',
  statoCompleto: 'Completo',
  statoDaFinire: 'Da finire',
  statoAssente: 'Assente',
  statoProvvisorio: 'Provvisorio',
  statoIncompleto: 'Incompleto',
  statoNonGestito: 'Non gestito',
  errori: (numero: number) => plurale(numero, 'errore', 'errori'),
  vaiAlQuadro: 'Vai al quadro',
  vaiAlQuadroSegnaposto: 'Codice, rigo o nome: RN 26, familiari',
  nessunQuadroTrovato: 'Nessun quadro trovato.',

  // --- quadro
  quadroAssente: testiClient.QUADRO_ASSENTE,
  quadroAssenteTesto: (codice: string) => `Il modello non ha un quadro ${codice}.`,
  dichiarazioneNonAperta: 'Nessuna dichiarazione aperta',
  dichiarazioneNonApertaTesto: (codice: string) =>
    `Per vedere il quadro ${codice} aprire prima una dichiarazione.`,
  copertura: { esatto: 'Esatto', indicativo: 'Indicativo', 'non gestito': 'Non gestito' },
  coperturaNome: (parola: string) => `Copertura: ${parola}`,
  calcolatoMentre: 'Calcolato mentre si compila',
  apriQuadro: (codice: string) => `Apri quadro ${codice}`,
  // Numbers that are ours and not of the form.
  interno: 'interno',
  numeriInterni: 'numeri interni',
  internoNota:
    'Numero interno di Quadra: il modello non lo ha, o non è stato riscontrato. Non compare nel telematico e nella stampa ministeriale.',
  colonnaInterna: (numero: number) =>
    `Colonna interna ${numero}: il modello non la ha, o il suo numero non è stato riscontrato.`,
  modulo: 'Mod.',
  moduloNumero: (numero: number) => `Modulo ${numero}`,
  aggiungiModulo: 'Aggiungi modulo',
  completa: 'Completa quadro',
  riapri: 'Riapri quadro',
  completaBreve: 'Completa',
  riapriBreve: 'Riapri',
  svuota: 'Svuota quadro',
  rimuovi: 'Rimuovi quadro',
  rimuoviTitolo: (codice: string) => `Rimuovere il quadro ${codice}?`,
  /** Texts of the specification for what happened to a quadro. */
  esiti: esitiQuadro,
  altreAzioni: 'Altre azioni sul quadro',
  svuotaTitolo: (codice: string) => `Svuotare il quadro ${codice}?`,
  svuotaTesto: 'I valori inseriti e le modifiche a mano del quadro vengono tolti; nella storia restano.',
  completaTitolo: (codice: string) => `Completare il quadro ${codice}?`,
  completaSenzaMancanze: 'Il quadro completato non si modifica più, finché non si riapre.',
  cercaElenco: 'Cerca nell’elenco',
  completaConAvvisi: (avvisi: readonly string[], altro: string) =>
    `Da verificare: ${avvisi.join(' ')} ${altro} Completare lo stesso?`.replace(/ {2,}/g, ' '),
  chiusuraForzataTitolo: 'Chiudere con quadri aperti?',
  chiusuraForzataTesto: (quadri: string) =>
    `I quadri ${quadri} sono ancora aperti. OK li completa d’ufficio e chiude la dichiarazione: resta scritto nella storia.`,
  completaTesto: (mancanti: number) =>
    `${plurale(mancanti, 'risultato resta', 'risultati restano')} da definire. Il quadro si può riaprire.`,
  calcolato: 'calcolato',
  nonDovuto: 'non dovuto',
  modificatoAMano: 'modificato a mano',
  spiega: (nome: string) => `Spiega ${nome}`,
  cercaComune: 'Nome o codice catastale',
  formatoData: 'gg/mm/aaaa',
  dataNonValida: 'Inserire una data valida.',
  nonNumerico: describeNonNumerico,
  nonNegativo: 'Il valore non può essere negativo.',
  senzaRete: 'Quanto scritto resta in questa pagina: salvare di nuovo quando la connessione torna.',

  // --- drafts and saving
  salvataAlle: (ora: string) => `Salvata alle ${ora}`,
  nienteDaSalvare: 'Nessuna modifica da salvare',
  differenze: (numero: number) => plurale(numero, 'casella diversa', 'caselle diverse'),
  casella: 'Casella',
  vuoto: 'vuoto',
  erroriSalvataggio: (numero: number) =>
    `Dichiarazione non salvata: ${plurale(numero, 'campo da correggere', 'campi da correggere')}.`,
  conflittoTitolo: 'Modifiche di un altro utente',
  conflittoTesto:
    'Mentre si compilava, un altro utente ha salvato le stesse caselle. Scegliere per ciascuna il valore da tenere.',
  mio: 'Mio',
  attuale: 'Attuale',
  tieni: 'Tieni i valori scelti e salva',
  caricamentoNonRiuscito: 'La dichiarazione non si può aprire.',
  riprova: 'Riprova',

  // --- explanation
  spiegaTitolo: 'Spiega questo numero',
  spiegaTasti: 'Maiusc F1',
  spiegaVuoto: 'Scegliere un numero calcolato: qui si vedono formula, norma e dati che contano.',
  senzaDati: 'Nessun dato inserito nei righi da cui dipende.',
  chiudi: 'Chiudi',
  stato_: {
    completo: 'completo',
    provvisorio: 'provvisorio',
    incompleto: 'incompleto',
    forzato: 'a mano',
    'non dovuto': 'non dovuto',
    vuoto: 'vuoto',
  },
  normaDaRiscontrare: 'norma da riscontrare',
  nuovaScheda: 'si apre in una nuova scheda',
  precisione: (precisione: string, anno: number) =>
    `Precisione ${precisione}, regole dell’anno d’imposta ${anno}`,
  regoleDi: (anno: number) => `Regole dell’anno d’imposta ${anno}`,
  fontiDaRiscontrare: 'alcune norme da riscontrare',
  precisioni: { esatto: 'esatta', indicativo: 'indicativa' },
  validita: (dal: string, al: string | null) =>
    al === null ? `In vigore dal ${dal}` : `In vigore dal ${dal} al ${al}`,
  copiaSpiegazione: 'Copia spiegazione',
  spiegazioneCopiata: 'Spiegazione copiata.',
  vaiAlCampo: 'Vai al campo',
  vaiA: (nome: string) => `Vai al campo ${nome}`,
  apriNodo: (nome: string) => `Apri ${nome}`,
  chiudiNodo: (nome: string) => `Chiudi ${nome}`,
  cosaManca: 'Cosa manca',
  nienteManca: 'Nessun dato mancante.',
  modificaAMano: 'Modifica a mano',
  ripristina: 'Ripristina calcolo',
  valoreAMano: 'Valore',
  motivo: 'Motivo',
  motivoBreve: 'Indicare il motivo, almeno 3 caratteri.',
  valoreMancante: 'Indicare il valore.',
  motivoDi: (motivo: string) => `Motivo: ${motivo}`,
  calcoloDi: (valore: string) => `Il calcolo dà ${valore}.`,
  applica: 'Applica',
  annulla: 'Annulla',

  // --- checks
  controlli: 'Controlli',
  nessunControllo: 'Nessun rilievo',
  livelli: { bloccante: 'Bloccante', discordanza: 'Discordanza', informativa: 'Informativa' },
  conteggi: {
    bloccante: (n: number) => plurale(n, 'bloccante', 'bloccanti'),
    discordanza: (n: number) => plurale(n, 'discordanza', 'discordanze'),
    informativa: (n: number) => plurale(n, 'informativa', 'informative'),
  },
  vediPerche: 'Vedi perché',

  // --- summary
  riepilogoTitolo: 'Riepilogo e controlli',
  risultati: 'Risultati',
  imposte: 'Imposte',
  imposta: 'Imposta',
  tributo: 'Tributo',
  dovuta: 'Dovuta (€)',
  versata: 'Versata (€)',
  accontoDi: (anno: number) => `Acconto ${anno} (€)`,
  daVersare: 'Da versare (€)',
  credito: 'A credito (€)',
  mancanze: 'Dati mancanti',
  chiudiDichiarazione: 'Chiudi dichiarazione',
  riapriDichiarazione: 'Riapri dichiarazione',
  chiusuraTitolo: 'Chiudere la dichiarazione?',
  quadriAperti: 'Quadri da completare prima di chiudere:',
  senzaImpegno:
    'Manca la data dell’impegno: si può chiudere e stampare, ma il telematico non si invia e per indicarla servirà riaprire.',
  chiusuraConBozza:
    'C’è una bozza recuperata, non ripresa e non scartata: ciò che contiene non entra nella dichiarazione. Resta da parte e si rivede riaprendo.',
  chiusuraTesto: 'Dopo la chiusura i quadri sono in sola lettura e la stampa è definitiva. Si può riaprire.',
  nonDefinitivi: (incomplete: number, provvisorie: number) => {
    const quante = [
      ...(incomplete > 0 ? [plurale(incomplete, 'casella incompleta', 'caselle incomplete')] : []),
      ...(provvisorie > 0 ? [plurale(provvisorie, 'casella provvisoria', 'caselle provvisorie')] : []),
    ];
    return `I risultati non sono definitivi: ${quante.join(' e ')}. Chiudendo restano così.`;
  },
  caselleIncomplete: 'Incomplete:',
  caselleProvvisorie: 'Provvisorie:',
  eAltre: (quante: number) => `e altre ${quante}`,
  riaperturaTitolo: 'Riaprire la dichiarazione?',
  riaperturaTesto: 'La stampa definitiva già fatta non vale più.',
  dichiarazioneChiusa: 'Dichiarazione chiusa.',
  dichiarazioneRiaperta: 'Dichiarazione riaperta.',
  stampaDichiarazione: 'Stampa dichiarazione',
  stampaBozza: 'Stampa bozza',
  stampaDefinitiva: 'Stampa definitiva',
  stampaConData: 'Stampa con altra data',
  dataStampa: 'Data di stampa',
  dataStampaNota: (giorno: string) => `Dal ${giorno} a oggi.`,
  stampaDopoChiusura: 'Stampa definitiva, dopo la chiusura',
  schedaScelte: 'Scheda delle scelte per mille',
  stampaNonSalvata: 'Le modifiche non salvate non compaiono nella stampa: salvare prima.',

  // --- record
  alPostoDi: (attore: string, utente: string) => `${attore}, al posto di ${utente}`,
  storiaDi: (nome: string) => `Storia: ${nome}`,
  poi: 'poi',
  storiaVuota: 'Nessuna modifica registrata.',
  azioni: {
    modifica: 'Modifica',
    forzatura: 'Modifica a mano',
    creazione: 'Creazione',
    completamento: 'Quadro completato',
    'completamento forzato': 'Quadro completato dalla chiusura',
    intermediario: 'Intermediario',
    'data impegno': 'Data dell’impegno',
    'riapertura quadro': 'Quadro riaperto',
    svuotamento: 'Quadro svuotato',
    chiusura: 'Chiusura',
    riapertura: 'Riapertura',
    'stampa definitiva': 'Stampa definitiva',
    'presa in carico': 'Presa in carico',
    ricalcolo: 'Ricalcolata: risultati cambiati',
    rilascio: 'Lasciata',
    archiviazione: 'Archiviazione',
    impegno: 'Durata dell’impegno',
    'quadri mille': 'Schede per mille create',
  } as Record<string, string>,
  // --- who sends it
  impegno: 'Impegno alla presentazione telematica',
  intermediario: 'Intermediario',
  predefinitoAnno: 'Predefinito dell’anno',
  dataImpegno: 'Data dell’impegno',
  nessunIncaricato:
    'Nessun intermediario predefinito per l’anno: si sceglie qui o si indica in Intermediari.',
  incaricoSalvato: 'Impegno salvato.',
  delloStudio: 'dello studio',
  incaricato: {
    denominazione: 'Incaricato',
    codiceFiscale: 'Codice fiscale',
    numeroIscrizioneCAF: 'Iscrizione CAF',
    rappresentante: 'Rappresentante legale',
    sede: 'Sede',
    email: 'E-mail',
    telefono: 'Telefono',
  },

  precedenti: 'Precedenti',
  successive: 'Successive',
  paginaDi: (pagina: number, pagine: number) => `Pagina ${pagina} di ${pagine}`,
} as const;
