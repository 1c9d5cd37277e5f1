import { type Concetto, type Dato, findValore, type Parametro, type Scaglione } from '../engine/index.ts';
import type { Indice } from './indice.ts';
import type { ChiaveCasella, EsitoCasella } from './modello.ts';

type Nodi = readonly (Concetto | Dato)[];

/** A row of the way from the income to the balance, wherever a form shows it: what it adds less what it takes. */
export interface VoceCascata {
  readonly titolo: string;
  readonly piu: Nodi;
  readonly meno: Nodi;
}

/** What a total is on the way. */
export type TappaCascata = 'reddito' | 'imponibile' | 'lorda' | 'netta' | 'irpef' | 'saldo';

/** The rows that lead to a total. A total of nothing is the sum of what came before it. */
export interface GruppoCascata {
  readonly tappa: TappaCascata;
  readonly pannello: 'redditi' | 'imposta';
  readonly voci: readonly VoceCascata[];
  /** The bands that make the total, of the amount that the group before ends with. */
  readonly scaglioni?: Parametro<readonly Scaglione[]>;
  readonly totale: VoceCascata;
  /** What the total says and no row does, when it adds and when it takes: it is shown, never spread over the others. */
  readonly resto: readonly [aggiunge: string, toglie: string];
}

export const aggiunge = (titolo: string, ...piu: Nodi): VoceCascata => ({ titolo, piu, meno: [] });
export const toglie = (titolo: string, ...meno: Nodi): VoceCascata => ({ titolo, piu: [], meno });
/** Due less in credit. */
export const fra = (titolo: string, piu: Concetto | Dato, meno: Concetto | Dato): VoceCascata => ({
  titolo,
  piu: [piu],
  meno: [meno],
});

export interface RigaCascata {
  /** The same in every year and form. */
  readonly id: string;
  readonly pannello: GruppoCascata['pannello'];
  readonly tipo: 'voce' | 'scaglione' | 'resto' | 'totale';
  readonly titolo: string;
  /** What explains it; null for the sum of more taxes. */
  readonly chiave: ChiaveCasella | null;
  /** In whole euro, with its sign; null where a result is missing. */
  readonly importo: number | null;
  readonly stato: 'completo' | 'provvisorio' | 'incompleto';
  /** Of a total: which one it is. */
  readonly tappa: TappaCascata | null;
  /** Of a band: per cent, and how much is missing to reach it. */
  readonly aliquota: number | null;
  readonly mancano: number | null;
}

/** A row that is neither a total nor a band. */
const SOLA = { tappa: null, aliquota: null, mancano: null } as const;

type Get = (chiave: ChiaveCasella) => EsitoCasella;
/** A form and what stands in it. */
interface Letta {
  readonly indice: Indice;
  readonly annoImposta: number;
  readonly get: Get;
}

/** The caselle of a quantity: of a raccolta, those of its elements up to the first modulo with nothing in it. */
function listChiavi({ indice, get }: Letta, nodo: Concetto | Dato): ChiaveCasella[] {
  const prima = indice.keyOf(nodo, 0);
  if (prima === undefined) return [];
  if (nodo.raccolta === undefined) return [prima];
  const passo = indice.countRighi(nodo.raccolta);
  const trovate: ChiaveCasella[] = [];
  for (let da = 0; ; da += passo) {
    const sue = Array.from({ length: passo }, (_, i) => indice.keyOf(nodo, da + i) ?? prima);
    if (da > 0 && sue.every((chiave) => get(chiave).stato === 'vuoto')) return trovate;
    trovate.push(...sue);
  }
}

interface Parte {
  readonly chiave: ChiaveCasella;
  readonly importo: number;
  readonly stato: EsitoCasella['stato'];
}
const listParti = (letta: Letta, nodi: Nodi, segno: 1 | -1): Parte[] =>
  nodi
    .flatMap((nodo) => listChiavi(letta, nodo))
    .map((chiave) => {
      const { stato, valore } = letta.get(chiave);
      return { chiave, importo: typeof valore === 'number' ? segno * valore : 0, stato };
    });

type Letto = Pick<RigaCascata, 'chiave' | 'importo' | 'stato'>;

/** What a row says on this form; undefined where the form has none of it. */
function readVoce(letta: Letta, { piu, meno }: VoceCascata): Letto | undefined {
  const parti = [...listParti(letta, piu, 1), ...listParti(letta, meno, -1)];
  const spiegata = parti.find(({ stato, importo }) => stato === 'incompleto' || importo !== 0) ?? parti[0];
  if (spiegata === undefined) return undefined;
  const has = (quale: EsitoCasella['stato']) => parti.some(({ stato }) => stato === quale);
  return {
    chiave: spiegata.chiave,
    importo: has('incompleto') ? null : parti.reduce((somma, { importo }) => somma + importo, 0),
    stato: has('incompleto') ? 'incompleto' : has('provvisorio') ? 'provvisorio' : 'completo',
  };
}

const sum = (righe: readonly { readonly importo: number | null }[]): number | null =>
  righe.reduce<number | null>(
    (somma, { importo }) => (somma === null || importo === null ? null : somma + importo),
    0,
  );
const worst = (righe: readonly RigaCascata[]): RigaCascata['stato'] =>
  (['incompleto', 'provvisorio'] as const).find((quale) => righe.some(({ stato }) => stato === quale)) ??
  'completo';
export const idOf = ({ piu, meno }: VoceCascata): string => [...piu, ...meno][0]?.id ?? 'saldo';

/** The bands of an amount, the first that it does not reach included; none where they do not make the tax by themselves. */
function listScaglioni(
  parametro: Parametro<readonly Scaglione[]>,
  annoImposta: number,
  base: number | null,
  totale: RigaCascata,
): RigaCascata[] {
  const fasce = findValore(parametro, annoImposta)?.valore ?? [];
  if (base === null || totale.importo === null) return [];
  const righe = fasce.flatMap(({ oltre, aliquota }, i): RigaCascata[] => {
    const [da, a] = [oltre / 100, (fasce[i + 1]?.oltre ?? Number.POSITIVE_INFINITY) / 100];
    if (i > 0 && base <= (fasce[i - 1]?.oltre ?? 0) / 100) return [];
    const quota = Math.max(0, Math.min(base, a) - da);
    return [
      {
        ...{ id: `scaglione.${da}`, tipo: 'scaglione', pannello: totale.pannello },
        titolo: writeFascia(da, a),
        chiave: totale.chiave,
        importo: Math.round((quota * aliquota) / 1_000_000),
        stato: totale.stato,
        tappa: null,
        aliquota: aliquota / 10_000,
        mancano: base < da ? da - base : null,
      },
    ];
  });
  return sum(righe) === totale.importo ? righe : [];
}

const writeEuro = (importo: number): string => String(importo).replace(/\B(?=(\d{3})+$)/g, '.');
const writeFascia = (da: number, a: number): string => {
  if (da === 0) return Number.isFinite(a) ? `fino a ${writeEuro(a)} €` : 'su tutto';
  return Number.isFinite(a) ? `da ${writeEuro(da)} a ${writeEuro(a)} €` : `oltre ${writeEuro(da)} €`;
};

/** The way from the income to the balance, row by row; rows that say nothing are there too, and count zero. */
export function computeCascata(gruppi: readonly GruppoCascata[], letta: Letta): readonly RigaCascata[] {
  const righe: RigaCascata[] = [];
  let inizio: number | null = 0;
  for (const { tappa, pannello, voci, scaglioni, totale, resto } of gruppi) {
    const suoi = voci.flatMap((voce): RigaCascata[] => {
      const letto = readVoce(letta, voce);
      return letto
        ? [{ ...SOLA, id: idOf(voce), pannello, tipo: 'voce', titolo: voce.titolo, ...letto }]
        : [];
    });
    const somma: number | null = sum([{ importo: inizio }, ...suoi]);
    const isSomma = totale.piu.length + totale.meno.length === 0;
    const letto = isSomma
      ? { chiave: null, importo: somma, stato: worst([...righe.slice(-1), ...suoi]) }
      : readVoce(letta, totale);
    if (letto === undefined) continue;
    const fine: RigaCascata = {
      ...{ ...SOLA, id: idOf(totale), pannello, tipo: 'totale', titolo: totale.titolo, tappa },
      ...letto,
    };
    const importo = somma === null || fine.importo === null ? 0 : fine.importo - somma;
    const titolo = resto[importo > 0 ? 0 : 1];
    const altro: RigaCascata = { ...fine, ...SOLA, id: `${fine.id}.resto`, tipo: 'resto', titolo, importo };
    const nuove = scaglioni
      ? listScaglioni(scaglioni, letta.annoImposta, inizio, fine)
      : [...suoi, ...(importo === 0 ? [] : [altro])];
    righe.push(...nuove, fine);
    inizio = fine.importo;
  }
  return righe;
}

/** Whether a row says something: a total always, the others unless they are nothing. */
export const isDetta = ({ tipo, importo }: RigaCascata): boolean =>
  tipo === 'totale' || tipo === 'scaglione' || importo !== 0;

/** What the way comes to, in whole euro; null where it is not known. */
export interface SintesiCascata {
  readonly reddito: number | null;
  /** Net tax of the year, and how much of it credits, withholdings and advances already covered. */
  readonly netta: number | null;
  readonly coperta: number | null;
  /** The taxes that ask and those that give back: a credit of one pays no other by itself. */
  readonly daPagare: number | null;
  readonly aCredito: number | null;
  readonly saldo: number | null;
  /** The first row that is not known. */
  readonly manca: RigaCascata | undefined;
}

export function computeSintesi(righe: readonly RigaCascata[]): SintesiCascata {
  const importoDi = (tappa: TappaCascata) => righe.find((riga) => riga.tappa === tappa)?.importo ?? null;
  const [netta, irpef, saldo] = [importoDi('netta'), importoDi('irpef'), importoDi('saldo')];
  const ultime = righe.slice(
    righe.findIndex(({ tappa }) => tappa === 'irpef'),
    -1,
  );
  const imposte = ultime.map(({ importo }) => importo ?? 0);
  const sumOf = (segno: 1 | -1) => imposte.reduce((n, importo) => n + Math.max(0, segno * importo), 0);
  return {
    reddito: importoDi('reddito'),
    netta,
    coperta: netta === null || irpef === null ? null : netta - irpef,
    daPagare: saldo === null ? null : sumOf(1),
    aCredito: saldo === null ? null : sumOf(-1),
    saldo,
    manca: righe.find(({ stato }) => stato === 'incompleto'),
  };
}
