import { type CampoImmobile, frasiCampo, testiImportazione, tipoPossesso } from '@quadra/contract';
import { parseEsatto, parseIt, toEuro } from '@quadra/values';
import { cleanCella } from '../../base/lettura/lettura.public.ts';
import { type Contesto, readComune } from './riga.rules.ts';
import { normalizeParola, readData } from './valori.rules.ts';

type Celle = ReadonlyMap<CampoImmobile, string>;

/** A number as people and sheets write it, with at most two decimals; null when it is none. */
export function readNumero(testo: string): number | null {
  const centesimi = parseEsatto(cleanCella(testo), { decimali: 2 });
  return toEuro(centesimi);
}

/** A share in percent to the hundredth: `50`, `50 %`, `33,333`, `1/2`; the whole when nothing is written, null when it is none. */
export function readQuota(testo: string): number | null {
  if (testo === '') return 100;
  const frazione = /^(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(testo.trim());
  if (!frazione) {
    const { valore } = parseIt(testo.replace('%', ''), { decimali: 2, nullable: true });
    return toEuro(valore);
  }
  const [sopra, sotto] = [Number(frazione[1]), Number(frazione[2])];
  return sotto === 0 ? null : Math.round((sopra / sotto) * 10_000) / 100;
}

/** Building or land: as the file says, or by what it says of it; null when the row is about neither. */
export function findGenere(celle: Celle): 'fabbricato' | 'terreno' | null {
  if (!celle.has('Comune')) return null;
  const detto = normalizeParola(celle.get('Tipo') ?? '');
  if (/^(f|fabbricat[oi]|u|urbano|catasto fabbricati)$/.test(detto)) return 'fabbricato';
  if (/^(t|terren[oi]|catasto terreni)$/.test(detto)) return 'terreno';
  if (celle.has('Categoria')) return 'fabbricato';
  return celle.has('RenditaDominicale') || celle.has('RenditaAgraria') ? 'terreno' : null;
}

/** The place in the land register of a row: the rows with the same one are of one property. */
export function readChiave(celle: Celle, contesto: Contesto): string {
  const comune = celle.get('Comune') ?? '';
  const { codice } = readComune(comune, celle.get('Provincia')?.toUpperCase(), contesto);
  const altri = (['Sezione', 'Foglio', 'Particella', 'Subalterno'] as const).map(
    (campo) => celle.get(campo) ?? '',
  );
  return [findGenere(celle) ?? '', codice ?? comune, ...altri].join('|').toUpperCase();
}

export interface Immobile {
  readonly genere: 'fabbricato' | 'terreno';
  readonly luogo: {
    readonly Comune: string;
    readonly Sezione: string | null;
    readonly Foglio: string | null;
    readonly Particella: string | null;
    readonly Subalterno: string | null;
    readonly Indirizzo: string | null;
    readonly Classe: string | null;
  };
  readonly Categoria: string;
  readonly Consistenza: number | null;
  readonly Rendita: number | null;
  readonly RenditaDominicale: number | null;
  readonly RenditaAgraria: number | null;
  readonly possesso: {
    readonly Dal: string;
    readonly Quota: number;
    readonly TipoPossesso: (typeof tipoPossesso)[number];
  };
}

const nomi: Partial<Record<CampoImmobile, string>> = {
  RenditaDominicale: 'Reddito dominicale',
  RenditaAgraria: 'Reddito agrario',
};

/** A row as the property it describes and the possession of who holds it, or why it is none. `inizio`: since when, unless it says so. */
export function readImmobile(
  celle: Celle,
  contesto: Contesto & { readonly inizio: string },
): { immobile: Immobile | null; dubbi: string[] } {
  const dubbi: string[] = [];
  const genere = findGenere(celle);
  if (genere === null) return { immobile: null, dubbi: [testiImportazione.IMMOBILE_SENZA_DATI] };
  const readTesto = (campo: CampoImmobile) => celle.get(campo) ?? null;
  const readCifra = (campo: CampoImmobile): number | null => {
    const testo = celle.get(campo);
    if (testo === undefined) return null;
    const numero = readNumero(testo);
    if (numero === null) dubbi.push(`${nomi[campo] ?? campo}: ${frasiCampo.numeroIllegibile(testo)}`);
    return numero;
  };
  const scritto = celle.get('Comune') ?? '';
  const { codice, ambiguo } = readComune(scritto, celle.get('Provincia')?.toUpperCase(), contesto);
  if (ambiguo) dubbi.push(testiImportazione.COMUNE_AMBIGUO);
  else if (codice === null) dubbi.push(frasiCampo.comuneSconosciuto(scritto));
  const Quota = readQuota(celle.get('Quota') ?? '');
  if (Quota === null) dubbi.push(testiImportazione.QUOTA_ILLEGGIBILE);
  const dal = celle.get('Dal');
  const Dal = dal === undefined ? contesto.inizio : readData(dal, contesto.oggi);
  if (Dal === null) dubbi.push(frasiCampo.dataIllegibile(dal ?? ''));
  const diritto = normalizeParola(celle.get('TipoPossesso') ?? 'Proprietà');
  const TipoPossesso = tipoPossesso.find((tipo) => normalizeParola(tipo) === diritto);
  if (TipoPossesso === undefined) dubbi.push('Titolo: valore non riconosciuto.');
  const altri = {
    Consistenza: genere === 'fabbricato' ? readCifra('Consistenza') : null,
    Rendita: genere === 'fabbricato' ? readCifra('Rendita') : null,
    RenditaDominicale: genere === 'terreno' ? (readCifra('RenditaDominicale') ?? 0) : null,
    RenditaAgraria: genere === 'terreno' ? (readCifra('RenditaAgraria') ?? 0) : null,
  };
  const luogo = {
    Comune: codice ?? '',
    Sezione: readTesto('Sezione'),
    Foglio: readTesto('Foglio'),
    Particella: readTesto('Particella'),
    Subalterno: readTesto('Subalterno'),
    Indirizzo: readTesto('Indirizzo'),
    Classe: readTesto('Classe'),
  };
  const possesso = { Dal: Dal ?? '', Quota: Quota ?? 0, TipoPossesso: TipoPossesso ?? 'Proprietà' };
  const Categoria = (celle.get('Categoria') ?? '').toUpperCase().replace(/^([A-F])\/?0?(\d{1,2})$/, '$1/$2');
  return { immobile: { genere, luogo, Categoria, possesso, ...altri }, dubbi };
}
