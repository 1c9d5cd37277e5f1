import { applyModifiche, type Calcolo, listSenzaEffetto, quadroOf } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../../http/domain-error.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';
import {
  checkForzature,
  checkRighi,
  keepEffettive,
  listDifferenze,
  type Modifiche,
  type ModificheForzature,
  withoutSalvate,
} from '../dichiarazione.rules.ts';
import { listCambiate, type NuovaModifica } from '../storia.queries.ts';
import { deleteBozze, listBozze, upsertBozza } from './bozza.queries.ts';
import { checkComune } from './comune-dichiarazione.ts';
import { type Autore, requireAperta, type Trattenuta, writeDichiarazione } from './scrivi-dichiarazione.ts';

/** The changes a person made since the version that was read. */
export interface Salvataggio {
  readonly versione: number;
  readonly righi: Modifiche;
  readonly forzature: ModificheForzature;
  /** What the record says of where the caselle come from; left out: a person wrote them. */
  readonly motivo?: string;
  /** Of some of them, what else it says. */
  readonly motivi?: Readonly<Record<string, string>>;
}

/** Two saves merge when they touch different caselle. @throws RECORD_MODIFICATO with the differences. */
async function requireFondibile(
  trx: Trx,
  dichiarazione: Dichiarazione,
  salvataggio: Salvataggio,
): Promise<void> {
  if (salvataggio.versione === dichiarazione.versione) return;
  if (salvataggio.versione > dichiarazione.versione) throw new DomainError('RECORD_MODIFICATO');
  const cambiate = await listCambiate(trx, dichiarazione, salvataggio.versione);
  const differenze = [
    ...listDifferenze(dichiarazione.righi, salvataggio.righi, cambiate.righi),
    ...listDifferenze(dichiarazione.forzature, salvataggio.forzature, cambiate.forzature),
  ];
  if (differenze.length > 0) throw new DomainError('RECORD_MODIFICATO', { differenze });
}

const MOTIVO_SENZA_EFFETTO = {
  valore: 'Valore senza effetto eliminato',
  forzatura: 'Forzatura senza effetto eliminata',
} as const;

function describeModifiche(
  { dichiarazione, modello }: Trattenuta,
  { righi, forzature, motivo, motivi = {} }: Omit<Salvataggio, 'versione'>,
): NuovaModifica[] {
  const senza = new Set(
    listSenzaEffetto(modello, dichiarazione).map(({ chiave, genere }) => genere + chiave),
  );
  const motivoDi = (genere: 'valore' | 'forzatura', chiave: string, altro: string | undefined) =>
    senza.has(genere + chiave) ? MOTIVO_SENZA_EFFETTO[genere] : altro;
  return [
    ...Object.entries(righi).map(([chiave, dopo]) => {
      const suo = motivoDi('valore', chiave, motivi[chiave] ?? motivo);
      const prima = dichiarazione.righi[chiave] ?? null;
      return { azione: 'modifica', chiave, prima, dopo, ...(suo !== undefined && { motivo: suo }) };
    }),
    ...Object.entries(forzature).map(([chiave, forzatura]) => ({
      azione: 'forzatura',
      chiave,
      prima: dichiarazione.forzature[chiave]?.valore ?? null,
      dopo: forzatura?.valore ?? null,
      motivo: forzatura?.motivo ?? motivoDi('forzatura', chiave, undefined) ?? 'Ripristinato il calcolo',
    })),
  ];
}

/** What was saved is no longer a draft of who saved it. */
async function forgetSalvate(
  trx: Trx,
  dichiarazione: Dichiarazione,
  utenteId: number,
  chiavi: readonly string[],
): Promise<void> {
  for (const bozza of await listBozze(trx, dichiarazione, utenteId)) {
    const resto = withoutSalvate(bozza.righi, chiavi);
    const quante = Object.keys(resto).length;
    if (quante === Object.keys(bozza.righi).length) continue;
    if (quante === 0) await deleteBozze(trx, dichiarazione, utenteId, bozza.quadro);
    else await upsertBozza(trx, dichiarazione, utenteId, bozza.quadro, resto);
  }
}

/**
 * Commits changes of caselle and overrides as events, all or none. A save that changes nothing leaves the version as it is,
 * so the same save sent twice is harmless. Answers the calculation that what was saved stands on; undefined when nothing changed.
 * @throws RICHIESTA_NON_VALIDA naming the caselle, DICHIARAZIONE_CHIUSA, RECORD_MODIFICATO with the differences
 */
export async function saveDichiarazione(
  trx: Trx,
  autore: Autore,
  anno: number,
  id: string,
  salvataggio: Salvataggio,
): Promise<Calcolo | undefined> {
  const trattenuta = await requireAperta(trx, autore, anno, id);
  const { dichiarazione, modello } = trattenuta;
  requireNessunErrore({
    ...checkRighi(modello, salvataggio.righi, 'Righi', dichiarazione.righi),
    ...checkComune(dichiarazione, salvataggio.righi),
    ...checkForzature(modello, salvataggio.forzature, dichiarazione.forzature),
  });
  await requireFondibile(trx, dichiarazione, salvataggio);
  const righi = keepEffettive(dichiarazione.righi, salvataggio.righi);
  const forzature = keepEffettive(dichiarazione.forzature, salvataggio.forzature);
  const chiavi = [...Object.keys(righi), ...Object.keys(forzature)];
  await forgetSalvate(trx, dichiarazione, autore.utenteId, Object.keys(salvataggio.righi));
  if (chiavi.length === 0) return undefined;
  const { calcolo } = await writeDichiarazione(trx, autore, trattenuta, {
    righi: applyModifiche(dichiarazione.righi, righi),
    forzature: applyModifiche(dichiarazione.forzature, forzature),
    quadriToccati: [...new Set(chiavi.map(quadroOf))],
    modifiche: describeModifiche(trattenuta, { ...salvataggio, righi, forzature }),
  });
  return calcolo;
}
