import {
  checkSoggetto,
  errori,
  type FinalitaDichiarazione,
  finalitaConBase,
  finalitaNonGestite,
  frasiErrore,
  frasiSolaLettura,
  isTipoImu,
  type MotivoSolaLettura,
  type TipoDichiarazione,
  testiCampo,
} from '@quadra/contract';
import type { DatiModello, Forzature, Modello } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findComune } from '../../base/comune/comune.public.ts';
import { isTipoSpento } from '../configurazione/configurazione.queries.ts';
import { createCalcolo, requireModello } from '../dichiarazione/calcolo.ts';
import { type Dichiarazione, findOrdinaria, listBasi } from '../dichiarazione/dichiarazione.queries.ts';
import { computeRiepilogo, computeStatiIniziali } from '../dichiarazione/dichiarazione.rules.ts';
import { keepAmmesse, writeComune } from '../dichiarazione/scrittura/comune-dichiarazione.ts';
import type { Autore } from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import { insertModifiche, type NuovaModifica } from '../dichiarazione/storia.queries.ts';
import { listFermi } from '../dichiarazione/vita/fatti.queries.ts';
import { proposeImu } from '../imu/proposta.service.ts';
import { markVersioneSentita } from '../sincronizzazione/sincronizzazione.queries.ts';
import { proposeRighi } from '../sincronizzazione/sincronizzazione.service.ts';
import {
  type Contribuente,
  findImpegnoPluriennale,
  insertDichiarazione,
  lockContribuenti,
  lockDisponibili,
} from './nuova.queries.ts';
import { describeProposta, proposeQuery } from './query.ts';

export interface RichiestaCreazione {
  readonly idAnagrafiche: readonly string[];
  readonly tipo: TipoDichiarazione;
  readonly finalita: FinalitaDichiarazione;
  /** The declarations they start from, one for each client. */
  readonly basi?: readonly string[];
  /** The comune of those that start from no other, for the types that have one. */
  readonly comune?: string | null;
}
export interface EsitoCreazione {
  create: { Codice: string; IdAnagrafica: string }[];
  /** `Campo`: the type is not one that the client may have, or wants a comune. */
  errori: { Codice: string; Messaggio: string; Campo?: 'Tipo' | 'ComuneId' }[];
}

const refuse = (frase: string) => `${errori.IMPOSSIBILE_CREARE.testo} ${frase}`;

/** What is being asked for one client. */
interface Domanda {
  readonly anno: number;
  readonly tipo: TipoDichiarazione;
  readonly finalita: FinalitaDichiarazione;
  readonly base: Dichiarazione | undefined;
}

/** Why a declaration cannot start from another; null when it can, or starts from none. */
function checkBase({ anno, tipo, finalita, base }: Domanda): string | null {
  if (base === undefined)
    return finalitaConBase.includes(finalita) ? refuse(testiCampo.BASE_OBBLIGATORIA) : null;
  if (base.anno !== anno || base.tipo !== tipo) return refuse(frasiErrore.BASE_DIVERSA);
  return finalita === 'Integrativa' && base.stato !== 'Chiusa' ? refuse(frasiErrore.BASE_APERTA) : null;
}

/** Of each studio: how many more it may have in the year, and why nothing of the year is written there. */
interface Posti {
  readonly disponibili: Map<number, number>;
  readonly fermi: ReadonlyMap<number, MotivoSolaLettura>;
}

/** What room there is in some studi for declarations of a type and year, held until the end of the transaction. */
export const lockPosti = async (
  trx: Trx,
  quali: Pick<Domanda, 'anno' | 'tipo'>,
  studi: readonly number[],
): Promise<Posti> => ({
  disponibili: await lockDisponibili(trx, quali.anno, studi),
  fermi: await listFermi(trx, quali, studi),
});

/** Why a client cannot have one more declaration of a type; null when he can. `comune`: empty for those to the State. */
export async function checkPosto(
  trx: Trx,
  contribuente: Contribuente,
  { anno, tipo, finalita, comune }: Omit<Domanda, 'base'> & { readonly comune: string },
  { disponibili, fermi }: Posti,
): Promise<string | null> {
  if (finalitaNonGestite.includes(finalita)) return refuse(frasiErrore.FINALITA_NON_GESTITA);
  const altrui = checkSoggetto(tipo, contribuente, anno);
  if (altrui !== null) return refuse(frasiErrore[altrui]);
  const fermo = fermi.get(contribuente.studioId);
  if (fermo !== undefined) return refuse(frasiSolaLettura[fermo](''));
  const esistente =
    finalita === 'Ordinaria' ? await findOrdinaria(trx, contribuente, anno, tipo, comune) : undefined;
  if (esistente !== undefined) return errori.DICHIARAZIONE_GIA_PRESENTE.testo;
  const isFinita = (disponibili.get(contribuente.studioId) ?? 0) < 1;
  return isFinita ? errori.NESSUNA_DICHIARAZIONE_DISPONIBILE.testo : null;
}

/** What a declaration is born with. */
export interface Nascita {
  readonly tipo: TipoDichiarazione;
  readonly finalita: FinalitaDichiarazione;
  /** The comune it is for; left out: it is to the State. */
  readonly comune?: string;
  readonly righi: DatiModello;
  readonly forzature: Forzature;
  readonly baseId: string | null;
  /** Of which version of the registry its data are; null: of none. */
  readonly versioneAnagrafica: number | null;
  /** What the record says of its caselle. */
  readonly modifiche: readonly NuovaModifica[];
}

/** What the record says of data that come from another declaration. */
export const describeCopiate = (
  righi: DatiModello,
  forzature: Forzature,
  motivo: string,
): NuovaModifica[] => [
  ...Object.entries(righi).map(([chiave, dopo]) => ({
    azione: 'modifica',
    chiave,
    prima: null,
    dopo,
    motivo,
  })),
  ...Object.entries(forzature).map(([chiave, forzatura]) => ({
    azione: 'forzatura',
    chiave,
    prima: null,
    dopo: forzatura.valore,
    motivo: forzatura.motivo,
  })),
];

/** Writes a new declaration with its record; a promise of several years goes on from the year before. */
export async function insertNuova(
  trx: Trx,
  autore: Autore,
  modello: Modello,
  { studioId, id: anagraficaId }: Pick<Contribuente, 'studioId' | 'id'>,
  { tipo, finalita, comune = '', righi, forzature, baseId, versioneAnagrafica, modifiche }: Nascita,
): Promise<string> {
  const statiQuadri = computeStatiIniziali(modello, righi);
  const anno = modello.anno;
  const dataImpegno = await findImpegnoPluriennale(trx, { studioId, anagraficaId, tipo, comune, anno });
  const id = await insertDichiarazione(trx, {
    studioId,
    anagraficaId,
    anno,
    tipo,
    finalita,
    comune,
    righi,
    forzature,
    baseId,
    dataImpegno,
    impegno: dataImpegno === null ? null : 'Pluriennale',
    statiQuadri,
    riepilogo: computeRiepilogo(modello, statiQuadri, createCalcolo(modello, righi, forzature)),
    versioneProgramma: modello.versione,
    utenteId: autore.utenteId,
  });
  if (versioneAnagrafica !== null) await markVersioneSentita(trx, { studioId, id }, versioneAnagrafica);
  await insertModifiche(trx, { studioId, id }, 1, autore.utenteId, [
    { azione: 'creazione', motivo: finalita },
    ...modifiche,
  ]);
  return id;
}

/** The comune that was chosen, for a type that has one; empty otherwise. @throws RICHIESTA_NON_VALIDA */
function requireComune({ tipo, comune }: RichiestaCreazione): string {
  if (!comune || !isTipoImu(tipo)) return '';
  if (findComune(comune)?.isEstero === false) return comune;
  throw new DomainError('RICHIESTA_NON_VALIDA', {
    modelState: { ComuneId: [testiCampo.COMUNE_SCONOSCIUTO] },
  });
}

/** The address and the properties of a declaration to a comune, as the registry has them; none for those to the State. */
async function proposeDagliImmobili(
  trx: Trx,
  modello: Modello,
  { id }: Pick<Contribuente, 'id'>,
  tipo: TipoDichiarazione,
  comune: string,
): Promise<DatiModello> {
  if (!isTipoImu(tipo) || comune === '') return {};
  return keepAmmesse(modello, await proposeImu(trx, id, { anno: modello.anno, tipo, comune }));
}

/** What a declaration that starts from no other takes from the registry, and from the queries of the form. */
export async function proposeNuova(
  trx: Trx,
  modello: Modello,
  contribuente: Pick<Contribuente, 'studioId' | 'id'>,
  tipo: TipoDichiarazione,
  comune = '',
): Promise<Pick<Nascita, 'righi' | 'versioneAnagrafica' | 'modifiche'>> {
  const { righi: deiCampi, versione } = await proposeRighi(trx, modello, contribuente.id);
  const delComune = writeComune(modello, comune);
  const noti = { ...deiCampi, ...delComune };
  const dagliImmobili = Object.fromEntries(
    Object.entries(await proposeDagliImmobili(trx, modello, contribuente, tipo, comune)).filter(
      ([chiave]) => !(chiave in noti),
    ),
  );
  const destinatario = {
    studioId: contribuente.studioId,
    anagraficaId: contribuente.id,
    anno: modello.anno,
    tipo,
  };
  const trovate = await proposeQuery(
    trx,
    modello,
    destinatario,
    (casella) => !(casella in deiCampi) && !(casella in dagliImmobili),
  );
  return {
    righi: {
      ...deiCampi,
      ...dagliImmobili,
      ...Object.fromEntries(trovate.map(({ chiave, valore }) => [chiave, valore])),
      ...delComune,
    },
    versioneAnagrafica: versione,
    modifiche: [
      ...describeCopiate(deiCampi, {}, "Dall'anagrafica"),
      ...describeCopiate(dagliImmobili, {}, 'Dagli immobili'),
      ...trovate.map(describeProposta),
      ...describeCopiate(delComune, {}, 'Dal comune scelto'),
    ],
  };
}

async function createOne(
  trx: Trx,
  autore: Autore,
  modello: Modello,
  contribuente: Contribuente,
  { tipo, finalita, base, comune }: Domanda & { readonly comune: string },
): Promise<string> {
  if (base === undefined) {
    const proposta = await proposeNuova(trx, modello, contribuente, tipo, comune);
    const nascita = { ...proposta, tipo, finalita, comune, forzature: {}, baseId: null };
    return insertNuova(trx, autore, modello, contribuente, nascita);
  }
  const { righi, forzature, id: baseId } = base;
  const motivo = `Dalla dichiarazione ${base.finalita.toLowerCase()}`;
  return insertNuova(trx, autore, modello, contribuente, {
    tipo,
    finalita,
    comune,
    righi,
    forzature,
    baseId,
    versioneAnagrafica: null,
    modifiche: describeCopiate(righi, forzature, motivo),
  });
}

/** @throws IMPOSSIBILE_CREARE for a type that is not active in the year */
export async function requireTipoAttivo(trx: Trx, anno: number, tipo: TipoDichiarazione): Promise<void> {
  if (await isTipoSpento(trx, anno, tipo))
    throw new DomainError('IMPOSSIBILE_CREARE', { messaggio: frasiErrore.TIPO_NON_ATTIVO });
}

/**
 * Creates a declaration for each anagrafica that can have one, up to the maximum of its studio in the year; for the others
 * says why. The anagrafiche are held meanwhile, so that two calls at once create one.
 * @throws ANNO_NON_DISPONIBILE, IMPOSSIBILE_CREARE for a type that is not active, RICHIESTA_NON_VALIDA for an unknown comune
 */
export async function createDichiarazioni(
  trx: Trx,
  autore: Autore,
  anno: number,
  richiesta: RichiestaCreazione,
): Promise<EsitoCreazione> {
  const { tipo, finalita } = richiesta;
  const scelto = requireComune(richiesta);
  const modello = await requireModello(trx, anno, tipo);
  await requireTipoAttivo(trx, anno, tipo);
  const ids = [...new Set(richiesta.idAnagrafiche)];
  const basi = new Map((await listBasi(trx, richiesta.basi ?? [])).map((base) => [base.anagraficaId, base]));
  const contribuenti = new Map((await lockContribuenti(trx, ids)).map((c) => [c.id, c]));
  const studi = [...new Set([...contribuenti.values()].map(({ studioId }) => studioId))];
  const posti = await lockPosti(trx, { anno, tipo }, studi);
  const { disponibili } = posti;
  const esito: EsitoCreazione = { create: [], errori: [] };
  for (const id of ids) {
    const contribuente = contribuenti.get(id);
    if (contribuente === undefined) {
      esito.errori.push({ Codice: id, Messaggio: errori.RECORD_NON_TROVATO.testo });
      continue;
    }
    const base = basi.get(id);
    const comune = base?.comune || scelto;
    const domanda = { anno, tipo, finalita, base, comune };
    const motivo = checkBase(domanda) ?? (await checkPosto(trx, contribuente, domanda, posti));
    if (motivo !== null) {
      const isDelTipo = checkSoggetto(tipo, contribuente, anno) !== null;
      esito.errori.push({ Codice: id, Messaggio: motivo, ...(isDelTipo && { Campo: 'Tipo' as const }) });
      continue;
    }
    if (comune === '' && isTipoImu(tipo)) {
      const Messaggio = refuse(testiCampo.COMUNE_DEGLI_IMMOBILI);
      esito.errori.push({ Codice: id, Messaggio, Campo: 'ComuneId' });
      continue;
    }
    const codice = await createOne(trx, autore, modello, contribuente, domanda);
    disponibili.set(contribuente.studioId, (disponibili.get(contribuente.studioId) ?? 0) - 1);
    esito.create.push({ Codice: codice, IdAnagrafica: id });
  }
  return esito;
}
