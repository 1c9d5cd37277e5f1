import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from '../modelli/modello.ts';

/** The caselle of each field of the registry that a declaration shows. */
export type CaselleDiCampo = ReadonlyMap<string, Readonly<Record<ChiaveCasella, ValoreCasella | null>>>;

/** Who is charged to a person, as the prospetto of the form names them. */
export interface FamiliareDichiarato {
  readonly relazione: string;
  readonly codiceFiscale: string;
  readonly mesiCarico: number;
  readonly percentuale: number;
  readonly mesiDetrazione: number;
}

/** A person as the frontespizio of Redditi PF tells it. */
export interface PersonaDichiarata {
  readonly codiceFiscale: string;
  readonly cognome: string | null;
  readonly nome: string | null;
  readonly dataNascita: string | null;
  /** 0: not said. */
  readonly statoCivile: number;
  /** Codici catastali of the fiscal domicile: on the first of January of the taxed year, and of the year after. */
  readonly domicilio: string | null;
  readonly domicilioDopo: string | null;
  readonly familiari: readonly FamiliareDichiarato[];
}

const CASELLE = {
  codiceFiscale: 'FR2.1',
  cognome: 'FR2.2',
  nome: 'FR2.3',
  dataNascita: 'FR2.4',
  statoCivile: 'FR2.5',
  domicilio: 'FR3.1',
  domicilioDopo: 'FR4.1',
} as const;
const QUADRO_FAMILIARI = 'FA';
const RIGHI_FAMILIARI = [1, 2, 3, 4, 5];
const CONIUGE = 'C';
const RELAZIONI: readonly string[] = [CONIUGE, 'F1', 'F', 'A', 'D', 'G', 'P'];
const ALTRO = 'A';
/** From the form of 2026 an ascendant is told from who else depends on the taxpayer. */
const PRIMO_CON_ASCENDENTI = 2026;
const ASCENDENTI_O_ALTRI: readonly string[] = ['G', 'P'];
const nameRelazione = (relazione: string, anno: number): string =>
  anno < PRIMO_CON_ASCENDENTI && ASCENDENTI_O_ALTRI.includes(relazione) ? ALTRO : relazione;

/** The colonne of codice fiscale, months and months of deduction, as the form of a year has them. */
const colonneDi = (anno: number): readonly [number, number, number] => {
  if (anno < 2023) return [4, 5, 9];
  return anno < PRIMO_CON_ASCENDENTI ? [4, 5, 10] : [5, 6, 10];
};

/** The caselle of a rigo of the dependants. */
const keysOf = (anno: number) => {
  const [codiceFiscale, mesi, detrazione] = colonneDi(anno);
  return (rigo: number) => ({
    relazione: `${QUADRO_FAMILIARI}${rigo}.1`,
    codiceFiscale: `${QUADRO_FAMILIARI}${rigo}.${codiceFiscale}`,
    mesiCarico: `${QUADRO_FAMILIARI}${rigo}.${mesi}`,
    percentuale: `${QUADRO_FAMILIARI}${rigo}.7`,
    mesiDetrazione: `${QUADRO_FAMILIARI}${rigo}.${detrazione}`,
  });
};

function writeFamiliare(anno: number, rigo: number, familiare: FamiliareDichiarato | undefined) {
  const chiavi = keysOf(anno)(rigo);
  return {
    [chiavi.relazione]: familiare ? nameRelazione(familiare.relazione, anno) : null,
    [chiavi.codiceFiscale]: familiare?.codiceFiscale ?? null,
    [chiavi.mesiCarico]: familiare?.mesiCarico ?? null,
    [chiavi.percentuale]: familiare?.percentuale ?? null,
    [chiavi.mesiDetrazione]: familiare?.mesiDetrazione || null,
  };
}

/** The spouse on the first rigo, the others from the second: five in all. */
function writeFamiliari(familiari: readonly FamiliareDichiarato[], anno: number) {
  const coniuge = familiari.find(({ relazione }) => relazione === CONIUGE);
  const righe = [coniuge, ...familiari.filter((uno) => uno !== coniuge)];
  return Object.assign({}, ...RIGHI_FAMILIARI.map((rigo, posto) => writeFamiliare(anno, rigo, righe[posto])));
}

/** What a person says in the caselle of Redditi PF of a fiscal year, by field of the registry. */
export const writePersona = (persona: PersonaDichiarata, anno: number): CaselleDiCampo =>
  new Map([
    ['codiceFiscale', { [CASELLE.codiceFiscale]: persona.codiceFiscale }],
    ['cognome', { [CASELLE.cognome]: persona.cognome }],
    ['nome', { [CASELLE.nome]: persona.nome }],
    ['dataNascita', { [CASELLE.dataNascita]: persona.dataNascita }],
    [
      'statoCivile',
      { [CASELLE.statoCivile]: persona.statoCivile === 0 ? null : String(persona.statoCivile) },
    ],
    [
      'domicilioFiscale',
      { [CASELLE.domicilio]: persona.domicilio, [CASELLE.domicilioDopo]: persona.domicilioDopo },
    ],
    ['familiari', writeFamiliari(persona.familiari, anno)],
  ]);

/** What a subject says in the caselle that a form names for it, by field of the registry. */
export const writeSoggetto = (
  { anagrafica }: Pick<Modello, 'anagrafica'>,
  campi: readonly (readonly [
    campo: string,
    dato: keyof Modello['anagrafica'],
    valore: ValoreCasella | null,
  ])[],
): CaselleDiCampo =>
  new Map(
    campi.map(([campo, dato, valore]) => {
      const chiave = anagrafica[dato];
      return [campo, chiave === undefined ? {} : { [chiave]: valore }];
    }),
  );

const LETTE: ReadonlySet<string> = new Set([
  ...[CASELLE.cognome, CASELLE.nome, CASELLE.dataNascita, CASELLE.statoCivile, CASELLE.domicilioDopo],
  ...[2022, 2025, 2026].flatMap((anno) =>
    RIGHI_FAMILIARI.map(keysOf(anno)).flatMap((chiavi) => Object.values(chiavi)),
  ),
]);

/** Whether a casella of Redditi PF says something of the person; the codice fiscale has a correction of its own. */
export const isDellaPersona = (chiave: ChiaveCasella): boolean => LETTE.has(chiave);

const toNumero = (valore: unknown) => (typeof valore === 'number' ? valore : 0);

function readFamiliari(righi: DatiModello, anno: number): FamiliareDichiarato[] {
  return RIGHI_FAMILIARI.map(keysOf(anno)).flatMap((chiavi) => {
    const relazione = String(righi[chiavi.relazione] ?? '');
    const codiceFiscale = String(righi[chiavi.codiceFiscale] ?? '');
    if (!RELAZIONI.includes(relazione) || codiceFiscale === '') return [];
    return [
      {
        relazione,
        codiceFiscale,
        mesiCarico: toNumero(righi[chiavi.mesiCarico]),
        percentuale: toNumero(righi[chiavi.percentuale]),
        mesiDetrazione: toNumero(righi[chiavi.mesiDetrazione]),
      },
    ];
  });
}

/** What a person says of itself now: only what the changed caselle of its Redditi PF tell. */
export interface PersonaLetta {
  readonly cognome?: string | null;
  readonly nome?: string | null;
  readonly dataNascita?: string | null;
  readonly statoCivile?: number;
  /** Codice catastale of the fiscal domicile. */
  readonly domicilio?: string | null;
  readonly familiari?: readonly FamiliareDichiarato[];
}

export function readPersona(
  righi: DatiModello,
  cambiate: readonly ChiaveCasella[],
  anno: number,
): PersonaLetta {
  const has = (chiave: ChiaveCasella) => cambiate.includes(chiave);
  const read = (chiave: ChiaveCasella) => {
    const valore = righi[chiave];
    return valore === undefined ? null : String(valore);
  };
  return {
    ...(has(CASELLE.cognome) && { cognome: read(CASELLE.cognome) }),
    ...(has(CASELLE.nome) && { nome: read(CASELLE.nome) }),
    ...(has(CASELLE.dataNascita) && { dataNascita: read(CASELLE.dataNascita) }),
    ...(has(CASELLE.statoCivile) && { statoCivile: Number(read(CASELLE.statoCivile) ?? 0) }),
    ...(has(CASELLE.domicilioDopo) && { domicilio: read(CASELLE.domicilioDopo) }),
    ...(cambiate.some((chiave) => chiave.startsWith(QUADRO_FAMILIARI)) && {
      familiari: readFamiliari(righi, anno),
    }),
  };
}
