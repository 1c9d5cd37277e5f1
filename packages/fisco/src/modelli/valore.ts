import { addDays, checkCodiceFiscale, daysBetween, formatData, isData } from '@quadra/values';
import { checkMaschera } from '../definizioni/maschera.ts';
import { groupMigliaia } from '../engine/format.ts';
import type { Unita } from '../engine/index.ts';
import { isAmbigua, numeroCodice } from '../parametri/codici.ts';
import { decodeComune, encodeComune } from '../parametri/comuni.ts';
import type { Casella, ValoreCasella } from './modello.ts';

type Controllo = (casella: Casella, valore: unknown) => string | null;

const MASSIMO = 99_999_999_999;

const DECIMALI_AMMESSI: Partial<Record<Casella['tipo'], number>> = { percentuale: 2, decimale: 2 };

function checkNumero(casella: Casella, valore: unknown, parola: string): string | null {
  if (typeof valore !== 'number' || !Number.isFinite(valore)) return `Inserire ${parola}.`;
  if (!Number.isInteger(valore) && DECIMALI_AMMESSI[casella.tipo] === undefined)
    return `Inserire ${parola} senza decimali.`;
  const minimo = casella.min ?? (casella.negativi ? -MASSIMO : 0);
  const massimo = casella.max ?? (casella.tipo === 'percentuale' ? 100 : MASSIMO);
  if (valore < minimo)
    return minimo === 0 ? 'Il valore non può essere negativo.' : `Il valore minimo è ${minimo}.`;
  return valore > massimo ? `Il valore massimo è ${massimo.toLocaleString('it-IT')}.` : null;
}

function checkDecimale(casella: Casella, valore: unknown, parola: string): string | null {
  const frase = checkNumero(casella, valore, parola);
  if (frase) return frase;
  const centesimi = Number(valore) * 100;
  return Math.abs(Math.round(centesimi) - centesimi) < 1e-3 ? null : 'Inserire al massimo due decimali.';
}

const checkTesto =
  (forma: RegExp, frase: string): Controllo =>
  (_, valore) =>
    typeof valore === 'string' && forma.test(valore) ? null : frase;

/** A code without a list: as many figures as it must have, or a short one of any length. */
function checkCodice({ lunghezza }: Casella, testo: string): string | null {
  if (lunghezza === undefined) return /^[0-9A-Z]{1,5}$/.test(testo) ? null : 'Codice non valido.';
  return /^\d+$/.test(testo) && testo.length === lunghezza ? null : `Inserire ${lunghezza} cifre.`;
}

const controlli: Readonly<Record<Casella['tipo'], Controllo>> = {
  euro: (casella, valore) => checkNumero(casella, valore, 'un importo in euro interi'),
  intero: (casella, valore) => checkNumero(casella, valore, 'un numero'),
  decimale: (casella, valore) => checkDecimale(casella, valore, 'un importo'),
  percentuale: (casella, valore) => checkDecimale(casella, valore, 'una percentuale'),
  codice(casella, valore) {
    const testo = String(valore);
    if (!casella.opzioni) return checkCodice(casella, testo);
    if (casella.opzioni.some((o) => o.codice === testo)) return null;
    return `Codice non ammesso: scegliere tra ${casella.opzioni.map((o) => o.codice).join(', ')}.`;
  },
  testo(casella, valore) {
    if (typeof valore !== 'string') return 'Inserire un testo.';
    if (casella.maschera) return checkMaschera(casella.maschera, valore);
    return valore.length <= (casella.lunghezza ?? 200)
      ? null
      : `Al massimo ${casella.lunghezza ?? 200} caratteri.`;
  },
  data: (_, valore) => (typeof valore === 'string' && isData(valore) ? null : 'Inserire una data valida.'),
  codiceFiscale: (_, valore) =>
    typeof valore === 'string' ? checkCodiceFiscale(valore) : 'Inserire un codice fiscale.',
  comune: checkTesto(/^[A-Z]\d{3}$/, 'Inserire il codice catastale del comune (una lettera e tre cifre).'),
  barrata: (_, valore) => (typeof valore === 'boolean' ? null : 'La casella si può solo barrare o no.'),
};

/** Why a casella refuses a value, in Italian; null when it takes it. */
export const checkCasella: Controllo = (casella, valore) =>
  casella.inserita ? controlli[casella.tipo](casella, valore) : 'La casella è calcolata: non si compila.';

/** Whether a casella holds letters, a day or the code of a person: nothing that is counted. */
export const isTesto = ({ tipo }: Casella): boolean =>
  tipo === 'testo' || tipo === 'data' || tipo === 'codiceFiscale';

const PRIMO_GIORNO = '1970-01-01';

/** A value as the engine keeps it: cents, millionths, the number of an option, a comune as a number. */
export function encodeValore(casella: Casella, valore: ValoreCasella): number {
  if (casella.tipo === 'euro') return Number(valore) * 100;
  if (casella.tipo === 'percentuale' || casella.tipo === 'decimale') return Math.round(Number(valore) * 100);
  if (casella.tipo === 'data') return daysBetween(PRIMO_GIORNO, String(valore));
  if (casella.tipo === 'barrata') return valore ? 1 : 0;
  if (casella.tipo === 'comune') return encodeComune(String(valore));
  // Of a text the rules know only that it is there.
  if (isTesto(casella)) return 1;
  return casella.tipo === 'codice' ? encodeCodice(casella, String(valore)) : Number(valore);
}

/** Of a code with letters, its place in the list; where the place is another code, a number of its own. */
function encodeCodice({ opzioni = [] }: Casella, codice: string): number {
  if (/^\d+$/.test(codice)) return Number(codice);
  const posto = opzioni.findIndex((o) => o.codice === codice) + 1;
  return posto > 0 && isAmbigua(opzioni) ? numeroCodice(codice) : posto;
}

/** The value of a casella from the engine's integer. */
export function decodeValore(casella: Casella, valore: number): ValoreCasella {
  if (casella.tipo === 'euro') return Math.round(valore / 100);
  if (casella.tipo === 'percentuale' || casella.tipo === 'decimale') return valore / 100;
  if (casella.tipo === 'data') return addDays(PRIMO_GIORNO, valore);
  if (casella.tipo === 'barrata') return valore === 1;
  if (casella.tipo === 'comune') return decodeComune(valore);
  if (casella.tipo !== 'codice') return valore;
  const perNome = (casella.opzioni ?? []).find((o) => encodeCodice(casella, o.codice) === valore);
  return perNome?.codice ?? String(valore).padStart(casella.opzioni ? 0 : (casella.lunghezza ?? 0), '0');
}

/** A value as it is read in a sentence: «5.456 €», «365». */
export function writeValore(unita: Unita, valore: number): string {
  if (unita === 'logico') return valore ? 'sì' : 'no';
  if (unita === 'codice') return String(valore);
  if (unita === 'data') return formatData(addDays(PRIMO_GIORNO, valore));
  if (unita === 'rapporto') return writeDecimale(valore / 10_000, 4);
  if (unita === 'quota') return writeDecimale(valore / 10_000, 4).concat('%');
  if (unita !== 'euro') return writeDecimale(valore, 0);
  return `${writeDecimale(valore / 100, valore % 100 === 0 ? 0 : 2)} €`;
}

function writeDecimale(valore: number, decimali: number): string {
  const [intere = '0', frazione] = Math.abs(valore).toFixed(decimali).split('.');
  const cifre = decimali === 2 ? frazione : frazione?.replace(/0+$/, '');
  return `${valore < 0 ? '−' : ''}${groupMigliaia(intere)}${cifre ? `,${cifre}` : ''}`;
}
