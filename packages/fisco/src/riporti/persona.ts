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
const RELAZIONI: readonly string[] = [CONIUGE, 'F1', 'F', 'A', 'D'];

/** The caselle of a rigo of the dependants. */
const keysOf = (rigo: number) => ({
  relazione: `${QUADRO_FAMILIARI}${rigo}.1`,
  codiceFiscale: `${QUADRO_FAMILIARI}${rigo}.4`,
  mesiCarico: `${QUADRO_FAMILIARI}${rigo}.5`,
  percentuale: `${QUADRO_FAMILIARI}${rigo}.7`,
  mesiDetrazione: `${QUADRO_FAMILIARI}${rigo}.9`,
});

function writeFamiliare(rigo: number, familiare: FamiliareDichiarato | undefined) {
  const chiavi = keysOf(rigo);
  return {
    [chiavi.relazione]: familiare?.relazione ?? null,
    [chiavi.codiceFiscale]: familiare?.codiceFiscale ?? null,
    [chiavi.mesiCarico]: familiare?.mesiCarico ?? null,
    [chiavi.percentuale]: familiare?.percentuale ?? null,
    [chiavi.mesiDetrazione]: familiare?.mesiDetrazione || null,
  };
}

/** The spouse on the first rigo, the others from the second: five in all. */
function writeFamiliari(familiari: readonly FamiliareDichiarato[]) {
  const coniuge = familiari.find(({ relazione }) => relazione === CONIUGE);
  const righe = [coniuge, ...familiari.filter((uno) => uno !== coniuge)];
  return Object.assign({}, ...RIGHI_FAMILIARI.map((rigo, posto) => writeFamiliare(rigo, righe[posto])));
}

/** What a person says in the caselle of Redditi PF, by field of the registry. */
export const writePersona = (persona: PersonaDichiarata): CaselleDiCampo =>
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
    ['familiari', writeFamiliari(persona.familiari)],
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
  ...RIGHI_FAMILIARI.flatMap((rigo) => Object.values(keysOf(rigo))),
]);

/** Whether a casella of Redditi PF says something of the person; the codice fiscale has a correction of its own. */
export const isDellaPersona = (chiave: ChiaveCasella): boolean => LETTE.has(chiave);

const toNumero = (valore: unknown) => (typeof valore === 'number' ? valore : 0);

function readFamiliari(righi: DatiModello): FamiliareDichiarato[] {
  return RIGHI_FAMILIARI.map(keysOf).flatMap((chiavi) => {
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

export function readPersona(righi: DatiModello, cambiate: readonly ChiaveCasella[]): PersonaLetta {
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
      familiari: readFamiliari(righi),
    }),
  };
}
