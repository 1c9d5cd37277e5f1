import { frasiCampo } from '@quadra/contract';
import type { DatiModello, Spiegazione, ValoreCasella } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { createCalcolo } from './calcolo.ts';
import { type Calcolata, getCalcolata } from './leggi-dichiarazione.ts';
import { listBozze } from './scrittura/bozza.queries.ts';

interface Compilata extends Pick<Calcolata, 'dichiarazione' | 'modello' | 'esiti'> {
  readonly righi: DatiModello;
  /** @throws NON_TROVATO for a casella the modello has not */
  explain(chiave: string): Spiegazione;
}

/** What was typed over what was saved: null empties a casella. */
function layBozze(
  righi: DatiModello,
  bozze: readonly { readonly righi: Readonly<Record<string, ValoreCasella | null>> }[],
): DatiModello {
  const scritti = Object.entries(Object.assign({}, righi, ...bozze.map((bozza) => bozza.righi)));
  return Object.fromEntries(scritti.filter(([, valore]) => valore !== null)) as DatiModello;
}

/**
 * A declaration as one of its users has it before his eyes: with what he typed and did not save, unless it is closed.
 * @throws NON_TROVATO, ANNO_NON_DISPONIBILE
 */
export async function readCompilata(
  trx: Trx,
  utenteId: number,
  anno: number,
  id: string,
): Promise<Compilata> {
  const calcolata = await getCalcolata(trx, anno, id);
  const { dichiarazione, modello, copia } = calcolata;
  const bozze = copia === undefined ? await listBozze(trx, dichiarazione, utenteId) : [];
  const righi = layBozze(dichiarazione.righi, bozze);
  const calcolo = createCalcolo(modello, righi, dichiarazione.forzature);
  return {
    ...{ dichiarazione, modello, righi },
    esiti: copia?.esiti ?? calcolo.computed(),
    explain: (chiave) => {
      if (modello.findCasella(chiave)?.chiave !== chiave)
        throw new DomainError('NON_TROVATO', { messaggio: frasiCampo.rigoSconosciuto(chiave) });
      return calcolo.explain(chiave);
    },
  };
}
