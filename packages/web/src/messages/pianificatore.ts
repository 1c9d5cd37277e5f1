import { formatData } from '@quadra/values';
import { formatIntero } from '../formato/formato.ts';

const nomiMesi = [
  ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
  ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
];
const nomiGiorni = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const capital = (testo: string) => testo.charAt(0).toUpperCase() + testo.slice(1);

/** Words of the planner of the payments. */
export const messaggiPianificatore = {
  titolo: 'Pianificatore',
  cliente: 'Cliente',
  cercaCliente: 'Nome o codice fiscale',
  vista: 'Che cosa si guarda',
  diCliente: 'Cliente',
  diStudio: 'Studio',
  usa: (lettera: string) => `Usa lo scenario ${lettera}`,
  annulla: 'Annulla',
  scenari: 'Scenari',
  oggi: 'oggi',
  comeOggi: 'Com’è oggi',
  nuovo: 'Nuovo scenario',
  nonSalvato: 'non salvato',
  scenario: (lettera: string) => `Scenario ${lettera}`,
  unGiorno: 'sposta di un giorno',
  unaSettimana: 'di una settimana',
  rimette: 'rimette',
  mese: (mese: string) => capital(`${nomiMesi[Number(mese.slice(5)) - 1] ?? ''} ${mese.slice(0, 4)}`),
  meseBreve: (mese: string) => nomiMesi[Number(mese.slice(5)) - 1] ?? '',
  giorno: (settimana: number, data: string) => `${nomiGiorni[settimana - 1] ?? ''} ${formatData(data)}`,
  tributo: 'F24',
  codici: 'Codici',
  modello: (numero: number) => `F24 n. ${numero}`,
  stime: 'Stime',
  stimeNota: 'dal conto fiscale, senza F24',
  sposta: (modello: string, euro: string, giorno: string) =>
    `${modello}, ${euro} €, ${giorno}. Alt e frecce lo spostano.`,
  fermo: (modello: string, euro: string, giorno: string, stato: string) =>
    `${modello}, ${euro} €, ${giorno}, ${stato.toLowerCase()}`,
  spostato: (giorno: string, ritardo: number, costo: string) =>
    ritardo <= 0
      ? `${giorno}, nei termini`
      : `${giorno}, +${formatIntero(ritardo)} giorni, ${costo} € in più`,
  etichetta: (giorno: string, ritardo: number) =>
    ritardo <= 0 ? giorno : `${giorno}, +${formatIntero(ritardo)} giorni`,
  rimesso: (modello: string) => `${modello}: rimesso al suo giorno.`,
  gradini: 'Sanzione secondo i giorni di ritardo (€)',
  gradino: (da: number, a: number | null) =>
    a === null ? `dal ${da}° giorno` : da === a ? `${da}° giorno` : `${da}–${a} giorni`,
  finoA: (euro: string) => `fino a ${euro}`,
  fisso: (euro: string) => euro,
  daPagare: 'da pagare, si sposta',
  stima: 'stima, senza F24',
  pagato: 'pagato o inviato',
  frase: (quanto: string, fino: string, mese: string, nelMese: string) =>
    `Da versare fino al ${fino}: ${quanto} €. Il mese più alto è ${mese}, ${nelMese} €.`,
  costa: (quanti: number, euro: string) =>
    `${quanti === 1 ? 'Spostare un F24' : `Spostare ${formatIntero(quanti)} F24`} costa ${euro} € in più.`,
  costaUno: (modello: string, giorno: string, euro: string) =>
    `Pagare ${modello} ${giorno} costa ${euro} € in più.`,
  nonCosta: (quanti: number) =>
    quanti === 1 ? 'Spostare l’F24 non costa nulla in più.' : 'Spostare questi F24 non costa nulla in più.',
  risparmia: (euro: string) => `Con questo scenario si pagano ${euro} € in meno.`,
  provvisorio: 'provvisorio',
  provvisorioTesto: 'Il tasso legale di una parte dei giorni non è pubblicato: vale l’ultimo noto.',
  tardivo: (giorno: string) => `Dal ${giorno} il versamento è tardivo.`,
  ravvedimento:
    'Il ravvedimento vale finché non arriva una comunicazione di irregolarità o uno schema d’atto.',
  nonGestiti: (codici: readonly string[]) =>
    `Per ${codici.join(', ')} il ritardo non è gestito: le somme in più vanno calcolate a parte.`,
  cambia: 'Che cosa cambia',
  comeSiCalcola: 'Come si calcola',
  differenza: (lettera: string) => `${lettera} − A (€)`,
  colonna: (lettera: string) => `${lettera} (€)`,
  imposta: (modello: string) => `${modello}, importo`,
  sanzione: 'Sanzione',
  interessi: 'Interessi',
  altri: 'Altri pagamenti',
  totale: (fino: string) => `Da versare fino al ${fino}`,
  nulla: 'Nulla è spostato: trascinare un F24, o usare Alt e le frecce.',
  cassa: 'Cassa da preparare (€)',
  nota: 'F24 da pagare e stime, nel mese in cui si pagano.',
  usaDomanda: (quanti: number) =>
    quanti === 1 ? 'Spostare l’F24?' : `Spostare ${formatIntero(quanti)} F24?`,
  usaTesto:
    'Prendono il giorno dello scenario, con sanzioni e interessi di chi paga tardi. Quelli già inviati restano come sono.',
  usato: (quanti: number) => (quanti === 1 ? 'F24 spostato.' : `${formatIntero(quanti)} F24 spostati.`),
  vuoto: 'Nulla da pianificare',
  vuotoTesto: 'Il cliente non ha F24 da pagare: si preparano dal conto fiscale o in F24.',
  scegli: 'Scegliere un cliente, o guardare lo studio.',
  quanti: (totale: number) => (totale === 1 ? '1 cliente' : `${formatIntero(totale)} clienti`),
  codiceFiscale: 'Codice fiscale',
  prossima: 'Prossimo giorno',
  quantiF24: 'F24',
  inRitardo: 'In ritardo',
  totaleEuro: 'Totale (€)',
  studio: 'Studio',
  nessuno: 'Nessun F24 da pagare',
  nessunoTesto: 'Qui si vede quanto ogni cliente ha da pagare, mese per mese, degli F24 preparati.',
  nessunoConFiltri: 'Nessun cliente con questi filtri',
} as const;
