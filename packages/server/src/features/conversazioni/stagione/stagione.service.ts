import {
  type Interno,
  type RigaStagioneFilo,
  type StagioneFilo,
  type TipoDichiarazione,
  toWire,
} from '@quadra/contract';
import { loadLipe, loadScadenze, type Scadenza, type TermineIva } from '@quadra/fisco';
import { addDays, giornoDiRoma, toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { findDivieto } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { computeTermine, leggiArchivio } from '../../carta/archivio/archivio.public.ts';
import { tipoDiAdempimento } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { leggiDeleghe } from '../../versamenti/delega/delega.public.ts';
import { type Conteggio, sumConteggi } from './conteggi.rules.ts';
import {
  type ConteggioIva,
  countDeleghe,
  countDichiarazioni,
  countDocumenti,
  countIva,
  countVersamenti,
} from './stagione.queries.ts';

type Riga = Interno<RigaStagioneFilo>;
type Leggi = (anno: number) => readonly Scadenza[];

/** How far the home looks ahead. */
const GIORNI_AVANTI = 75;
const CON_TARDIVA: readonly string[] = ['Redditi PF', '770'];
/** How many rows are told: the first to come. */
const RIGHE_MASSIME = 12;
/** The terms of the IMU (L. 160/2019, art. 1, c. 762), moved to a working day. */
const MESI_IMU: Readonly<Record<string, 'acconto IMU' | 'saldo IMU'>> = {
  '06': 'acconto IMU',
  12: 'saldo IMU',
};

interface Giorni {
  readonly oggi: string;
  readonly al: string;
  readonly anni: readonly number[];
  /** How late a declaration is still valid, in days. */
  readonly tardiva: number;
}

const makeRiga = (
  riga: Pick<Riga, 'obbligo' | 'anno' | 'data'> & Partial<Riga>,
  conteggi: readonly Conteggio[],
): Riga => {
  const { fatti, totale, settimane } = sumConteggi(conteggi);
  return {
    ...{ tipo: null, periodo: null, verificato: false, aDebito: null, daCalcolare: false },
    ...riga,
    ...{ fatti, totale, settimane: riga.settimane === null ? null : [...settimane] },
  };
};

/** Which payments a day is of, as the calendar says; any other day is of payments and nothing else. */
function namePagamento(data: string, imu: boolean, scadenze: readonly Scadenza[]): Riga['obbligo'] {
  if (imu) return MESI_IMU[data.slice(5, 7)] ?? 'IMU';
  const suo = scadenze.find(
    ({ adempimento, data: giorno }) =>
      giorno === data && (adempimento === 'saldo' || adempimento === 'secondo acconto'),
  );
  return suo === undefined ? 'versamenti' : (suo.adempimento as 'saldo' | 'secondo acconto');
}

async function listVersamenti(trx: Trx, { oggi, al, anni }: Giorni, leggi: Leggi): Promise<Riga[]> {
  const conteggi = await countVersamenti(trx, oggi, al);
  const scadenze = anni.flatMap((anno) => [...leggi(anno)]);
  const chiavi = [...new Set(conteggi.map(({ data, imu }) => `${data} ${imu}`))];
  return chiavi.map((chiave) => {
    const suoi = conteggi.filter(({ data, imu }) => `${data} ${imu}` === chiave);
    const { data = '', imu = false } = suoi[0] ?? {};
    return makeRiga(
      {
        ...{ obbligo: namePagamento(data, imu, scadenze), anno: Number(data.slice(0, 4)), data },
        aDebito: toEuro(sumConteggi(suoi).importo),
      },
      suoi,
    );
  });
}

/** The clients of a year of IVA, each done or not on a term. */
function readIva({ cosa, periodi }: TermineIva, anni: readonly ConteggioIva[]): Conteggio[] {
  return anni.flatMap((uno): Conteggio[] => {
    const { quanti } = uno;
    if (cosa === 'acconto') return [{ fatti: uno.acconto, settimana: null, quanti }];
    const numero = periodi[uno.periodicita];
    if (numero === undefined) return [];
    if (cosa === 'liquidazione') return [{ fatti: uno.periodi.includes(numero), settimana: null, quanti }];
    const suo = uno.trimestri.find(({ trimestre }) => trimestre === numero);
    return [{ fatti: suo !== undefined, settimana: suo?.settimana ?? null, quanti }];
  });
}

const OBBLIGO_IVA = { liquidazione: 'liquidazione IVA', acconto: 'acconto IVA', LIPE: 'LIPE' } as const;
async function listIva(trx: Trx, { oggi, al }: Giorni): Promise<Riga[]> {
  const termini = (await loadLipe()).listTerminiIva(oggi, al);
  const anni = await countIva(trx, [...new Set(termini.map(({ anno }) => anno))]);
  return termini.map((termine) => {
    const { cosa, data, anno, periodi } = termine;
    const conteggi = readIva(
      termine,
      anni.filter((uno) => uno.anno === anno),
    );
    return makeRiga(
      {
        ...{ obbligo: OBBLIGO_IVA[cosa], anno, data, daCalcolare: cosa !== 'LIPE' },
        periodo: periodi.mensile ?? periodi.trimestrale ?? periodi.trimestraleNaturale ?? null,
        // Of a liquidation the day it was written is not kept.
        ...(cosa === 'LIPE' ? {} : { settimane: null }),
      },
      conteggi,
    );
  });
}

type Termine = Pick<Riga, 'obbligo' | 'anno' | 'data' | 'verificato'> & { readonly tipo: TipoDichiarazione };
/** The declarations that are due, and those that are late and still valid. */
function listTermini(leggi: Leggi, { oggi, al, anni, tardiva }: Giorni): Termine[] {
  return anni.flatMap((anno) =>
    leggi(anno).flatMap(({ adempimento, data, per, verificato }): Termine[] => {
      const tipo = tipoDiAdempimento(adempimento);
      if (tipo === undefined || per !== undefined) return [];
      const tardi = addDays(data, tardiva);
      if (data >= oggi && data <= al) return [{ obbligo: 'dichiarazione', anno, tipo, data, verificato }];
      return data < oggi && tardi >= oggi && CON_TARDIVA.includes(adempimento)
        ? [{ obbligo: 'dichiarazione tardiva', anno, tipo, data: tardi, verificato }]
        : [];
    }),
  );
}

async function listDichiarazioni(trx: Trx, giorni: Giorni, leggi: Leggi): Promise<Riga[]> {
  const termini = listTermini(leggi, giorni);
  const conteggi = await countDichiarazioni(trx, termini);
  return termini.map((termine) =>
    makeRiga(
      termine,
      conteggi.filter(({ anno, tipo }) => anno === termine.anno && tipo === termine.tipo),
    ),
  );
}

/** The register of the deleghe is of a year. */
async function listDeleghe(trx: Trx, { oggi }: Giorni): Promise<Riga[]> {
  const anno = Number(oggi.slice(0, 4));
  return [makeRiga({ obbligo: 'deleghe', anno, data: `${anno}-12-31` }, await countDeleghe(trx, anno))];
}

async function listConservazione(trx: Trx, { oggi, al, anni }: Giorni, leggi: Leggi): Promise<Riga[]> {
  const termini = anni.flatMap((anno) => {
    const data = computeTermine(leggi(anno));
    return data !== null && data >= oggi && data <= al ? [{ anno, data }] : [];
  });
  const conteggi = await countDocumenti(
    trx,
    termini.map(({ anno }) => anno),
  );
  return termini.map(({ anno, data }) =>
    makeRiga(
      { obbligo: 'conservazione', anno, data },
      conteggi.filter((uno) => uno.anno === anno),
    ),
  );
}

/** The terms of a year may fall in those after it. */
const ANNI_INDIETRO = 2;
/** The obligations that come, how far each is and how much is to be paid: those that the clients of the transaction have. */
export async function readStagione(trx: Trx, sessione: Sessione, adesso: Date): Promise<StagioneFilo> {
  const oggi = giornoDiRoma(adesso);
  const anno = Number(oggi.slice(0, 4));
  const anni = Array.from({ length: ANNI_INDIETRO + 2 }, (_, passo) => anno - ANNI_INDIETRO + passo);
  const { GIORNI_TARDIVA, listScadenze } = await loadScadenze();
  const giorni: Giorni = { oggi, al: addDays(oggi, GIORNI_AVANTI), anni, tardiva: GIORNI_TARDIVA };
  const puo = (diritto: Parameters<typeof findDivieto>[1]) => findDivieto(sessione, diritto) === undefined;
  const righe = [
    ...(await listVersamenti(trx, giorni, listScadenze)),
    ...(await listIva(trx, giorni)),
    ...(puo(leggiDeleghe) ? await listDeleghe(trx, giorni) : []),
    ...(await listDichiarazioni(trx, giorni, listScadenze)),
    ...(puo(leggiArchivio) ? await listConservazione(trx, giorni, listScadenze) : []),
  ];
  return toWire<StagioneFilo>({
    oggi,
    righe: righe
      .filter(({ totale }) => totale > 0)
      .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
      .slice(0, RIGHE_MASSIME),
  });
}
