import type { DefinizioniDiModello, ModelloDefinito } from './definizioni/definizione.ts';
import type { MessaggioDiModello } from './definizioni/messaggi.ts';
import { applyConfigurati, type QuadroConfigurato } from './modelli/configurati.ts';
import { type CodiceModello, codiciModello, type Modello } from './modelli/modello.ts';
import { registro } from './modelli/registro.ts';
import type { Scheda } from './modelli/scheda.ts';

export type * from './definizioni/definizione.ts';
export { describeProblema } from './definizioni/frase.ts';
export type { MessaggioDiModello } from './definizioni/messaggi.ts';
export {
  type Esempio,
  findNome,
  listCampioni,
  listEsempi,
  listNomi,
  type NomeCasella,
} from './definizioni/suggerimenti.ts';
export type { ScaglioneSpiegato } from './engine/explain-scaglioni.ts';
export { CATALOGO } from './espressione/catalogo.ts';
export { computeIvaOrdinaria } from './iva-vendita.ts';
export { isAnno } from './modelli/anno.ts';
export { computeSintesi, isDetta, type RigaCascata, type SintesiCascata } from './modelli/cascata.ts';
export {
  baseOf,
  type Chiave,
  compareChiavi,
  isChiave,
  makeCompareChiavi,
  moduloOf,
  parseChiave,
  parseNome,
  quadroOf,
  rigoOf,
  withModulo,
  writeChiave,
  writeNome,
} from './modelli/chiave.ts';
export type { ComodoIrap } from './modelli/comodo-irap.ts';
export { ordineDi, type QuadroConfigurato } from './modelli/configurati.ts';
export { esempioRedditiPf } from './modelli/esempio.ts';
export type { RigoFonti } from './modelli/fonti.ts';
export { isInterna } from './modelli/interna.ts';
export type { VoceIsa } from './modelli/isa-collegata.ts';
export {
  collectMancanze,
  isSenzaDati,
  listLuoghi,
  type MancanzaPer,
} from './modelli/mancanze.ts';
export type * from './modelli/modello.ts';
export { codiciModello } from './modelli/modello.ts';
export { applyModifiche } from './modelli/modifiche.ts';
export { listDiNatura } from './modelli/natura.ts';
export { computeVersamenti, type RigaProspetto, sumImposte } from './modelli/prospetto.ts';
export type { QuotaConsolidata } from './modelli/quote-consolidate.ts';
export type { QuotaImpresa, VoceQuote } from './modelli/quote-imprese.ts';
export type { Socio } from './modelli/quote-soci.ts';
export { computeRiepilogo, listRiepiloghi } from './modelli/riepiloghi.ts';
export type { VoceRiporto } from './modelli/riporto.ts';
export { isSenzaEffetto, listSenzaEffetto } from './modelli/senza-effetto.ts';
export { isPerCassa, listAffiancate, listNotevoli } from './modelli/voci-notevoli.ts';
export type { AliquotaScaglione } from './parametri/aliquote.ts';
export { findMassimoImu } from './parametri/limiti-imu.ts';
export type { CodiceProposta, Proposta } from './proposte.ts';
export {
  caselleComuneImu,
  computeFrontespizioImu,
  computeQuadroImu,
  type ImmobileDichiarato,
} from './riporti/dichiarazione-imu.ts';
export type { ImmobilePosseduto, RigoProposto } from './riporti/immobili.ts';
export {
  type CaselleDiCampo,
  type FamiliareDichiarato,
  isDellaPersona,
  readPersona,
  writePersona,
  writeSoggetto,
} from './riporti/persona.ts';
export { addGiorniBancari, toLavorativo } from './versamenti/calendario.ts';
export { RATA_UNICA } from './versamenti/rata-unica.ts';

/** A form of a fiscal year. */
export interface VoceModello {
  readonly anno: number;
  readonly codice: CodiceModello;
  readonly titolo: string;
}

/** How a form of a year is called: «Redditi Società di Capitali 2025». */
const nameModello = (codice: CodiceModello, anno: number): string => `${registro[codice].titolo} ${anno}`;

const modelli: readonly VoceModello[] = codiciModello.flatMap((codice) =>
  Object.keys(registro[codice].anni).map((testo) => {
    const anno = Number(testo);
    return { anno, codice, titolo: nameModello(codice, anno) };
  }),
);

/** The modelli that can be compiled, in the order of their codes and years. */
export const listModelli = (): readonly VoceModello[] => modelli;

const pronti = new Map<string, Promise<Modello>>();

/** Loads a modello, with what the vendor says of its quadri; the browser fetches a year only when it is asked for. */
export async function loadModello(
  anno: number,
  codice: CodiceModello,
  configurati: readonly QuadroConfigurato[] = [],
): Promise<Modello | undefined> {
  const carica = registro[codice].anni[anno];
  if (carica === undefined) return undefined;
  const nome = `${codice}/${anno}/${configurati.length === 0 ? '' : JSON.stringify(configurati)}`;
  const pronto =
    pronti.get(nome) ??
    load(carica, configurati).catch((causa) => {
      pronti.delete(nome);
      throw causa;
    });
  pronti.set(nome, pronto);
  return pronto;
}

/** Reads the files of a form of a year, without making it: what is put in it may still be on its way. */
export async function fetchModello(anno: number, codice: CodiceModello): Promise<void> {
  const carica = registro[codice].anni[anno];
  if (carica === undefined) return;
  const [scheda] = await Promise.all([carica(), import('./modelli/costruzione.ts')]);
  await scheda.prepare?.();
}

async function load(
  carica: () => Promise<Scheda>,
  configurati: readonly QuadroConfigurato[],
): Promise<Modello> {
  const [{ createModello }, scheda] = await Promise.all([import('./modelli/costruzione.ts'), carica()]);
  await scheda.prepare?.();
  return createModello(applyConfigurati(scheda, configurati));
}

/** A modello with what the vendor defined for it; undefined for a year that has none. */
export async function loadModelloDefinito(
  anno: number,
  codice: CodiceModello,
  inVigore: DefinizioniDiModello,
): Promise<ModelloDefinito | undefined> {
  const carica = registro[codice].anni[anno];
  if (carica === undefined) return undefined;
  const { configurati = [], messaggi = [] } = inVigore;
  if (inVigore.definizioni.length + messaggi.length === 0) {
    const [{ tolerate }, modello] = await Promise.all([
      import('./modelli/costruzione.ts'),
      loadModello(anno, codice, configurati),
    ]);
    return modello && { modello: tolerate(modello), problemi: [], letture: new Map() };
  }
  const [{ defineModello }, scheda] = await Promise.all([
    import('./definizioni/modello-definito.ts'),
    carica(),
  ]);
  await scheda.prepare?.();
  return defineModello(applyConfigurati(scheda, configurati), inVigore);
}
/** The checks of a form of a year, with the words it says them in; undefined for a year that has none. */
export async function loadMessaggi(
  anno: number,
  codice: CodiceModello,
): Promise<MessaggioDiModello[] | undefined> {
  const carica = registro[codice].anni[anno];
  if (carica === undefined) return undefined;
  const [{ listMessaggi }, scheda] = await Promise.all([import('./definizioni/messaggi.ts'), carica()]);
  await scheda.prepare?.();
  return listMessaggi(scheda);
}

/** The numbers of law that have a name of their own. */
export const loadCostanti = () => import('./parametri/costanti.ts');

/** The rates of law, by comune and regione. */
export const loadAliquote = () => import('./parametri/aliquote.ts');

/** What the records of land, buildings and leases say for a declaration: fetched only where it is asked for. */
export const loadRiporti = () => import('./riporti/indice.ts');

/** What is computed of a property: fetched only where there is one. */
export const loadImmobili = () => import('./immobili.ts');

export { delegaUnica } from './parametri/delega-unica.ts';
export type { Scadenza } from './parametri/scadenze.ts';
/** Due dates, advances and instalments of a year. */
export const loadScadenze = () => import('./scadenze.ts');

/** Where the official instructions speak of a casella: fetched only where one is explained. */
export const loadIndiceIstruzioni = () => import('./istruzioni/indice.ts');

/** The choices that a declaration leaves open, to be tried. */
export const loadProposte = () => import('./proposte.ts');

export type { VociIva } from './modelli/voci-iva.ts';
/** Two declarations compared, and what one proposes for the next: fetched only where they are asked for. */
export const loadConfronto = () => import('./confronto.ts');

export { writeCifra, writeFrase, writeGiorno } from './lettera/parole.ts';
export type * from './lettera/tipi.ts';
/** The letter for who pays: fetched only where one is written. */
export const loadLettera = () => import('./lettera/index.ts');

export type * from './telematico/index.ts';
/** The layouts of the telematic supplies: fetched only where a file is made or looked at. */
export const loadTelematico = () => import('./telematico/index.ts');
export type { ImmobileDaInquadrare, Inquadrata } from './imu/inquadramento.ts';
export type * from './imu/tipi.ts';

/** What is computed of the IMU of a comune: fetched only where it is asked for. */
export const loadImu = () => import('./imu/indice.ts');

export type * from './versamenti/index.ts';
/** What is owed and how it is paid: fetched only where it is asked for. */
export const loadVersamenti = () => import('./versamenti/index.ts');

export type * from './utilita/index.ts';
/** Codes read, amounts and terms explained: what a studio computes every day. */
export const loadUtilita = () => import('./utilita/index.ts');
export type * from './lipe/index.ts';
/** The communications of the periodic liquidations of VAT: fetched only where they are counted. */
export const loadLipe = () => import('./lipe/index.ts');

export type { VoceBilancio } from './modelli/bilancio.ts';
/** Where the accounts of a client go in a form: fetched only where they are read. */
export const loadBilancio = () => import('./modelli/bilancio.ts');

export type { NomeTipo } from './fattura/schema/tipi-semplici.ts';
export type { ElementoFile, ErroreFile } from './fattura/schema/verifica.ts';
export type * from './fattura/tipi.ts';
/** What an invoice comes to, and its electronic file: fetched only where one is made. */
export const loadFattura = () => import('./fattura/index.ts');
