import {
  type AliquotaStudioFilo,
  type aliquotaStudioModifica,
  type aliquotaStudioNuova,
  testiAliquota,
  tipoProfiloCliente,
} from '@quadra/contract';
import { loadAliquote, loadImu } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findComune } from '../../base/comune/comune.public.ts';
import {
  type AliquotaStudio,
  findAliquotaStudio,
  insertAliquotaStudio,
  isStudioProfessionale,
  markEliminata,
  type Scritta,
  updateAliquotaStudio,
} from './aliquota-studio.queries.ts';
import { checkDove, checkScritta, orNull, primoAnno } from './aliquota-studio.rules.ts';

/** Who acts, from where, and when. */
export interface Chi {
  readonly sessione: Pick<Sessione, 'utenteId' | 'studioId' | 'studi'>;
  readonly ip: string | null;
  readonly adesso: Date;
}
type Nuova = z.output<typeof aliquotaStudioNuova>;
type Modifica = z.output<typeof aliquotaStudioModifica>;

/** As it goes on the wire, with what counts where the studio says nothing. */
export async function writeAliquotaStudio(riga: AliquotaStudio): Promise<AliquotaStudioFilo> {
  const { listBaseImu } = await loadAliquote();
  const base = listBaseImu(riga.anno).find(({ fattispecie }) => fattispecie === riga.fattispecie);
  const deiComuni = riga.quadra === null ? null : ('quadra' as const);
  return {
    Id: riga.id,
    IdStudio: riga.studio_id,
    NomeStudio: riga.nomeStudio ?? '',
    CodiceCatastale: riga.comune,
    Comune: riga.comune_descrizione,
    AnnoImposta: riga.anno,
    Fattispecie: riga.fattispecie,
    Aliquota: Number(riga.percento),
    NumeroDelibera: riga.numero_delibera,
    DataDelibera: riga.data_delibera,
    Link: riga.link,
    Nota: riga.nota,
    ModificataIl: riga.modificata_il.toISOString(),
    Versione: riga.versione,
    AliquotaQuadra: riga.quadra ?? base?.percento ?? null,
    OrigineQuadra: deiComuni ?? (base ? 'base' : null),
  };
}

const toScritta = ({ Aliquota, NumeroDelibera, DataDelibera, Link, Nota }: Nuova | Modifica): Scritta => ({
  percento: Aliquota,
  numero_delibera: NumeroDelibera,
  data_delibera: DataDelibera,
  link: orNull(Link),
  nota: orNull(Nota),
});

async function checkLegge(
  scritta: Scritta,
  { anno, fattispecie }: { anno: number; fattispecie: string },
  { adesso }: Chi,
) {
  const { findLimitiImu } = await loadImu();
  const contesto = { oggi: giornoDiRoma(adesso), limiti: findLimitiImu(fattispecie, anno) };
  const { percento, data_delibera: dataDelibera, link } = scritta;
  return checkScritta({ percento, dataDelibera, link }, anno, contesto);
}

async function checkLuogo({ AnnoImposta, CodiceCatastale }: Nuova) {
  const { findRegimeImu } = await loadImu();
  const comune = findComune(CodiceCatastale);
  const regime = comune && findRegimeImu(comune.provincia, AnnoImposta);
  return checkDove(AnnoImposta, comune && regime && { isEstero: comune.isEstero, regime });
}

const describeAtto = (riga: Scritta | AliquotaStudio) => ({
  aliquota: Number(riga.percento),
  numeroDelibera: riga.numero_delibera,
  dataDelibera: riga.data_delibera,
  link: riga.link,
  nota: riga.nota,
});
type Atto = { azione: string; prima?: object; dopo?: object };
const tell = (trx: Trx, { sessione, ip }: Chi, riga: AliquotaStudio, { azione, prima, dopo }: Atto) => {
  const di = { comune: riga.comune, anno: riga.anno, fattispecie: riga.fattispecie };
  return writeRegistro(trx, {
    studioId: riga.studio_id,
    utenteId: sessione.utenteId,
    ip,
    azione,
    entita: 'aliquota dello studio',
    entitaId: riga.id,
    ...(prima && { prima: { ...di, ...prima } }),
    ...(dopo && { dopo: { ...di, ...dopo } }),
  });
};

/** With `isTenuta` nobody else changes it before the transaction ends. @throws NON_TROVATO */
export async function getAliquotaStudio(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuta: boolean },
): Promise<AliquotaStudio> {
  const trovata = await findAliquotaStudio(trx, id, quanto);
  if (!trovata) throw new DomainError('NON_TROVATO');
  return trovata;
}

/**
 * A rate that a studio writes for itself, with its act: that of the vendor stays as it is.
 * @throws STUDIO_NON_INDICATO, NON_TROVATO (the studio), RICHIESTA_NON_VALIDA, CODICE_GIA_USATO
 */
export async function createAliquotaStudio(trx: Trx, chi: Chi, nuova: Nuova): Promise<AliquotaStudio> {
  const studioId = requireStudio(chi.sessione, nuova.IdStudio);
  if (!(await isStudioProfessionale(trx, studioId, tipoProfiloCliente.STUDIO)))
    requireNessunErrore({ IdStudio: [testiAliquota.STUDIO_DI_UN_TITOLARE] });
  const { CodiceCatastale: comune, AnnoImposta: anno, Fattispecie: fattispecie } = nuova;
  const scritta = toScritta(nuova);
  const luogo = await checkLuogo(nuova);
  // Of a year that is not computed the law is not known: it is enough to say that.
  const legge = await checkLegge(scritta, { anno: Math.max(anno, primoAnno), fattispecie }, chi);
  requireNessunErrore({ ...(luogo.AnnoImposta ? {} : legge), ...luogo });
  const comune_descrizione = findComune(comune)?.denominazione ?? comune;
  const dove = { comune, comune_descrizione, anno, fattispecie };
  const id = await insertAliquotaStudio(trx, studioId, { ...dove, ...scritta });
  if (id === undefined)
    throw new DomainError('CODICE_GIA_USATO', {
      messaggio: testiAliquota.GIA_INSERITA,
      modelState: { Fattispecie: [testiAliquota.GIA_INSERITA] },
    });
  const riga = await getAliquotaStudio(trx, id);
  await tell(trx, chi, riga, { azione: 'nuova aliquota', dopo: describeAtto(scritta) });
  return riga;
}

/** @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA */
export async function changeAliquotaStudio(
  trx: Trx,
  chi: Chi,
  id: string,
  modifica: Modifica,
): Promise<AliquotaStudio> {
  const prima = await getAliquotaStudio(trx, id, { isTenuta: true });
  if (prima.versione !== modifica.Versione) throw new DomainError('RECORD_MODIFICATO');
  const scritta = toScritta(modifica);
  requireNessunErrore(await checkLegge(scritta, prima, chi));
  await updateAliquotaStudio(trx, prima, scritta);
  await tell(trx, chi, prima, {
    azione: 'modifica aliquota',
    prima: describeAtto(prima),
    dopo: describeAtto(scritta),
  });
  return getAliquotaStudio(trx, id);
}

/** Takes a rate of a studio away: that of the vendor, or of law, counts again. @throws NON_TROVATO */
export async function removeAliquotaStudio(trx: Trx, chi: Chi, id: string): Promise<void> {
  const prima = await getAliquotaStudio(trx, id, { isTenuta: true });
  await markEliminata(trx, prima);
  await tell(trx, chi, prima, { azione: 'eliminazione aliquota', prima: describeAtto(prima) });
}
