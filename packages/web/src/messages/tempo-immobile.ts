import type { CampoCatasto, GravitaRilievo, StatoDichiarato, TipoVisura } from '@quadra/contract';

const listAnni = (anni: readonly number[]): string =>
  anni.length < 2 ? anni.join('') : `${anni.slice(0, -1).join(', ')} e ${anni.at(-1)}`;

/** Words of a building in time. */
export const messaggiTempo = {
  titolo: 'Immobile nel tempo',
  indietro: 'Torna al fabbricato',
  apri: 'Nel tempo',
  nuovaVisura: 'Nuova visura',
  oggi: 'oggi',
  asse: 'Anni',
  catasto: 'Catasto',
  dichiarato: 'Dichiarato',
  dichiaratoDa: (nome: string) => `Dichiarato da ${nome}`,
  possesso: 'Possesso',
  locazione: 'Locazione',
  contratto: 'Contratto',
  /** As the register calls them, but for the shares: they are of its holders. */
  campo: (campo: CampoCatasto): string => (campo === 'Quota' ? 'Intestati' : campo),
  visuraDel: (giorno: string) => `visura ${giorno}`,
  cambiataFra: (dal: string, al: string) => `cambiata fra il ${dal} e il ${al}`,
  rendita: 'Rendita',
  quota: 'Quota',
  utilizzo: 'Utilizzo',
  imu: 'IMU, rendita usata',
  stati: {
    dichiarato: '',
    ignoto: 'Non si sa',
    assente: 'Assente',
    'da fare': 'Da fare',
  } satisfies Record<StatoDichiarato, string>,
  spiegaStati: {
    dichiarato: '',
    ignoto: 'La dichiarazione ha più fabbricati, e non si sa quale sia questo',
    assente: 'In Quadra non c’è un quadro dei fabbricati per quell’anno',
    'da fare': 'Si dichiara l’anno dopo',
  } satisfies Record<StatoDichiarato, string>,
  gravita: { errore: 'sbagliata', attenzione: 'da verificare' } satisfies Record<GravitaRilievo, string>,
  cella: (riga: string, anno: number, valore: string, come: string) =>
    [`${riga} ${anno}: ${valore}`, come].filter(Boolean).join(', '),
  riga: (riga: string, anno: number) => `${riga} ${anno}: `,
  percento: (quota: string) => `${quota}%`,
  canone: (periodo: string, canone: string, isRegistrato: boolean) =>
    `${periodo}, ${canone} € l’anno${isRegistrato ? ', registrato' : ''}`,
  dal: (giorno: string) => `dal ${giorno}`,
  dalAl: (dal: string, al: string) => `dal ${dal} al ${al}`,
  nonLocato: 'non locato',
  visure: 'Visure conservate',
  visureTesto: 'ripetere una visura non crea doppioni',
  nessunaVisura: 'Nessuna visura ha trovato questo fabbricato: non si sa che cosa dice il catasto.',
  visureNascoste: 'Le visure non sono fra i moduli di chi guarda.',
  data: 'Data',
  tipo: 'Tipo',
  tipi: { Soggetto: 'Per soggetto', Immobile: 'Per immobile' } satisfies Record<TipoVisura, string>,
  cheCosa: 'Che cosa ha cambiato qui',
  crediti: 'Crediti',
  pdf: 'PDF',
  apriPdf: 'Apri',
  simulata: 'simulata',
  primaVisura: 'Prima visura',
  comePrima: 'Come la precedente',
  cambiato: (campo: string, prima: string, dopo: string) => `${campo}: da ${prima} a ${dopo}`,

  frasi: {
    senzaVisure: 'Manca una visura con cui riscontrare ciò che è dichiarato.',
    cambiata: (dal: string, al: string) => `Fra il ${dal} e il ${al} la rendita in catasto è cambiata.`,
    daRivedere: 'Qualcosa di ciò che è dichiarato non torna.',
    torna: 'Ciò che è dichiarato torna con il catasto.',
    nulla: 'Niente di dichiarato da riscontrare.',
  },

  rilievi: 'Rilievi',
  nessunRilievo: 'Nessun rilievo.',
  renditaSbagliata: (anni: readonly number[]) => `Rendita sbagliata: ${listAnni(anni)}`,
  renditaSbagliataTesto: (chi: string, valori: string) =>
    `${chi} ha dichiarato ${valori}. Le visure prima e dopo quegli anni dicono un’altra rendita.`,
  renditaDubbia: (anni: readonly number[]) => `Rendita da verificare: ${listAnni(anni)}`,
  renditaDubbiaTesto: (chi: string, valori: string) =>
    `${chi} ha dichiarato ${valori}. La rendita è cambiata fra due visure, o lo dice soltanto una visura successiva.`,
  quotaDubbia: (anni: readonly number[]) => `Quota da verificare: ${listAnni(anni)}`,
  quotaDubbiaTesto: (chi: string, valori: string) =>
    `${chi} ha dichiarato ${valori}, e nessun possesso di quegli anni ha quella quota.`,
  utilizzoDubbio: (anni: readonly number[]) => `Utilizzo da verificare: ${listAnni(anni)}`,
  utilizzoDubbioTesto: (chi: string) =>
    `In quegli anni l’utilizzo dichiarato da ${chi} e i contratti non dicono la stessa cosa.`,
  schedaDiversa: 'La scheda ha un’altra rendita',
  schedaDiversaTesto: (scheda: string, visura: string, giorno: string) =>
    `Scheda: ${scheda} €. Visura del ${giorno}: ${visura}. Su quella della scheda si calcolano l’IMU e le prossime dichiarazioni.`,
  contrattoScaduto: (giorno: string) => `Contratto finito il ${giorno}`,
  contrattoScadutoTesto: 'Dopo non ce n’è un altro: il fabbricato risulta non locato.',
  anniIgnoti: (anni: readonly number[]) => `${listAnni(anni)}: non si sa`,
  anniIgnotiTesto: (chi: string) =>
    `Per quegli anni Quadra non ha di ${chi} un rigo che sia di questo fabbricato.`,
  vaiCampo: 'Vai al campo',
  vaiScheda: 'Apri la scheda',
  vaiVisura: 'Apri la visura',
  vaiDichiarazioni: 'Apri le dichiarazioni',
  importi: 'Gli importi da versare o da chiedere indietro non si calcolano qui.',
} as const;
