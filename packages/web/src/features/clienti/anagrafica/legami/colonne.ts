import { relazioneFamiliare, ruoloCollaboratore } from '@quadra/contract';
import { type etichetteLegami, messaggiLegami as m } from '../../../../messages/legami.ts';
import type { Collaboratore, Familiare, Socio } from '../valori.ts';

export type Genere = 'familiari' | 'soci' | 'collaboratori';
type NomeColonna = keyof typeof etichetteLegami;

/** How one cell of a row is written; a quota has two decimals. */
export interface ColonnaLegame {
  readonly nome: NomeColonna;
  readonly tipo: 'testo' | 'codice' | 'scelta' | 'siNo' | 'intero' | 'quota' | 'data';
  /** Share of the width, in fractions. */
  readonly larghezza: number;
  readonly massimo?: number;
  readonly voci?: readonly (readonly [string, string])[];
}

const codice: ColonnaLegame = { nome: 'codiceFiscale', tipo: 'codice', larghezza: 17, massimo: 16 };
const chi: ColonnaLegame = { nome: 'denominazione', tipo: 'testo', larghezza: 20, massimo: 160 };
const periodo: readonly ColonnaLegame[] = [
  { nome: 'dal', tipo: 'data', larghezza: 13 },
  { nome: 'al', tipo: 'data', larghezza: 13 },
];
const quota = (nome: NomeColonna): ColonnaLegame => ({ nome, tipo: 'quota', larghezza: 11, massimo: 10_000 });

export const colonne: Record<Genere, readonly ColonnaLegame[]> = {
  familiari: [
    { nome: 'relazione', tipo: 'scelta', larghezza: 15, voci: Object.entries(relazioneFamiliare) },
    codice,
    chi,
    { nome: 'mesiCarico', tipo: 'intero', larghezza: 9, massimo: 12 },
    { nome: 'percentuale', tipo: 'quota', larghezza: 9, massimo: 10_000 },
    { nome: 'mesiDetrazione', tipo: 'intero', larghezza: 11, massimo: 12 },
    {
      nome: 'minoreTreAnni',
      tipo: 'siNo',
      larghezza: 11,
      voci: [
        ['', m.no],
        ['1', m.si],
      ],
    },
  ],
  soci: [codice, chi, quota('quotaPartecipazione'), quota('quotaUtile'), quota('quotaPerdite'), ...periodo],
  collaboratori: [
    { nome: 'ruolo', tipo: 'scelta', larghezza: 12, voci: Object.entries(ruoloCollaboratore) },
    codice,
    chi,
    { nome: 'codiceAzienda', tipo: 'codice', larghezza: 12, massimo: 12 },
    { nome: 'codiceINPS', tipo: 'codice', larghezza: 14, massimo: 20 },
    ...periodo,
    { nome: 'progressivoRR', tipo: 'intero', larghezza: 7, massimo: 999 },
  ],
};

const persona = { codiceFiscale: '', denominazione: '' };
const sempre = { dal: null, al: null };

/** A new row of each list, after those there are. */
export const makeRiga = {
  familiari: (righe: readonly Familiare[]): Familiare => ({
    ...persona,
    relazione: righe.some(({ relazione }) => relazione === 'F1') ? 'F' : 'F1',
    mesiCarico: 12,
    percentuale: 50,
    minoreTreAnni: false,
    mesiDetrazione: 0,
  }),
  soci: (): Socio => ({ ...persona, ...sempre, quotaPartecipazione: 0, quotaUtile: 0, quotaPerdite: 0 }),
  collaboratori: (righe: readonly Collaboratore[]): Collaboratore => ({
    ...persona,
    ...sempre,
    ruolo: righe.length === 0 ? 'T' : 'C',
    codiceAzienda: '',
    codiceINPS: '',
    progressivoRR: Math.max(0, ...righe.map(({ progressivoRR }) => progressivoRR ?? 0)) + 1,
  }),
};

/** The three shares of the partners of today, in hundredths: sums of cents stay exact. */
export function sumQuote(soci: readonly Socio[], oggi: string) {
  const attuali = soci.filter(({ dal, al }) => (dal ?? '') <= oggi && (al === null || al >= oggi));
  const sum = (quota: 'quotaPartecipazione' | 'quotaUtile' | 'quotaPerdite') =>
    attuali.reduce((totale, socio) => totale + Math.round(socio[quota] * 100), 0);
  return {
    partecipazione: sum('quotaPartecipazione'),
    utile: sum('quotaUtile'),
    perdite: sum('quotaPerdite'),
  };
}
