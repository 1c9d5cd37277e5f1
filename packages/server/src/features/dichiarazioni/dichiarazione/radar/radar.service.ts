import {
  type CellaRadar,
  type Interno,
  type ListQuery,
  modelloDiTipo,
  type RadarAnswer,
  type RadarRiga,
  statiRadar,
  type TipoDichiarazione,
  tipoDichiarazione,
  toWire,
} from '@quadra/contract';
import { loadScadenze, loadTelematico } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { isTipoSpento } from '../../configurazione/configurazione.queries.ts';
import { loadInVigore } from '../../definizione/in-vigore.ts';
import { requireModello } from '../calcolo.ts';
import type { Forma } from './passo.queries.ts';
import {
  type Attesi,
  type Cliente,
  type Conteggio,
  type Dichiarata,
  listClienti,
  listDichiarate,
  listTipi,
} from './radar.queries.ts';
import {
  computePasso,
  computeTermine,
  findUrgente,
  isBlocco,
  type Passo,
  type Termine,
} from './radar.rules.ts';

type Cella = Interno<CellaRadar>;
type PassoDi = Passo & { readonly dichiarata: Dichiarata };

/** Whether declarations of a type can be created in a year. */
async function isCreabile(trx: Trx, anno: number, tipo: TipoDichiarazione): Promise<boolean> {
  if (await isTipoSpento(trx, anno, tipo)) return false;
  return (await loadInVigore(trx, anno, modelloDiTipo[tipo].modello)) !== undefined;
}

/** What of the forms of a year the steps of its declarations depend on. */
async function loadForme(trx: Trx, anno: number, tipi: readonly TipoDichiarazione[]): Promise<Forma[]> {
  const { findTracciato } = await loadTelematico();
  const forme: Forma[] = [];
  for (const tipo of tipi) {
    const { quadri } = await requireModello(trx, anno, tipo);
    const hasTracciato = findTracciato(modelloDiTipo[tipo].modello, anno) !== undefined;
    forme.push({ tipo, quadri: quadri.map(({ codice }) => codice), hasTracciato });
  }
  return forme;
}

function makePasso(dichiarata: Dichiarata, forme: readonly Forma[]): PassoDi {
  const { quadri = [], hasTracciato = false } = forme.find(({ tipo }) => tipo === dichiarata.tipo) ?? {};
  const passo = computePasso({
    stato: dichiarata.stato,
    statiQuadri: dichiarata.statiQuadri,
    quadri,
    riepilogo: dichiarata.riepilogo,
    dataImpegno: dichiarata.dataImpegno,
    isStampata: dichiarata.stampaData !== null,
    hasTracciato,
    telematico: dichiarata.telematico ?? 'Non inviato',
  });
  return { ...passo, dichiarata };
}

function makeCella({ tipo, scadenza, giorni, chiusa }: Termine, passi: readonly PassoDi[]): Cella {
  const urgente = findUrgente(passi);
  const passo = urgente?.passo ?? 'Non creata';
  const { cognome = null, nome = null } = urgente?.dichiarata ?? {};
  return {
    tipo,
    passo,
    idDichiarazione: urgente?.dichiarata.id ?? null,
    finalita: urgente?.dichiarata.finalita ?? null,
    vista: urgente?.vista ?? null,
    chiave: urgente?.chiave ?? null,
    quadriAperti: urgente?.quadriAperti ?? 0,
    blocca: isBlocco(passo),
    conclusa: chiusa || passo === 'Accolta',
    inCaricoA: nome === null ? null : `${cognome} ${nome}`,
    altre: Math.max(0, passi.length - 1),
    ...{ scadenza, giorni },
  };
}

/** The columns of the board: by when, and of how many clients in each state. */
const makeTotali = (termini: readonly Termine[], conteggi: readonly Conteggio[]) =>
  termini.flatMap(({ tipo, scadenza, giorni, chiusa }) => {
    const suoi = conteggi.filter((uno) => uno.tipo === tipo);
    const stati = statiRadar.flatMap((stato) => suoi.find((uno) => uno.stato === stato) ?? []);
    const totali = stati.map(({ stato, quanti }) => ({ stato, quanti }));
    return totali.length === 0 ? [] : [{ tipo, scadenza, giorni, chiusa, stati: totali }];
  });

async function computeTermini(anno: number, adesso: Date): Promise<Termine[]> {
  const { GIORNI_TARDIVA, listScadenze } = await loadScadenze();
  const calendario = {
    anno,
    scadenze: listScadenze(anno),
    oggi: giornoDiRoma(adesso),
    tardiva: GIORNI_TARDIVA,
  };
  return tipoDichiarazione.map((tipo) => computeTermine(tipo, calendario));
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
) {
  const attesi: Attesi = {
    'Persone fisiche': await isCreabile(trx, anno, 'Persone fisiche'),
    IMU: await isCreabile(trx, anno, 'IMU'),
  };
  const forme = await loadForme(trx, anno, await listTipi(trx, { anno, studio }));
  const termini = await computeTermini(anno, adesso);
  const trovati = await listClienti(trx, { anno, attesi, studio, forme, termini }, query);
  const dichiarate = await listDichiarate(trx, anno, trovati.righe);
  const passi = dichiarate.map((dichiarata) => makePasso(dichiarata, forme));
  const makeCelle = ({ id, ...cliente }: Cliente): Cella[] =>
    termini.flatMap((termine) => {
      const { tipo } = termine;
      const suoi = passi.filter(({ dichiarata: d }) => d.anagraficaId === id && d.tipo === tipo);
      const manca = (tipo === 'Persone fisiche' && cliente.persona) || (tipo === 'IMU' && cliente.imu);
      return suoi.length > 0 || manca ? [makeCella(termine, suoi)] : [];
    });
  return {
    totale: trovati.totale,
    tipi: trovati.tipi,
    sintesi: toWire<Pick<RadarAnswer, 'Totali' | 'Clienti' | 'Carico'>>({
      totali: makeTotali(termini, trovati.totali),
      clienti: trovati.clienti,
      carico: trovati.carico.map((uno) => ({ ...uno })),
    }),
    righe: trovati.righe.map((cliente) =>
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
