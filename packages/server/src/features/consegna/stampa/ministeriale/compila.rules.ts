import { type CollegamentoMinisteriale, type VoceMinisteriale, vociMinisteriali } from '@quadra/contract';
import { baseOf, moduloOf, type Quadro, quadroOf, withModulo } from '@quadra/fisco';
import type { ContenutoFoglio } from '../foglio.ts';
import type { CampoPdf } from './campo.ts';
import { type FindComune, listValori, readValore, type ValoreDaPorre, writeTesto } from './valori.rules.ts';

/** An official PDF that is in force. */
export interface Pubblicato {
  readonly id: string;
  readonly pagine: number;
  readonly campi: readonly CampoPdf[];
  readonly mappatura: readonly CollegamentoMinisteriale[];
}

/** What goes in the fields of one copy, by their name: words, or the tick. */
export type CopiaPdf = Readonly<Record<string, string | true>>;

/** A file to fill: each copy with its values, and of each page how many copies are printed. */
export interface FileDaCompilare {
  readonly id: string;
  readonly copie: readonly CopiaPdf[];
  readonly pagine: readonly number[];
}

interface SenzaPosto {
  readonly chiave: string;
  readonly titolo: string;
  readonly valore: string;
  readonly nonEntra: boolean;
}

export interface DaPorre {
  readonly quadri: readonly Quadro[];
  readonly contenuto: ContenutoFoglio;
  /** What every page repeats. The number of the modulo is that of the copy. */
  readonly voci: Readonly<Record<Exclude<VoceMinisteriale, 'NumeroModulo'>, string>>;
  readonly findComune: FindComune;
  /** Quadri whose pages are printed blank. */
  readonly inBianco: readonly string[];
}

interface Collegamento extends CollegamentoMinisteriale {
  readonly campo: CampoPdf;
  /** The casella without its modulo, and the modulo of the first copy. */
  readonly base: string;
  readonly modulo: number;
}

const isVoce = (casella: string): casella is VoceMinisteriale =>
  (vociMinisteriali as readonly string[]).includes(casella);

function resolve({ campi, mappatura }: Pubblicato): Collegamento[] {
  const perNome = new Map(campi.map((campo) => [campo.nome, campo]));
  return mappatura.flatMap((uno) => {
    const campo = perNome.get(uno.Campo);
    const [base, modulo] = [baseOf(uno.Casella), moduloOf(uno.Casella)];
    return campo === undefined ? [] : [{ ...uno, campo, base, modulo }];
  });
}

/** Points of a sign, at the smallest size that is still read. */
const SEGNO = 2.6;
/** What would be cut, or too small to be read. */
const isStretto = ({ massimo, larghezza }: CampoPdf, scritto: string): boolean =>
  (massimo > 0 && scritto.length > massimo) || (larghezza > 0 && scritto.length * SEGNO > larghezza);

type Esito = { readonly scritto: string | true } | 'altra casella' | 'non entra';

/** What a field shows of a value. */
function write(valore: ValoreDaPorre, uno: Collegamento, findComune: FindComune): Esito {
  const { campo, Valore, Parte } = uno;
  const nudo = String(valore.valore);
  if (campo.tipo === 'Spunta')
    return valore.valore === true || nudo === Valore ? { scritto: true } : 'altra casella';
  if (campo.tipo === 'Scelta') return campo.opzioni.includes(nudo) ? { scritto: nudo } : 'non entra';
  if (Valore !== '' && nudo !== Valore) return 'altra casella';
  const scritto = Valore === '' ? writeTesto(valore, campo, Parte, findComune) : 'X';
  return isStretto(campo, scritto) ? 'non entra' : { scritto };
}

/** How many times the pages of a quadro repeat: its moduli, by those that one copy holds. */
function countCopie(collegati: readonly Collegamento[], valori: readonly ValoreDaPorre[]) {
  const perCopia = new Map<string, number>();
  for (const { base, modulo } of collegati)
    perCopia.set(quadroOf(base), Math.max(perCopia.get(quadroOf(base)) ?? 1, modulo));
  const moduli = new Map<string, number>();
  for (const { chiave, modulo } of valori)
    moduli.set(quadroOf(chiave), Math.max(moduli.get(quadroOf(chiave)) ?? 0, modulo));
  const copieDi = (quadro: string) => Math.ceil((moduli.get(quadro) ?? 0) / (perCopia.get(quadro) ?? 1));
  return { copieDi, passoDi: (quadro: string) => perCopia.get(quadro) ?? 1 };
}

interface Parziale {
  readonly file: FileDaCompilare;
  readonly posti: ReadonlySet<string>;
  readonly stretti: ReadonlySet<string>;
}

function fillFile(
  pubblicato: Pubblicato,
  valori: readonly ValoreDaPorre[],
  { voci, findComune, inBianco }: DaPorre,
): Parziale {
  const collegati = resolve(pubblicato);
  const caselle = collegati.filter(({ base }) => !isVoce(base));
  const perChiave = new Map(valori.map((valore) => [withModulo(valore.chiave, valore.modulo), valore]));
  const { copieDi, passoDi } = countCopie(caselle, valori);
  const pagine = Array.from({ length: pubblicato.pagine }, (_, pagina) => {
    const sulla = caselle.filter(({ campo }) => campo.pagine.includes(pagina));
    const quadri = new Set(sulla.map(({ base }) => quadroOf(base)));
    // A page with nothing to fill belongs to the form; one whose quadri are not in the declaration does not.
    return sulla.length === 0
      ? 1
      : Math.max(...[...quadri].map((quadro) => (inBianco.includes(quadro) ? 1 : copieDi(quadro))));
  });
  const posti = new Set<string>();
  const stretti = new Set<string>();
  const copie = Array.from({ length: Math.max(1, ...pagine) }, (_, copia) => {
    const scritti: Record<string, string | true> = {};
    for (const uno of collegati) {
      const { campo, base } = uno;
      if (isVoce(base)) {
        scritti[campo.nome] = base === 'NumeroModulo' ? String(copia + 1) : voci[base];
        continue;
      }
      const chiave = withModulo(base, uno.modulo + copia * passoDi(quadroOf(base)));
      const valore = perChiave.get(chiave);
      const esito = valore ? write(valore, uno, findComune) : 'altra casella';
      if (esito === 'non entra') stretti.add(chiave);
      if (typeof esito === 'string') continue;
      scritti[campo.nome] = esito.scritto;
      posti.add(chiave);
    }
    return scritti;
  });
  return { file: { id: pubblicato.id, copie, pagine }, posti, stretti };
}

export interface Compilazione {
  readonly file: readonly FileDaCompilare[];
  readonly senzaPosto: readonly SenzaPosto[];
  /** Codes of the quadri that say something and have no page. */
  readonly senzaPagina: readonly string[];
}

/** What goes where on the official pages of a declaration, and what has no place there. */
export function computeCompilazione(pubblicati: readonly Pubblicato[], daPorre: DaPorre): Compilazione {
  const valori = listValori(daPorre, daPorre.contenuto);
  const parziali = pubblicati.map((pubblicato) => fillFile(pubblicato, valori, daPorre));
  // The codice fiscale that heads the pages is the one of the frontespizio.
  const isInTesta = ({ valore }: ValoreDaPorre) =>
    valore === daPorre.voci.CodiceFiscale &&
    pubblicati.some(({ mappatura }) => mappatura.some(({ Casella }) => Casella === 'CodiceFiscale'));
  const senzaPosto = valori.flatMap((valore) => {
    if (isInTesta(valore)) return [];
    const chiave = withModulo(valore.chiave, valore.modulo);
    const nonEntra = parziali.some(({ stretti }) => stretti.has(chiave));
    if (!nonEntra && parziali.some(({ posti }) => posti.has(chiave))) return [];
    return [{ chiave, titolo: valore.titolo, valore: readValore(valore, daPorre.findComune), nonEntra }];
  });
  const conPagina = new Set(
    pubblicati.flatMap(({ mappatura }) =>
      mappatura.flatMap(({ Casella }) => (isVoce(Casella) ? [] : [quadroOf(Casella)])),
    ),
  );
  const muti = new Set(senzaPosto.map(({ chiave }) => quadroOf(chiave)));
  const senzaPagina = [...muti].filter((quadro) => !conPagina.has(quadro));
  return { file: parziali.map(({ file }) => file), senzaPosto, senzaPagina };
}
