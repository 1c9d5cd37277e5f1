import { parseData } from '@quadra/values';
import { FORMA_NOME } from '../modelli/chiave.ts';
import { EspressioneError, type Tratto } from './albero.ts';
import { SEGNI_ALTRUI } from './catalogo.ts';

export type Simbolo = Tratto &
  (
    | {
        readonly tipo: 'numero' | 'percento' | 'data' | 'testo' | 'casella' | 'parola';
        readonly valore: string;
      }
    | { readonly tipo: 'segno'; readonly valore: string }
    | { readonly tipo: 'fine'; readonly valore: '' }
  );

const SPAZI = /\s*/y;
const DATA = /(\d{1,2}\/\d{1,2}\/\d{4})(?!\d)/y;
const NUMERO = /(\d{1,3}(?:\.\d{3})+(?!\d)|\d+)(?:,(\d+))?(%)?/y;
const TESTO = /"([^"]*)"/y;
const CASELLA = new RegExp(`${FORMA_NOME}(?![\\w.])`, 'iy');
/** The name of a casella that is not whole, or holds what no name holds. */
const CASELLA_MONCA = /[A-Za-z]{1,4}\d[\w*]*(?:\.[\w*]*)*/y;
const PAROLA = /[A-Za-zÀ-ÿ_]+/y;
const SEGNO = /<>|<=|>=|[≠≤≥−×÷]|[-+*/()=<>;]/y;

/** What a person may type and how it is kept. */
const UGUALI: Readonly<Record<string, string>> = {
  '≠': '<>',
  '≤': '<=',
  '≥': '>=',
  '−': '-',
  '×': '*',
  '÷': '/',
};
const CIFRE_MASSIME = 15;
const DECIMALI_MASSIMI = 6;

/** Splits a text into its symbols, the last one marking the end. @throws EspressioneError at what it cannot read. */
export function scan(testo: string): readonly Simbolo[] {
  const simboli: Simbolo[] = [];
  let posto = 0;
  const take = (forma: RegExp): RegExpExecArray | null => {
    forma.lastIndex = posto;
    return forma.exec(testo);
  };
  for (;;) {
    posto += take(SPAZI)?.[0].length ?? 0;
    if (posto >= testo.length) break;
    const simbolo = scanOne(take, posto, testo);
    simboli.push(simbolo);
    posto = simbolo.fine;
  }
  return [...simboli, { tipo: 'fine', valore: '', inizio: testo.length, fine: testo.length }];
}

function scanOne(take: (forma: RegExp) => RegExpExecArray | null, inizio: number, testo: string): Simbolo {
  const data = take(DATA);
  if (data) return readData(data[0], inizio);
  const numero = take(NUMERO);
  if (numero) return readNumero(numero, inizio);
  const scritto = take(TESTO);
  if (scritto) return { tipo: 'testo', valore: scritto[1] ?? '', inizio, fine: inizio + scritto[0].length };
  const casella = take(CASELLA);
  if (casella)
    return { tipo: 'casella', valore: casella[0].toUpperCase(), inizio, fine: inizio + casella[0].length };
  const monca = take(CASELLA_MONCA);
  if (monca)
    throw new EspressioneError(
      `«${monca[0]}» non è il nome intero di una casella: quadro, rigo e colonna, per esempio RN1.5.`,
      { inizio, fine: inizio + monca[0].length },
    );
  const parola = take(PAROLA);
  if (parola)
    return { tipo: 'parola', valore: parola[0].toLowerCase(), inizio, fine: inizio + parola[0].length };
  const segno = take(SEGNO);
  if (segno)
    return { tipo: 'segno', valore: UGUALI[segno[0]] ?? segno[0], inizio, fine: inizio + segno[0].length };
  throw refuseCarattere(testo, inizio);
}

function refuseCarattere(testo: string, inizio: number): EspressioneError {
  const [carattere = ''] = testo.slice(inizio);
  if (carattere === '"')
    return new EspressioneError('Il testo tra virgolette non è chiuso.', { inizio, fine: testo.length });
  const frase = SEGNI_ALTRUI[carattere] ?? `Il carattere «${carattere}» non è previsto.`;
  return new EspressioneError(frase, { inizio, fine: inizio + carattere.length });
}

function readData(scritta: string, inizio: number): Simbolo {
  const [giorno = '', mese = '', anno = ''] = scritta.split('/');
  const valore = parseData(`${giorno.padStart(2, '0')}/${mese.padStart(2, '0')}/${anno}`);
  const fine = inizio + scritta.length;
  if (valore === null) throw new EspressioneError(`La data ${scritta} non esiste.`, { inizio, fine });
  return { tipo: 'data', valore, inizio, fine };
}

function readNumero(letto: RegExpExecArray, inizio: number): Simbolo {
  const [scritto, intere = '', frazione = '', percento] = letto;
  const fine = inizio + scritto.length;
  const cifre = intere.replaceAll('.', '').replace(/^0+(?=\d)/, '');
  const decimali = frazione.replace(/0+$/, '');
  if (cifre.length > CIFRE_MASSIME)
    throw new EspressioneError(`Il numero ha più di ${CIFRE_MASSIME} cifre.`, { inizio, fine });
  if (decimali.length > DECIMALI_MASSIMI)
    throw new EspressioneError(`Il numero ha più di ${DECIMALI_MASSIMI} decimali.`, { inizio, fine });
  const valore = decimali === '' ? cifre : `${cifre}.${decimali}`;
  return { tipo: percento ? 'percento' : 'numero', valore, inizio, fine };
}
