import { frasiErrore, testiImportazione } from '@quadra/contract';
import { type Casella, isChiave, type Modello, type ValoreCasella } from '@quadra/fisco';
import { parseData, parseEsatto, toEuro } from '@quadra/values';
import type { ModelState } from '../../../../http/domain-error.ts';
import { cleanCella, type RigaLetta } from '../../../base/lettura/lettura.public.ts';

const CHIAVI = ['anno', 'studioid', 'dichiarazioneid', 'anagraficaid'];

/** The caselle named by the heads of a table of declarations, in order; null when its heads are others. */
export function readIntestazioni(celle: readonly string[]): string[] | null {
  const nomi = celle.map(cleanCella);
  while (nomi.at(-1) === '') nomi.pop();
  const chiavi = nomi.slice(0, CHIAVI.length).map((nome) => nome.toLowerCase());
  const caselle = nomi.slice(CHIAVI.length).map((nome) => nome.toUpperCase());
  const isSua =
    chiavi.join() === CHIAVI.join() &&
    caselle.length > 0 &&
    caselle.every(isChiave) &&
    new Set(caselle).size === caselle.length;
  return isSua ? caselle : null;
}

/** A row of the table: which declaration, and what was written for each casella. An empty cell says nothing. */
export interface RigaDichiarazione {
  readonly anno: number;
  readonly studioId: number;
  readonly id: string;
  readonly anagraficaId: string;
  readonly celle: Readonly<Record<string, string>>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INTERO = /^\d{1,9}$/;

/** A row by the caselle of the heads; or why it cannot be one. */
export function readRiga(
  { celle, isTroncata }: RigaLetta,
  caselle: readonly string[],
): RigaDichiarazione | string {
  if (isTroncata) return testiImportazione.RIGA_TRONCATA;
  const [anno = '', studio = '', id = '', anagrafica = '', ...valori] = celle.map(cleanCella);
  if (valori.slice(caselle.length).some((valore) => valore !== '')) return testiImportazione.CELLE_OLTRE;
  const chiavi = [id.toLowerCase(), anagrafica.toLowerCase()] as const;
  if (!INTERO.test(anno) || !INTERO.test(studio) || !chiavi.every((chiave) => UUID.test(chiave)))
    return frasiErrore.RIGA_INCONGRUENTE;
  const scritti = caselle.flatMap((casella, posto) => {
    const valore = valori[posto] ?? '';
    return valore === '' ? [] : [[casella, valore] as const];
  });
  return {
    anno: Number(anno),
    studioId: Number(studio),
    id: chiavi[0],
    anagraficaId: chiavi[1],
    celle: Object.fromEntries(scritti),
  };
}

/** A number written in full; what is not one stays a text, for the casella to refuse. */
function readNumero(testo: string): ValoreCasella {
  const centesimi = parseEsatto(testo, { decimali: 2, negativi: true });
  return centesimi === null ? testo : toEuro(centesimi);
}

const readBarrata = (testo: string): ValoreCasella | null => {
  if (/^(x|s|si|sì|1)$/i.test(testo)) return true;
  return /^(n|no|0)$/i.test(testo) ? null : testo;
};

/** What a cell says for a casella, not judged yet; null empties it. */
function readCella(tipo: Casella['tipo'] | undefined, testo: string): ValoreCasella | null {
  if (tipo === 'barrata') return readBarrata(testo);
  if (tipo === 'data') return parseData(testo) ?? testo;
  if (tipo === 'codice' || tipo === 'codiceFiscale' || tipo === 'comune') return testo.toUpperCase();
  return tipo === 'testo' || tipo === undefined ? testo : readNumero(testo);
}

/** The caselle of a row as the form of its declaration takes them. */
export const readCelle = (
  { findCasella }: Pick<Modello, 'findCasella'>,
  celle: Readonly<Record<string, string>>,
): Record<string, ValoreCasella | null> =>
  Object.fromEntries(
    Object.entries(celle).map(([chiave, testo]) => [chiave, readCella(findCasella(chiave)?.tipo, testo)]),
  );

const FRASI_MASSIME = 5;

/** The problems of the caselle of a row in one sentence, each by its name. */
export const describeProblemi = (problemi: ModelState): string =>
  Object.entries(problemi)
    .slice(0, FRASI_MASSIME)
    .map(([campo, [frase = '']]) => {
      const chiave = campo.replace(/^Righi\./, '');
      return frase.includes(chiave) ? frase : `${chiave}: ${frase}`;
    })
    .join(' ');
