import type { RelazioneFamiliare } from '@quadra/contract';
import { ANNO_FISCALE, annoImposta, computeCodiceFiscale } from '@quadra/values';
import type { Scritta } from '../src/features/clienti/anagrafica/anagrafica.public.ts';

type Familiare = Scritta['familiari'][number];
type Socio = Scritta['soci'][number];
type Collaboratore = Scritta['collaboratori'][number];

const ANNO = annoImposta(ANNO_FISCALE);
/** From this age on a dependent child gives a deduction; before it, the parents have the allowance of the INPS. */
const ETA_DETRAZIONE = 21;
const MODENA = 'F257';

/** What a family adds to who is the client; the years are those between the client's birth and theirs. */
interface FamigliaDemo {
  readonly coniuge: {
    readonly cognome: string;
    readonly F: string;
    readonly M: string;
    readonly anni: number;
  };
  readonly isConiugeACarico: boolean;
  readonly figli: readonly {
    readonly nome: string;
    readonly sesso: 'M' | 'F';
    readonly anni: number;
    readonly giorno: string;
  }[];
}

export const famiglieDemo: readonly FamigliaDemo[] = [
  {
    coniuge: { cognome: 'Malavasi', F: 'Giovanna', M: 'Gianluca', anni: 2 },
    isConiugeACarico: false,
    figli: [
      { nome: 'Camilla', sesso: 'F', anni: 37, giorno: '05-14' },
      { nome: 'Tommaso', sesso: 'M', anni: 40, giorno: '11-02' },
    ],
  },
  {
    coniuge: { cognome: 'Gozzi', F: 'Patrizia', M: 'Renato', anni: 1 },
    isConiugeACarico: true,
    figli: [
      { nome: 'Edoardo', sesso: 'M', anni: 29, giorno: '02-20' },
      { nome: 'Arianna', sesso: 'F', anni: 32, giorno: '09-09' },
      { nome: 'Viola', sesso: 'F', anni: 36, giorno: '06-27' },
    ],
  },
];

interface Nato {
  readonly cognome: string;
  readonly nome: string;
  readonly sesso: 'M' | 'F';
  readonly data: string;
}

const makeFamiliare = (
  nato: Nato,
  dati: Pick<Familiare, 'relazione' | 'mesiCarico' | 'percentuale' | 'mesiDetrazione'>,
): Familiare => ({
  ...dati,
  codiceFiscale: computeCodiceFiscale({ ...nato, codiceCatastale: MODENA }),
  denominazione: `${nato.cognome} ${nato.nome}`,
  minoreTreAnni: false,
});

/** Months of the tax year, from the one of the birthday on, in which a child has the age of the deduction. */
function computeMesiDetrazione(data: string): number {
  const eta = ANNO - Number(data.slice(0, 4));
  if (eta === ETA_DETRAZIONE) return 13 - Number(data.slice(5, 7));
  return eta > ETA_DETRAZIONE ? 12 : 0;
}

/** Spouse and children of a client, born in Modena; the children have the surname of the father and half of the charge. */
export function makeFamiliari(
  cliente: { readonly cognome: string; readonly sesso: 'M' | 'F'; readonly nascita: string },
  { coniuge, isConiugeACarico, figli }: FamigliaDemo,
): Familiare[] {
  const anno = Number(cliente.nascita.slice(0, 4));
  const sesso = cliente.sesso === 'M' ? 'F' : 'M';
  const sposo: Nato = {
    cognome: coniuge.cognome,
    nome: coniuge[sesso],
    sesso,
    data: `${anno + coniuge.anni}-03-18`,
  };
  const mesi = isConiugeACarico ? 12 : 0;
  const cognome = cliente.sesso === 'M' ? cliente.cognome : coniuge.cognome;
  return [
    makeFamiliare(sposo, { relazione: 'C', mesiCarico: mesi, percentuale: 100, mesiDetrazione: 0 }),
    ...figli.map(({ anni, giorno, ...figlio }, n) => {
      const data = `${anno + anni}-${giorno}`;
      const relazione: RelazioneFamiliare = n === 0 ? 'F1' : 'F';
      return makeFamiliare(
        { ...figlio, cognome, data },
        { relazione, mesiCarico: 12, percentuale: 50, mesiDetrazione: computeMesiDetrazione(data) },
      );
    }),
  ];
}

/** Who is tied to a company. */
export type Persona = Pick<Socio, 'codiceFiscale' | 'denominazione'>;
const QUOTE = [50, 30, 20];
/** When the company began. */
export const INIZIO_SOCIETA = '2012-04-16';

/** The partners of a company, each with the part of its capital, of its profits and of its losses: 100 in all. */
export const makeSoci = (persone: readonly Persona[]): Socio[] =>
  persone.slice(0, QUOTE.length).map(({ codiceFiscale, denominazione }, n) => {
    const quota = QUOTE[n] ?? 0;
    const quote = { quotaPartecipazione: quota, quotaUtile: quota, quotaPerdite: quota };
    return { codiceFiscale, denominazione, ...quote, dal: INIZIO_SOCIETA, al: null };
  });

/** The partner who runs the company, as the INPS knows him. */
export const makeTitolare = ({ codiceFiscale, denominazione }: Persona): Collaboratore => ({
  ruolo: 'T',
  codiceFiscale,
  denominazione,
  codiceAzienda: '',
  codiceINPS: '',
  dal: INIZIO_SOCIETA,
  al: null,
  progressivoRR: 1,
});
