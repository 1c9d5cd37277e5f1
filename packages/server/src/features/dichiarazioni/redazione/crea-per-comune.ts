import { errori, type TipoDichiarazione } from '@quadra/contract';
import type { DatiModello, Modello } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { requireModello } from '../dichiarazione/calcolo.ts';
import { keepAmmesse } from '../dichiarazione/scrittura/comune-dichiarazione.ts';
import type { Autore } from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import { proposeRighi } from '../sincronizzazione/sincronizzazione.service.ts';
import {
  checkPosto,
  describeCopiate,
  insertNuova,
  lockPosti,
  requireTipoAttivo,
} from './crea-dichiarazioni.ts';
import { type Contribuente, lockContribuenti } from './nuova.queries.ts';

/** A declaration to a comune, with the caselle it begins with. */
export interface PerComune {
  readonly idAnagrafica: string;
  readonly comune: string;
  readonly righi: DatiModello;
}

async function createOne(
  trx: Trx,
  autore: Autore,
  modello: Modello,
  contribuente: Contribuente,
  { tipo, comune, righi: proposti }: PerComune & { readonly tipo: TipoDichiarazione },
): Promise<string> {
  const dallaScheda = await proposeRighi(trx, modello, contribuente.id);
  const dagliImmobili = keepAmmesse(modello, proposti);
  const soloDallaScheda = Object.entries(dallaScheda.righi).filter(([chiave]) => !(chiave in dagliImmobili));
  return insertNuova(trx, autore, modello, contribuente, {
    ...{ tipo, comune, finalita: 'Ordinaria', forzature: {}, baseId: null },
    righi: { ...dallaScheda.righi, ...dagliImmobili },
    versioneAnagrafica: dallaScheda.versione,
    modifiche: [
      ...describeCopiate(Object.fromEntries(soloDallaScheda), {}, "Dall'anagrafica"),
      ...describeCopiate(dagliImmobili, {}, 'Dagli immobili'),
    ],
  });
}

interface Scartata {
  readonly idAnagrafica: string;
  readonly comune: string;
  readonly messaggio: string;
}

/**
 * Creates a declaration for each comune of each client, up to the maximum of its studio in the year; for the others says why.
 * @throws ANNO_NON_DISPONIBILE, IMPOSSIBILE_CREARE for a type that is not active
 */
export async function createPerComune(
  trx: Trx,
  autore: Autore,
  { anno, tipo }: { readonly anno: number; readonly tipo: TipoDichiarazione },
  proposte: readonly PerComune[],
): Promise<{ create: { id: string; idAnagrafica: string; comune: string }[]; scartate: Scartata[] }> {
  const modello = await requireModello(trx, anno, tipo);
  await requireTipoAttivo(trx, anno, tipo);
  const ids = [...new Set(proposte.map(({ idAnagrafica }) => idAnagrafica))];
  const contribuenti = new Map((await lockContribuenti(trx, ids)).map((c) => [c.id, c]));
  const studi = [...new Set([...contribuenti.values()].map(({ studioId }) => studioId))];
  const posti = await lockPosti(trx, { anno, tipo }, studi);
  const { disponibili } = posti;
  const create: { id: string; idAnagrafica: string; comune: string }[] = [];
  const scartate: Scartata[] = [];
  for (const proposta of proposte) {
    const { idAnagrafica, comune } = proposta;
    const contribuente = contribuenti.get(idAnagrafica);
    const messaggio = contribuente
      ? await checkPosto(trx, contribuente, { anno, tipo, finalita: 'Ordinaria', comune }, posti)
      : errori.RECORD_NON_TROVATO.testo;
    if (messaggio !== null || !contribuente) {
      scartate.push({ idAnagrafica, comune, messaggio: messaggio ?? errori.RECORD_NON_TROVATO.testo });
      continue;
    }
    const id = await createOne(trx, autore, modello, contribuente, { ...proposta, tipo });
    disponibili.set(contribuente.studioId, (disponibili.get(contribuente.studioId) ?? 0) - 1);
    create.push({ id, idAnagrafica, comune });
  }
  return { create, scartate };
}
