import { formatIntero } from '../formato/formato.ts';

/** Words of the simple signature by a link, for the studio. */
export const messaggiFirmaSemplice = {
  come: 'Come si firma',
  modo: 'Modo',
  servizio: 'Servizio esterno',
  link: 'Link di Quadra',
  comeTesto: {
    servizio: 'Con il servizio di firma dello studio e il suo token: consuma ciò che il servizio fa pagare.',
    link: 'Firma elettronica semplice: il cliente riceve un link e un codice per posta, legge il documento e firma. Non consuma crediti e non chiede il token. Il giudice ne valuta liberamente il valore (art. 20, c. 1-bis, CAD): non basta dove la legge vuole una firma di altro livello, come per gli atti dell’art. 1350 c.c.',
  },
  nonOfferta: 'Con il link non si può',
  firmatari: 'Chi firma',
  firmatariTesto:
    'Il cliente, o chi lo rappresenta: il codice va all’indirizzo della sua scheda. Ogni altro ha il suo link, all’indirizzo scritto qui: la pagina di evidenza lo dice.',
  aggiungiCliente: 'Aggiungi il cliente',
  indirizzo: 'Il codice va a',
  senzaIndirizzo: 'La scheda del cliente non ha un’e-mail: scriverla prima di inviare.',
  turno: 'Turno',
  turni: { inOrdine: 'Uno dopo l’altro', insieme: 'Tutti insieme' },
  turnoTesto: {
    inOrdine: 'Ognuno riceve il link quando ha firmato chi viene prima.',
    insieme: 'Tutti ricevono il link adesso, e firmano quando vogliono.',
  },
  insiemeAside: 'tutti insieme',
  suoiDocumenti: 'Firma',
  scritto: 'indirizzo scritto dallo studio',
  etichetta: 'Firma semplice con link',
  senzaServizio: 'Firma con un link di Quadra',
  valore:
    'Firma elettronica semplice (art. 3, n. 10, Reg. UE 910/2014): al documento firmato segue la pagina di evidenza, con chi, quando, da dove e l’impronta.',
  codice: 'Codice',
  telefonoAssente: 'per posta',
  rifiuto: (chi: string, motivo: string) => `${chi} non ha firmato: ${motivo}`,
  ignoto: 'Il firmatario',
  firmaTutto: (quanti: number) =>
    quanti === 1
      ? 'Firma tutti i documenti della busta con un gesto solo, con il codice mandato per posta.'
      : 'Ognuno firma i suoi documenti con un gesto solo, con il codice mandato per posta. Quando hanno firmato tutti, ognuno riceve la sua copia; se uno non firma, la busta si ferma.',
} as const;

/** The page of who signs by a link. */
export const messaggiFirmatario = {
  titoloPagina: 'Documenti da firmare',
  nonSiApre: 'Questo link non si apre',
  titolo: 'Documenti da firmare',
  testo: (studio: string) => `${studio} Le chiede di leggere e firmare.`,
  codiceTesto: (email: string) => `Per leggere serve un codice: lo mandiamo a ${email}.`,
  mandaCodice: 'Mandami il codice',
  mandato: (email: string) => `Codice mandato a ${email}. Vale 15 minuti.`,
  codice: 'Codice ricevuto',
  apri: 'Apri',
  altro: 'Mandane un altro',
  altroCodice: 'Manda un altro codice',
  mancaCodice: 'Scrivere il codice ricevuto.',
  leggi: 'Leggere e firmare',
  per: (firmatario: string, cliente: string) =>
    firmatario === cliente ? `Firma ${firmatario}.` : `Firma ${firmatario}: documenti di ${cliente}.`,
  altri: (nomi: readonly string[]) =>
    nomi.length === 1 ? `Firma anche ${nomi[0]}.` : `Firmano anche ${nomi.join(', ')}.`,
  pagina: (numero: number, tutte: number) => `Pagina ${numero} di ${tutte}`,
  scarica: 'Scarica il PDF',
  caricamento: 'Il documento si sta aprendo.',
  nonLeggibile: 'Il documento non si è aperto: ricaricare la pagina, o scaricarlo.',
  firmaTitolo: 'La firma',
  valore:
    'È una firma elettronica semplice: il suo valore è liberamente valutabile dal giudice. Con la firma restano scritti il Suo nome, l’indirizzo di posta, l’indirizzo IP, i momenti in cui ha aperto e firmato, fin dove ha letto, e l’impronta del documento: stanno nella pagina di evidenza, che ha ogni firmatario.',
  letto: (quanti: number) =>
    quanti === 1
      ? 'Ho potuto leggere il documento e lo firmo'
      : `Ho potuto leggere i ${formatIntero(quanti)} documenti e li firmo`,
  nonVisto: 'non ancora letto',
  visto: 'letto',
  vistoFino: (pagina: number) => `letto fino a pag. ${formatIntero(pagina)}`,
  confermaLetto: 'Confermare di aver potuto leggere.',
  codiceAiuto: 'Lo stesso con cui ha aperto la pagina, se non sono passati 15 minuti.',
  firma: 'Firma',
  nonFirmo: 'Non firmo',
  motivo: 'Perché non firma',
  mancaMotivo: 'Scrivere il motivo.',
  rifiuta: 'Conferma: non firmo',
  tornaFirma: 'Torna alla firma',
  fatto: 'Firmato',
  fattoTesto: (studio: string) =>
    `La firma è arrivata a ${studio}. I documenti firmati, con la pagina di evidenza, arrivano anche a Lei, all’indirizzo del codice. Questa pagina si può chiudere.`,
  attesoTesto: (studio: string) =>
    `La firma è arrivata a ${studio}. Quando avranno firmato tutti, i documenti con la pagina di evidenza arriveranno anche a Lei, all’indirizzo del codice. Questa pagina si può chiudere.`,
  rifiutato: 'Non firmato',
  rifiutatoTesto: (studio: string) => `${studio} sa che non firma, e perché. Questa pagina si può chiudere.`,
} as const;
