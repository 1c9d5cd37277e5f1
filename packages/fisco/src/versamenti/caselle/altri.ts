import type { DatiModello } from '../../modelli/modello.ts';
import { acconti, saldo, type VoceConto, withDebitoMinimo } from './voce.ts';

/** Up to 12 euro IRES is neither paid nor used. */
const conMinimo = { minimo: 12 } as const;

/** RQ of companies: nothing of it passes from RX, and the codes are written by whoever pays. */
const daRQ: readonly VoceConto[] = (
  [
    ['Sostitutiva dei conferimenti ai CAF', 'RQ8.1'],
    ['Riallineamento, IRES', 'RQ901.2'],
    ['Riallineamento, IRAP', 'RQ902.2'],
    ['Affrancamento delle riserve, prima rata', 'RQ903.3'],
    ['Addizionale degli intermediari', 'RQ904.2'],
    ['Tassa etica', 'RQ905.2'],
  ] as const
).flatMap(([nome, casella]) => saldo(nome, 'erario', null, [casella]));

/** IRES of companies, with what those that are not operating pay besides, and the tax of the agreement. */
export const contoRedditiSc: readonly VoceConto[] = [
  ...saldo('IRES', 'erario', '2003', ['RX1.1', 'RX1.5'], conMinimo),
  ...acconti('IRES', 'erario', ['2001', '2002'], ['ZA1.1', 'ZA2.1']),
  ...saldo('Maggiorazione di comodo', 'erario', '2020', ['RX901.1', 'RX901.5']),
  ...acconti('Maggiorazione di comodo', 'erario', ['2018', '2019'], ['ZA3.1', 'ZA4.1']),
  ...saldo('Sostitutiva del concordato biennale', 'erario', '4071', ['RX902.1']),
  ...saldo('Tassazione separata', 'erario', null, ['RX903.1']),
  ...saldo('Plusvalenze finanziarie', 'erario', '1100', ['RX904.1']),
  ...daRQ,
];

/**
 * What a partnership pays itself, and the withholdings that its partners gave back: with 6830, whose use is to be checked again.
 * IRPEF and the tax of the agreement are of the partners.
 */
export const contoRedditiSp: readonly VoceConto[] = [
  {
    ...{ nome: 'Ritenute riattribuite', casella: 'RX901.5', verso: 'credito', codice: '6830' },
    ...{ sezione: 'erario', anno: 0, termine: 'saldo' },
  },
  ...saldo('Plusvalenze finanziarie', 'erario', '1100', ['RX902.1']),
  ...saldo('Tassazione separata', 'erario', null, ['RX903.1']),
  ...saldo('Imposte sostitutive', 'erario', null, ['RX904.1']),
];

/** IRES of bodies, with the taxes apart: the codes of those on what is held abroad are known of persons alone. */
export const contoRedditiEnc: readonly VoceConto[] = [
  ...saldo('IRES', 'erario', '2003', ['RX1.1', 'RX1.5'], conMinimo),
  ...acconti('IRES', 'erario', ['2001', '2002'], ['ZA1.1', 'ZA2.1']),
  ...saldo('Tassazione separata', 'erario', null, ['RX901.1']),
  ...saldo('Plusvalenze finanziarie', 'erario', '1100', ['RX902.1']),
  ...saldo('Imposte sostitutive', 'erario', null, ['RX903.1']),
  ...saldo('IVAFE', 'erario', null, ['RX904.1', 'RX904.2']),
  ...saldo('IVIE', 'erario', null, ['RX905.1', 'RX905.2']),
  ...saldo('Imposta sulle cripto-attività', 'erario', null, ['RX906.1', 'RX906.2']),
];

/** IRES of a group: with the codes of companies. */
export const contoConsolidato: readonly VoceConto[] = [
  ...saldo('IRES', 'erario', '2003', ['CC901.1', 'CC901.5'], conMinimo),
  ...acconti('IRES', 'erario', ['2001', '2002'], ['ZA1.1', 'ZA2.1']),
];

/** Up to 10.33 euro the tax of a region is not paid (Istruzioni IRAP, versamenti): a whole that small is none of any. */
const MINIMO_REGIONE = 10.33;

/**
 * IRAP: with more regioni the form says one sum for all, and whoever pays divides it. Of the balance of 2019 only what the
 * emergency did not forgive is paid (D.L. 34/2020, art. 24).
 */
export const contoIrap: readonly VoceConto[] = [
  ...saldo('IRAP', 'regioni', '3800', ['IR902.1'], {
    ...{ ente: 'regione', dal: 2020, al: 2020, minimo: MINIMO_REGIONE },
  }),
  ...withDebitoMinimo(
    saldo('IRAP', 'regioni', '3800', ['IR26.1', 'IR30.1'], { ente: 'regione' }).map((voce) =>
      voce.verso === 'debito' ? { ...voce, dal: 2021 } : voce,
    ),
    MINIMO_REGIONE,
  ),
  // Of persons and partnerships the thresholds are theirs (D.Lgs. 446/1997, art. 30: the rules of the income tax).
  ...acconti('IRAP', 'regioni', ['3812', '3813'], ['ZA1.1', 'ZA2.1'], {
    ente: 'regione',
    personeSe: 'IS901.1',
  }),
];

const isPersona = (righi: DatiModello): boolean => /[A-Z]/i.test(String(righi['FR2.1'] ?? ''));
const isIres = (righi: DatiModello): boolean => righi['P910.1'] === '2';
const isDaDire = (righi: DatiModello): boolean => !isPersona(righi) && righi['P910.1'] === undefined;
const maggiorazione = (
  nome: string,
  casella: string,
  resto: Pick<VoceConto, 'codice' | 'sezione' | 'ente' | 'quando' | 'seStorico'>,
): VoceConto => ({
  ...{ nome: `Maggiorazione per il concordato, ${nome}`, casella, ...resto },
  ...{ verso: 'debito', anno: 1, termine: 'secondo acconto', soloSe: 'P10.1', dal: 2024 },
});
const SUI_REDDITI = ['IRPEF', 'IRES'] as const;
/**
 * Who accepts the agreement of two years adds in the first of them, with the second or only advance by history, 10% of the greater
 * income and 3% of the greater value of production (D.Lgs. 13/2024, art. 20, c. 2). Of who is taxed by transparency the first is of
 * the partners, and is not held.
 */
const maggiorazioniConcordato: readonly VoceConto[] = [
  ...(
    [
      ['4068', isPersona],
      ['4069', (righi: DatiModello) => !isPersona(righi) && isIres(righi)],
      // Whether it is a company taxed by IRES the declaration does not say.
      [null, isDaDire],
    ] as const
  ).map(([codice, quando]) =>
    maggiorazione('redditi', 'P914.1', { codice, sezione: 'erario', quando, seStorico: SUI_REDDITI }),
  ),
  maggiorazione('IRAP', 'P915.1', {
    ...{ codice: '4070', sezione: 'regioni', ente: 'regione', seStorico: ['IRAP'] },
    quando: (righi) => !isPersona(righi),
  }),
];

/** IVA on what is declared besides to raise the score of the ISA: paid with the balance of the income taxes. */
export const contoIsa: readonly VoceConto[] = [
  ...saldo('IVA dell’adeguamento ISA', 'erario', '6494', ['IS4.1']),
  ...maggiorazioniConcordato,
];

/** Annual IVA: up to 10.33 euro, ten on the form, nothing is paid. */
const ivaAnnuale = (nome: string, debito: string, credito: string): VoceConto[] => [
  {
    ...{ nome, casella: debito, verso: 'debito', codice: '6099', sezione: 'erario' },
    ...{ anno: 0, termine: 'iva', minimo: 10 },
  },
  {
    ...{ nome, casella: credito, verso: 'credito', codice: '6099', sezione: 'erario' },
    ...{ anno: 0, termine: 'iva' },
  },
];

/** Of the company, and of the group that it holds: there VY is as VX, to be checked again, and is as it was written. */
export const contoIva: readonly VoceConto[] = [
  ...ivaAnnuale('IVA annuale', 'VX1.1', 'VX5.1'),
  ...ivaAnnuale('IVA annuale di gruppo', 'VY1.1', 'VY5.1'),
];
