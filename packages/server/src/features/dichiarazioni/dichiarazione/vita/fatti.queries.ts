import {
  type CodiceApplicativo,
  type MotivoSolaLettura,
  moduliDiQuadri,
  moduloDiTipo,
  type StatoTelematico,
  type TipoDichiarazione,
} from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import { getTelematico } from '../../invio/invio.queries.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';
import { type Fatti, type Fermo, findFermo } from './vita.rules.ts';

interface Riga extends Fermo {
  inCaricoA: number | null;
  nome: string | null;
  hasDerivate: boolean;
  hasPagante: boolean;
}

/** What left and counts no more. */
const SENZA_EFFETTO: readonly StatoTelematico[] = ['Scartata', 'Annullata'];

const oggi = sql`(select (now() at time zone 'Europe/Rome')::date as oggi) o`;
const isStudioBloccato = sql<boolean>`coalesce(coalesce(s.data_blocco, g.data_blocco) <= o.oggi, false)`;
/** Whether a module counts today for the studio, for a year or (null) for any. */
const makeAttivo = (codice: CodiceApplicativo, anno: number | null) => sql<boolean>`exists (
  select from applicativo_studio a where a.studio_id = s.id and a.codice = ${codice}
    and (${anno}::int is null or a.anno in (0, ${anno}::int)) and a.dal <= o.oggi and (a.al is null or a.al >= o.oggi)
    and is_modulo_previsto(s.tipologia_sottoscrizione, a.codice))`;

const makeModuloAttivo = (tipo: TipoDichiarazione, anno: number | null) =>
  makeAttivo(moduloDiTipo(tipo), anno);

/** The quadri of a declaration whose module its studio has not today for its year. */
export async function listQuadriNonAttivi(
  trx: Trx,
  { studioId, anno, tipo }: Pick<Dichiarazione, 'studioId' | 'anno' | 'tipo'>,
): Promise<string[]> {
  const moduli = moduliDiQuadri(tipo);
  const spenti = new Set<string>();
  for (const codice of new Set(Object.values(moduli))) {
    const { rows } = await sql<{ isAttivo: boolean }>`select ${makeAttivo(codice, anno)} as "isAttivo"
      from studio s cross join ${oggi} where s.id = ${studioId}`.execute(trx);
    if (rows[0]?.isAttivo !== true) spenti.add(codice);
  }
  return Object.keys(moduli).filter((quadro) => spenti.has(moduli[quadro] ?? ''));
}

/** The studi where no declaration of a type is written for a year, each with the reason; the others are not there. */
export async function listFermi(
  trx: Trx,
  { anno, tipo }: { anno: number; tipo: TipoDichiarazione },
  studi: readonly number[],
): Promise<ReadonlyMap<number, MotivoSolaLettura>> {
  if (studi.length === 0) return new Map();
  const { rows } = await sql<Fermo & { id: number }>`
    select s.id, ${isStudioBloccato} as "isStudioBloccato", ${makeModuloAttivo(tipo, null)} as "isModuloAttivo",
      ${makeModuloAttivo(tipo, anno)} as "isAnnoAbilitato"
    from studio s cross join ${oggi} left join gestore g on g.id = s.gestore_id
    where s.id in (${sql.join([...studi])})`.execute(trx);
  const fermi = new Map<number, MotivoSolaLettura>();
  for (const { id, ...fermo } of rows) {
    const motivo = findFermo(fermo);
    if (motivo !== undefined) fermi.set(id, motivo);
  }
  return fermi;
}

/**
 * What is true of a declaration besides what its row says. A year is not enabled when the studio has the module of its
 * type, and today for other years alone.
 */
export async function getFatti(trx: Trx, dichiarazione: Dichiarazione): Promise<Fatti> {
  const { studioId, id, anno, tipo, stato, stampaData, riapertaIl, archiviataIl, inCaricoA } = dichiarazione;
  const { rows } = await sql<Riga>`
    select u.id as "inCaricoA", u.cognome || ' ' || u.nome as nome,
      ${isStudioBloccato} as "isStudioBloccato", ${makeModuloAttivo(tipo, null)} as "isModuloAttivo",
      ${makeModuloAttivo(tipo, anno)} as "isAnnoAbilitato",
      exists (select from dichiarazione x where x.studio_id = s.id and x.base_id = ${id}::uuid) as "hasDerivate",
      exists (select from richiesta_pagamento r where r.richiedente_id = s.id and r.dichiarazione_id = ${id}::uuid
        and r.stato <> 'Ritirata') as "hasPagante"
    from studio s cross join ${oggi} left join gestore g on g.id = s.gestore_id
    left join utente u on u.id = ${inCaricoA}::int where s.id = ${studioId}`.execute(trx);
  const [riga] = rows;
  const {
    stato: statoTelematico,
    creatoIl,
    inviatoIl,
    statoInvio,
    diProva,
  } = await getTelematico(trx, dichiarazione);
  return {
    stato,
    stampaData,
    riapertaIl,
    archiviataIl,
    inCaricoA: inCaricoA === null ? null : { id: inCaricoA, nome: riga?.nome ?? 'un altro utente' },
    isModuloAttivo: riga?.isModuloAttivo ?? false,
    isAnnoAbilitato: riga?.isAnnoAbilitato ?? false,
    isStudioBloccato: riga?.isStudioBloccato ?? false,
    telematicoCreatoIl: creatoIl,
    isTelematicoDiProva: diProva !== null,
    isTelematicoInviato: inviatoIl !== null && !SENZA_EFFETTO.includes(statoTelematico),
    hasInvii: statoInvio !== 'Non inviata',
    hasDerivate: riga?.hasDerivate ?? false,
    hasPagante: riga?.hasPagante ?? false,
  };
}
