import { type StatoConfronto, type TipoVisura, testiPagine } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

const crediti = (quanti: number) => (quanti === 1 ? '1 credito' : `${formatIntero(quanti)} crediti`);
const immobili = (quanti: number) => (quanti === 1 ? '1 immobile' : `${formatIntero(quanti)} immobili`);
/** Words of the searches of the land register. */
export const messaggiVisura = {
  titolo: 'Visure',
  quante: (totale: number) => (totale === 1 ? '1 visura' : `${formatIntero(totale)} visure`),
  nuova: 'Nuova visura',
  spento: testiPagine.VISURE_DISABILITATE,
  spentoTesto: 'Nessun servizio di visure è configurato: le visure già fatte restano qui.',
  data: 'Data',
  tipo: 'Ricerca',
  tipi: { Soggetto: 'Per codice fiscale', Immobile: 'Per foglio e particella' } satisfies Record<
    TipoVisura,
    string
  >,
  cercato: 'Cercato',
  cliente: 'Cliente',
  esito: 'Esito',
  immobili: 'Immobili',
  quantiImmobili: immobili,
  crediti: 'Crediti',
  richiedente: 'Richiesta da',
  importata: 'Importata il',
  studio: 'Studio',
  servizio: 'Servizio',
  simulato: 'Simulato',
  vero: 'Esterno',
  nessuna: 'Nessuna visura',
  nessunaTesto:
    'Qui stanno le ricerche nel catasto, con ciò che hanno trovato e il loro PDF. Da una visura gli immobili passano fra i fabbricati e i terreni del cliente.',
  nessunaConFiltri: 'Nessuna visura con questi filtri',
  codiceFiscale: 'Codice fiscale o partita IVA',
  comune: 'Comune',
  comuneSoggetto: 'Comune, facoltativo',
  cercaComune: 'Cercare il comune',
  catasto: 'Catasto',
  fabbricati: 'Fabbricati',
  terreni: 'Terreni',
  sezione: 'Sezione',
  foglio: 'Foglio',
  particella: 'Particella',
  subalterno: 'Subalterno',
  costo: (quanti: number, residui: number) =>
    `La ricerca costa ${crediti(quanti)} dei ${formatIntero(residui)} disponibili. Se non trova nulla, o il servizio non risponde, i crediti tornano liberi.`,
  costoNullo: 'La ricerca non costa crediti.',
  costoFlat: 'La ricerca è compresa nel canone: non scala crediti.',
  pochi: (quanti: number, residui: number) =>
    `Servono ${crediti(quanti)} e ne restano ${formatIntero(residui)}: prima se ne comprano altri.`,
  provato: 'Servizio di prova: i dati sono inventati e non vengono dal catasto.',
  trovata: (quanti: number) => `Visura trovata: ${immobili(quanti)}.`,
  indietro: 'Torna alle visure',
  pdf: 'Scarica il PDF',
  confrontaCon: 'Confronta con gli immobili di',
  senzaClienti:
    'Nessun intestato è fra i clienti dello studio: per importare serve la sua scheda, con lo stesso codice fiscale.',
  immobile: 'Immobile',
  dati: 'Dati della visura',
  intestati: 'Intestati',
  inQuadra: 'In Quadra',
  categoria: (categoria: string, classe: string | null) =>
    classe ? `${categoria}, classe ${classe}` : categoria,
  rendita: 'rendita',
  dominicale: 'dominicale',
  agrario: 'agrario',
  classe: 'classe',
  dal: 'dal',
  fabbricato: 'Fabbricato',
  terreno: 'Terreno',
  nomeStato: (stato: StatoConfronto): string => (stato === 'Mancante' ? 'Manca in Quadra' : stato),
  visto: 'visura',
  scritto: 'Quadra',
  nulla: 'niente',
  apri: 'Apri',
  scegli: (quale: string) => `Importa ${quale}`,
  importa: (quanti: number) => `Importa ${immobili(quanti)}`,
  importaNota:
    'Ciò che manca si crea; ciò che è diverso prende i dati e la quota della visura; ciò che è uguale resta com’è.',
  esitoImporta: (creati: number, aggiornati: number, uguali: number) =>
    `Importazione finita: ${formatIntero(creati)} creati, ${formatIntero(aggiornati)} aggiornati, ${formatIntero(uguali)} già uguali.`,
  esclusi: (quanti: number) =>
    quanti === 1
      ? '1 immobile non è stato importato'
      : `${formatIntero(quanti)} immobili non sono stati importati`,
  nonInVisura: 'In Quadra e non nella visura',
  nonInVisuraTesto:
    'Il cliente li possiede secondo Quadra e la visura non li nomina: venduti, o da correggere.',
  nonTrovata: 'La ricerca non ha trovato nulla: nessun credito è stato speso.',
  nonRiuscita: 'Il servizio non ha risposto: nessun credito è stato speso.',
} as const;
