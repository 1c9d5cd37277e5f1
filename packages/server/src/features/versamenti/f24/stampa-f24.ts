import { loadVersamenti, type RigoF24, type SezioneF24 } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { type F24Tenuto, findContribuente, listRigheF24 } from './f24.queries.ts';
import { toRigo } from './f24.rules.ts';
import { getF24 } from './f24.service.ts';

/** A section of one paper: its rows, how many the paper has, its totals in cents. */
interface SezioneDaStampare {
  readonly sezione: SezioneF24;
  readonly posti: number;
  readonly righi: readonly RigoF24[];
  readonly debito: number;
  readonly credito: number;
  readonly saldo: number;
}
export interface F24DaStampare {
  readonly f24: F24Tenuto;
  readonly contribuente: Awaited<ReturnType<typeof findContribuente>>;
  /** The papers its rows fill, each with the sections of its kind in the order of the paper. */
  readonly fogli: readonly { readonly saldo: number; readonly sezioni: readonly SezioneDaStampare[] }[];
}

/** A model with who pays it, divided in its papers. @throws NON_TROVATO */
export async function getF24DaStampare(trx: Trx, id: string): Promise<F24DaStampare> {
  const v = await loadVersamenti();
  const f24 = await getF24(trx, id);
  const righe = await listRigheF24(trx, f24.studio_id, [id]);
  const posti = v.capienze[f24.tipo];
  const fogli = v.splitF24(f24.tipo, righe.map(toRigo)).map((righi) => ({
    saldo: v.computeTotale(righi).saldo,
    sezioni: v.sezioniF24
      .filter((sezione) => posti[sezione] !== undefined)
      .map((sezione) => {
        const suoi = righi.filter((rigo) => rigo.sezione === sezione);
        return { sezione, posti: posti[sezione] ?? 0, righi: suoi, ...v.computeTotale(suoi) };
      }),
  }));
  return { f24, contribuente: await findContribuente(trx, f24), fogli };
}
