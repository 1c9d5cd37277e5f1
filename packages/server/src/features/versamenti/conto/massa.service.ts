import {
  F24_PER_LOTTO,
  type MassaF24Filo,
  type massaF24Request,
  type RigaMassaF24Filo,
  testiF24,
} from '@quadra/contract';
import type { F24Proposto, Pagamenti } from '@quadra/fisco';
import { formatIt, giornoDiRoma, toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Chi } from '../f24/f24.service.ts';
import { findIntestatario, listOrigini, listVociDiMolti, lockConto, type Voce } from './conto.queries.ts';
import { readRegione, toOpzioni } from './elabora-conto.ts';
import { type ClienteDiMassa, countPreparati, listClienti } from './massa.queries.ts';
import { findOstacolo, findOstacoloDelConto, type Ostacolo } from './massa.rules.ts';
import { computeProposta, isARate, type Rate, readRate, takeProposta, writeProposti } from './proposta.ts';

interface Guardato {
  readonly cliente: ClienteDiMassa;
  readonly voci: readonly Voce[];
  readonly proposta: Pagamenti | undefined;
  readonly ostacolo: Ostacolo | null;
}

/** What a client owes and uses, the instalments that are held, and where he lives. */
interface DelCliente {
  readonly sue: readonly Voce[];
  readonly tenute: Rate;
  readonly regione: string | undefined;
}

/** A client with what his conto would prepare, or why it cannot. */
async function look(
  anno: number,
  cliente: ClienteDiMassa,
  { sue, tenute, regione }: DelCliente,
): Promise<Guardato> {
  const { elaborato_il, errore, con_aperta, sede_inps } = cliente;
  const conto = {
    ...{ regime: cliente.regime ?? 'ordinario', differito: cliente.differito ?? false, sede_inps },
    iva_con_saldi: cliente.iva_con_saldi ?? false,
  };
  const ostacolo = findOstacoloDelConto({ elaborato_il, errore }, Boolean(con_aperta));
  if (ostacolo !== null) return { cliente, voci: sue, proposta: undefined, ostacolo };
  try {
    const fatta = await computeProposta(anno, toOpzioni(conto, regione), cliente.rate ?? 1, sue, tenute);
    return { cliente, ...fatta, ostacolo: null };
  } catch (motivo) {
    if (!(motivo instanceof DomainError)) throw motivo;
    return {
      cliente,
      voci: sue,
      proposta: undefined,
      ostacolo: { esito: 'Non calcolabile', motivo: motivo.message },
    };
  }
}

const sum = (f24: readonly F24Proposto[], quale: 'debito' | 'credito' | 'saldo'): number =>
  toEuro(f24.reduce((somma, uno) => somma + uno[quale], 0));

function writeRiga({ cliente, voci, proposta, ostacolo }: Guardato, scadenza: string): RigaMassaF24Filo {
  const scelti = (proposta?.f24 ?? []).filter(({ data }) => data === scadenza);
  const fermo = ostacolo ?? findOstacolo(scadenza, voci, scelti, isARate(scelti, cliente.rate ?? 1));
  const rifiuti = (proposta?.rifiuti ?? []).map(({ frase }) => frase);
  const fatti = fermo === null ? scelti : [];
  return {
    IdAnagrafica: cliente.id,
    Denominazione: cliente.denominazione,
    CodiceFiscale: cliente.codice_fiscale,
    Esito: fermo?.esito ?? 'Si prepara',
    Motivo: fermo?.motivo ?? (rifiuti.length > 0 ? [...new Set(rifiuti)].join(' ') : null),
    Quanti: fatti.length,
    Debito: sum(fatti, 'debito'),
    Credito: sum(fatti, 'credito'),
    Saldo: sum(fatti, 'saldo'),
  };
}

/** The days on which somebody owes something, with how many clients and how much. */
function listScadenze(guardati: readonly Guardato[]): MassaF24Filo['Scadenze'] {
  const giorni = new Map<string, { Data: string; clienti: Set<string>; centesimi: number }>();
  for (const { cliente, proposta } of guardati)
    for (const { data, saldo } of proposta?.f24 ?? []) {
      const giorno = giorni.get(data) ?? { Data: data, clienti: new Set(), centesimi: 0 };
      giorno.clienti.add(cliente.id);
      giorno.centesimi += saldo;
      giorni.set(data, giorno);
    }
  return [...giorni.values()]
    .sort((a, b) => a.Data.localeCompare(b.Data))
    .map(({ Data, clienti, centesimi }) => ({ Data, Clienti: clienti.size, Saldo: toEuro(centesimi) }));
}

async function readRegioni(trx: Trx, clienti: readonly ClienteDiMassa[]) {
  const province = new Set(clienti.flatMap(({ domicilio_fiscale: { provincia } }) => provincia || []));
  const regioni = new Map<string, string | undefined>();
  for (const provincia of province) regioni.set(provincia, await readRegione(trx, provincia));
  return regioni;
}

/** Who would get a model for a day, of how much, and who would not, and why. Nothing is written. */
export async function previewMassa(
  trx: Trx,
  { Anno: anno, Scadenza, Codici }: z.output<typeof massaF24Request>,
  adesso: Date,
): Promise<MassaF24Filo> {
  const trovati = await listClienti(trx, { anno, codici: Codici, quanti: F24_PER_LOTTO + 1 });
  const clienti = trovati.slice(0, F24_PER_LOTTO);
  const regioni = await readRegioni(trx, clienti);
  const ids = clienti.map(({ id }) => id);
  const tutte = await listVociDiMolti(trx, ids, anno);
  const tenute = await readRate(trx, tutte);
  const perCliente = Map.groupBy(tutte, (voce) => voce.anagrafica_id);
  const guardati: Guardato[] = [];
  for (const cliente of clienti) {
    const regione = regioni.get(cliente.domicilio_fiscale.provincia ?? '');
    guardati.push(await look(anno, cliente, { sue: perCliente.get(cliente.id) ?? [], tenute, regione }));
  }
  const scadenze = listScadenze(guardati);
  const oggi = giornoDiRoma(adesso);
  const scadenza = Scadenza ?? (scadenze.find(({ Data }) => Data >= oggi) ?? scadenze.at(-1))?.Data ?? null;
  return {
    Anno: anno,
    Scadenza: scadenza,
    Scadenze: scadenze,
    Preparati: scadenza === null ? 0 : await countPreparati(trx, { scadenza, codici: Codici }),
    Righe: scadenza === null ? [] : guardati.map((guardato) => writeRiga(guardato, scadenza)),
    Troppi: trovati.length > F24_PER_LOTTO,
  };
}

/** What is done for many clients in one job. */
export interface DiMassa {
  readonly anno: number;
  readonly scadenza: string;
  readonly lavoroId: string;
  /** The code of the regione of a province: of many clients it is read once. */
  readonly readRegione: (trx: Trx, provincia: string | null | undefined) => Promise<string | undefined>;
}

const requireNessunOstacolo = (ostacolo: Ostacolo | null): void => {
  if (ostacolo !== null) throw new DomainError('NIENTE_DA_VERSARE', { messaggio: ostacolo.motivo });
};

/**
 * Prepares the models of a client for a day, for a job: of one job each of them once, by a key of the database. What the
 * preview says is not prepared is refused with the same words.
 * @returns what the report says
 * @throws NON_TROVATO, NIENTE_DA_VERSARE with why, CREDITO_GIA_USATO
 */
export async function prepareDiMassa(
  trx: Trx,
  chi: Chi,
  id: string,
  { anno, scadenza, lavoroId, readRegione: read }: DiMassa,
): Promise<string> {
  const cliente = await findIntestatario(trx, id);
  if (!cliente) throw new DomainError('NON_TROVATO');
  const quale = { studioId: cliente.studio_id, anagraficaId: cliente.id, anno };
  const conto = await lockConto(trx, quale);
  const origini = conto.elaborato_il === null ? await listOrigini(trx, quale) : [];
  requireNessunOstacolo(
    findOstacoloDelConto(
      conto,
      origini.some(({ stato }) => stato === 'Aperta'),
    ),
  );
  const opzioni = toOpzioni(conto, await read(trx, cliente.domicilio_fiscale.provincia));
  const presa = await takeProposta(trx, quale, opzioni, conto.rate);
  const scelti = presa.proposta.f24.filter(({ data }) => data === scadenza);
  requireNessunOstacolo(findOstacolo(scadenza, presa.voci, scelti, isARate(scelti, presa.rate)));
  const fatti = await writeProposti(trx, chi, presa, scelti, { iban: null, lavoroId });
  const saldo = fatti.reduce((somma, { debito, credito }) => somma + debito - credito, 0);
  const numeri = fatti.map(({ numero }) => numero).join(', ');
  return testiF24.preparati(numeri, formatIt(saldo, { decimali: 2, mostraZero: true }));
}
