import { type Anagrafica, findNaturaGiuridica, type RelazioneFamiliare } from '@quadra/contract';
import type { DatiModello, Modello, ValoreCasella } from '@quadra/fisco';
import type { Evento, Scritta } from '../../clienti/anagrafica/anagrafica.public.ts';
import { computeSituazione } from '../../clienti/anagrafica/anagrafica.public.ts';

/** The caselle of each field of the registry that a declaration shows. */
export type CaselleDiCampo = ReadonlyMap<string, Readonly<Record<string, ValoreCasella | null>>>;

const RIGHI_FAMILIARI = 5;
const rigoFamiliare = (rigo: number, familiare: Scritta['familiari'][number] | undefined) => ({
  [`FA${rigo}.1`]: familiare?.relazione ?? null,
  [`FA${rigo}.4`]: familiare?.codiceFiscale ?? null,
  [`FA${rigo}.5`]: familiare?.mesiCarico ?? null,
  [`FA${rigo}.7`]: familiare?.percentuale ?? null,
  [`FA${rigo}.9`]: familiare?.mesiDetrazione || null,
});

/** The spouse on the first rigo, the others from the second: five in all. */
function computeFamiliari(familiari: Scritta['familiari']) {
  const coniuge = familiari.find(({ relazione }) => relazione === 'C');
  const righe = [coniuge, ...familiari.filter((uno) => uno !== coniuge)];
  return Object.assign(
    {},
    ...Array.from({ length: RIGHI_FAMILIARI }, (_, posto) => rigoFamiliare(posto + 1, righe[posto])),
  );
}

/** What the registry says in the caselle that a form names, by field of the registry. */
export function computeCaselleDi(
  { anno, anagrafica: posti }: Pick<Modello, 'anno' | 'anagrafica'>,
  anagrafica: Anagrafica,
  eventi: readonly Evento[],
): CaselleDiCampo {
  const { comune } = computeSituazione(anagrafica, eventi, `${anno}-01-01`).domicilioFiscale;
  const put = (chiave: string | undefined, valore: ValoreCasella | null) =>
    chiave === undefined ? {} : { [chiave]: valore };
  return new Map([
    ['codiceFiscale', put(posti.codiceFiscale, anagrafica.codiceFiscale)],
    ['domicilioFiscale', put(posti.domicilioFiscale, comune)],
    // Where one casella is for the surname or the name of a company, it takes that of the client.
    ...(anagrafica.tipo === 'SD'
      ? [
          ['ragioneSociale', put(posti.denominazione, anagrafica.ragioneSociale)] as const,
          [
            'naturaGiuridica',
            put(posti.naturaGiuridica, findNaturaGiuridica(anagrafica.naturaGiuridica)),
          ] as const,
        ]
      : [
          ['cognome', put(posti.cognome, anagrafica.cognome)] as const,
          ['nome', put(posti.nome, anagrafica.nome)] as const,
          ['dataNascita', put(posti.dataNascita, anagrafica.dataNascita)] as const,
        ]),
  ]);
}

/**
 * What the registry says in the caselle of a declaration of persone fisiche of a fiscal year: the fiscal domicile is that of the first of
 * January of the taxed year and of the year after.
 */
export function computeCaselle(
  anagrafica: Anagrafica,
  eventi: readonly Evento[],
  anno: number,
): CaselleDiCampo {
  const findComune = (giorno: string) =>
    computeSituazione(anagrafica, eventi, giorno).domicilioFiscale.comune;
  return new Map([
    ['codiceFiscale', { 'FR2.1': anagrafica.codiceFiscale }],
    ['cognome', { 'FR2.2': anagrafica.cognome }],
    ['nome', { 'FR2.3': anagrafica.nome }],
    ['dataNascita', { 'FR2.4': anagrafica.dataNascita }],
    ['statoCivile', { 'FR2.5': anagrafica.statoCivile === 0 ? null : String(anagrafica.statoCivile) }],
    ['domicilioFiscale', { 'FR3.1': findComune(`${anno - 1}-01-01`), 'FR4.1': findComune(`${anno}-01-01`) }],
    ['familiari', computeFamiliari(anagrafica.familiari)],
  ]);
}

/** The caselle that the person of the registry may write back; the codice fiscale has a correction of its own. */
export const isDellAnagrafica = (chiave: string): boolean =>
  /^(FR2\.[2-5]|FR4\.1|FA[1-5]\.[14579])$/.test(chiave);

const RELAZIONI: readonly string[] = ['C', 'F1', 'F', 'A', 'D'];
const toNumero = (valore: unknown) => (typeof valore === 'number' ? valore : 0);

/** The dependants as the declaration has them: the names, which it does not know, are those of the registry. */
function readFamiliari(righi: DatiModello, prima: Scritta['familiari']): Scritta['familiari'] {
  return Array.from({ length: RIGHI_FAMILIARI }, (_, posto) => posto + 1).flatMap((rigo) => {
    const relazione = String(righi[`FA${rigo}.1`] ?? '');
    const codiceFiscale = String(righi[`FA${rigo}.4`] ?? '');
    if (!RELAZIONI.includes(relazione) || codiceFiscale === '') return [];
    const noto = prima.find((uno) => uno.codiceFiscale === codiceFiscale);
    return [
      {
        denominazione: '',
        minoreTreAnni: false,
        ...noto,
        relazione: relazione as RelazioneFamiliare,
        codiceFiscale,
        mesiCarico: toNumero(righi[`FA${rigo}.5`]),
        percentuale: toNumero(righi[`FA${rigo}.7`]),
        mesiDetrazione: toNumero(righi[`FA${rigo}.9`]),
      },
    ];
  });
}

/** The record with what the changed caselle of a declaration say. */
export function applyCaselle(
  anagrafica: Anagrafica,
  righi: DatiModello,
  cambiate: readonly string[],
): Anagrafica {
  const has = (chiave: string) => cambiate.includes(chiave);
  const read = (chiave: string) => {
    const valore = righi[chiave];
    return valore === undefined ? null : String(valore);
  };
  const comune = read('FR4.1');
  const isAltroComune = has('FR4.1') && comune !== null && comune !== anagrafica.domicilioFiscale.comune;
  return {
    ...anagrafica,
    ...(has('FR2.2') ? { cognome: read('FR2.2') } : {}),
    ...(has('FR2.3') ? { nome: read('FR2.3') } : {}),
    ...(has('FR2.4') ? { dataNascita: read('FR2.4') } : {}),
    ...(has('FR2.5') ? { statoCivile: Number(read('FR2.5') ?? 0) } : {}),
    ...(isAltroComune
      ? {
          domicilioFiscale: {
            ...anagrafica.domicilioFiscale,
            ...{ comune, comuneDescrizione: null, provincia: null, cap: null },
          },
        }
      : {}),
    ...(cambiate.some((chiave) => chiave.startsWith('FA'))
      ? { familiari: readFamiliari(righi, anagrafica.familiari) }
      : {}),
  };
}
