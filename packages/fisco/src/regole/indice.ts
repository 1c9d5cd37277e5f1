import {
  type Calculation,
  type Concetto,
  compile,
  createCalculation,
  type Dato,
  type Program,
} from '../engine/index.ts';
import * as acePersone from './ace-persone.ts';
import * as addizionali from './addizionali.ts';
import * as agricole from './agricole.ts';
import * as altreDetrazioni from './altre-detrazioni.ts';
import * as altriRedditi from './altri-redditi.ts';
import * as arredi from './arredi.ts';
import * as articolo49 from './articolo-49.ts';
import * as assimilati from './assimilati.ts';
import * as attivitaEstere from './attivita-estere.ts';
import * as attivitaForfettario from './attivita-forfettario.ts';
import * as canoni from './canoni.ts';
import * as cedolare from './cedolare.ts';
import * as collaboratori from './collaboratori.ts';
import * as concordato from './concordato.ts';
import * as concordatoEffettivo from './concordato-effettivo.ts';
import * as condomini from './condomini.ts';
import * as artigiani from './contributi-artigiani.ts';
import * as gestioneSeparata from './contributi-separata.ts';
import * as crediti from './crediti.ts';
import * as creditiCodice from './crediti-codice.ts';
import * as creditiImprese from './crediti-imprese.ts';
import * as creditiRu from './crediti-ru.ts';
import * as cripto from './cripto-cessioni.ts';
import * as detrazioni from './detrazioni.ts';
import * as detrazioniFamiliari from './detrazioni-familiari.ts';
import * as detrazioniLavoro from './detrazioni-lavoro.ts';
import * as detrazioniOneri from './detrazioni-oneri.ts';
import * as dettagliRu from './dettagli-ru.ts';
import * as eccedenzeEstere from './eccedenze-estere.ts';
import * as fabbricati from './fabbricati.ts';
import * as familiari from './familiari.ts';
import * as flatIncrementale from './flat-incrementale.ts';
import * as forfettario from './forfettario.ts';
import * as impostaLorda from './imposta-lorda.ts';
import * as impostaNetta from './imposta-netta.ts';
import * as imposteRq from './imposte-rq.ts';
import * as imposteRqChiuse from './imposte-rq-chiuse.ts';
import * as imposteSeparate from './imposte-separate.ts';
import * as impresa from './impresa.ts';
import * as impresaOrdinaria from './impresa-ordinaria.ts';
import * as impresaSemplificata from './impresa-semplificata.ts';
import * as impreseEstere from './imprese-estere.ts';
import * as incapienti from './incapienti.ts';
import * as integrativa from './integrativa.ts';
import * as lavori from './lavori.ts';
import * as lavoro from './lavoro.ts';
import * as lavoroAggiunte from './lavoro-aggiunte.ts';
import * as autonomo from './lavoro-autonomo.ts';
import * as limitiRu from './limiti-ru.ts';
import * as liquidazione from './liquidazione.ts';
import * as oneriDeducibili from './oneri-deducibili.ts';
import * as oneriDetraibili from './oneri-detraibili.ts';
import * as oneriRiportabili from './oneri-riportabili.ts';
import * as partecipazioni from './partecipazioni.ts';
import * as plusvalenze from './plusvalenze.ts';
import * as plusvalenzeOrdinarie from './plusvalenze-ordinarie.ts';
import * as prospettiRs from './prospetti-rs.ts';
import * as redditiAttivita from './redditi-attivita.ts';
import * as redditiEsteri from './redditi-esteri.ts';
import * as reddito from './reddito.ts';
import * as risultato from './risultato.ts';
import * as rivalutazioni from './rivalutazioni.ts';
import * as soggetto from './soggetto.ts';
import * as sommaEsente from './somma-esente.ts';
import * as sostitutiva from './sostitutiva.ts';
import * as speseSanitarie from './spese-sanitarie.ts';
import * as stabiliEstere from './stabili-estere.ts';
import * as startUp from './start-up.ts';
import * as separata from './tassazione-separata.ts';
import * as terreni from './terreni.ts';
import * as tettoSpese from './tetto-spese.ts';
import * as tfrDiretto from './tfr-diretto.ts';
import * as trasferimento from './trasferimento.ts';
import * as trattamento from './trattamento-integrativo.ts';
import * as tredicesima from './tredicesima.ts';
import * as vantaggio from './vantaggio.ts';
import * as zes from './zes.ts';

/** What a module gives, alone or gathered under one name: a credit and its use, a balance and its refund. */
const esporta = (modulo: object): (Concetto | Dato)[] =>
  Object.values(modulo).flatMap((x: unknown): (Concetto | Dato)[] => {
    if (typeof x !== 'object' || x === null) return [];
    if (!('kind' in x)) return Array.isArray(x) || x instanceof Map ? [] : esporta(x);
    return x.kind === 'concetto' || x.kind === 'dato' ? [x as Concetto | Dato] : [];
  });

/** Every concetto and dato that the rules export. */
export const regole: readonly (Concetto | Dato)[] = [
  lavoro,
  assimilati,
  canoni,
  lavori,
  altreDetrazioni,
  startUp,
  terreni,
  fabbricati,
  cedolare,
  soggetto,
  oneriDeducibili,
  oneriRiportabili,
  reddito,
  impostaLorda,
  familiari,
  detrazioniFamiliari,
  detrazioniLavoro,
  oneriDetraibili,
  detrazioniOneri,
  trattamento,
  sommaEsente,
  arredi,
  articolo49,
  lavoroAggiunte,
  speseSanitarie,
  tettoSpese,
  tredicesima,
  crediti,
  creditiCodice,
  detrazioni,
  impostaNetta,
  incapienti,
  liquidazione,
  addizionali,
  partecipazioni,
  altriRedditi,
  separata,
  tfrDiretto,
  imposteSeparate,
  imposteRq,
  imposteRqChiuse,
  plusvalenze,
  plusvalenzeOrdinarie,
  cripto,
  rivalutazioni,
  attivitaEstere,
  condomini,
  integrativa,
  risultato,
  attivitaForfettario,
  forfettario,
  flatIncrementale,
  agricole,
  impresa,
  impresaOrdinaria,
  impresaSemplificata,
  redditiAttivita,
  autonomo,
  concordato,
  concordatoEffettivo,
  artigiani,
  gestioneSeparata,
  creditiImprese,
  creditiRu,
  dettagliRu,
  limitiRu,
  impreseEstere,
  stabiliEstere,
  redditiEsteri,
  eccedenzeEstere,
  trasferimento,
  acePersone,
  collaboratori,
  zes,
  prospettiRs,
  vantaggio,
  sostitutiva,
].flatMap(esporta);

/** Elements that each raccolta holds when no form says otherwise. */
const MISURE = {
  terreni: 3,
  fabbricati: 4,
  lavoro: 3,
  assimilati: 2,
  familiari: 5,
  spese: 6,
  recuperi: 2,
  energetici: 2,
  inquilini: 2,
  altriCrediti: 2,
  altriDeducibili: 2,
  investimenti: 2,
  detrazioniConCodice: 2,
  creditiAnnui: 2,
  partecipazioni: 2,
  trust: 1,
  affittiImmobili: 2,
  partecipazioniTrasparenti: 1,
  redditiSeparati: 2,
  arretratiSeparati: 1,
  fineCollaborazioni: 1,
  tfrDiretto: 1,
  proventiObbligazioni: 1,
  impreseEsterePartecipate: 1,
  utiliCfc: 1,
  pignoramentiAltri: 1,
  conferimentiSiiq: 1,
  utiliPartecipate: 1,
  stabiliOrdinaria: 1,
  stabiliSemplificata: 1,
  cessioni26: 2,
  cessioni20: 1,
  qualificate: 1,
  qualificate1: 1,
  qualificate2: 1,
  qualificate3: 1,
  privilegiateRideterminate: 1,
  criptoRideterminate: 1,
  criptoValore: 1,
  capitaliEsteri: 2,
  terreniRivalutati: 1,
  quoteRivalutate: 1,
  attivitaEstere: 3,
  fornitori: 1,
  creditiIntegrativa: 1,
  eccedenzePrecedenti: 1,
  forfettario: 2,
  iscritti: 2,
  gestioneSeparata: 2,
  creditiImprese: 2,
  creditiRicevuti: 1,
  creditiTrasferiti: 1,
  eccedenzeAntiche: 1,
  eccedenzeScorse: 1,
  eccedenzeNuove: 1,
  sostitutive: 2,
  aiuti: 1,
  stati: 2,
  eccedenzeEstere: 1,
  trasferiti: 1,
  collaboratori: 2,
  utiliImpreseEstere: 2,
  zoneFranche: 1,
  zoneEconomiche: 1,
  decadenzeZes: 1,
  quoteTrasferite: 1,
} as const;

const programmi = new Map<number, Program>();

/** The law of a tax year, to the cent: no form, no rounding to the euro. */
function createProgramma(annoImposta: number): Program {
  const pronto = programmi.get(annoImposta) ?? compile(regole, { annoImposta, misure: MISURE });
  programmi.set(annoImposta, pronto);
  return pronto;
}

/** A calculation of the rules alone, for a tax year. */
export const createCalcoloRegole = (annoImposta: number): Calculation =>
  createCalculation(createProgramma(annoImposta));
