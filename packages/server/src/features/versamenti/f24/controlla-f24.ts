import { testiF24 } from '@quadra/contract';
import { type Credito, loadVersamenti, type RigoF24, type Rilievo, type TipoF24 } from '@quadra/fisco';
import { formatIt } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import type { ModelState } from '../../../http/domain-error.ts';
import { toCampoFilo } from '../versamento/importi.ts';
import { listVociDi, type VoceDiRigo } from './f24.queries.ts';

/** A row that is to be written: cents. */
export interface RigaChiesta {
  readonly rigo: RigoF24;
  readonly voceId: string | null;
  readonly quota: number | null;
  readonly calcolato: number | null;
}
export interface F24Chiesto {
  readonly tipo: TipoF24;
  readonly data: string;
  readonly iban: string | null;
  readonly canale: 'agenzia' | 'banca';
  readonly righe: readonly RigaChiesta[];
}

const importoDi = ({ debito = 0, credito = 0 }: RigoF24): number => debito + credito;
const latoDi = ({ debito = 0 }: RigoF24) => (debito > 0 ? 'Debito' : 'Credito');

/** What of a row cannot be about its voce; `tenuti`: what this model holds of each already. */
function checkVoce(
  { rigo, voceId, quota }: RigaChiesta,
  voci: ReadonlyMap<string, VoceDiRigo>,
  anagraficaId: string,
): [string, string] | null {
  if (voceId === null) return null;
  const voce = voci.get(voceId);
  if (voce === undefined || voce.anagrafica_id !== anagraficaId) return ['IdVoce', testiF24.VOCE_IGNOTA];
  if ((voce.verso === 'debito') !== (latoDi(rigo) === 'Debito'))
    return [latoDi(rigo), testiF24.VOCE_DEL_VERSO_OPPOSTO];
  return (quota ?? 0) > importoDi(rigo) ? ['Quota', testiF24.QUOTA_OLTRE_IL_RIGO] : null;
}

/** Each row against its voce, and all those of a voce against what is left of it. */
export function checkVoci(
  righe: readonly RigaChiesta[],
  voci: ReadonlyMap<string, VoceDiRigo>,
  anagraficaId: string,
  tenuti: ReadonlyMap<string, number>,
): ModelState {
  const problemi: ModelState = {};
  const usati = new Map<string, number>();
  for (const [n, riga] of righe.entries()) {
    const difetto = checkVoce(riga, voci, anagraficaId);
    if (difetto !== null) problemi[`Righe.${n}.${difetto[0]}`] = [difetto[1]];
    if (riga.voceId === null || difetto !== null) continue;
    const libero = (voci.get(riga.voceId)?.resta ?? 0) + (tenuti.get(riga.voceId) ?? 0);
    const usato = (usati.get(riga.voceId) ?? 0) + (riga.quota ?? importoDi(riga.rigo));
    usati.set(riga.voceId, usato);
    if (usato > libero)
      problemi[`Righe.${n}.${latoDi(riga.rigo)}`] = [
        testiF24.resta(formatIt(libero, { decimali: 2, mostraZero: true })),
      ];
  }
  return problemi;
}

/** What is wrong with the paper, field by field: what is only to be looked at is left out. */
export async function checkModello({ tipo, data, iban, righe }: F24Chiesto): Promise<ModelState> {
  const v = await loadVersamenti();
  const righi = righe.map(({ rigo }) => rigo);
  const problemi: ModelState = {};
  for (const { livello, campo, frase } of v.checkF24({ tipo, data, righi, ...(iban ? { iban } : {}) })) {
    if (livello !== 'errore') continue;
    const nome = toCampoFilo(campo);
    problemi[nome] = [...(problemi[nome] ?? []), frase];
  }
  return problemi;
}

/** What the law says of the credits of a model: with what the conto fiscale knows of each. */
async function checkCrediti(
  trx: Trx,
  studioId: number,
  { tipo, data, canale, righe }: F24Chiesto,
): Promise<readonly Rilievo[]> {
  if (tipo === 'elide' || righe.every(({ rigo }) => latoDi(rigo) === 'Debito')) return [];
  const v = await loadVersamenti();
  const ids = righe.flatMap(({ voceId }) => voceId ?? []);
  const voci = await listVociDi(trx, studioId, ids);
  const noti = voci.flatMap((voce): Omit<Credito, 'id' | 'disponibile'>[] => {
    if (voce.verso === 'debito' || voce.codice === null) return [];
    const qui = righe
      .filter(({ voceId }) => voceId === voce.id)
      .reduce((somma, { quota, rigo }) => somma + (quota ?? importoDi(rigo)), 0);
    return [
      {
        codice: voce.codice,
        anno: voce.anno_riferimento,
        dal: voce.data,
        // What other models used of it; of its own tax too, which no limit counts: it is said a little early.
        usato: Math.max(0, voce.impegnato + voce.pagato - qui),
        ...(voce.entro === null ? {} : { entro: voce.entro }),
        ...(voce.inviato_il === null ? {} : { presentata: voce.inviato_il }),
      },
    ];
  });
  return v.checkCompensazione({ righi: righe.map(({ rigo }) => rigo), data }, noti, { canale });
}

/** Everything that is to be said of a model that is kept. */
export async function listRilievi(
  trx: Trx,
  studioId: number,
  f24: F24Chiesto,
): Promise<{ forma: readonly Rilievo[]; crediti: readonly Rilievo[] }> {
  const v = await loadVersamenti();
  const righi = f24.righe.map(({ rigo }) => rigo);
  const { tipo, data, iban } = f24;
  return {
    forma: v.checkF24({ tipo, data, righi, ...(iban ? { iban } : {}) }),
    crediti: await checkCrediti(trx, studioId, f24),
  };
}
