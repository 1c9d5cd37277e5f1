import { type ImmobileImu, type ImportoImu, loadImu, type ProspettoImu } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { type DaCalcolare, listComuniDi } from './imu.service.ts';

/** What one property is worth to its comune. Amounts in euro; `valore` null: something is missing. */
interface ImportiDiImmobile {
  /** What is paid in June, and what the year is worth. */
  readonly acconto: ImportoImu;
  readonly dovuto: ImportoImu;
  /** How the year is computed, where one line says it: the base before the reductions, the rate in percent. */
  readonly conto: {
    readonly base: number;
    readonly aliquota: number;
    readonly quota: number;
    readonly mesi: number;
    /** The tax of the year, of comune and State. */
    readonly annua: number;
  } | null;
}
/** The IMU of one property, for one of who holds it. */
export interface ImuDiImmobile {
  /** The codes it is paid with, and whether no other property of who pays is in them. */
  readonly codici: readonly string[];
  readonly isSolo: boolean;
  /** Null where it is not computed: no rendita, a tax in the place of the IMU, a value from the books. A building area has its own value. */
  readonly importi: ImportiDiImmobile | null;
}

interface Chiesto {
  readonly studioId: number;
  readonly immobileId: string;
  readonly anagrafiche: readonly string[];
  readonly annoImposta: number;
  /** The rendita, or the reddito dominicale, in the place of the one of the record; null: nobody knows it. */
  readonly rendita: number | null;
}

/** How the year is computed, when the building is one line of it, with no reduction and no deduction. */
function findConto(
  immobili: readonly ImmobileImu[],
  calcolati: ProspettoImu['immobili'],
): ImportiDiImmobile['conto'] {
  const [unico, ...altri] = immobili;
  const { base, aliquota, annua, annuaStato } = calcolati[0] ?? {};
  if (unico === undefined || altri.length > 0 || unico.riduzione !== 'nessuna' || unico.isAbitazione)
    return null;
  if (!base?.valore || !aliquota?.valore || !annua?.valore) return null;
  return {
    base: base.valore,
    aliquota: aliquota.valore,
    quota: unico.quota,
    mesi: unico.mesi,
    annua: annua.valore + (annuaStato?.valore ?? 0),
  };
}

/**
 * The IMU of one building or piece of land as it would be with another rendita or reddito dominicale, for each of who holds it in a tax year (L. 160/2019, art. 1,
 * cc. 740-762). Who holds nothing that owes it is not there.
 */
export async function computeImuImmobile(
  trx: Trx,
  { studioId, immobileId, anagrafiche, annoImposta, rendita }: Chiesto,
): Promise<ReadonlyMap<string, ImuDiImmobile>> {
  const { computeImu } = await loadImu();
  const diTutti = await listComuniDi(trx, studioId, anagrafiche, annoImposta);
  const compute = ({ voci, dati }: DaCalcolare): ImuDiImmobile => {
    const isSua = ({ di }: DaCalcolare['voci'][number]) => di.id === immobileId;
    const suoi = voci.filter(isSua).map(({ immobile }) => immobile);
    const isDaCatasto = suoi.every(({ natura }) => natura === 'fabbricato' || natura === 'terreno');
    const isArea = suoi.every(({ natura }) => natura === 'area');
    const immobili =
      rendita !== null && isDaCatasto ? suoi.map((suo) => ({ ...suo, importo: rendita })) : suoi;
    const { righi, totale, immobili: calcolati } = computeImu(annoImposta, { ...dati, immobili });
    // What owes nothing has no rigo: the codes are those that it would be paid with, and was when somebody paid by mistake.
    const conImposta = immobili.map((suo) => ({ ...suo, esenzione: 'nessuna' as const }));
    const pagabili =
      righi.length > 0 ? righi : computeImu(annoImposta, { ...dati, immobili: conImposta }).righi;
    const isCalcolata = dati.regime === 'IMU' && (isArea || (rendita !== null && isDaCatasto));
    const tipi = new Set(immobili.map(({ tipo }) => tipo));
    return {
      codici: pagabili.map(({ codice }) => codice),
      isSolo: !voci.some(
        (voce) => !isSua(voce) && voce.immobile.esenzione === 'nessuna' && tipi.has(voce.immobile.tipo),
      ),
      importi: isCalcolata
        ? { acconto: totale.acconto, dovuto: totale.dovuto, conto: findConto(immobili, calcolati) }
        : null,
    };
  };
  return new Map(
    [...diTutti].flatMap(([id, comuni]) => {
      const suo = comuni.find(({ voci }) => voci.some(({ di }) => di.id === immobileId));
      return suo === undefined ? [] : [[id, compute(suo)] as const];
    }),
  );
}
