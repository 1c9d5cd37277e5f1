import { withModulo } from '../modelli/chiave.ts';
import { CODICE_ELEMENTO, LUNGHEZZA_ELEMENTO } from './elementi.ts';
import { nameCasella } from './redditi.ts';
import { splitRighe } from './riga.ts';
import type { Certezza, Tracciato } from './tracciato.ts';

/** A field of a file as it can be looked at: where it is, what the specification says of it, what it was in the send before. */
export interface Vetrino {
  readonly riga: number;
  readonly record: string;
  readonly titoloRecord: string;
  /** Number of the field, or code of the element. */
  readonly campo: string;
  readonly titolo: string;
  /** The copy of the block it belongs to: «Immobile 2». */
  readonly blocco?: string;
  readonly da: number;
  readonly a: number;
  readonly formato: string;
  readonly nota?: string;
  readonly certezza: Certezza;
  /** The characters, without the filling spaces. */
  readonly testo: string;
  /** What stood in the same place of the file before; undefined when there was none, or the same. */
  readonly prima?: string;
}

/** A line: its fields with something in them, or changed since the file before. */
export interface RigaVista {
  readonly riga: number;
  readonly record: string;
  readonly titolo: string;
  readonly vetrini: readonly Vetrino[];
}

const isVuoto = (testo: string, formato: string) =>
  formato === 'NU' || formato === 'DT' || formato === 'CN' || formato === 'CB'
    ? /^0*$/.test(testo)
    : testo === '';

interface Precedente {
  /** The line of the same record, counting those of its type. */
  readonly righe: ReadonlyMap<string, string>;
  readonly elementi: ReadonlyMap<string, string>;
}

/** `D/2`: the second record D. */
function* numberTipi(righe: readonly string[]): Generator<readonly [string, string]> {
  const conti = new Map<string, number>();
  for (const riga of righe) {
    const tipo = riga.slice(0, 1);
    const numero = (conti.get(tipo) ?? 0) + 1;
    conti.set(tipo, numero);
    yield [`${tipo}/${numero}`, riga];
  }
}

function* listElementi(
  tracciato: Tracciato,
  riga: string,
): Generator<{ codice: string; valore: string; da: number }> {
  const spazio = tracciato.record[riga.slice(0, 1)]?.elementi;
  if (spazio === undefined) return;
  for (let i = 0; i < spazio.quanti; i += 1) {
    const da = spazio.da + i * LUNGHEZZA_ELEMENTO;
    const codice = riga.slice(da - 1, da - 1 + CODICE_ELEMENTO);
    if (codice.trim() === '') continue;
    yield { codice, valore: riga.slice(da - 1 + CODICE_ELEMENTO, da - 1 + LUNGHEZZA_ELEMENTO).trim(), da };
  }
}

const keyElemento = (riga: string, codice: string) => `${riga.slice(1, 25)}/${codice}`;

function indexPrecedente(tracciato: Tracciato, testo: string): Precedente {
  const righe = splitRighe(testo);
  const elementi = new Map<string, string>();
  for (const riga of righe)
    for (const { codice, valore } of listElementi(tracciato, riga))
      elementi.set(keyElemento(riga, codice), valore);
  return { righe: new Map(numberTipi(righe)), elementi };
}

function lookRiga(
  tracciato: Tracciato,
  riga: string,
  dove: { numero: number; chiave: string },
  prima: Precedente | undefined,
): RigaVista {
  const tipo = riga.slice(0, 1);
  const record = tracciato.record[tipo];
  const base = { riga: dove.numero, record: tipo, titoloRecord: record?.titolo ?? '' };
  const vetrini: Vetrino[] = [];
  for (const c of record?.campi ?? []) {
    if (c.vuoto || (c.fisso !== undefined && c.da > 1 && c.titolo !== 'Codice fornitura')) continue;
    const testo = riga.slice(c.da - 1, c.a).trim();
    const suo = prima?.righe
      .get(dove.chiave)
      ?.slice(c.da - 1, c.a)
      .trim();
    const cambia = prima !== undefined && suo !== testo;
    if (isVuoto(testo, c.formato) && !(cambia && suo !== undefined)) continue;
    vetrini.push({
      ...base,
      campo: String(c.numero),
      titolo: c.titolo,
      ...(c.blocco && { blocco: `${c.blocco.titolo} ${c.blocco.indice}` }),
      da: c.da,
      a: c.a,
      formato: c.formato,
      ...(c.nota && { nota: c.nota }),
      certezza: c.certezza,
      testo,
      ...(cambia && { prima: suo ?? '' }),
    });
  }
  for (const { codice, valore, da } of listElementi(tracciato, riga)) {
    const suo = prima?.elementi.get(keyElemento(riga, codice));
    vetrini.push({
      ...base,
      campo: codice,
      titolo: codice,
      da,
      a: da + LUNGHEZZA_ELEMENTO - 1,
      formato: 'codice 8 + valore 16',
      certezza: record?.campi.find((c) => c.da <= da && c.a >= da)?.certezza ?? tracciato.certezza,
      testo: valore,
      ...(prima !== undefined && suo !== valore && { prima: suo ?? '' }),
    });
  }
  return { riga: dove.numero, record: tipo, titolo: base.titoloRecord, vetrini };
}

/** A file to look at, line by line, with the differences from the one sent before. */
export function lookFile(tracciato: Tracciato, testo: string, precedente?: string): RigaVista[] {
  const prima = precedente === undefined ? undefined : indexPrecedente(tracciato, precedente);
  return [...numberTipi(splitRighe(testo))].map(([chiave, riga], i) =>
    lookRiga(tracciato, riga, { numero: i + 1, chiave }, prima),
  );
}

/** `RN26.2` (`#3` of the third modulo) of an element; null for a positional field. */
export function findCasella(campo: string, modulo: number): string | null {
  const casella = nameCasella(campo);
  return casella && withModulo(casella, Math.max(1, modulo));
}
