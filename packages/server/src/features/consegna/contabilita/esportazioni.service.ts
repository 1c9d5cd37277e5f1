import { randomUUID } from 'node:crypto';
import {
  type AnteprimaContabile,
  type ContabileDaEsportare,
  type ContabileRichiesto,
  type EsportazioneContabileFilo,
  frasiCampo,
  type TipoContabile,
  testiCampo,
  testiContabilita,
  tipoContabile,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { ContabilitaNonRiuscita } from '../../../gateways/contabilita/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { ambitoLavori } from '../../base/lavoro/lavoro.public.ts';
import { openVenditore } from '../../commercio/fattura/fattura.public.ts';
import { keepFile } from '../esportazione/storico.queries.ts';
import { getConfigurazione, openAccesso } from './contabilita.service.ts';
import {
  findContenuto,
  findEsportazione,
  insertEsportazione,
  type RigaEsportazione,
  takeNumero,
  updateInvio,
} from './esportazioni.queries.ts';
import {
  countFerme,
  countMovimenti,
  listMovimenti,
  type Movimento,
  type Periodo,
} from './movimenti.queries.ts';
import { makeRighe, type RigaContabile, writeFile } from './tracciato.rules.ts';

/** Rows of one file: more of them are asked in two periods. */
const MASSIMO = 50_000;
const CENTESIMI = 100;
const nameSegreto = (id: string): string => `esportazione-contabile/${id}`;
const writeAtto = makeWriteAtto('esportazione contabile');
const TIPO = { csv: 'text/csv; charset=utf-8', txt: 'text/plain; charset=utf-8' } as const;

export interface Chi {
  readonly sessione: Sessione;
  readonly ip: string | null;
}

/** A transaction that sees what a seller sold, and the history of the exports of who works for it. */
export const withVenditore = <T>(
  { db }: Pick<Servizi, 'db'>,
  sessione: Sessione,
  fn: (trx: Trx) => Promise<T>,
): Promise<T> =>
  withTenant(db, ambitoLavori(sessione), async (trx) => {
    await openVenditore(trx, sessione.gestoreId);
    return fn(trx);
  });

/** @throws RICHIESTA_NON_VALIDA when the days are the other way round */
function readPeriodo({ gestoreId }: Sessione, { DataDa, DataA, Tipi }: ContabileRichiesto): Periodo {
  if (DataDa > DataA) requireNessunErrore({ DataA: [testiCampo.PERIODO_NON_VALIDO] });
  const tipi = tipoContabile.filter((tipo) => Tipi.includes(tipo));
  return { gestoreId, dal: DataDa, al: DataA, tipi };
}

/** What a period has, and how much of it went out already. */
export async function previewMovimenti(
  trx: Trx,
  sessione: Sessione,
  richiesto: ContabileRichiesto,
): Promise<AnteprimaContabile> {
  const periodo = readPeriodo(sessione, richiesto);
  const contati = new Map((await countMovimenti(trx, periodo)).map((conto) => [conto.tipo, conto]));
  return {
    Voci: periodo.tipi.map((Tipo) => {
      const conto = contati.get(Tipo);
      return {
        Tipo,
        Movimenti: conto?.movimenti ?? 0,
        Esportati: conto?.esportati ?? 0,
        Cambiati: conto?.cambiati ?? 0,
        Importo: Number(conto?.importo ?? 0) / CENTESIMI,
        DaEsportare: Number(conto?.daEsportare ?? 0) / CENTESIMI,
      };
    }),
    Ferme: await countFerme(trx, periodo),
  };
}

export const toFilo = (riga: RigaEsportazione): EsportazioneContabileFilo => ({
  Id: riga.id,
  Numero: riga.numero,
  Data: riga.creata_il.toISOString(),
  Utente: riga.cognome === null ? '' : `${riga.cognome} ${riga.nome}`,
  DataDa: riga.dal,
  DataA: riga.al,
  Tipi: riga.tipi,
  Formato: riga.formato,
  Righe: riga.righe,
  Vendite: Number(riga.vendite) / CENTESIMI,
  Incassi: Number(riga.incassi) / CENTESIMI,
  Consumi: Number(riga.consumi) / CENTESIMI,
  Ripetuta: riga.ripetuta,
  Motivo: riga.motivo,
  File: riga.file_nome,
  Invio: riga.invio,
  InviataIl: riga.inviata_il?.toISOString() ?? null,
  Simulata: riga.simulata,
  Errore: riga.errore,
});

/** @throws NON_TROVATO */
async function getRiga(trx: Trx, { gestoreId }: Sessione, id: string): Promise<RigaEsportazione> {
  const riga = await findEsportazione(trx, gestoreId, id);
  if (!riga) throw new DomainError('NON_TROVATO');
  return riga;
}

interface Contenuto {
  /** As it was written. */
  readonly file: string;
  readonly righe: readonly RigaContabile[];
}
/** What was made that day, whatever changed since. */
async function openContenuto(
  trx: Trx,
  { cifratura }: Pick<Servizi, 'cifratura'>,
  id: string,
): Promise<Contenuto> {
  const chiuso = await findContenuto(trx, id);
  if (!chiuso) throw new DomainError('NON_TROVATO');
  return JSON.parse(cifratura.open(chiuso, nameSegreto(id))) as Contenuto;
}

const sum = (movimenti: readonly Movimento[], quale: TipoContabile): number =>
  movimenti.filter(({ tipo }) => tipo === quale).reduce((somma, { importo }) => somma + importo, 0);

/** What goes into the file. @throws MOVIMENTI_GIA_ESPORTATI, NESSUN_MOVIMENTO_CONTABILE, TROPPE_RIGHE */
async function collectMovimenti(trx: Trx, periodo: Periodo, ripeti: boolean): Promise<Movimento[]> {
  const movimenti = await listMovimenti(trx, periodo, { ripeti, massimo: MASSIMO });
  if (movimenti.length > MASSIMO)
    throw new DomainError('TROPPE_RIGHE', {
      messaggio: frasiCampo.troppeRighe(MASSIMO.toLocaleString('it-IT')),
    });
  if (movimenti.length > 0) return movimenti;
  const conti = await countMovimenti(trx, periodo);
  const esportati = conti.reduce((somma, conto) => somma + conto.esportati, 0);
  throw new DomainError(esportati > 0 ? 'MOVIMENTI_GIA_ESPORTATI' : 'NESSUN_MOVIMENTO_CONTABILE');
}

/**
 * The movements of a period in a file, kept with what it took: what went out already does not go again, unless it is asked with
 * a reason. @throws RICHIESTA_NON_VALIDA, MOVIMENTI_GIA_ESPORTATI, NESSUN_MOVIMENTO_CONTABILE, TROPPE_RIGHE
 */
export async function exportMovimenti(
  trx: Trx,
  { cifratura, now }: Pick<Servizi, 'cifratura' | 'now'>,
  chi: Chi,
  richiesto: ContabileDaEsportare,
): Promise<EsportazioneContabileFilo> {
  const { sessione } = chi;
  const { gestoreId, utenteId } = sessione;
  const { Formato: formato, Ripeti: ripeti, Motivo: motivo } = richiesto;
  if (ripeti && motivo === null) requireNessunErrore({ Motivo: [testiContabilita.MOTIVO] });
  const periodo = readPeriodo(sessione, richiesto);
  const numero = await takeNumero(trx, gestoreId);
  const movimenti = await collectMovimenti(trx, periodo, ripeti);
  const righe = makeRighe(movimenti, await getConfigurazione(trx, gestoreId));
  const contenuto = writeFile(formato, righe);
  const id = randomUUID();
  const adesso = now();
  const file = {
    nome: `movimenti-contabili-${numero}-${giornoDiRoma(adesso)}.${formato}`,
    tipo: TIPO[formato],
  };
  const [vendite, incassi, consumi] = tipoContabile.map((tipo) => sum(movimenti, tipo));
  await insertEsportazione(
    trx,
    {
      ...{ id, gestore_id: gestoreId, numero, utente_id: utenteId, creata_il: adesso },
      ...{ dal: periodo.dal, al: periodo.al, tipi: [...periodo.tipi], formato, righe: movimenti.length },
      ...{ vendite: vendite ?? 0, incassi: incassi ?? 0, consumi: consumi ?? 0, errore: null },
      ...{
        ripetuta: ripeti,
        motivo: ripeti ? motivo : null,
        file_nome: file.nome,
        invio: null,
        inviata_il: null,
      },
      contenuto: cifratura.seal(JSON.stringify({ file: contenuto, righe }), nameSegreto(id)),
    },
    movimenti,
  );
  const filtro = { DataDa: periodo.dal, DataA: periodo.al, Tipi: periodo.tipi.join(', ') };
  await keepFile(
    trx,
    { studioId: sessione.studioId ?? 0, id, utenteId },
    { tipo: 'contabilita', filtro, formato, righe: movimenti.length, file, adesso },
    Buffer.from(contenuto),
  );
  await writeAtto(trx, chi, id, 'esportazione dei movimenti contabili', {
    dopo: { numero, ...filtro, righe: movimenti.length, ripetuta: ripeti, motivo },
  });
  return toFilo(await getRiga(trx, sessione, id));
}

/** The file of an export as it was made. @throws NON_TROVATO */
export async function downloadEsportazione(
  trx: Trx,
  servizi: Pick<Servizi, 'cifratura'>,
  chi: Chi,
  id: string,
): Promise<{ nome: string; tipo: string; contenuto: string }> {
  const riga = await getRiga(trx, chi.sessione, id);
  const { file } = await openContenuto(trx, servizi, id);
  await writeAtto(trx, chi, id, 'scarico dei movimenti contabili');
  return { nome: riga.file_nome, tipo: TIPO[riga.formato], contenuto: file };
}

/**
 * Hands an export to the accounting software of the seller: the same rows of the file, under the key of the export, so that
 * tried again it is taken once. What went wrong stays written. @throws NON_TROVATO, ESPORTAZIONE_INVIATA,
 * CONTABILITA_NON_CONFIGURATA, CONTABILITA_NON_RAGGIUNGIBILE
 */
export async function sendEsportazione(
  servizi: Pick<Servizi, 'db' | 'cifratura' | 'contabilita' | 'now'>,
  chi: Chi,
  id: string,
): Promise<EsportazioneContabileFilo> {
  const { sessione } = chi;
  const letta = await withVenditore(servizi, sessione, async (trx) => {
    const riga = await getRiga(trx, sessione, id);
    if (riga.invio === 'Inviata') throw new DomainError('ESPORTAZIONE_INVIATA');
    const accesso = openAccesso(servizi, await getConfigurazione(trx, sessione.gestoreId));
    if (!accesso) throw new DomainError('CONTABILITA_NON_CONFIGURATA');
    const { righe } = await openContenuto(trx, servizi, id);
    return { accesso, righe };
  });
  const simulata = servizi.contabilita.isSimulata(letta.accesso.indirizzo);
  const settle = (colonne: Parameters<typeof updateInvio>[2]) =>
    withVenditore(servizi, sessione, async (trx) => {
      if (await updateInvio(trx, id, colonne))
        await writeAtto(trx, chi, id, 'invio dei movimenti contabili', {
          dopo: { invio: colonne.invio, errore: colonne.errore, simulata },
        });
      return toFilo(await getRiga(trx, sessione, id));
    });
  try {
    await servizi.contabilita.send(letta.accesso, { id, movimenti: letta.righe });
  } catch (causa) {
    if (!(causa instanceof ContabilitaNonRiuscita)) throw causa;
    await settle({ invio: 'Errore invio', inviata_il: null, simulata, errore: causa.message });
    throw new DomainError('CONTABILITA_NON_RAGGIUNGIBILE', { causa });
  }
  return settle({ invio: 'Inviata', inviata_il: servizi.now(), simulata, errore: null });
}
