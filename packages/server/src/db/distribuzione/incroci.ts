/** What a coordinator does with a statement that is not of one studio. */
type Piano = 'chiave' | 'chiavi' | 'pagina' | 'somma' | 'studi' | 'pezzi' | 'due volte' | 'giro';

export const PIANI: Readonly<Record<Piano, string>> = {
  chiave:
    'una riga cercata con la sola chiave: chiederebbe a tutte le macchine per una riga. Prima lo studio viaggia con la chiave (lo dice l’elenco da cui si viene), poi va a una',
  chiavi:
    'poche righe scelte, con la sola chiave: le chiavi viaggiano con il loro studio, e si dividono per macchina',
  pagina:
    'un elenco: le tabelle si uniscono studio per studio su ogni macchina; ognuna dà le sue prime righe, chi coordina le fonde e tiene la pagina; il totale è la somma dei totali',
  somma: 'conti: ogni macchina fa i suoi, chi coordina li unisce',
  studi:
    'gli studi sono detti uno per uno: va alle sole macchine che li tengono, poi come un elenco o una somma',
  pezzi:
    'più conti in una domanda, non uniti fra loro per studio: una domanda per pezzo, ognuno come una somma',
  'due volte':
    'prima le righe scelte, come un elenco; poi ciò che sta loro intorno, alle sole macchine dei loro studi. Scritta in una, unisce pezzi già ristretti',
  giro: 'un lavoro della casa, che nessuno aspetta: si fa macchina per macchina, o studio per studio, e i conti si sommano',
};

interface Incrocio {
  readonly piano: Piano;
  /** Why rows of more than one studio are looked at together. */
  readonly perche: string;
  /** Files of `server/src/features`, without their ending, and their functions. */
  readonly dove: Readonly<Record<string, string>>;
}

/** Where the application asks for rows of more than one studio in one statement; a test finds who is missing. */
export const INCROCI: readonly Incrocio[] = [
  {
    piano: 'chiave',
    perche: 'fornitore e gestore aprono una riga di uno dei loro studi',
    dove: {
      'base/lavoro/lavoro': 'findLavoro',
      'carta/archivio/archivio': 'findPacchetto',
      'carta/firma/busta': 'findBusta',
      'carta/visura/visura': 'findPdf findVisura',
      'clienti/accordo/accordo': 'findAccordo',
      'clienti/anagrafica/anagrafica': 'findAnagrafica findStudioDiAnagrafica lockAnagrafica',
      'clienti/documento/documento': 'findDocumento findUguale',
      'clienti/tag/tag': 'findTag findTagDi',
      'commercio/pagamento/addebito': 'findDistinta',
      'commercio/pagamento/mandato': 'findMandato',
      'commercio/pagamento/pagamento': 'findPagamento',
      'consegna/esportazione/storico': 'findEsportazione',
      'consegna/importazione/importazione': 'findImportazione',
      'consegna/precompilata/richieste': 'findRichiesta',
      'conversazioni/assistenza/assistenza': 'findTicket',
      'dichiarazioni/bilancio/bilancio': 'findBilancio findCodiceFiscale',
      'dichiarazioni/dichiarazione/dichiarazione': 'findDichiarazione findTipo lockDichiarazione',
      'dichiarazioni/liquidazione/liquidazione': 'findComunicazione findContribuente',
      'dichiarazioni/messaggio/messaggio': 'findMessaggio',
      'dichiarazioni/richiesta/richiesta': 'findRichiesta',
      'immobili/aliquota/aliquota-studio': 'findAliquotaStudio',
      'immobili/immobile/immobile': 'deleteImmobile findImmobile',
      'immobili/immobile/locazione': 'deleteContratto findContratto',
      'studio/intermediario/intermediario': 'findIntermediario',
      'versamenti/conto/conto': 'findIntestatario',
      'versamenti/delega/delega': 'findDelega findDelegante',
      'versamenti/delega/unica/delega-unica': 'findUnica lockCliente',
      'versamenti/f24/f24': 'findF24 findVersante',
    },
  },
  {
    piano: 'chiave',
    perche: 'un codice fiscale si cerca fra i clienti di tutti gli studi che si vedono',
    dove: {
      'clienti/anagrafica/anagrafica': 'existsCodiceFiscale',
    },
  },
  {
    piano: 'chiavi',
    perche: 'fornitore e gestore scelgono righe di studi diversi in un elenco',
    dove: {
      'clienti/tag/tag': 'listEtichettati listTagNoti',
      'dichiarazioni/dichiarazione/chiusura': 'listConCasella',
      'dichiarazioni/dichiarazione/dichiarazione': 'listIntestatari',
      'dichiarazioni/redazione/nuova': 'lockContribuenti',
      'versamenti/conto/imu-clienti': 'listPortate',
      'versamenti/conto/massa': 'listClienti',
      'versamenti/f24/f24': 'listF24Di',
      'versamenti/pianificatore/pianificatore': 'listMesiDi',
    },
  },
  {
    piano: 'pagina',
    perche: 'fornitore e gestore vedono insieme le righe dei loro studi',
    dove: {
      'accesso/sessione/sostituzione/sostituzione': 'listSostituzioni',
      'accesso/utente/accessi': 'listAccessi',
      'accesso/utente/ingressi': 'listIngressi',
      'base/banca-dati/banca-dati': 'selectRighe',
      'base/lavoro/lavoro': 'listLavori',
      'base/registro/elenco-registro': 'listRegistro',
      'carta/archivio/archivio': 'listPacchetti',
      'carta/archivio/da-conservare': 'countDaConservare listDaConservare',
      'carta/firma/busta': 'listBuste',
      'carta/visura/visura': 'listVisure',
      'clienti/accordo/accordo': 'listAccordi',
      'clienti/documento/documento': 'listDocumenti',
      'clienti/tag/tag': 'listTag',
      'commercio/pagamento/addebito': 'listDistinte',
      'commercio/pagamento/mandato': 'listMandati',
      'commercio/pagamento/pagamento': 'listPagamenti',
      'consegna/esportazione/storico': 'listEsportazioni',
      'consegna/home/venditore': 'listInEsaurimento listLavoriFermi',
      'consegna/precompilata/ordini': 'listOrdini',
      'consegna/precompilata/richieste': 'listRichieste',
      'conversazioni/assistenza/assistenza': 'listTicket',
      'crediti/credito/elenco-movimenti': 'listMovimenti',
      'dichiarazioni/dichiarazione/elenco-dichiarazioni': 'listDichiarazioni',
      'dichiarazioni/dichiarazione/elenco-rilievi': 'listConRilievi',
      'dichiarazioni/dichiarazione/vita/viste': 'listViste',
      'dichiarazioni/liquidazione/liquidazione': 'listLiquidazioni',
      'dichiarazioni/messaggio/messaggio': 'listMessaggi',
      'dichiarazioni/richiesta/richiesta': 'listRichieste',
      'immobili/aliquota/aliquota-studio': 'listAliquoteStudio',
      'immobili/immobile/immobile': 'listImmobili',
      'immobili/immobile/locazione': 'listContratti',
      'studio/intermediario/intermediario': 'listIntermediari',
      'versamenti/conto/conto': 'listIniziate listVociDiMolti',
      'versamenti/conto/imu-clienti': 'listConImmobili',
      'versamenti/delega/delega': 'listDeleghe listRegistro',
      'versamenti/delega/unica/delega-unica': 'listBacheca',
      'versamenti/f24/banca': 'listInBanca',
      'versamenti/f24/f24': 'listF24 listF24DelCliente',
      'versamenti/pianificatore/pianificatore': 'listIdModelli',
    },
  },
  {
    piano: 'somma',
    perche: 'fornitore e gestore vedono quante sono le righe dei loro studi',
    dove: {
      'accesso/utente/diritti': 'describeDiritti',
      'base/lavoro/lavoro': 'countVivi',
      'consegna/precompilata/ordini': 'findUltimoScambio',
      'consegna/precompilata/richieste': 'countPerStato',
      'dichiarazioni/dichiarazione/conteggi': 'countDichiarazioni',
      'dichiarazioni/dichiarazione/radar/radar': 'listTipi',
      'studio/studio/applicativo': 'listOltreLimite',
      'versamenti/conto/massa': 'countPreparati',
      'versamenti/pianificatore/pianificatore': 'listAnniDelConto sumMesi',
    },
  },
  {
    piano: 'studi',
    perche: 'di chi si vede, gli studi sono scritti nella domanda',
    dove: {
      'consegna/home/venditore': 'listDaProporre',
      'crediti/credito/elenco-movimenti': 'computeConsuntivo',
      'crediti/credito/movimento': 'countResidui',
      'dichiarazioni/dichiarazione/radar/radar': 'listDichiarate',
      'dichiarazioni/invio/invio': 'listEsiti listInvii',
      'studio/studio/applicativo': 'listPeriodi',
    },
  },
  {
    piano: 'pezzi',
    perche: 'la casa di chi vende, le vendite e le scadenze sommano più tabelle dei loro studi',
    dove: {
      'consegna/home/venditore': 'countMesi readInEsaurimento readSituazione',
      'consegna/statistica/vendite': 'page',
      'versamenti/pianificatore/dovuto': 'listDovuti readScadenze',
    },
  },
  {
    piano: 'due volte',
    perche: 'una pagina di righe scelte fra tutti gli studi, con ciò che sta loro intorno',
    dove: {
      'clienti/anagrafica/elenco-anagrafiche': 'listRighe',
      'dichiarazioni/dichiarazione/radar/radar': 'listClienti',
      'dichiarazioni/dichiarazione/ripresa': 'findRipresa',
      'versamenti/pianificatore/pianificatore': 'listCassa',
    },
  },
  {
    piano: 'due volte',
    perche:
      'le coppie sono sempre dello stesso studio, ma si guardano i clienti cambiati per ultimi fra tutti',
    dove: {
      'clienti/anagrafica/correzione': 'listCoppie',
    },
  },
  {
    piano: 'due volte',
    perche:
      'lo studio è detto solo a chi sceglie i possessi: basta ripeterlo accanto all’immobile, e la domanda è di uno studio',
    dove: {
      'conversazioni/panoramica/panoramica': 'listImmobiliDi',
    },
  },
  {
    piano: 'giro',
    perche: 'la casa passa in rassegna tutti gli studi: scadenze, pulizie, verifiche, promemoria',
    dove: {
      'base/evento/evento': 'deleteEventi',
      'base/lavoro/lavoro': 'deleteLavori',
      'base/lavoro/svolgimento': 'listVivi',
      'base/registro/sigillo': 'listCateneCambiate listStudiDaSigillare listStudiDelRegistro',
      'base/ripetibile/ripetibile': 'deleteRisposte',
      'carta/firma/concluse': 'listBusteConcluse',
      'carta/firma/semplice': 'listDaRicordare listScadute',
      'clienti/bozza/bozza': 'deleteBozzeScadute',
      'commercio/pagamento/addebito': 'lockDaAddebitare',
      'commercio/pagamento/automatico': 'listAddebitiInterrotti listDaComprare',
      'commercio/pagamento/mandato': 'listUsi',
      'consegna/esportazione/storico': 'deleteFileScaduti',
      'consegna/riservatezza/riservatezza': 'listTermineScaduto',
      'consegna/statistica/conti': 'foldConti',
      'crediti/credito/fatti': 'listCadute listInScadenza',
      'crediti/credito/prenotazione': 'expirePrenotazioni',
      'crediti/credito/scadenza': 'listScaduti takeDaAvvisare',
      'crediti/credito/verifica': 'countConti listDifformita',
      'dichiarazioni/invio/ricevute-recenti': 'listRicevuteRecenti',
      'dichiarazioni/richiesta/richiesta': 'listDaRicordare',
      'versamenti/conto/conto': 'listAttese',
    },
  },
];

/** As a file and one of its functions. */
export const listPosti = ({ dove }: Incrocio): string[] =>
  Object.entries(dove).flatMap(([file, funzioni]) =>
    funzioni.split(' ').map((funzione) => `${file} ${funzione}`),
  );

/**
 * Functions that run with the rights of the owner, whose questions no one sees from outside: of which studi each reads or
 * writes the rows that are divided.
 */
export const FUNZIONI: Readonly<Record<string, 'di nessuno' | 'di uno' | 'di più studi'>> = {
  apply_movimento_fiscale: 'di uno',
  count_migrazioni: 'di nessuno',
  delete_accessi: 'di nessuno',
  erase_deleghe: 'di uno',
  erase_dichiarazioni: 'di uno',
  erase_nome_utente: 'di più studi',
  erase_storia: 'di uno',
  erase_versamenti: 'di uno',
  find_diritti: 'di uno',
  find_sessioni: 'di più studi',
  list_profili: 'di nessuno',
  list_rispondenti: 'di nessuno',
  list_schede_mie: 'di più studi',
  name_utente: 'di nessuno',
};
