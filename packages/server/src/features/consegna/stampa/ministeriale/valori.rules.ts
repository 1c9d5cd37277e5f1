import { type Casella, moduloOf, type Quadro, quadroOf, type ValoreCasella, withModulo } from '@quadra/fisco';
import type { ContenutoFoglio } from '../foglio.ts';
import { formatCasella } from '../formato-casella.ts';
import type { CampoPdf } from './campo.ts';

/** A value that the official pages must show: its casella, the modulo it is in. */
export interface ValoreDaPorre {
  readonly chiave: string;
  readonly modulo: number;
  readonly casella: Casella;
  readonly titolo: string;
  readonly valore: ValoreCasella;
}

/** A computed zero is left blank on the form; one that was typed is written. */
const isMuto = (valore: ValoreCasella | undefined, isCalcolato: boolean): boolean =>
  valore === undefined || valore === '' || valore === false || (isCalcolato && valore === 0);

function listDelQuadro(quadro: Quadro, contenuto: ContenutoFoglio, moduli: ReadonlySet<number>) {
  const righi = quadro.sezioni.flatMap((sezione) => sezione.righi);
  return [...moduli].flatMap((modulo) =>
    righi.flatMap((rigo) =>
      rigo.caselle.flatMap((casella): ValoreDaPorre[] => {
        const chiave = withModulo(casella.chiave, modulo);
        const valore = casella.inserita ? contenuto.dati[chiave] : contenuto.esiti[chiave]?.valore;
        if (valore === undefined || isMuto(valore, !casella.inserita)) return [];
        const titolo = rigo.titolo === casella.titolo ? rigo.titolo : `${rigo.titolo}: ${casella.titolo}`;
        return [{ chiave: casella.chiave, modulo, casella, titolo, valore }];
      }),
    ),
  );
}

/** What the present quadri of a declaration say, in the order of the form. */
export function listValori(
  { quadri }: { readonly quadri: readonly Quadro[] },
  contenuto: ContenutoFoglio,
): ValoreDaPorre[] {
  const moduli = new Map<string, Set<number>>();
  for (const chiave of [...Object.keys(contenuto.dati), ...Object.keys(contenuto.esiti)]) {
    const suoi = moduli.get(quadroOf(chiave)) ?? new Set([1]);
    moduli.set(quadroOf(chiave), suoi.add(moduloOf(chiave)));
  }
  return quadri
    .filter(({ codice }) => (contenuto.statiQuadri[codice] ?? 'assente') !== 'assente')
    .flatMap((quadro) => listDelQuadro(quadro, contenuto, moduli.get(quadro.codice) ?? new Set([1])));
}

const decimali = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 4, useGrouping: false });
const migliaia = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 4, useGrouping: 'always' });

/** An amount with its cents: whole, or one of the two fields it stands in. */
function formatCentesimi(valore: number, parte: string, { isPettine, isADestra, massimo }: CampoPdf): string {
  const [interi = '', centesimi = ''] = Math.abs(valore).toFixed(2).split('.');
  if (parte === 'Centesimi') return centesimi;
  const meno = valore < 0 ? '-' : '';
  const coda = parte === 'Euro' ? '' : `,${centesimi}`;
  const nudo = `${meno}${interi}${coda}`;
  if (isPettine) return isADestra ? nudo.padStart(massimo) : nudo;
  const conPunti = `${meno}${migliaia.format(Number(interi))}${coda}`;
  return massimo === 0 || conPunti.length <= massimo ? conPunti : nudo;
}

/** An amount as the field wants it: one digit a cell where there are cells, with its points where there is room. */
function formatNumero(valore: number, { isPettine, isADestra, massimo }: CampoPdf): string {
  const nudo = decimali.format(valore);
  if (isPettine) return isADestra ? nudo.padStart(massimo) : nudo;
  const conPunti = migliaia.format(valore);
  return massimo === 0 || conPunti.length <= massimo ? conPunti : nudo;
}

const GIORNO = /^(\d{4})-(\d{2})-(\d{2})$/;
function formatGiorno(valore: string, parte: string, { isPettine, massimo }: CampoPdf): string {
  const [, anno = '', mese = '', giorno = ''] = GIORNO.exec(valore) ?? [];
  if (anno === '') return valore;
  if (parte === 'Giorno') return giorno;
  if (parte === 'Mese') return mese;
  if (parte === 'Anno') return anno;
  return isPettine || massimo === 8 ? `${giorno}${mese}${anno}` : `${giorno}/${mese}/${anno}`;
}

/** Where a comune is, by its codice catastale. */
export type FindComune = (
  codice: string,
) => { readonly denominazione: string; readonly provincia: string } | undefined;

/** The words of a value in a field of text. `parte`: what of a day, of a comune, of an amount. */
export function writeTesto(
  { casella, valore }: Pick<ValoreDaPorre, 'casella' | 'valore'>,
  campo: CampoPdf,
  parte: string,
  findComune: FindComune,
): string {
  if (typeof valore === 'boolean') return 'X';
  if (typeof valore === 'number')
    return casella.tipo === 'decimale' ? formatCentesimi(valore, parte, campo) : formatNumero(valore, campo);
  if (casella.tipo === 'data') return formatGiorno(valore, parte, campo);
  if (casella.tipo === 'comune' && parte === 'Comune') return findComune(valore)?.denominazione ?? valore;
  if (casella.tipo === 'comune' && parte === 'Provincia') return findComune(valore)?.provincia ?? '';
  return valore;
}

/** The same for who reads the screen. */
export const readValore = ({ casella, valore }: ValoreDaPorre, findComune: FindComune): string =>
  formatCasella(casella, valore, (codice) => findComune(codice)?.denominazione);
