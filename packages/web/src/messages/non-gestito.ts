/** What the quadri are for that are not handled, by form and code, where it is certain; the others say only their title. */
const scopi: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'redditi-pf': {
    FC: 'I redditi di società estere controllate, imputati al socio residente.',
    NR: 'L’imposta sostitutiva sui redditi esteri di chi trasferisce la residenza in Italia.',
    TR: 'L’imposta sulle plusvalenze di chi trasferisce la residenza all’estero.',
  },
  irap: {
    IP: 'Il valore della produzione delle società di persone.',
    IE: 'Il valore della produzione degli enti non commerciali.',
    IK: 'Il valore della produzione delle amministrazioni e degli enti pubblici.',
  },
  iva: {
    VA: 'Le notizie sull’attività: codice ATECO, operazioni straordinarie, dati riepilogativi.',
    VB: 'Gli estremi dei rapporti con gli operatori finanziari.',
    VC: 'L’uso del plafond da parte degli esportatori abituali, mese per mese.',
    VD: 'La cessione del credito IVA da parte delle società di gestione del risparmio.',
    VI: 'Le dichiarazioni d’intento ricevute dai clienti esportatori abituali.',
    VH: 'Le correzioni delle liquidazioni periodiche già comunicate.',
    VM: 'I versamenti per l’immatricolazione di auto acquistate nell’Unione europea.',
    VK: 'I rapporti fra società controllanti e controllate nella liquidazione di gruppo.',
    VN: 'Il maggior credito che viene da dichiarazioni integrative a favore.',
    VP: 'Le liquidazioni periodiche del quarto trimestre, comunicate con la dichiarazione.',
    VQ: 'I versamenti periodici omessi in anni precedenti e pagati dopo.',
    VT: 'Le operazioni divise fra consumatori finali e soggetti IVA, con le regioni.',
    VO: 'Le opzioni per un regime e le loro revoche.',
    VG: 'L’adesione alla liquidazione IVA di gruppo.',
    VS: 'L’elenco delle società che partecipano alla liquidazione di gruppo.',
    VV: 'La liquidazione periodica di gruppo.',
    VW: 'La liquidazione annuale di gruppo.',
    VY: 'L’IVA da versare o il credito che risultano al gruppo.',
    VZ: 'Le eccedenze detraibili del gruppo di anni precedenti.',
  },
  '770': {
    ST: 'Le ritenute operate e i loro versamenti.',
    SV: 'Le addizionali comunali trattenute e i loro versamenti.',
    SX: 'Il riepilogo dei crediti e delle compensazioni.',
    SY: 'Le ritenute su somme liquidate a seguito di pignoramento e altre.',
  },
};

/** Words of a quadro that the program shows and does not handle. */
export const messaggiNonGestito = {
  titolo: (codice: string) => `Il quadro ${codice} non è gestito`,
  aCheServe: 'A che cosa serve',
  scopo: (modello: string, quadro: string): string | undefined => scopi[modello]?.[quadro],
  soloTitolo: (titolo: string) =>
    `Il modello lo intitola «${titolo}». Altro non è descritto qui: vedere le istruzioni del modello.`,
  perche: 'Perché non è gestito',
  effetto:
    'I suoi righi e le sue regole non sono in Quadra: la stampa e il telematico fatti qui non lo contengono.',
  cheFare: 'Che cosa si può fare qui',
  seNonServe: 'Se il cliente non ha nulla da indicarvi, non serve fare altro.',
  seServe:
    'Se invece serve: scrivere a mano, con il motivo, il valore delle caselle degli altri quadri che ne dipendono, e caricare il quadro compilato fra i documenti del cliente. Il quadro resta fuori dalla stampa e dal telematico: prima dell’invio va aggiunto con il programma con cui si trasmette.',
  segnala: (casella: string) => `Indicarlo anche in ${casella}, così i controlli lo ricordano.`,
  vaiAllaCasella: (casella: string) => `Vai a ${casella}`,
  istruzioni: 'Istruzioni del modello',
} as const;
