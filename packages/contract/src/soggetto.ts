import { type TipoDichiarazione, tipoDichiarazione } from './enumerazioni/index.ts';
import { modelloDiTipo } from './modello.ts';

/** What a client is for the forms: they are not the same for a partnership, a company with a capital, a body. */
export type Specie = 'persona fisica' | 'società di persone' | 'società di capitali' | 'ente';

/** What of a client decides which forms may be his. */
export interface Soggetto {
  readonly tipo: 'PF' | 'SD';
  readonly naturaGiuridica: string | null;
  readonly denominazione: string;
}

/** Words of the legal forms, in the order they are looked for: «per azioni» is also of an accomandita. */
const NATURE: readonly (readonly [RegExp, Specie])[] = [
  [/accomandita per azioni|responsabilità limitata|per azioni|cooperativ|di capitali/, 'società di capitali'],
  [/società europea|mutue assicuratrici/, 'società di capitali'],
  [/nome collettivo|accomandita semplice|società semplic|di fatto|di armamento/, 'società di persone'],
  [/studio associato|artisti e professionisti|fra professionisti|aziend[ae] coniugal/, 'società di persone'],
  [/associazion|fondazion|\bent[ei]\b|comitat|condomini|trust|amministrazioni pubbliche|opere pie/, 'ente'],
  [/organizzazioni di persone o di beni/, 'ente'],
];
/** The same in the name, where the record does not say it: «Rossi S.n.c. di Mario Rossi». */
const SIGLE: readonly (readonly [RegExp, Specie])[] = [
  [/(^|\s)(SRLS?|SPA|SAPA)(\s|$)/, 'società di capitali'],
  [/(^|\s)(SNC|SAS)(\s|$)/, 'società di persone'],
];

const findIn = (voci: readonly (readonly [RegExp, Specie])[], testo: string): Specie | null => {
  const trovate = new Set(voci.flatMap(([forma, specie]) => (forma.test(testo) ? [specie] : [])));
  const [prima, altra] = trovate;
  return altra === undefined ? (prima ?? null) : null;
};

/** What a client is, from the legal form of the record or, without one, from the name; null when neither says it. */
export function findSpecie({ tipo, naturaGiuridica, denominazione }: Soggetto): Specie | null {
  if (tipo === 'PF') return 'persona fisica';
  const natura = (naturaGiuridica ?? '').toLowerCase();
  const trovata = NATURE.find(([forma]) => forma.test(natura))?.[1];
  return trovata ?? findIn(SIGLE, denominazione.toUpperCase().replaceAll('.', ''));
}

/** Legal forms that have one code alone in the models of the Agenzia. */
const CODICI: readonly (readonly [RegExp, number])[] = [
  [/accomandita per azioni/, 1],
  [/responsabilità limitata/, 2],
  [/società per azioni/, 3],
  [/società semplic/, 23],
  [/nome collettivo/, 24],
  [/accomandita semplice/, 25],
  [/di armamento/, 26],
  [/artisti e professionisti|studio associato/, 27],
  [/aziend[ae] coniugal/, 28],
];

/** The code of the legal form that the models want, as the record says it; null when it says none, or not surely one. */
export function findNaturaGiuridica(naturaGiuridica: string | null): number | null {
  const natura = (naturaGiuridica ?? '').trim().toLowerCase();
  if (/^\d{1,2}$/.test(natura)) return Number(natura);
  if (natura.includes('resident') || natura.includes('consorzi')) return null;
  return CODICI.find(([forma]) => forma.test(natura))?.[1] ?? null;
}

/** Which kinds a form is of, where it is not of all: an ente that trades declares as a company with a capital. */
const SPECIE_DI_TIPO: Readonly<Partial<Record<TipoDichiarazione, readonly Specie[]>>> = {
  'Società di capitali': ['società di capitali', 'ente'],
  'Società di capitali (simulazione)': ['società di capitali', 'ente'],
  Consolidato: ['società di capitali', 'ente'],
  'Società di persone': ['società di persone'],
  Enti: ['ente'],
  'IMU-ENC': ['ente'],
};

/** The fiscal year of the last IRAP of persons: from the tax year 2022 they owe none (L. 234/2021, art. 1, c. 8). */
const ULTIMO_ANNO_IRAP_PERSONE = 2022;

/**
 * Why a client cannot have a type of declaration of a fiscal year: it is not of persons, of the others, of that legal form,
 * or persons no longer owe its tax.
 */
export function checkSoggetto(
  tipo: TipoDichiarazione,
  soggetto: Soggetto,
  anno: number,
): 'CLIENTE_PERSONA' | 'CLIENTE_SOCIETA' | 'CLIENTE_ALTRA_SPECIE' | 'IRAP_DI_PERSONA' | null {
  const { modello, soggetti } = modelloDiTipo[tipo];
  if (!soggetti.includes(soggetto.tipo))
    return soggetto.tipo === 'PF' ? 'CLIENTE_PERSONA' : 'CLIENTE_SOCIETA';
  if (modello === 'irap' && soggetto.tipo === 'PF' && anno > ULTIMO_ANNO_IRAP_PERSONE)
    return 'IRAP_DI_PERSONA';
  const specie = findSpecie(soggetto);
  const ammesse = SPECIE_DI_TIPO[tipo];
  return specie === null || ammesse === undefined || ammesse.includes(specie) ? null : 'CLIENTE_ALTRA_SPECIE';
}

/** The types of declaration that a client may have in a fiscal year. */
export const listTipiPer = (soggetto: Soggetto, anno: number): readonly TipoDichiarazione[] =>
  tipoDichiarazione.filter((tipo) => checkSoggetto(tipo, soggetto, anno) === null);
