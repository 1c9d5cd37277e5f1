import type { CodiceErrore, StatoQuadro } from '@quadra/contract';
import { applyModifiche, type Calcolo, quadroOf } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { createCalcolo } from '../calcolo.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';
import { groupAvvisi, groupBloccanti, isObbligatorio } from '../dichiarazione.rules.ts';
import type { NuovaModifica } from '../storia.queries.ts';
import { requireQuadroAttivo } from './quadri-di-modulo.ts';
import { type Autore, requireAperta, type Trattenuta, writeDichiarazione } from './scrivi-dichiarazione.ts';

/** What a person can do with a whole quadro. */
export const azioniQuadro = ['completa', 'riapri', 'svuota', 'rimuovi'] as const;
export type AzioneQuadro = (typeof azioniQuadro)[number];

/** The state of a quadro of this declaration. @throws QUADRO_ASSENTE when the modello or the declaration has none. */
export function requirePresente({ dichiarazione, modello }: Trattenuta, codice: string): StatoQuadro {
  const stato = dichiarazione.statiQuadri[codice] ?? 'assente';
  const isDelModello = modello.quadri.some((quadro) => quadro.codice === codice);
  if (!isDelModello || stato === 'assente') throw new DomainError('QUADRO_ASSENTE');
  return stato;
}

interface Richiesta {
  readonly codice: string;
  /** Warnings were seen: they do not stop it. */
  readonly conferma: boolean;
}

/** How the checks of the adjustment of an ISA begin their codes: their refusal has a sentence of its own. */
const ADEGUAMENTO_ISA = 'ADEGUAMENTO_ISA_';
const nameRifiuto = (calcolo: Pick<Calcolo, 'findings'>, codice: string): CodiceErrore =>
  calcolo
    .findings()
    .some(
      ({ livello, chiave, codice: suo }) =>
        livello === 'bloccante' && quadroOf(chiave) === codice && suo.startsWith(ADEGUAMENTO_ISA),
    )
    ? 'ADEGUAMENTO_ISA_NON_RIUSCITO'
    : 'QUADRO_CON_ERRORI';

async function complete(
  trx: Trx,
  autore: Autore,
  trattenuta: Trattenuta,
  { codice, conferma }: Richiesta,
): Promise<void> {
  const { dichiarazione, modello } = trattenuta;
  if (requirePresente(trattenuta, codice) === 'completo') return;
  const calcolo = createCalcolo(modello, dichiarazione.righi, dichiarazione.forzature);
  const bloccanti = groupBloccanti(calcolo).get(codice) ?? [];
  if (bloccanti.length > 0) {
    throw new DomainError(nameRifiuto(calcolo, codice), { modelState: { [codice]: bloccanti } });
  }
  const avvisi = groupAvvisi(calcolo).get(codice) ?? [];
  if (avvisi.length > 0 && !conferma)
    throw new DomainError('QUADRO_CON_AVVISI', { modelState: { [codice]: avvisi } });
  await writeDichiarazione(trx, autore, trattenuta, {
    statiQuadri: { ...dichiarazione.statiQuadri, [codice]: 'completo' },
    modifiche: [{ azione: 'completamento', chiave: codice }],
  });
}

/** Reopening a quadro reopens those that read it (they show numbers that may now change). */
async function reopen(trx: Trx, autore: Autore, trattenuta: Trattenuta, codice: string): Promise<void> {
  if (requirePresente(trattenuta, codice) === 'aperto') return;
  await writeDichiarazione(trx, autore, trattenuta, { quadriToccati: [codice], modifiche: [] });
}

const keysOf = (mappa: Readonly<Record<string, unknown>>, codice: string) =>
  Object.keys(mappa).filter((chiave) => quadroOf(chiave) === codice);

const toNull = (chiavi: readonly string[]) => Object.fromEntries(chiavi.map((chiave) => [chiave, null]));

function describeSvuotamento(dichiarazione: Dichiarazione, codice: string, motivo: string): NuovaModifica[] {
  return [
    { azione: 'svuotamento', chiave: codice, motivo },
    ...keysOf(dichiarazione.righi, codice).map((chiave) => ({
      azione: 'modifica',
      chiave,
      prima: dichiarazione.righi[chiave] ?? null,
      dopo: null,
    })),
    ...keysOf(dichiarazione.forzature, codice).map((chiave) => ({
      azione: 'forzatura',
      chiave,
      prima: dichiarazione.forzature[chiave]?.valore ?? null,
      dopo: null,
    })),
  ];
}

/** Empties a quadro: values and overrides go. With `rimuovi` the quadro itself leaves the declaration. */
async function empty(
  trx: Trx,
  autore: Autore,
  trattenuta: Trattenuta,
  codice: string,
  isRimosso: boolean,
): Promise<void> {
  const { dichiarazione, modello } = trattenuta;
  requirePresente(trattenuta, codice);
  if (isRimosso && isObbligatorio(modello, codice)) {
    throw new DomainError('QUADRO_OBBLIGATORIO');
  }
  const righi = applyModifiche(dichiarazione.righi, toNull(keysOf(dichiarazione.righi, codice)));
  const forzature = applyModifiche(dichiarazione.forzature, toNull(keysOf(dichiarazione.forzature, codice)));
  await writeDichiarazione(trx, autore, trattenuta, {
    righi,
    forzature,
    quadriToccati: [codice],
    ...(isRimosso ? { statiQuadri: { ...dichiarazione.statiQuadri, [codice]: 'assente' } } : {}),
    modifiche: describeSvuotamento(dichiarazione, codice, isRimosso ? 'Quadro rimosso' : 'Quadro svuotato'),
  });
}

/**
 * Completes, reopens, empties or removes a quadro.
 * @throws MODULO_NON_ATTIVO, QUADRO_ASSENTE, QUADRO_CON_ERRORI (ADEGUAMENTO_ISA_NON_RIUSCITO) with its blocking findings, QUADRO_CON_AVVISI with its warnings, DICHIARAZIONE_CHIUSA
 */
export async function actOnQuadro(
  trx: Trx,
  autore: Autore,
  anno: number,
  id: string,
  { codice, azione, conferma = true }: { codice: string; azione: AzioneQuadro; conferma?: boolean },
): Promise<void> {
  const trattenuta = await requireAperta(trx, autore, anno, id);
  // What is there of a quadro whose module is off is completed, so that the declaration closes, or taken away.
  const isAssente = (trattenuta.dichiarazione.statiQuadri[codice] ?? 'assente') === 'assente';
  if (isAssente || azione === 'riapri') await requireQuadroAttivo(trx, trattenuta.dichiarazione, codice);
  if (azione === 'completa') return complete(trx, autore, trattenuta, { codice, conferma });
  if (azione === 'riapri') return reopen(trx, autore, trattenuta, codice);
  return empty(trx, autore, trattenuta, codice, azione === 'rimuovi');
}
