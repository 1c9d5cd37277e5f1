import type { DichiarazioneDelTributo } from './termini.ts';

/** Taxes whose late payment is put right in the same way. */
export interface Famiglia {
  readonly nome: string;
  readonly tributi: readonly string[];
  /** Its declaration, by which the terms are counted. */
  readonly dichiarazione: DichiarazioneDelTributo;
  /** Code of the sanction; without one it goes with the tax, on the same row. */
  readonly sanzione?: string;
  /** Code of the interest; without one it is added to the tax. */
  readonly interessi?: string;
  /** The row of the local taxes, with its box «Ravv.», in whole euro. */
  readonly isNelRigo?: true;
  /** Why it is not handled. */
  readonly nonGestita?: string;
}

const versamentiIva = [
  ...Array.from({ length: 13 }, (_, i) => String(6001 + i)),
  ...['6031', '6032', '6033', '6034', '6035', '6040', '6041', '6043', '6099'],
];

/** Codes of the TABELLA_EREL of 11/11/2025; those of withholdings have the month, as the tax they are of. */
const famiglie: readonly Famiglia[] = [
  {
    nome: 'IRPEF',
    tributi: ['4001', '4033', '4034'],
    dichiarazione: 'redditi',
    sanzione: '8901',
    interessi: '1989',
  },
  {
    nome: 'IRES',
    tributi: ['2001', '2002', '2003'],
    dichiarazione: 'redditi',
    sanzione: '8918',
    interessi: '1990',
  },
  { nome: 'IVA', tributi: versamentiIva, dichiarazione: 'iva', sanzione: '8904', interessi: '1991' },
  {
    nome: 'IRAP',
    tributi: ['3800', '3812', '3813'],
    dichiarazione: 'irap',
    sanzione: '8907',
    interessi: '1993',
  },
  {
    nome: 'Addizionale regionale',
    tributi: ['3801'],
    dichiarazione: 'redditi',
    sanzione: '8902',
    interessi: '1994',
  },
  {
    nome: 'Addizionale comunale',
    tributi: ['3843', '3844'],
    dichiarazione: 'redditi',
    sanzione: '8926',
    interessi: '1998',
  },
  {
    nome: 'Cedolare secca',
    tributi: ['1840', '1841', '1842'],
    dichiarazione: 'redditi',
    sanzione: '8940',
    interessi: '1940',
  },
  {
    nome: 'Acconto della tassazione separata',
    tributi: ['4200'],
    dichiarazione: 'redditi',
    sanzione: '8941',
    interessi: '1941',
  },
  {
    nome: 'IVIE',
    tributi: ['4041', '4042', '4044', '4045'],
    dichiarazione: 'redditi',
    sanzione: '8942',
    interessi: '1942',
  },
  {
    nome: 'IVAFE',
    tributi: ['4043', '4047', '4048'],
    dichiarazione: 'redditi',
    sanzione: '8943',
    interessi: '1943',
  },
  {
    nome: 'Regime forfetario e di vantaggio',
    tributi: ['1790', '1791', '1792', '1793', '1794', '1795'],
    dichiarazione: 'redditi',
    sanzione: '8944',
    interessi: '1944',
  },
  {
    nome: 'Altre imposte sostitutive',
    tributi: ['1100'],
    dichiarazione: 'redditi',
    sanzione: '8945',
    interessi: '1945',
  },
  {
    nome: 'Ritenute di lavoro dipendente',
    tributi: ['1001', '1002', '1012'],
    dichiarazione: '770',
    sanzione: '8947',
  },
  { nome: 'Ritenute di lavoro autonomo', tributi: ['1040'], dichiarazione: '770', sanzione: '8948' },
  {
    nome: 'Ritenute su canoni di locazioni brevi',
    tributi: ['1919'],
    dichiarazione: '770',
    sanzione: '8948',
  },
  {
    nome: 'Ritenute su redditi di capitale',
    tributi: ['1025', '1028', '1029', '1030', '1031', '1035', '1036'],
    dichiarazione: '770',
    sanzione: '8949',
  },
  {
    nome: 'Addizionale regionale del sostituto',
    tributi: ['3802', '3803'],
    dichiarazione: '770',
    sanzione: '8950',
  },
  {
    nome: 'Addizionale comunale del sostituto',
    tributi: ['3845', '3846', '3847', '3848'],
    dichiarazione: '770',
    sanzione: '8952',
  },
  {
    nome: 'Bollo sulle fatture elettroniche',
    tributi: ['2521', '2522', '2523', '2524'],
    dichiarazione: 'nessuna',
    sanzione: '2525',
    interessi: '2526',
  },
  {
    nome: 'IMU',
    tributi: ['3912', '3913', '3914', '3916', '3918', '3925', '3930', '3939'],
    dichiarazione: 'nessuna',
    isNelRigo: true,
  },
  {
    nome: 'TASI',
    tributi: ['3958', '3959', '3960', '3961'],
    dichiarazione: 'nessuna',
    isNelRigo: true,
  },
  {
    nome: 'Diritto camerale',
    tributi: ['3850'],
    dichiarazione: 'nessuna',
    sanzione: '3852',
    interessi: '3851',
    nonGestita: 'Il diritto camerale ha sanzioni sue (D.M. 54/2005), non gestite.',
  },
];

const perTributo = new Map(famiglie.flatMap((f) => f.tributi.map((codice) => [codice, f] as const)));

/** How the late payment of a tax is put right; undefined for a code of which it is not known. */
export const findFamiglia = (tributo: string): Famiglia | undefined => perTributo.get(tributo);

const diRavvedimento = new Set(famiglie.flatMap(({ sanzione, interessi }) => [sanzione, interessi]));
/** Whether a code is that of a sanction, or of the interest, of a late payment. */
export const isDiRavvedimento = (codice: string): boolean => diRavvedimento.has(codice);
