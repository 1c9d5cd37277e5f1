import {
  type acquistoModulo,
  type CodiceApplicativo,
  codiciApplicativi,
  errori,
  etichettaApplicativo,
  MESI_MODULO,
  type ModuloInVenditaFilo,
  type moduliInVendita,
  nameVoceModulo,
  testiCampo,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { activateFinoA, computeFine, listPrevisti } from '../../studio/studio/studio.public.ts';
import { findPrezzo } from '../listino/listino.queries.ts';
import { type Contesto, readAutore } from './credito.service.ts';
import {
  countResidui,
  ensureConto,
  existsEffetto,
  findConto,
  insertUsoFlat,
  lockConti,
} from './movimento.queries.ts';
import { burnCrediti } from './movimento.service.ts';

type Vendita = z.infer<typeof moduliInVendita>['data'];

/** What a module costs a studio today and until when it would be on, or why it is not sold here. */
async function describeVendita(
  trx: Trx,
  studioId: number,
  Codice: CodiceApplicativo,
  adesso: Date,
): Promise<ModuloInVenditaFilo> {
  const giorno = giornoDiRoma(adesso);
  const tipo = nameVoceModulo(Codice);
  const prezzo = await findPrezzo(trx, { studioId, tipo, anno: Number(giorno.slice(0, 4)), giorno });
  const FinoAl = await computeFine(trx, { studioId, codice: Codice, mesi: MESI_MODULO });
  const isPrevisto = (await listPrevisti(trx, studioId)).includes(Codice);
  const Motivo = !isPrevisto
    ? errori.MODULO_NON_PREVISTO.testo
    : FinoAl === null
      ? testiCampo.MODULO_SENZA_SCADENZA
      : prezzo === undefined
        ? testiCampo.MODULO_SENZA_PREZZO
        : prezzo.isFlat
          ? testiCampo.MODULO_CON_CONTRATTO_FLAT
          : null;
  return { Codice, Crediti: prezzo?.crediti ?? null, FinoAl: Motivo === null ? FinoAl : null, Motivo };
}

/** The modules as a studio may buy them today, and the credits it may spend. */
export async function listModuliInVendita(trx: Trx, studioId: number, adesso: Date): Promise<Vendita> {
  const Moduli: ModuloInVenditaFilo[] = [];
  for (const codice of codiciApplicativi) Moduli.push(await describeVendita(trx, studioId, codice, adesso));
  return { Moduli, Residui: await countResidui(trx, [studioId]) };
}

/**
 * A studio buys a module for itself: the credits of the price list of who sells and the module, both or neither. Sent again
 * with the same `IdRichiesta`, nothing is taken. Answers what is on sale now.
 * @throws RICHIESTA_NON_VALIDA where it is not sold here, COSTO_CAMBIATO, CREDITI_INSUFFICIENTI, LIMITE_ATTIVAZIONI
 */
export async function buyModulo(
  contesto: Contesto,
  studioId: number,
  { Codice, Crediti, IdRichiesta }: z.output<typeof acquistoModulo>,
): Promise<Vendita> {
  const { trx, servizi, sessione, ip } = contesto;
  const adesso = servizi.now();
  const effetto = `modulo/${IdRichiesta}`;
  await ensureConto(trx, studioId);
  await lockConti(trx, [studioId]);
  if (await existsEffetto(trx, studioId, effetto)) return listModuliInVendita(trx, studioId, adesso);
  const vendita = await describeVendita(trx, studioId, Codice, adesso);
  if (vendita.Motivo !== null) requireNessunErrore({ Codice: [vendita.Motivo] });
  if (vendita.Crediti !== Crediti) throw new DomainError('COSTO_CAMBIATO');
  const al = vendita.FinoAl ?? giornoDiRoma(adesso);
  await activateFinoA(trx, { sessione, ip, posta: servizi.posta }, studioId, { codice: Codice, al });
  const scritto = {
    tipo: 'Consumo',
    causale: nameVoceModulo(Codice),
    descrizione: `${etichettaApplicativo[Codice]} fino al ${al.split('-').reverse().join('/')}`,
    riferimento: { tipo: 'modulo', id: Codice },
    effetto,
    autore: readAutore(sessione),
  } as const;
  if (Crediti > 0) await burnCrediti(trx, servizi, studioId, { quantita: Crediti, scritto });
  else await insertUsoFlat(trx, studioId, (await findConto(trx, studioId))?.saldo ?? 0, scritto);
  return listModuliInVendita(trx, studioId, adesso);
}
