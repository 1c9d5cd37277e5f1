import {
  CODICE_ELEMENTO,
  checkElemento,
  type Elemento,
  type FormatoElemento,
  LUNGHEZZA_ELEMENTO,
  readElemento,
  writeElemento,
} from './elementi.ts';
import {
  type Campo,
  FINE_RIGA,
  listCampi,
  type Tracciato,
  type TracciatoRecord,
  type Valore,
  type Valori,
} from './tracciato.ts';
import { checkValore, isAssente, readValore, writeValore } from './valore.ts';

/** A record to write, or as it was read. */
export interface Riga {
  readonly tipo: string;
  readonly valori: Valori;
  readonly elementi?: readonly Elemento[];
}

/** Something wrong with a supply, tied to its field: `riga` counts from 1, `posizione` too. */
export interface Problema {
  readonly livello: 'bloccante' | 'avviso';
  readonly codice: string;
  readonly riga: number;
  readonly posizione: number;
  readonly record: string;
  /** Number of the field in the specification, or the code of an element. */
  readonly campo: string;
  readonly nome: string;
  readonly frase: string;
}

/** How a field is called in a sentence. */
const nameCampo = (record: string, { numero, titolo, blocco }: Campo): string =>
  `«${titolo}»${blocco ? ` (${blocco.titolo.toLowerCase()} ${blocco.indice})` : ''}, campo ${numero} del record ${record}`;

export const makeProblema = (
  dove: { riga: number; record: string; campo: Campo },
  codice: string,
  frase: string,
  livello: Problema['livello'] = 'bloccante',
): Problema => ({
  livello,
  codice,
  riga: dove.riga,
  posizione: dove.campo.da,
  record: dove.record,
  campo: String(dove.campo.numero),
  nome: dove.campo.nome,
  frase,
});

function checkCampo(
  record: TracciatoRecord,
  campo: Campo,
  valore: Valore | undefined,
  riga: number,
): Problema[] {
  const dove = { riga, record: record.tipo, campo };
  const nome = nameCampo(record.tipo, campo);
  if (isAssente(valore) && campo.obbligatorio) return [makeProblema(dove, 'OBBLIGATORIO', `Manca ${nome}.`)];
  const male = checkValore(campo, valore);
  if (male !== null) return [makeProblema(dove, 'FORMATO', `${nome}: ${male}.`)];
  if (!isAssente(valore) && campo.ammessi && !campo.ammessi.includes(valore))
    return [makeProblema(dove, 'VALORE', `${nome}: il valore «${valore}» non è fra quelli ammessi.`)];
  if (campo.tagliabile && String(valore ?? '').length > campo.lunghezza) {
    const frase = `${nome}: oltre ${campo.lunghezza} caratteri; nel file il testo è accorciato.`;
    return [makeProblema(dove, 'ACCORCIATO', frase, 'avviso')];
  }
  return [];
}

/** Whether a copy of the block of a record holds anything. */
export const isCopiaPiena = (record: TracciatoRecord, valori: Valori, indice: number): boolean =>
  record.campi.some((c) => c.blocco?.indice === indice && c.nome !== '' && !isAssente(valori[c.nome]));

/** What is wrong with one record, field by field; a copy of its block that is empty is asked nothing. */
export function checkRiga(
  record: TracciatoRecord,
  { valori, elementi = [] }: Riga,
  riga: number,
): Problema[] {
  const piene = new Set<number>();
  for (let i = 1; i <= record.perRecord; i += 1) if (isCopiaPiena(record, valori, i)) piene.add(i);
  const campi = listCampi(record).filter((c) => c.blocco === undefined || piene.has(c.blocco.indice));
  return [
    ...campi.flatMap((c) => checkCampo(record, c, valori[c.nome], riga)),
    ...elementi.flatMap((elemento): Problema[] => {
      const male = checkElemento(elemento);
      if (male === null) return [];
      const { codice } = elemento;
      const dove = {
        riga,
        posizione: record.elementi?.da ?? 1,
        record: record.tipo,
        campo: codice,
        nome: codice,
      };
      return [{ livello: 'bloccante', codice: 'FORMATO', ...dove, frase: `${codice}: ${male}.` }];
    }),
  ];
}

/** A line, its end included: `elementi` must fit in the room of the record. */
export function writeRiga(record: TracciatoRecord, { valori, elementi = [] }: Riga): string {
  const testo = record.campi.map((c) => writeValore(c, valori[c.nome])).join('');
  if (record.elementi === undefined || elementi.length === 0) return testo;
  const { da, quanti } = record.elementi;
  const scritti = elementi.flatMap(writeElemento).join('');
  if (scritti.length > quanti * LUNGHEZZA_ELEMENTO) throw new RangeError('Too many elements for one record');
  return testo.slice(0, da - 1) + scritti + testo.slice(da - 1 + scritti.length);
}

/** Divides the elements in groups that fit in a record; an element that goes on is never split. */
export function splitElementi(record: TracciatoRecord, elementi: readonly Elemento[]): Elemento[][] {
  const posto = record.elementi?.quanti ?? 0;
  const gruppi: Elemento[][] = [];
  let occupati = posto;
  for (const elemento of elementi) {
    const lunghi = writeElemento(elemento).length;
    if (lunghi === 0) continue;
    if (occupati + lunghi > posto) {
      gruppi.push([]);
      occupati = 0;
    }
    gruppi.at(-1)?.push(elemento);
    occupati += lunghi;
  }
  return gruppi;
}

export type FindFormato = (codice: string) => FormatoElemento | undefined;
type Guasto = { posizione: number; campo: string; nome: string; frase: string };

function readElementi(
  testo: string,
  { da }: { da: number },
  findFormato: FindFormato,
): { elementi: Elemento[]; guasti: Guasto[] } {
  const elementi: Elemento[] = [];
  const guasti: Guasto[] = [];
  const pezzi = testo.match(/.{24}/gs) ?? [];
  for (let i = 0; i < pezzi.length; i += 1) {
    const codice = (pezzi[i] ?? '').slice(0, CODICE_ELEMENTO);
    if (codice.trim() === '') continue;
    const posizione = da + i * LUNGHEZZA_ELEMENTO;
    const formato = findFormato(codice);
    let valore = (pezzi[i] ?? '').slice(CODICE_ELEMENTO);
    while (formato === 'AN' && pezzi[i + 1]?.startsWith(`${codice}+`)) {
      i += 1;
      valore += (pezzi[i] ?? '').slice(CODICE_ELEMENTO + 1);
    }
    const letto = formato === undefined ? null : readElemento(formato, valore);
    if (formato !== undefined && letto !== null) elementi.push({ codice, formato, valore: letto });
    else {
      const perche =
        formato === undefined ? 'il codice non è del modello' : 'il valore non ha il formato previsto';
      guasti.push({ posizione, campo: codice, nome: codice, frase: `${codice}: ${perche}.` });
    }
  }
  return { elementi, guasti };
}

/** Reads one line; what is wrong in it comes back with its position. */
export function readRiga(
  tracciato: Tracciato,
  testo: string,
  numero: number,
  findFormato: FindFormato = () => undefined,
): { riga: Riga | null; problemi: Problema[] } {
  const tipo = testo.slice(0, 1);
  const record = tracciato.record[tipo];
  const base = { livello: 'bloccante', riga: numero, record: tipo } as const;
  const refuse = (codice: string, frase: string) => ({
    riga: null,
    problemi: [{ ...base, codice, posizione: 1, campo: '1', nome: '', frase }],
  });
  if (record === undefined)
    return refuse('TIPO_RECORD', `Riga ${numero}: il tracciato non ha record «${tipo}».`);
  if (testo.length !== tracciato.lunghezza)
    return refuse(
      'LUNGHEZZA',
      `Riga ${numero}: ${testo.length} caratteri con la fine riga, invece di ${tracciato.lunghezza}.`,
    );
  const valori: Record<string, Valore> = {};
  const problemi: Problema[] = [];
  const spazio = record.elementi;
  const fineSpazio = spazio ? spazio.da + spazio.quanti * LUNGHEZZA_ELEMENTO : 0;
  for (const c of record.campi) {
    if (spazio && c.da >= spazio.da && c.a < fineSpazio) continue;
    const letto = readValore(c, testo.slice(c.da - 1, c.a));
    if ('problema' in letto)
      problemi.push(
        makeProblema(
          { riga: numero, record: tipo, campo: c },
          'FORMATO',
          `${nameCampo(tipo, c)}: ${letto.problema}.`,
        ),
      );
    else if (letto.valore !== undefined && c.nome !== '') valori[c.nome] = letto.valore;
  }
  if (spazio === undefined) return { riga: { tipo, valori }, problemi };
  const letti = readElementi(testo.slice(spazio.da - 1, fineSpazio - 1), spazio, findFormato);
  return {
    riga: { tipo, valori, elementi: letti.elementi },
    problemi: [...problemi, ...letti.guasti.map((g) => ({ ...base, codice: 'FORMATO', ...g }))],
  };
}

/** The lines of a supply, each with its end; the last one may lack it and is refused for its length. */
export const splitRighe = (testo: string): string[] => {
  const righe = testo.split(FINE_RIGA);
  const ultima = righe.pop() ?? '';
  return [...righe.map((riga) => riga + FINE_RIGA), ...(ultima === '' ? [] : [ultima])];
};
