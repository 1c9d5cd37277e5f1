import type { DatiModello } from '../../modelli/modello.ts';
import {
  acconti,
  type CodiceVoce,
  MINIMO_ESTERO,
  saldo as saldoDi,
  type Termine,
  type VoceConto,
  withDebitoMinimo,
} from './voce.ts';

/** «730 senza sostituto»: what is due is paid by F24, as for Redditi PF. */
const SENZA_SOSTITUTO = 'FR10.9';
/** Of the other spouse: what he owes is in the joint return, with that of who declares. */
const CONIUGE = 'FR10.2';
const CONGIUNTA = 'FR10.3';
/** The first form whose 730-3 has these righi. */
const PRIMO = 2023;

const isSua: VoceConto['quando'] = (righi) => righi[CONIUGE] !== true;
/** The credits of the return are as much as what it owes by June, or more: nothing of that is paid, and the rest is given back. */
const isCoperto = (righi: DatiModello): boolean => {
  const [trattenere, rimborsare] = ['PL1301.1', 'PL1301.2'].map((chiave) => Number(righi[chiave] ?? 0));
  return (rimborsare ?? 0) > 0 && (rimborsare ?? 0) >= (trattenere ?? 0);
};
const isDovuta: VoceConto['quando'] = (righi) => righi[CONIUGE] !== true && !isCoperto(righi);
const isCongiunta = (righi: DatiModello): boolean => righi[CONGIUNTA] === true && righi[CONIUGE] !== true;

type Resto = Pick<VoceConto, 'sezione' | 'ente'>;
const erario = { sezione: 'erario' } as const;
const regione = { sezione: 'regioni', ente: 'regione' } as const;
const comune = { sezione: 'locali', ente: 'FR3.1' } as const;
const comuneDopo = { sezione: 'locali', ente: 'FR4.1' } as const;

/** The balance of a tax: its debt only without an employer, and as much of its credit as was asked to be used in an F24. */
const saldo = (nome: string, codice: string, rigo: string, resto: Resto): VoceConto[] => {
  const voce = { nome, codice, anno: 0, termine: 'saldo', dal: PRIMO, ...resto } as const;
  return [
    { ...voce, casella: `${rigo}.7`, verso: 'debito', soloSe: SENZA_SOSTITUTO, quando: isDovuta },
    { ...voce, casella: `${rigo}.4`, verso: 'credito' },
  ];
};
const acconto = (
  nome: string,
  codice: CodiceVoce,
  casella: string,
  termine: Termine,
  resto: Resto,
): VoceConto => ({
  ...{ nome, codice, casella, termine, ...resto },
  ...{ verso: 'debito', anno: 1, dal: PRIMO, soloSe: SENZA_SOSTITUTO, quando: isDovuta },
});

/** The two advances of a tax of the State, paid by F24 without an employer. */
const accontiDi = (
  nome: string,
  codici: readonly [string, string],
  caselle: readonly [string, string],
): VoceConto[] =>
  acconti(nome, 'erario', codici, caselle, { dal: PRIMO, soloSe: SENZA_SOSTITUTO }).map((voce) => ({
    ...voce,
    // That of November is out of the settlement.
    quando: voce.termine === 'saldo' ? isDovuta : isSua,
  }));

/** From which form the quadri of what is held abroad, of capital gains, and of what has a tax of its own are in the 730. */
const conW = { dal: 2024 } as const;
const conT = { dal: 2025 } as const;
const conM = { dal: 2025 } as const;
const righiM = { ...conM, ripetuta: true } as const;
/** The form of 2024 had foreign capital in quadro L. */
const conL = { dal: 2024, al: 2024, ripetuta: true } as const;
/** What no employer settles: it is paid by F24, whoever files the 730. Istruzioni 730/2026, r. 543-552. */
const conF24: readonly VoceConto[] = [
  ...withDebitoMinimo(saldoDi('IVIE', 'erario', '4041', ['W907.5'], conW), MINIMO_ESTERO),
  ...acconti('IVIE', 'erario', ['4044', '4045'], ['W1202.1', 'W1202.2'], conW),
  ...withDebitoMinimo(saldoDi('IVAFE', 'erario', '4043', ['W906.5'], conW), MINIMO_ESTERO),
  ...acconti('IVAFE', 'erario', ['4047', '4048'], ['W1201.1', 'W1201.2'], conW),
  ...withDebitoMinimo(
    saldoDi('Imposta sulle cripto-attività', 'erario', '1727', ['W908.5'], conW),
    MINIMO_ESTERO,
  ),
  ...acconti('Imposta sulle cripto-attività', 'erario', ['1728', '1729'], ['W1203.1', 'W1203.2'], conW),
  ...saldoDi('Plusvalenze finanziarie, sezione I', 'erario', '1100', ['T964.1'], conT),
  ...saldoDi('Plusvalenze finanziarie, sezione II', 'erario', '1100', ['T974.1'], conT),
  ...saldoDi('Plusvalenze su cripto-attività', 'erario', '1715', ['T990.1'], conT),
  ...saldoDi('Mance del settore turistico', 'erario', '1838', ['C996.3'], { dal: 2024 }),
  ...saldoDi('Capitali esteri', 'erario', '1242', ['L8.106'], conL),
  ...saldoDi('Capitali esteri', 'erario', '1242', ['M31.108'], righiM),
  // Of the next two the code is known (1239, 1245), not the month that stands beside it.
  ...saldoDi('Proventi di obbligazioni', 'erario', null, ['M32.103'], righiM),
  ...saldoDi('Depositi a garanzia', 'erario', null, ['M33.102'], conM),
  ...saldoDi('Bonus e stock option', 'erario', '1684', ['M34.105'], conM),
  ...saldoDi('Noleggio di barche', 'erario', '1847', ['M35.103'], conM),
  ...saldoDi('Beni sequestrati', 'erario', '4040', ['M36.102'], conM),
  ...saldoDi('Lezioni private', 'erario', '1856', ['M37.108'], conM),
  ...acconti('Lezioni private', 'erario', ['1854', '1855'], ['M37.110', 'M37.111'], conM),
  ...saldoDi('Frontalieri svizzeri', 'erario', '1863', ['M38.104'], conM),
  ...saldoDi('Pensionati esteri', 'erario', '1899', ['M54.104'], conM),
  ...saldoDi('Acconto sugli arretrati', 'erario', '4200', ['M6.103'], righiM),
  ...saldoDi('Acconto sulla fine di collaborazione', 'erario', '4200', ['M7.104'], righiM),
];
/** The advance of what is taxed apart an employer withholds with the rest. Istruzioni 730/2026, r. 485-489. */
const accontoSeparata: VoceConto = {
  ...{ nome: 'Acconto della tassazione separata', casella: 'M921.3', codice: '4200', anno: 0 },
  ...{ verso: 'debito', termine: 'saldo', soloSe: SENZA_SOSTITUTO, quando: isSua, ...erario, ...conM },
};

/** Of the other spouse: no forecast here, F6 of his own return says it. */
const delConiuge = (
  nome: string,
  codice: CodiceVoce,
  casella: string,
  { anno = 0, termine = 'saldo', ...resto }: Resto & Partial<Pick<VoceConto, 'anno' | 'termine' | 'dal'>>,
): VoceConto => ({
  ...{ nome: `Coniuge: ${nome}`, codice, casella, verso: 'debito', anno, termine },
  ...{ dal: PRIMO, soloSe: SENZA_SOSTITUTO, ...resto },
  quando: (righi) => isCongiunta(righi) && (termine !== 'saldo' || !isCoperto(righi)),
});
const DOPO = { anno: 1 } as const;
const A_NOVEMBRE = { ...DOPO, termine: 'secondo acconto' } as const;
/** Who has no employer pays in one F24 what the two owe, each tax with its code. Istruzioni 730/2026, r. 6926, 6949, 6963. */
const contoConiuge: readonly VoceConto[] = [
  delConiuge('IRPEF', '4001', 'PL111.7', erario),
  delConiuge('IRPEF, primo acconto', '4033', 'PL114.1', { ...erario, ...DOPO }),
  delConiuge('IRPEF, secondo o unico acconto', '4034', 'PL114.91', { ...erario, ...A_NOVEMBRE }),
  delConiuge('addizionale regionale', '3801', 'PL112.7', { sezione: 'regioni', ente: 'PL112.90' }),
  delConiuge('addizionale comunale', '3844', 'PL113.7', { sezione: 'locali', ente: 'PL113.90' }),
  delConiuge('addizionale comunale, acconto', '3843', 'PL117.7', {
    ...{ sezione: 'locali', ente: 'PL117.90' },
    ...DOPO,
  }),
  delConiuge('cedolare secca', '1842', 'PL119.7', erario),
  delConiuge('cedolare secca, primo acconto', '1840', 'PL120.1', { ...erario, ...DOPO }),
  delConiuge('cedolare secca, secondo o unico acconto', '1841', 'PL120.91', { ...erario, ...A_NOVEMBRE }),
  delConiuge('acconto della tassazione separata', '4200', 'PL1305.1', { ...erario, ...conM }),
  delConiuge('sostitutiva sui premi', null, 'PL1305.2', erario),
];

/**
 * What the 730-3 leaves to pay or to use by F24: an employer withholds and gives back by himself, and of that nothing is here.
 * Of a joint return the debts of both are in the account of who declares, and each has the credits he asked to use. Without an employer
 * credits that are as much as the debts leave nothing to pay by June; when they are less the debts are here whole: which of them are
 * covered the texts do not say, and a check tells it. The tax up to 12
 * euro is already nothing in the 730-3. Istruzioni 730/2026, r. 344-349, 485-491, 515-518, 6923-6926, 7925-7930.
 */
export const conto730: readonly VoceConto[] = [
  ...saldo('IRPEF', '4001', 'PL91', erario),
  ...accontiDi('IRPEF', ['4033', '4034'], ['PL94.1', 'PL94.91']),
  ...saldo('Addizionale regionale', '3801', 'PL92', regione),
  ...saldo('Addizionale comunale', '3844', 'PL93', comune),
  acconto('Addizionale comunale, acconto', '3843', 'PL97.7', 'saldo', comuneDopo),
  ...saldo('Cedolare secca', '1842', 'PL99', erario),
  ...accontiDi('Cedolare secca', ['1840', '1841'], ['PL100.1', 'PL100.91']),
  accontoSeparata,
  // The code that a person pays it with is not in the texts.
  ...saldoDi('Sostitutiva sui premi', 'erario', null, ['C994.3'], {
    ...{ dal: PRIMO, soloSe: SENZA_SOSTITUTO, quando: isDovuta },
  }),
  ...contoConiuge,
  ...conF24,
];
