import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;

/** Where a record is, as seen by who asks: in his studio, in another of the same gestore, in one of another gestore. */
export const luoghi = ['proprio', 'fratello', 'altro'] as const;
export type Luogo = (typeof luoghi)[number];
type Portata = Readonly<Record<TipologiaUtente, readonly Luogo[]>>;

const makePortata = (
  studio: readonly Luogo[],
  gestore: readonly Luogo[],
  vendor: readonly Luogo[],
): Portata => ({
  [AMM_STU]: studio,
  [OP_STU]: studio,
  [AMM_GES]: gestore,
  [OP_GES]: gestore,
  [AMM_ELMAS]: vendor,
  [CON_ELMAS]: vendor,
});
/** Types of users that go together. */
const tutti: readonly TipologiaUtente[] = [AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES];
const fornitoreEGestori: readonly TipologiaUtente[] = [AMM_ELMAS, AMM_GES, OP_GES];
export const tipi = {
  tutti,
  /** The vendor's consultant only looks. */
  chiLavora: tutti.filter((tipo) => tipo !== CON_ELMAS),
  amministratori: [AMM_ELMAS, AMM_STU, AMM_GES],
  chiGuardaUtenti: [AMM_ELMAS, AMM_STU, AMM_GES, CON_ELMAS],
  fornitoreEGestori,
  sopraGliStudi: [...fornitoreEGestori, CON_ELMAS],
  sopraGliStudiEAmministratore: [...fornitoreEGestori, CON_ELMAS, AMM_STU],
} as const satisfies Record<string, readonly TipologiaUtente[]>;

/** How far who asks reaches, by his type. */
export const portate = {
  /** The studi one works for. */
  studi: makePortata(['proprio'], ['proprio', 'fratello'], luoghi),
  /** The vendor looks after everything of everybody; its consultant does not. */
  soloFornitore: { ...makePortata([], [], luoghi), [CON_ELMAS]: [] },
  /** What a gestore keeps for all its studi. */
  comune: makePortata(['proprio', 'fratello'], ['proprio', 'fratello'], luoghi),
  /** What a gestore sold is of it and of who bought it: the vendor is another seller. */
  venduto: makePortata(['proprio'], ['proprio', 'fratello'], []),
  /** What only who sold it changes. */
  venditore: makePortata([], ['proprio', 'fratello'], []),
  /** Of the studio of who asks, who must be of one. */
  casa: makePortata(['proprio'], [], []),
  /** Of the person who made it, whoever else reaches the place. */
  nessuno: makePortata([], [], []),
} as const satisfies Record<string, Portata>;

/**
 * How a call is looked at. `mai`: it is about no place. `elenco`: the rows answered are those of the places reached, all and
 * only. `record`: asked of a record, or for a studio, of each place; where it is not reached there is no such record.
 * `righe`: as `record`, but told row by row, in an answer that may well be 200.
 */
type Genere = 'mai' | 'elenco' | 'record' | 'righe';

export interface Attesa {
  /** Who may call, besides nobody with a session when `anonimo`. */
  readonly chi: readonly TipologiaUtente[];
  /** Who may call, and is refused all the same what this record is. */
  readonly negato: readonly TipologiaUtente[];
  readonly anonimo: boolean;
  readonly genere: Genere;
  readonly portata: Portata;
}

export interface Regola {
  readonly chi: readonly TipologiaUtente[];
  readonly anonimo?: true;
  readonly negato?: readonly TipologiaUtente[];
  readonly genere: Genere;
  readonly portata?: Portata;
  /** One a line: methods and path, as the documentation has them; `elenco` and a path is a list in its three forms. */
  readonly chiamate: string;
}

const expand = (riga: string): readonly string[] => {
  const parole = riga.split(' ');
  const percorso = parole.at(-1) ?? '';
  return parole
    .slice(0, -1)
    .flatMap((metodo) =>
      metodo === 'elenco'
        ? [`POST ${percorso}`, `GET ${percorso}`, `GET ${percorso}/{testo}`]
        : [`${metodo} ${percorso}`],
    );
};

const listChiamate = (testo: string): readonly string[] =>
  testo
    .split('\n')
    .map((riga) => riga.trim())
    .filter((riga) => riga !== '')
    .flatMap(expand);

/** The rules call by call, by method and path of the documentation. */
export const listAttese = (regole: readonly Regola[]): readonly (readonly [string, Attesa])[] =>
  regole.flatMap(({ chiamate, anonimo = false, negato = [], portata = portate.nessuno, ...regola }) =>
    listChiamate(chiamate).map((chiamata) => [chiamata, { anonimo, negato, portata, ...regola }] as const),
  );

/** The texts that come twice. */
export const listDoppie = (voci: readonly string[]): readonly string[] =>
  voci.filter((voce, n) => voci.indexOf(voce) !== n);
