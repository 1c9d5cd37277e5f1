import type { PassoRadar, StatoRadar, TipoDichiarazione } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';
import { nameTipo } from './dichiarazione.ts';

/** The steps whose name is long. */
const BREVI: Readonly<Partial<Record<PassoRadar, string>>> = {
  'Non creata': 'Creare',
  'Controlli bloccanti': 'Controlli',
  'Da compilare': 'Da finire',
  'Manca data impegno': 'Impegno',
  'Da chiudere': 'Chiudere',
  'Da stampare': 'Stampare',
  'Telematico da creare': 'Telematico',
  'Da consegnare': 'Consegnare',
  'Da inviare': 'Inviare',
  'Attesa ricevuta': 'Inviata',
};

/** What does what is next. */
const AZIONI: Readonly<Partial<Record<PassoRadar, string>>> = {
  'Da chiudere': 'Vai a chiudere',
  'Da stampare': 'Vai alla stampa',
  'Telematico da creare': 'Crea il telematico',
  'Da consegnare': 'Vai al telematico',
  'Da inviare': 'Vai all’invio',
  Scartata: 'Vedi lo scarto',
  Annullata: 'Vedi l’invio',
  'Attesa ricevuta': 'Vedi l’invio',
  Accolta: 'Vedi la ricevuta',
};

/** Words of the radar. */
export const messaggiRadar = {
  titolo: 'Radar di stagione',
  daRiscontrare: 'Date da riscontrare sulle fonti ufficiali.',
  frase: (totale: number, pronti: number, bloccati: number) => {
    const clienti = totale === 1 ? '1 cliente' : `${formatIntero(totale)} clienti`;
    const pronte = pronti === 1 ? '1 pronto' : `${formatIntero(pronti)} pronti`;
    const ferme = bloccati === 1 ? '1 bloccato' : `${formatIntero(bloccati)} bloccati`;
    return `Su ${clienti}, ${pronte} e ${ferme}.`;
  },
  termine: (tipo: string, data: string, restano: number) =>
    `Il prossimo termine è il ${data}: ${formatIntero(restano)} ${tipo} da finire.`,
  annoChiuso: (anno: number, totale: number, pronti: number) =>
    `La stagione ${anno} è chiusa: ${formatIntero(pronti)} clienti su ${formatIntero(totale)} hanno inviato tutto.`,
  vista: 'Vista',
  ordine: 'Ordine',
  perUrgenza: 'Per urgenza',
  perNome: 'Per nome',
  perOperatore: 'Per operatore',
  comeUrgenza: 'Prima chi è bloccato, poi il termine più vicino',
  comeOperatore: 'Per chi ha in carico, in fondo ciò che non è di nessuno',
  comeTasti: 'Invio apre il campo, Spazio spiega',
  bloccati: 'Bloccati',
  aMe: 'In carico a me',
  nessunOperatore: 'Non in carico',
  carico: (nome: string, quanti: number, bloccati: number) =>
    `${nome}: ${quanti === 1 ? '1 cliente' : `${formatIntero(quanti)} clienti`} in corso${bloccati > 0 ? `, ${formatIntero(bloccati)} ${bloccati === 1 ? 'bloccato' : 'bloccati'}` : ''}`,
  operatori: 'Carico per persona',
  operatore: 'In carico a',
  stato: 'Stato',
  passoSeguente: 'Passo',
  stati: {
    blocca: 'blocca',
    'da seguire': 'da seguire',
    'in corso': 'in corso',
    'da fare': 'da fare',
    chiusa: 'chiusa, da inviare',
    inviata: 'inviata',
    fatto: 'fatto',
  } satisfies Record<StatoRadar, string>,
  nonDovuto: 'non dovuto',
  legenda: 'Segni del radar',
  inTermini: (data: string, giorni: number) =>
    giorni === 0
      ? `${data}, oggi`
      : giorni > 0
        ? `${data}, ${formatIntero(giorni)} gg`
        : `${data}, ${formatIntero(-giorni)} gg fa`,
  senzaTermine: 'senza data',
  stagioneChiusa: (data: string) => `${data}, chiusa`,
  fatti: (fatti: number, totale: number) => `${formatIntero(fatti)} di ${formatIntero(totale)}`,
  totale: (quanti: number, stato: string, tipo: string) =>
    `${tipo}, ${stato}: ${formatIntero(quanti)}. Mostra solo questi`,
  totali: 'Totali',
  prossimoOstacolo: 'prossimo ostacolo',
  concluso: 'Concluso',
  stagionePassata: 'Stagione passata',
  attende: 'Attende la ricevuta',
  /** The kind of what stands next, as the box that explains it begins. */
  genere: {
    blocca: 'Bloccante',
    'da seguire': 'Da seguire',
    'in corso': 'In corso',
    'da fare': 'Da fare',
    chiusa: 'Chiusa, da inviare',
    inviata: 'Inviata',
    fatto: 'Fatto',
  } satisfies Record<StatoRadar, string>,
  inCaricoA: (nome: string) => `In carico a ${nome}.`,
  diNessuno: 'Nessuno l’ha in carico.',
  prendi: 'Prendi in carico',
  presa: 'Presa in carico.',
  altraPersona: (nome: string) => `È in carico a ${nome}: prenderla comunque?`,
  altraPersonaTesto: 'Chi l’aveva in carico la vede in sola lettura.',
  azione: (passo: PassoRadar, dove: string, haCampo: boolean): string => {
    if (passo === 'Non creata') return 'Apri il cliente';
    if (haCampo) return 'Vai al campo';
    if (passo === 'Da compilare' || passo === 'Manca data impegno')
      return dove === '' ? 'Apri' : `Vai al quadro ${dove}`;
    return AZIONI[passo] ?? 'Apri la dichiarazione';
  },
  chiusiVuoto: (anno: number) => `Niente di concluso per l’anno ${anno}`,
  chiusiVuotoTesto: 'Qui stanno le dichiarazioni accolte e quelle di una stagione passata.',
  vediChiusi: 'Vedi i chiusi',
  vediInCorso: 'Vedi quelli in corso',
  inCorsoVuoto: (anno: number) => `Niente in corso per l’anno ${anno}`,
  inCorsoVuotoTesto: 'Ciò che è concluso, o di una stagione passata, sta fra i chiusi.',
  cliente: 'Cliente',
  studio: 'Studio',
  codiceFiscale: 'Codice fiscale',
  daVersare: 'Da versare',
  aZero: 'F24 a zero',
  versamento: (giorno: string, totale: string, isScaduto: boolean) =>
    `${isScaduto ? 'Scaduto il' : 'Entro il'} ${giorno}; in tutto ${totale}`,
  delega: 'Delega unica',
  chiedi: 'Chiedi',
  chiediDomanda: (cliente: string) => `Chiedere la delega unica a ${cliente}?`,
  chiediTesto: 'Riceve per e-mail un link che vale 14 giorni; un link già mandato smette di valere.',
  chiesta: 'Link messo nella posta in uscita.',
  obbligo: 'Obbligo',
  tipo: (tipo: TipoDichiarazione) => nameTipo(tipo),
  nessunoConFiltri: 'Nessun cliente con questi filtri',

  /** What stands in a cell, by step: `dove` is the quadro or the casella it is about. */
  passo: (passo: PassoRadar, dove: string, quadri: number): string => {
    if (passo === 'Da compilare')
      return quadri === 1 ? `Da compilare: ${dove}` : `Da compilare: ${dove} e altri ${quadri - 1}`;
    if (passo === 'Incompleta' && dove !== '') return `Manca ${dove}`;
    if (passo === 'Controlli bloccanti') return `Controllo bloccante: ${dove}`;
    return passo === 'Annullata' ? 'Invio annullato' : passo;
  },
  /** The same where there is room for a word: the form of the sign says the rest. */
  passoBreve: (passo: PassoRadar, dove: string, quadri: number): string => {
    if (passo === 'Da compilare') return quadri <= 1 ? dove : `${dove} +${quadri - 1}`;
    return (passo === 'Incompleta' || passo === 'Controlli bloccanti') && dove !== ''
      ? dove
      : (BREVI[passo] ?? passo);
  },
  scadenzaProssima: 'Scadenza',
  altre: (quante: number) => (quante === 1 ? 'un’altra' : `altre ${quante}`),
  finalita: (finalita: string) => finalita.toLowerCase(),
  giorni: (giorni: number) => {
    if (giorni === 0) return 'oggi';
    const quanti = `${formatIntero(Math.abs(giorni))} gg`;
    return giorni > 0 ? `tra ${quanti}` : `scaduta da ${quanti}`;
  },
  eraIl: (data: string) => `era il ${data}`,
  scadenza: (data: string, giorni: number) =>
    giorni < 0 ? `Scaduta il ${data}, da riscontrare` : `Scade il ${data}, da riscontrare`,
  scadenzaNonGestita: 'Scadenza non gestita',
} as const;
