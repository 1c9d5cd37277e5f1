import { testiCampo } from '@quadra/contract';
import type { Calcolo } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { requireNessunErrore } from '../../../../http/domain-error.ts';
import { findIncaricato, findUtilizzabile } from '../incarico.ts';
import type { NuovaModifica } from '../storia.queries.ts';
import { type Autore, type Incarico, requireAperta, writeDichiarazione } from './scrivi-dichiarazione.ts';

/**
 * Writes who sends a declaration, from when he promised to and for how long: what is left out stays as it was, and what does
 * not change leaves no trace. Answers the calculation it was written with; undefined when nothing changed.
 * @throws RICHIESTA_NON_VALIDA for an intermediary that the studio may not use, DICHIARAZIONE_CHIUSA, NON_TROVATO
 */
export async function saveIncarico(
  trx: Trx,
  autore: Autore,
  anno: number,
  id: string,
  chiesto: { readonly [K in keyof Incarico]?: Incarico[K] | undefined },
): Promise<Calcolo | undefined> {
  const trattenuta = await requireAperta(trx, autore, anno, id);
  const { dichiarazione } = trattenuta;
  const { intermediarioId = dichiarazione.intermediarioId } = chiesto;
  const { dataImpegno = dichiarazione.dataImpegno, impegno = dichiarazione.impegno } = chiesto;
  const incarico = { intermediarioId, dataImpegno, impegno };
  const prima = await findIncaricato(trx, dichiarazione);
  const { intermediarioId: scelto = null } = chiesto;
  if (scelto !== null && !(await findUtilizzabile(trx, dichiarazione, scelto)))
    requireNessunErrore({ IdIntermediario: [testiCampo.INTERMEDIARIO_SCONOSCIUTO] });
  const dopo = await findIncaricato(trx, { ...dichiarazione, intermediarioId });
  const modifiche: NuovaModifica[] = [];
  if (intermediarioId !== dichiarazione.intermediarioId)
    modifiche.push({
      azione: 'intermediario',
      prima: prima?.Denominazione ?? null,
      dopo: dopo?.Denominazione ?? null,
      ...(intermediarioId === null && { motivo: "Predefinito dell'anno" }),
    });
  if (dataImpegno !== dichiarazione.dataImpegno)
    modifiche.push({ azione: 'data impegno', prima: dichiarazione.dataImpegno, dopo: dataImpegno });
  if (impegno !== dichiarazione.impegno)
    modifiche.push({ azione: 'impegno', prima: dichiarazione.impegno, dopo: impegno });
  if (modifiche.length === 0) return undefined;
  return (await writeDichiarazione(trx, autore, trattenuta, { incarico, modifiche })).calcolo;
}
