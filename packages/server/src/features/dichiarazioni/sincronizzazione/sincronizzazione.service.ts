import { type Anagrafica, modelloDiTipo, versoSincronizzazione } from '@quadra/contract';
import {
  applyModifiche,
  type CaselleDiCampo,
  type DatiModello,
  isDellaPersona,
  type Modello,
  quadroOf,
  type ValoreCasella,
} from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { isConsulente, isSolaLettura } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import {
  checkScritta,
  getAnagrafica,
  getForUpdate,
  listCambiatiDopo,
  listEventi,
  writeAnagrafica,
} from '../../clienti/anagrafica/anagrafica.public.ts';
import { type Dichiarazione, findDichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import { requireAperta, writeDichiarazione } from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import { findSolaLettura } from '../dichiarazione/vita/sola-lettura.ts';
import { applyCaselle, computeCaselle, computeCaselleDi } from './caselle.rules.ts';
import { findVersioneSentita, markVersioneSentita } from './sincronizzazione.queries.ts';

const MOTIVO = "Dall'anagrafica";
const { versoDichiarazione, versoAnagrafica, bidirezionale } = versoSincronizzazione;

type Controlli = Pick<Modello, 'checkValore' | 'findCasella'>;

/** What the registry proposes and the modello takes; the rest is left to the person. */
const keepAmmesse = (
  modello: Controlli,
  proposte: Readonly<Record<string, ValoreCasella | null>>,
): [string, ValoreCasella | null][] =>
  Object.entries(proposte).filter(
    ([chiave, valore]) =>
      modello.findCasella(chiave) !== undefined &&
      (valore === null || modello.checkValore(chiave, valore) === null),
  );

/** The form that writes back to the registry too, and shows the dependants. */
const MODELLO_PERSONE = 'redditi-pf';

const listCaselle = (
  modello: Pick<Modello, 'anno' | 'anagrafica' | 'codice'>,
  anagrafica: Anagrafica,
  eventi: Parameters<typeof computeCaselle>[1],
): CaselleDiCampo =>
  modello.codice === MODELLO_PERSONE
    ? computeCaselle(anagrafica, eventi, modello.anno)
    : computeCaselleDi(modello, anagrafica, eventi);

/** What a new declaration takes from the registry, and the version of the registry it takes it from. */
export async function proposeRighi(
  trx: Trx,
  modello: Controlli & Pick<Modello, 'anno' | 'anagrafica' | 'codice'>,
  anagraficaId: string,
): Promise<{ righi: DatiModello; versione: number }> {
  const anagrafica = await getAnagrafica(trx, anagraficaId);
  const eventi = await listEventi(trx, { studioId: anagrafica.idStudio, id: anagraficaId });
  const proposte = [...listCaselle(modello, anagrafica, eventi).values()];
  const righi = keepAmmesse(modello, Object.assign({}, ...proposte)).filter(([, valore]) => valore !== null);
  return { righi: Object.fromEntries(righi) as DatiModello, versione: anagrafica.versione };
}

/** Puts in an open declaration what changed in the registry since it last heard of it. */
async function pushCambiati(
  trx: Trx,
  sessione: Sessione,
  { anno, id }: Pick<Dichiarazione, 'anno' | 'id'>,
  anagrafica: Anagrafica,
  sentita: number,
): Promise<void> {
  const trattenuta = await requireAperta(trx, sessione, anno, id);
  const { dichiarazione, modello } = trattenuta;
  const scheda = { studioId: anagrafica.idStudio, id: anagrafica.id };
  const campi = await listCambiatiDopo(trx, scheda, sentita);
  const caselle = listCaselle(modello, anagrafica, await listEventi(trx, scheda));
  const proposte = Object.assign({}, ...campi.map((campo) => caselle.get(campo) ?? {}));
  const diverse = keepAmmesse(modello, proposte).filter(
    ([chiave, valore]) => (dichiarazione.righi[chiave] ?? null) !== valore,
  );
  if (diverse.length === 0) return;
  await writeDichiarazione(trx, sessione, trattenuta, {
    righi: applyModifiche(dichiarazione.righi, Object.fromEntries(diverse)),
    quadriToccati: [...new Set(diverse.map(([chiave]) => quadroOf(chiave)))],
    modifiche: diverse.map(([chiave, dopo]) => ({
      azione: 'modifica',
      chiave,
      prima: dichiarazione.righi[chiave] ?? null,
      dopo,
      motivo: MOTIVO,
    })),
  });
}

/**
 * At its opening a declaration still open takes what changed in the registry, when the client is set to do so. A closed one
 * stays as it was, and so does one in charge of another; who only looks changes nothing.
 */
export async function alignDichiarazione(
  trx: Trx,
  sessione: Sessione,
  anno: number,
  id: string,
): Promise<void> {
  if (isConsulente(sessione) || isSolaLettura(sessione)) return;
  const dichiarazione = await findDichiarazione(trx, anno, id);
  if (!dichiarazione || (await findSolaLettura(trx, sessione, dichiarazione))) return;
  const anagrafica = await getAnagrafica(trx, dichiarazione.anagraficaId);
  const sentita = await findVersioneSentita(trx, dichiarazione);
  if (sentita === anagrafica.versione) return;
  const isVersoQui = [versoDichiarazione, bidirezionale].some(
    (verso) => verso === anagrafica.sincronizzazione,
  );
  if (isVersoQui && sentita !== null) await pushCambiati(trx, sessione, dichiarazione, anagrafica, sentita);
  await markVersioneSentita(trx, dichiarazione, anagrafica.versione);
}

/**
 * After a save of a declaration the registry takes what was changed of the person, when the client is set to do so and what
 * results is a record that may be kept.
 */
export async function alignAnagrafica(
  trx: Trx,
  sessione: Sessione,
  { anno, id, adesso }: { anno: number; id: string; adesso: Date },
  chiavi: readonly string[],
): Promise<void> {
  const cambiate = chiavi.filter(isDellaPersona);
  const dichiarazione = cambiate.length === 0 ? undefined : await findDichiarazione(trx, anno, id);
  if (dichiarazione === undefined || modelloDiTipo[dichiarazione.tipo].modello !== MODELLO_PERSONE) return;
  const attuale = await getForUpdate(trx, dichiarazione.anagraficaId);
  if (![versoAnagrafica, bidirezionale].some((verso) => verso === attuale.sincronizzazione)) return;
  const { id: _id, ...nuova } = applyCaselle(attuale, dichiarazione.righi, cambiate, anno);
  const { scritta, problemi } = checkScritta(nuova, adesso);
  if (problemi.length > 0) return;
  const { versione } = await writeAnagrafica(trx, sessione, attuale, scritta, { azione: 'dichiarazione' });
  await markVersioneSentita(trx, dichiarazione, versione);
}
