import { type contoRavvediRequest, testiF24 } from '@quadra/contract';
import { loadVersamenti, type RataRipresa, type RigoF24 } from '@quadra/fisco';
import { formatData, giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { RigaChiesta } from '../f24/controlla-f24.ts';
import { type Chi, writeNuovo } from '../f24/f24.service.ts';
import { lockConto, lockVoceDi, type Quale, type Voce } from './conto.queries.ts';
import { readRate, readResto, restaDi, toVoce } from './proposta.ts';

type Chiesta = z.output<typeof contoRavvediRequest>;

function nonSiRavvede(messaggio: string): never {
  throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio });
}

/** What is paid late of a voce: of a plan that was begun an instalment, else what is left. */
interface Tardi {
  readonly importo: number;
  readonly scadenza: string;
  readonly rata: RataRipresa | undefined;
}

/** What has the oldest term of what is left. */
async function findTardi(trx: Trx, voce: Voce): Promise<Tardi> {
  const { rate, libero } = await readResto(voce, await readRate(trx, [voce]));
  const [rata] = rate;
  if (rata === undefined || (libero > 0 && voce.data < rata.data))
    return { importo: libero, scadenza: voce.data, rata: undefined };
  return { importo: rata.dovuto, scadenza: rata.data, rata };
}

/** The rows that put right a debt paid late: the tax, its sanction, its interest. @throws RICHIESTA_NON_VALIDA */
async function listRighe(
  voce: Voce,
  { importo, scadenza, rata }: Tardi,
  pagamento: string,
  atto: Chiesta['Atto'],
): Promise<RigaChiesta[]> {
  const v = await loadVersamenti();
  const sua = toVoce(voce, importo);
  // Of what an instalment asks, the increase for paying later is over the debt.
  const quota = rata?.importo ?? importo;
  const { codice: tributo } = sua;
  if (tributo === null || voce.mancano.length > 0) return nonSiRavvede(testiF24.VOCE_DA_COMPLETARE);
  const compute = () => {
    try {
      return v.computeRavvedimento({ tributo, importo, scadenza, pagamento, ...(atto && { atto }) });
    } catch (errore) {
      if (errore instanceof RangeError) return nonSiRavvede(errore.message);
      throw errore;
    }
  };
  const { lettera, righi } = compute();
  if (lettera === null) requireNessunErrore({ Data: [testiF24.NON_IN_RITARDO] });
  const suo = v.toRigo(sua, { debito: importo }, voce.sede === null ? {} : { sedeInps: voce.sede });
  const [delPiano, ...interessi] =
    rata === undefined ? [] : v.listRighiDellaRata([{ rigo: suo, rata }], voce.data);
  const intero = delPiano ?? v.withRataUnica(suo);
  const tributoIntero: RigoF24 =
    voce.rateazione === null || rata !== undefined ? intero : { ...intero, rateazione: voce.rateazione };
  const delTributo = righi.map(({ cosa, codice, importo: debito }): RigaChiesta => {
    if (cosa !== 'tributo') {
      if (codice === null) return nonSiRavvede(testiF24.CODICI_DEL_RAVVEDIMENTO);
      const rigo = v.makeRigoAggiunto(tributoIntero, codice, debito);
      return { rigo, voceId: null, quota: null, calcolato: debito };
    }
    const rigo: RigoF24 = {
      ...tributoIntero,
      debito,
      // The local taxes have sanction and interest in their own row, told by its box.
      ...(debito > importo && voce.sezione === 'locali' ? { ravvedimento: true } : {}),
    };
    return { rigo, voceId: voce.id, quota: Math.min(quota, debito), calcolato: debito };
  });
  // The interest of the instalment is paid with it, as its plan has it.
  const suoi = interessi.map((rigo) => ({
    ...{ rigo, voceId: null, quota: null, calcolato: rigo.debito ?? 0 },
  }));
  return [...delTributo, ...suoi];
}

/**
 * The F24 that pays late what is left of a debt, with its sanction and interest as they are on the day it is paid: of one whose
 * instalments were begun, the first of those that are not paid.
 * @returns its key
 * @throws NON_TROVATO, NIENTE_DA_VERSARE, RICHIESTA_NON_VALIDA for what is not late, and for what the house does not hold
 */
export async function createRavvedimento(
  trx: Trx,
  chi: Chi,
  quale: Quale,
  { IdVoce, Data, Iban, Atto }: Chiesta,
): Promise<string> {
  await lockConto(trx, quale);
  const voce = await lockVoceDi(trx, quale, IdVoce);
  if (voce === undefined || voce.verso === 'credito') throw new DomainError('NON_TROVATO');
  if (restaDi(voce) <= 0) throw new DomainError('NIENTE_DA_VERSARE');
  const data = Data ?? giornoDiRoma(chi.adesso);
  const tardi = await findTardi(trx, voce);
  const di = { studio_id: quale.studioId, anagrafica_id: quale.anagraficaId };
  const { id } = await writeNuovo(trx, chi, di, {
    ...{
      tipo: 'ordinario',
      data,
      // The term of the law stays: moved to another day, the delay is counted from it.
      scadenza: tardi.scadenza,
      canale: 'agenzia',
      origine: 'proposto',
      scopo: 'pagamento',
    },
    iban: Iban,
    ...(tardi.rata && { rata: tardi.rata.numero, rate: tardi.rata.quante, piano: tardi.rata.piano }),
    nota: testiF24.ravvedimentoDi(voce.nome, formatData(tardi.scadenza)),
    righe: await listRighe(voce, tardi, data, Atto),
  });
  return id;
}
