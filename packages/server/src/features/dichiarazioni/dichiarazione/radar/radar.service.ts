import {
  type CellaRadar,
  type Interno,
  type ListQuery,
  modelloDiTipo,
  type RadarRiga,
  type TipoDichiarazione,
  tipoDichiarazione,
  toWire,
} from '@quadra/contract';
import { loadScadenze, loadTelematico, type Scadenza } from '@quadra/fisco';
import { type Data, giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { isTipoSpento } from '../../configurazione/configurazione.queries.ts';
import { loadInVigore } from '../../definizione/in-vigore.ts';
import { requireModello } from '../calcolo.ts';
import { type Attesi, type Cliente, type Dichiarata, listClienti, listDichiarate } from './radar.queries.ts';
import { computePasso, computeScadenza, findUrgente, isBlocco, type Passo } from './radar.rules.ts';

type Cella = Interno<CellaRadar>;
type PassoDi = Passo & { readonly dichiarata: Dichiarata };

/** Whether declarations of a type can be created in a year. */
async function isCreabile(trx: Trx, anno: number, tipo: TipoDichiarazione): Promise<boolean> {
  if (await isTipoSpento(trx, anno, tipo)) return false;
  return (await loadInVigore(trx, anno, modelloDiTipo[tipo].modello)) !== undefined;
}

/** The step of each declaration, with the form asked once for all those of a type. */
async function computePassi(trx: Trx, anno: number, dichiarate: readonly Dichiarata[]): Promise<PassoDi[]> {
  const { findTracciato } = await loadTelematico();
  const quadri = new Map<TipoDichiarazione, readonly string[]>();
  const passi: PassoDi[] = [];
  for (const dichiarata of dichiarate) {
    const { tipo } = dichiarata;
    if (!quadri.has(tipo))
      quadri.set(
        tipo,
        (await requireModello(trx, anno, tipo)).quadri.map(({ codice }) => codice),
      );
    const passo = computePasso({
      stato: dichiarata.stato,
      statiQuadri: dichiarata.statiQuadri,
      quadri: quadri.get(tipo) ?? [],
      riepilogo: dichiarata.riepilogo,
      dataImpegno: dichiarata.dataImpegno,
      isStampata: dichiarata.stampaData !== null,
      hasTracciato: findTracciato(modelloDiTipo[tipo].modello, anno) !== undefined,
      telematico: dichiarata.telematico ?? 'Non inviato',
    });
    passi.push({ ...passo, dichiarata });
  }
  return passi;
}

interface Quando {
  readonly scadenze: readonly Scadenza[];
  readonly oggi: Data;
}

function makeCella(tipo: TipoDichiarazione, passi: readonly PassoDi[], { scadenze, oggi }: Quando): Cella {
  const urgente = findUrgente(passi);
  const passo = urgente?.passo ?? 'Non creata';
  return {
    tipo,
    passo,
    idDichiarazione: urgente?.dichiarata.id ?? null,
    finalita: urgente?.dichiarata.finalita ?? null,
    vista: urgente?.vista ?? null,
    chiave: urgente?.chiave ?? null,
    quadriAperti: urgente?.quadriAperti ?? 0,
    blocca: isBlocco(passo),
    altre: Math.max(0, passi.length - 1),
    ...computeScadenza(tipo, scadenze, oggi),
  };
}

/**
 * A page of the radar of a year: the clients, the step of each of their obligations, and the types that the clients found have.
 * `studio`: the only one that is looked at; null for all those of the session.
 * @throws RICHIESTA_NON_VALIDA
 */
export async function listRadar(
  trx: Trx,
  { anno, adesso, studio }: { readonly anno: number; readonly adesso: Date; readonly studio: number | null },
  query: ListQuery,
): Promise<{ righe: RadarRiga[]; totale: number; tipi: TipoDichiarazione[] }> {
  const attesi: Attesi = {
    'Persone fisiche': await isCreabile(trx, anno, 'Persone fisiche'),
    IMU: await isCreabile(trx, anno, 'IMU'),
  };
  const { righe, totale, tipi } = await listClienti(trx, { anno, attesi, studio }, query);
  const passi = await computePassi(trx, anno, await listDichiarate(trx, anno, righe));
  const { listScadenze } = await loadScadenze();
  const quando = { scadenze: listScadenze(anno), oggi: giornoDiRoma(adesso) };
  const makeCelle = ({ id, ...cliente }: Cliente): Cella[] =>
    tipoDichiarazione.flatMap((tipo) => {
      const suoi = passi.filter(({ dichiarata: d }) => d.anagraficaId === id && d.tipo === tipo);
      const manca = (tipo === 'Persone fisiche' && cliente.persona) || (tipo === 'IMU' && cliente.imu);
      return suoi.length > 0 || manca ? [makeCella(tipo, suoi, quando)] : [];
    });
  return {
    totale,
    tipi,
    righe: righe.map((cliente) =>
      toWire<RadarRiga>({
        idAnagrafica: cliente.id,
        idStudio: cliente.studioId,
        denominazione: cliente.denominazione,
        codiceFiscale: cliente.codiceFiscale,
        celle: makeCelle(cliente),
      }),
    ),
  };
}
