import type { CampoCatasto, GravitaRilievo, StatoDichiarato, TipoVisura } from '@quadra/contract';

const listAnni = (anni: readonly (number | string)[]): string =>
  anni.length < 2 ? anni.join('') : `${anni.slice(0, -1).join(', ')} e ${anni.at(-1)}`;

/** The incomes of the register. */
const redditi = {
  rendita: {
    ...{ nome: 'Rendita', sbagliato: 'sbagliata', altro: 'un’altra rendita' },
    cambiato: 'La rendita è cambiata',
  },
  dominicale: {
    ...{ nome: 'Dominicale', sbagliato: 'sbagliato', altro: 'un altro reddito dominicale' },
    cambiato: 'Il reddito dominicale è cambiato',
  },
  agrario: {
    ...{ nome: 'Agrario', sbagliato: 'sbagliato', altro: 'un altro reddito agrario' },
    cambiato: 'Il reddito agrario è cambiato',
  },
} as const;
type Reddito = keyof typeof redditi;
/** What the IMU is computed on. */
const basi = {
  rendita: 'sulla rendita del catasto',
  dominicale: 'sul dominicale del catasto',
  valore: 'sul valore della scheda',
} as const;
type Base = keyof typeof basi;

/** Words of a building, or of land, in time. */
export const messaggiTempo = {
  titolo: 'Immobile nel tempo',
  indietro: { fabbricato: 'Torna al fabbricato', terreno: 'Torna al terreno' },
  questo: { fabbricato: 'questo fabbricato', terreno: 'questo terreno' },
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
  dominicale: 'Dominicale',
  agrario: 'Agrario',
  quota: 'Quota',
  utilizzo: 'Utilizzo',
  imu: { rendita: 'IMU, rendita usata', dominicale: 'IMU, dominicale', valore: 'IMU, valore' },
  stati: {
    dichiarato: '',
    ignoto: 'Non si sa',
    assente: 'Assente',
    'da fare': 'Da fare',
  } satisfies Record<StatoDichiarato, string>,
  spiegaStati: {
    fabbricato: {
      dichiarato: '',
      ignoto: 'La dichiarazione ha più fabbricati, e non si sa quale sia questo',
      assente: 'In Quadra non c’è un quadro dei fabbricati per quell’anno',
      'da fare': 'Si dichiara l’anno dopo',
    },
    terreno: {
      dichiarato: '',
      ignoto: 'La dichiarazione ha dei terreni, e nessuno ha i due redditi di questo, o più d’uno li ha',
      assente: 'In Quadra non c’è un quadro dei terreni per quell’anno',
      'da fare': 'Si dichiara l’anno dopo',
    },
  } satisfies Record<string, Record<StatoDichiarato, string>>,
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
  nessunaVisura: (questo: string) =>
    `Nessuna visura ha trovato ${questo}: non si sa che cosa dice il catasto.`,
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
    cambiata: {
      rendita: (dal: string, al: string) => `Fra il ${dal} e il ${al} la rendita in catasto è cambiata.`,
      dominicale: (dal: string, al: string) =>
        `Fra il ${dal} e il ${al} il reddito dominicale in catasto è cambiato.`,
    },
    daRivedere: 'Qualcosa di ciò che è dichiarato non torna.',
    torna: 'Ciò che è dichiarato torna con il catasto.',
    nulla: 'Niente di dichiarato da riscontrare.',
  },

  rilievi: 'Rilievi',
  nessunRilievo: 'Nessun rilievo.',
  renditaSbagliata: (quale: Reddito, anni: readonly number[]) =>
    `${redditi[quale].nome} ${redditi[quale].sbagliato}: ${listAnni(anni)}`,
  renditaSbagliataTesto: (chi: string, quale: Reddito, valori: string) =>
    `${chi} ha dichiarato ${valori}. Le visure prima e dopo quegli anni dicono ${redditi[quale].altro}.`,
  renditaDubbia: (quale: Reddito, anni: readonly number[]) =>
    `${redditi[quale].nome} da verificare: ${listAnni(anni)}`,
  renditaDubbiaTesto: (chi: string, quale: Reddito, valori: string) =>
    `${chi} ha dichiarato ${valori}. ${redditi[quale].cambiato} fra due visure, o lo dice soltanto una visura successiva.`,
  quotaDubbia: (anni: readonly number[]) => `Quota da verificare: ${listAnni(anni)}`,
  quotaDubbiaTesto: (chi: string, valori: string) =>
    `${chi} ha dichiarato ${valori}, e nessun possesso di quegli anni ha quella quota.`,
  utilizzoDubbio: (anni: readonly number[]) => `Utilizzo da verificare: ${listAnni(anni)}`,
  utilizzoDubbioTesto: (chi: string) =>
    `In quegli anni l’utilizzo dichiarato da ${chi} e i contratti non dicono la stessa cosa.`,
  schedaDiversa: {
    rendita: 'La scheda ha un’altra rendita',
    dominicale: 'La scheda ha un altro dominicale',
    agrario: 'La scheda ha un altro agrario',
  } satisfies Record<Reddito, string>,
  schedaServe: {
    rendita: 'Su quella della scheda si calcolano l’IMU e le prossime dichiarazioni.',
    dominicale: 'Quello della scheda va nelle prossime dichiarazioni e, se non è area edificabile, nell’IMU.',
    agrario: 'Quello della scheda va nelle prossime dichiarazioni.',
  } satisfies Record<Reddito, string>,
  schedaDiversaTesto: (scheda: string, visura: string, giorno: string, serve: string) =>
    `Scheda: ${scheda} €. Visura del ${giorno}: ${visura}. ${serve}`,
  areaValore: 'Area edificabile: il valore non è del catasto',
  areaValoreTesto:
    'L’IMU si calcola sul valore scritto nella scheda, uno solo: vale al 1° gennaio di un anno, e degli altri anni non si sa (L. 160/2019, art. 1, c. 746).',
  contrattoScaduto: (giorno: string) => `Contratto finito il ${giorno}`,
  contrattoScadutoTesto: 'Dopo non ce n’è un altro: il fabbricato risulta non locato.',
  anniIgnoti: (anni: readonly number[]) => `${listAnni(anni)}: non si sa`,
  anniIgnotiTesto: (chi: string, questo: string) =>
    `Per quegli anni Quadra non ha di ${chi} un rigo che sia di ${questo}.`,
  vaiCampo: 'Vai al campo',
  vaiScheda: 'Apri la scheda',
  vaiVisura: 'Apri la visura',
  vaiDichiarazioni: 'Apri le dichiarazioni',

  imuImporti: {
    titolo: 'IMU (€)',
    titoloDi: (nome: string) => `IMU di ${nome} (€)`,
    soloAcconto: 'solo acconto',
    pagata: 'Pagata',
    dovuta: {
      rendita: 'Dovuta sul catasto',
      dominicale: 'Dovuta sul catasto',
      valore: 'Dovuta sul valore',
    },
    daPagare: 'Ancora da pagare',
    inPiu: 'Pagata in più',
    ignoto: '–',
    conAltri: 'L’F24 paga con lo stesso codice anche altri immobili del comune: quanto è di questo non si sa',
    senzaF24: 'In Quadra non c’è un F24 che la paghi, o non si sa quanto sia imposta',
    senzaRendita: 'Le visure non dicono un solo reddito per tutto l’anno',
    nonCalcolata: 'Manca ciò che serve a calcolarla: si vede nella pagina dell’IMU',
    senzaDifferenza: 'Servono sia quanto è dovuto sia quanto è stato pagato',
    provvisoria: 'Provvisoria: l’aliquota non è quella definitiva dell’anno',
  },
  imuDaPagare: (base: Base, anni: readonly number[]) => `IMU ${basi[base]}: ${listAnni(anni)}`,
  imuDaPagareTesto: (chi: string, anni: readonly number[], acconto: number | null) =>
    `di IMU che ${chi} deve ancora pagare per ${listAnni([
      ...anni,
      ...(acconto === null ? [] : [`acconto ${acconto}`]),
    ])}, prima di sanzioni e interessi.`,
  imuConto: (base: string, aliquota: string, quota: string, mesi: number, anno: number, annua: string) =>
    `${anno}: base ${base} € × ${aliquota}%${quota === '100' ? '' : ` × quota ${quota}%`}${mesi === 12 ? '' : ` × ${mesi}/12`} = ${annua} €`,
  imuIncerta: 'Provvisorio: l’aliquota di almeno un anno non è quella definitiva del comune.',
  imuEsenteTerreni:
    'Il terreno montano, o di chi lo coltiva (coltivatore diretto o IAP), è esente: conta ciò che dice il possesso nella scheda (L. 160/2019, art. 1, c. 758).',
  imuLegge: 'L. 160/2019, art. 1, c. 745',
  imuLeggeTerreni: 'L. 160/2019, art. 1, c. 746',
  euro: (importo: string) => `${importo} €`,
  cheCosaFare: 'Che cosa fare',
  saldoImu: (anno: number, importo: string, chi: string | null) =>
    `Saldo IMU ${anno}${chi === null ? '' : ` di ${chi}`}: ${importo} €`,
  saldoImuTesto: (giorno: string, giorni: number) =>
    `Entro il ${giorno}, ${giorni === 0 ? 'è oggi' : giorni === 1 ? 'manca 1 giorno' : `mancano ${giorni} giorni`}.`,
  ravvediImu: (anno: number, importo: string, chi: string | null) =>
    `Ravvedere l’IMU ${anno}${chi === null ? '' : ` di ${chi}`}: ${importo} €`,
  ravvediTesto: 'Più sanzioni e interessi alla data del pagamento.',
  vaiImu: 'Apri l’IMU',
  preparaCorrezioni: (quante: number) =>
    quante === 1 ? 'Prepara la correzione' : `Prepara le ${quante} correzioni`,
  vediCorrezioni: 'Vedi le correzioni',
  nienteDaSolo: 'Si vedono prima di salvarle: niente cambia da solo.',
  correzioni: 'Correzioni dal catasto',
  correzioniTesto:
    'Vanno fra le bozze di chi le prepara, insieme a ciò che vi è già: si salvano, o si scartano, nella dichiarazione.',
  doveSiScrive: 'Dichiarazione',
  campoDelModello: 'Campo',
  oggiC: 'Oggi',
  diventa: 'Diventa',
  nulla: '–',
  chiusa: 'Chiusa: non si scrive più. Se serve, si fa un’integrativa.',
  casella: (rigo: string, colonna: number, modulo: number) =>
    `${rigo} col. ${colonna}${modulo > 1 ? `, mod. ${modulo}` : ''}`,
  dichiarazioneDi: (modello: string, anno: number, chi: string) => `${modello} ${anno}, ${chi}`,
  mettiInBozza: 'Metti in bozza',
  inBozza: (quante: number) =>
    quante === 1 ? 'La correzione è fra le bozze.' : `${quante} correzioni sono fra le bozze.`,
  imuInPiu: (anni: readonly number[]) => `IMU pagata in più: ${listAnni(anni)}`,
  imuInPiuTesto: (chi: string, base: Base) => `pagati da ${chi} oltre quanto vale l’anno ${basi[base]}.`,
  rimborso: (entro: string) =>
    `Il rimborso si chiede entro cinque anni dal versamento (L. 296/2006, art. 1, c. 164): per l’ultimo, entro il ${entro}.`,
  rimborsoPassato: (entro: string) =>
    `Per l’ultimo versamento i cinque anni entro cui si chiede il rimborso sono finiti il ${entro} (L. 296/2006, art. 1, c. 164).`,
} as const;
