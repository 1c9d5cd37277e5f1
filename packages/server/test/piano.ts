/** A node of a plan, as EXPLAIN writes it. */
export interface Nodo {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Plans?: readonly Nodo[];
  readonly Output?: readonly string[];
  readonly 'Subplan Name'?: string;
  readonly [voce: string]: unknown;
}

/**
 * How the rows of a statement lie among the studi. `una`: each table that is divided is asked for one studio; `elenco`: for
 * those of a list; `insieme`: for all of them, each with its own; `diversi`: rows of one studio meet rows of another.
 */
export type Portata = 'una' | 'elenco' | 'insieme' | 'diversi';

const listNodi = (nodo: Nodo): Nodo[] => [nodo, ...(nodo.Plans ?? []).flatMap(listNodi)];
/** What a node asks; of what it gives, only what asks a question inside. */
const listCondizioni = (nodo: Nodo): string[] => [
  ...Object.entries(nodo).flatMap(([voce, testo]) => (/Cond$|Filter$/.test(voce) ? [String(testo)] : [])),
  ...(nodo.Output ?? []).filter((testo) => testo.includes('hashed SubPlan')),
];

const COLONNA = String.raw`(?:\((?:hashed )?SubPlan \d+\)|"[^"]+"|\w+)\.(?:"[^"]+"|\w+)`;
const UGUALI = new RegExp(
  String.raw`(${COLONNA}) = ((?:${COLONNA})|\$\d+|\(InitPlan \d+\)\.col\d+|-?\d+)(?![\w.])`,
  'g',
);
const ELENCO = new RegExp(String.raw`(${COLONNA}) = ANY \((?:\$\d+|ARRAY\[)`, 'g');
const bare = (nome: string) => nome.replaceAll('"', '');

/** A column as the table has it: what a question inside gives is the column that it gives. */
const makeToColonna = (nodi: readonly Nodo[]) => (testo: string) => {
  const [, nome, posto] = /(SubPlan \d+)\)\.col(\d+)/.exec(testo) ?? [];
  const dentro = nodi.find((nodo) => nodo['Subplan Name'] === nome && nome !== undefined);
  return bare(dentro?.Output?.[Number(posto) - 1] ?? testo);
};

/** Columns that are said to be equal stand together. */
class Classi {
  readonly #capi = new Map<string, string>();
  find(voce: string): string {
    const capo = this.#capi.get(voce);
    return capo === undefined || capo === voce ? voce : this.find(capo);
  }
  join(una: string, altra: string): void {
    this.#capi.set(this.find(una), this.find(altra));
  }
}

/** How a plan asks the tables that are divided by studio. */
export function computePortata(piano: Nodo, isDivisa: (tabella: string) => boolean): Portata {
  const nodi = listNodi(piano);
  const classi = new Classi();
  const fisse = new Set<string>();
  const elencate = new Set<string>();
  const toColonna = makeToColonna(nodi);
  for (const condizione of nodi.flatMap(listCondizioni)) {
    for (const [, una = '', altra = ''] of condizione.matchAll(UGUALI)) {
      if (/^(?:[$\d-]|\(Init)/.test(altra)) fisse.add(toColonna(una));
      else classi.join(toColonna(una), toColonna(altra));
    }
    for (const [, una = ''] of condizione.matchAll(ELENCO)) elencate.add(toColonna(una));
  }
  const has = (insieme: ReadonlySet<string>, capo: string) =>
    [...insieme].some((voce) => classi.find(voce) === capo);
  const capi = new Set(
    nodi
      .filter(
        ({ 'Node Type': tipo, 'Relation Name': tabella }) =>
          tipo !== 'ModifyTable' && tabella !== undefined && isDivisa(tabella),
      )
      .map(({ Alias }) => classi.find(`${Alias}.studio_id`)),
  );
  const liberi = [...capi].filter((capo) => !has(fisse, capo));
  if (liberi.length === 0) return 'una';
  if (capi.size > 1) return 'diversi';
  return has(elencate, liberi[0] ?? '') ? 'elenco' : 'insieme';
}
