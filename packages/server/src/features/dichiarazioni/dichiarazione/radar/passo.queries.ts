import {
  type PassoRadar,
  passiRadar,
  type StatoTelematico,
  statiAccolti,
  type TipoDichiarazione,
} from '@quadra/contract';
import { type RawBuilder, sql } from 'kysely';
import { statiAttesi } from './radar.rules.ts';

/** What of the form of a type its step depends on. */
export interface Forma {
  readonly tipo: TipoDichiarazione;
  readonly quadri: readonly string[];
  /** Its telematic file is one that the program makes. */
  readonly hasTracciato: boolean;
}

const postoDi = (passo: PassoRadar) => sql.lit(passiRadar.indexOf(passo));
const isIn = (stati: readonly StatoTelematico[]) => sql`t.stato in (${sql.join([...stati])})`;
const isAperta = sql`d.stato = 'Aperta'`;

/** In the order of the rules. */
const regole: readonly (readonly [PassoRadar, RawBuilder<unknown>])[] = [
  ['Accolta', isIn(statiAccolti)],
  ['Attesa ricevuta', isIn(statiAttesi)],
  ['Scartata', isIn(['Scartata', 'Non congrua'])],
  ['Annullata', isIn(['Annullata'])],
  ['Controlli bloccanti', sql`${isAperta} and d.riepilogo ->> 'bloccante' is not null`],
  [
    'Da compilare',
    sql`${isAperta} and exists (select from jsonb_each_text(d.stati_quadri) q
      where q.value = 'aperto' and q.key = any(f.quadri))`,
  ],
  ['Incompleta', sql`${isAperta} and d.riepilogo ->> 'esito' = 'incompleto'`],
  ['Manca data impegno', sql`d.data_impegno is null`],
  ['Da inviare', isIn(['Da inviare'])],
  ['Da consegnare', isIn(['Di prova'])],
  ['Da chiudere', isAperta],
  ['Da stampare', sql`d.stampa_data is null`],
  ['Telematico da creare', sql`f.tracciato`],
];

/**
 * The place of the step of a declaration `d`, with its filing `t` and its form `f`: the same rules as `computePasso`, for
 * what is counted and put in order over all the pages. A test holds the two together.
 */
export const selectPasso = () =>
  sql<number>`case ${sql.join(
    regole.map(([passo, condizione]) => sql`when ${condizione} then ${postoDi(passo)}`),
    sql` `,
  )} else ${postoDi('Da consegnare')} end`;

/** The forms of a year as rows. */
export const selectForme = (forme: readonly Forma[]) =>
  forme.length === 0
    ? sql`select ''::text, '{}'::text[], false where false`
    : sql`values ${sql.join(
        forme.map(
          ({ tipo, quadri, hasTracciato }) =>
            sql`(${tipo}::text, ${[...quadri]}::text[], ${hasTracciato}::boolean)`,
        ),
      )}`;
