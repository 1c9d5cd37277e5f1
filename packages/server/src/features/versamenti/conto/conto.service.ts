import { type ContoFiscaleFilo, type contoCreaRequest, contoFiscale } from '@quadra/contract';
import { toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { writeF24 } from '../f24/f24.filo.ts';
import { listF24DelCliente, listRigheF24 } from '../f24/f24.queries.ts';
import type { Chi } from '../f24/f24.service.ts';
import { writeAltre, writePasso, writeQuadratura, writeVoce } from './conto.filo.ts';
import {
  type Conto,
  findConto,
  findIntestatario,
  isInAttesa,
  listOrigini,
  listVoci,
  lockConto,
  type Quale,
  updateConto,
  type Voce,
} from './conto.queries.ts';
import { makeConto } from './elabora-conto.ts';
import { proposeF24 } from './proposta.ts';
import { computeQuadratura, listParti } from './quadratura.rules.ts';

/** Whose conto a call is about. @throws NON_TROVATO */
export async function getQuale(trx: Trx, id: string, anno: number): Promise<Quale> {
  const chi = await findIntestatario(trx, id);
  if (!chi) throw new DomainError('NON_TROVATO');
  return { studioId: chi.studio_id, anagraficaId: chi.id, anno };
}

/** The conto of who has none yet. */
export const makeVuoto = (quale: Quale): Conto => ({
  studio_id: quale.studioId,
  anagrafica_id: quale.anagraficaId,
  anno: quale.anno,
  regime: 'ordinario',
  differito: false,
  iva_con_saldi: false,
  rate: 1,
  sede_inps: null,
  previsioni: [],
  elaborato_il: null,
  errore: null,
  versione: 0,
});

/** What would pay what is left; nothing where the dates of the year are not held. */
async function readProposta(trx: Trx, quale: Quale, conto: Conto, voci: readonly Voce[]) {
  if (conto.elaborato_il === null) return undefined;
  try {
    return await proposeF24(trx, quale, conto, voci);
  } catch (errore) {
    if (errore instanceof DomainError) return undefined;
    throw errore;
  }
}

/** The conto of a client and year: its voci, the models that pay them, those that would. @throws NON_TROVATO */
export async function readConto(trx: Trx, quale: Quale): Promise<ContoFiscaleFilo> {
  const chi = await findIntestatario(trx, quale.anagraficaId);
  if (!chi) throw new DomainError('NON_TROVATO');
  const conto = (await findConto(trx, quale)) ?? makeVuoto(quale);
  const voci = (await listVoci(trx, quale)).filter(({ importo }) => importo > 0);
  const origini = await listOrigini(trx, quale);
  const proposta = await readProposta(trx, quale, conto, voci);
  const modelli = await listF24DelCliente(trx, quale.anagraficaId, quale.anno);
  const righe = await listRigheF24(
    trx,
    quale.studioId,
    modelli.map(({ id }) => id),
  );
  const parti = listParti(modelli, righe);
  const tipi = new Map(origini.map(({ id, tipo }) => [id, tipo]));
  return {
    Stato: contoFiscale[conto.elaborato_il === null ? 0 : 1],
    IdAnagrafica: chi.id,
    Denominazione: chi.denominazione,
    CodiceFiscale: chi.codice_fiscale,
    Anno: quale.anno,
    ElaboratoIl: conto.elaborato_il?.toISOString() ?? null,
    Errore: conto.errore,
    InAttesa: await isInAttesa(trx, quale),
    Regime: conto.regime,
    Differito: conto.differito,
    IvaConSaldi: conto.iva_con_saldi,
    Rate: conto.rate,
    SedeInps: conto.sede_inps,
    Previsioni: conto.previsioni.map(({ imposta, previsto, storico }) => ({
      Imposta: imposta,
      Previsto: toEuro(previsto),
      Storico: toEuro(storico),
    })),
    Voci: voci.map((voce) => writeVoce(voce, tipi, parti)),
    Altre: writeAltre(parti, voci),
    F24: modelli.map(writeF24),
    Quadratura: writeQuadratura(computeQuadratura(quale.anno, voci, modelli, parti)),
    Proposti: (proposta?.f24 ?? []).map((f) => ({
      Data: f.data,
      Scopo: f.scopo,
      Rata: f.rata ?? null,
      Debito: toEuro(f.debito),
      Credito: toEuro(f.credito),
      Saldo: toEuro(f.saldo),
      Passi: f.passi.map(writePasso),
    })),
    Rifiuti: (proposta?.rifiuti ?? []).map(({ frase, ammesso, dal }) => ({
      Frase: frase,
      Ammesso: toEuro(ammesso),
      Dal: dal ?? null,
    })),
    Aperte: origini.filter(({ stato }) => stato === 'Aperta').map(({ id, tipo }) => ({ Id: id, Tipo: tipo })),
  };
}

/** Makes the conto, with the choices of how the client pays. @throws NON_TROVATO, CONTO_FISCALE_NON_ELABORATO */
export async function createConto(
  trx: Trx,
  chi: Chi,
  quale: Quale,
  { Regime, Differito, IvaConSaldi, Rate, SedeInps }: z.output<typeof contoCreaRequest>,
): Promise<void> {
  await lockConto(trx, quale);
  const scelte = {
    ...(Regime === undefined ? {} : { regime: Regime }),
    ...(Differito === undefined ? {} : { differito: Differito }),
    ...(IvaConSaldi === undefined ? {} : { iva_con_saldi: IvaConSaldi }),
    ...(Rate === undefined ? {} : { rate: Rate }),
    ...(SedeInps === undefined ? {} : { sede_inps: SedeInps }),
  };
  await updateConto(trx, quale, scelte);
  await makeConto(trx, quale, chi.adesso);
  await writeRegistro(trx, {
    studioId: quale.studioId,
    utenteId: chi.sessione.utenteId,
    ip: chi.ip,
    azione: 'elaborazione conto fiscale',
    entita: 'anagrafica',
    entitaId: quale.anagraficaId,
    dopo: { anno: quale.anno, ...scelte },
  });
}
