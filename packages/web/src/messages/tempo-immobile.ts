import type { CampoCatasto, GravitaRilievo, StatoDichiarato, TipoVisura } from '@quadra/contract';

const listAnni = (anni: readonly (number | string)[]): string =>
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

  imuImporti: {
    titolo: 'IMU (€)',
    titoloDi: (nome: string) => `IMU di ${nome} (€)`,
    soloAcconto: 'solo acconto',
    pagata: 'Pagata',
    dovuta: 'Dovuta sul catasto',
    daPagare: 'Ancora da pagare',
    inPiu: 'Pagata in più',
    ignoto: '–',
    conAltri: 'L’F24 paga con lo stesso codice anche altri immobili del comune: quanto è di questo non si sa',
    senzaF24: 'In Quadra non c’è un F24 che la paghi, o non si sa quanto sia imposta',
    senzaRendita: 'Le visure non dicono una sola rendita per tutto l’anno',
    nonCalcolata: 'Manca ciò che serve a calcolarla: si vede nella pagina dell’IMU',
    senzaDifferenza: 'Servono sia quanto è dovuto sia quanto è stato pagato',
    provvisoria: 'Provvisoria: l’aliquota non è quella definitiva dell’anno',
  },
  imuDaPagare: (anni: readonly number[]) => `IMU sulla rendita del catasto: ${listAnni(anni)}`,
  imuDaPagareTesto: (chi: string, anni: readonly number[], acconto: number | null) =>
    `di IMU che ${chi} deve ancora pagare per ${listAnni([
      ...anni,
      ...(acconto === null ? [] : [`acconto ${acconto}`]),
    ])}, prima di sanzioni e interessi.`,
  imuConto: (base: string, aliquota: string, quota: string, mesi: number, anno: number, annua: string) =>
    `${anno}: base ${base} € × ${aliquota}%${quota === '100' ? '' : ` × quota ${quota}%`}${mesi === 12 ? '' : ` × ${mesi}/12`} = ${annua} €`,
  imuIncerta: 'Provvisorio: l’aliquota di almeno un anno non è quella definitiva del comune.',
  imuLegge: 'L. 160/2019, art. 1, c. 745',
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
  imuInPiu: (anni: readonly number[]) => `IMU pagata in più: ${listAnni(anni)}`,
  imuInPiuTesto: (chi: string) => `pagati da ${chi} oltre quanto vale l’anno sulla rendita del catasto.`,
  rimborso: (entro: string) =>
    `Il rimborso si chiede entro cinque anni dal versamento (L. 296/2006, art. 1, c. 164): per l’ultimo, entro il ${entro}.`,
  rimborsoPassato: (entro: string) =>
    `Per l’ultimo versamento i cinque anni entro cui si chiede il rimborso sono finiti il ${entro} (L. 296/2006, art. 1, c. 164).`,
} as const;
