import { chiaveAnno, type MappaSuite, profiloSuite, type VoceSuite } from '@quadra/contract';

/** Who opens, and from where. */
export interface ContestoSuite {
  readonly mappa: MappaSuite;
  /** 0 studio, 1 privato, 2 azienda; null for who has no client profile. */
  readonly profilo: number | null;
  readonly host: string;
}

const LOGIN = '/login';

function findBase(voce: VoceSuite | undefined, profilo: number | null): string | null {
  const nome = profilo === null ? undefined : profiloSuite[profilo];
  return (nome && voce?.base[nome]) ?? null;
}

const findVoce = (voci: Record<string, VoceSuite>, chiave: string) =>
  Object.hasOwn(voci, chiave) ? voci[chiave] : undefined;

const join = (base: string, inizio: string) => `${base.replace(/\/+$/, '')}${inizio}`;

/** The base address of the manager for a profile; on a local host, or without a profile, the login path. */
export function computeBaseManager({ mappa, profilo, host }: ContestoSuite): string | null {
  return host === 'localhost' || profilo === null ? LOGIN : findBase(mappa.manager, profilo);
}

/**
 * Where a target of the manager is: its home for `manager`, else its base with the name and the parameters in the query.
 * Null when nobody configured it.
 */
function computeMeta(
  contesto: ContestoSuite,
  nome: string,
  parametri: Readonly<Record<string, string | number>> = {},
): string | null {
  const base = computeBaseManager(contesto);
  if (base === null || base === LOGIN) return base;
  if (nome === 'manager') return join(base, contesto.mappa.manager.inizio);
  const query = new URLSearchParams({ target: nome });
  for (const [chiave, valore] of Object.entries(parametri)) query.set(chiave, String(valore));
  return `${base}?${query}`;
}

/** The application of a year, chosen by its last two digits; null when it is not available. */
export function computeMetaAnno({ mappa, profilo }: ContestoSuite, anno: number): string | null {
  const voce = findVoce(mappa.anni, chiaveAnno(anno));
  const base = findBase(voce, profilo);
  return base === null ? null : join(base, voce?.inizio ?? '');
}

export interface Area {
  readonly chiave: string;
  readonly nome: string;
  /** Null: not available. */
  readonly indirizzo: string | null;
}

/** The training areas, with the page each opens. */
export const listAree = ({ mappa, profilo }: ContestoSuite): Area[] =>
  Object.entries(mappa.lms).map(([chiave, voce]) => {
    const base = findBase(voce, profilo);
    return { chiave, nome: voce.nome, indirizzo: base === null ? null : join(base, voce.inizio) };
  });

/** The page of the training area that the menu opens: that of the fiscal year, or the first there is; null when none has an address. */
export function computeMetaFormazione(contesto: ContestoSuite, annoFiscale: number): string | null {
  const aperte = listAree(contesto).filter(({ indirizzo }) => indirizzo !== null);
  const propria = aperte.find(({ chiave }) => chiave === `_${chiaveAnno(annoFiscale)}`);
  return (propria ?? aperte[0])?.indirizzo ?? null;
}

/** The base addresses of the training areas for a profile, by `_<numero>`: only those that exist. */
export const computeIndirizziLms = (mappa: MappaSuite, profilo: number | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(mappa.lms).flatMap(([chiave, voce]) => {
      const base = findBase(voce, profilo);
      return base === null ? [] : [[chiave, base]];
    }),
  );

interface Uscite {
  /** Leaves for an address. */
  readonly go: (indirizzo: string) => void;
  /** Says that the target has no address. */
  readonly tell: () => void;
}

/** Opens the applications of the suite by name and by year; what has no address is told, and nothing moves. */
export function createNavigazione(contesto: ContestoSuite, { go, tell }: Uscite) {
  const leave = (indirizzo: string | null) => (indirizzo === null ? tell() : go(indirizzo));
  return {
    open: (nome: string, parametri: Readonly<Record<string, string | number>> = {}) =>
      leave(computeMeta(contesto, nome, parametri)),
    openAnno: (anno: number) => leave(computeMetaAnno(contesto, anno)),
  };
}
