import { type effettiInsieme, tipologiaUtente } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { sayValore } from '../../accesso/permesso/permesso.public.ts';
import { type Chi, changeUtente, getUtente } from '../../accesso/utente/utente.public.ts';
import { findRegola } from './gruppo.queries.ts';
import { changeUtentiDiGruppo } from './gruppo.service.ts';
import { countInCarico, findGruppiDi, listVisti } from './insieme.queries.ts';

type Effetto = z.infer<typeof effettiInsieme>['Persone'][number];

/** What is on for a person at the version that was read, and the groups he is put into or taken out of. */
interface CambioPersona {
  readonly id: number;
  readonly versione: number;
  readonly campi: { readonly abilitaAi?: boolean; readonly visureAbilitate?: boolean };
  readonly gruppi: readonly { readonly id: string; readonly dentro: boolean }[];
}
export interface CambiInsieme {
  readonly voci: readonly { readonly codice: string; readonly valore: boolean | null }[];
  readonly persone: readonly CambioPersona[];
}

/** The users to put into each group and out of it, group by group and always in the same order. */
function listSpostamenti(persone: readonly CambioPersona[]) {
  const gruppi = new Map<string, { dentro: number[]; fuori: number[] }>();
  for (const { id: utente, gruppi: suoi } of persone)
    for (const { id, dentro } of suoi) {
      const gruppo = gruppi.get(id) ?? { dentro: [], fuori: [] };
      (dentro ? gruppo.dentro : gruppo.fuori).push(utente);
      gruppi.set(id, gruppo);
    }
  return [...gruppi].sort(([uno], [altro]) => uno.localeCompare(altro));
}

/**
 * Applies the changes of a studio, all or none, and says of each person whose groups change what he sees before and after.
 * @throws NON_AUTORIZZATO, NON_TROVATO, RECORD_MODIFICATO (a person changed meanwhile), RICHIESTA_NON_VALIDA
 */
export async function applyInsieme(
  trx: Trx,
  chi: Chi,
  studioId: number,
  { voci, persone }: CambiInsieme,
): Promise<Effetto[]> {
  for (const voce of voci) await sayValore(trx, chi, { studioId, gestoreId: null }, voce);
  const spostate = persone.filter(({ gruppi }) => gruppi.length > 0);
  if (spostate.length > 0 && chi.sessione.tipologia !== tipologiaUtente.AMM_STU)
    throw new DomainError('NON_AUTORIZZATO');
  const senzaGruppo = spostate.length > 0 && (await findRegola(trx, studioId));
  // Who is in the same groups sees the same: no client moves here, and most people see them all.
  const visti = new Map<string, Set<string>>();
  const look = async ({ id }: CambioPersona) => {
    const gruppi = await findGruppiDi(trx, studioId, id);
    const chiave = gruppi?.toSorted().join() ?? '';
    const suoi = visti.get(chiave) ?? (await listVisti(trx, studioId, { gruppi, senzaGruppo }));
    visti.set(chiave, suoi);
    return suoi;
  };
  const prima = new Map<number, Set<string>>();
  for (const persona of spostate) prima.set(persona.id, await look(persona));
  for (const { id, versione, campi } of persone) {
    const utente = await getUtente(trx, chi.sessione, { id });
    if (utente.studioId !== studioId) throw new DomainError('NON_TROVATO');
    await changeUtente(chi, trx, { id, versione, dati: campi });
  }
  for (const [id, utenti] of listSpostamenti(spostate))
    await changeUtentiDiGruppo(trx, chi, { id, studioId }, utenti);
  const effetti: Effetto[] = [];
  for (const persona of spostate) {
    const { id, cognome, nome } = await getUtente(trx, chi.sessione, persona);
    const [vecchi, nuovi] = [prima.get(id) ?? new Set<string>(), await look(persona)];
    const persi = [...vecchi].filter((cliente) => !nuovi.has(cliente));
    effetti.push({
      Id: id,
      Nome: `${cognome} ${nome}`.trim(),
      Prima: vecchi.size,
      Dopo: nuovi.size,
      Perde: persi.length,
      Guadagna: [...nuovi].filter((cliente) => !vecchi.has(cliente)).length,
      InCarico: await countInCarico(trx, { studioId, utenteId: id }, persi),
    });
  }
  return effetti;
}
