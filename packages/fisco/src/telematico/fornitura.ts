import type { Elemento } from './elementi.ts';
import {
  checkRiga,
  type FindFormato,
  isCopiaPiena,
  type Problema,
  type Riga,
  readRiga,
  splitElementi,
  splitRighe,
  writeRiga,
} from './riga.ts';
import { listCampi, nameCopia, type Tracciato, type TracciatoRecord, type Valori } from './tracciato.ts';

/** What one declaration puts in a supply, without counters nor headings: those are the writer's. */
export interface DichiarazioneFornita {
  /** Record B: who declares, and the front page. */
  readonly frontespizio: Valori;
  /** By record: the copies of its block or, for a record without one, what each record says. */
  readonly gruppi?: Readonly<Record<string, readonly Valori[]>>;
  /** By record with a block: what stands outside the block. */
  readonly chiusure?: Readonly<Record<string, Valori>>;
  /** The quadri by code of field, for the layouts that have them, a modulo after the other. */
  readonly moduli?: readonly { readonly modulo: number; readonly elementi: readonly Elemento[] }[];
  /** The records of a layout that has groups of them, as they come; the front page says who declares. */
  readonly seguito?: readonly Riga[];
}

/** A supply: the heading, then its declarations. */
export interface Fornitura {
  readonly testa: Valori;
  readonly dichiarazioni: readonly DichiarazioneFornita[];
}

const INTESTAZIONE = ['codiceFiscale', 'modulo', 'produttore'];

const renameCopia = (valori: Valori, indice: number): Valori =>
  Object.fromEntries(Object.entries(valori).map(([nome, valore]) => [nameCopia(nome, indice), valore]));

const withoutSoloPrimo = (record: TracciatoRecord, valori: Valori): Valori => {
  const solo = new Set(record.campi.filter((c) => c.soloPrimo).map((c) => c.nome));
  return Object.fromEntries(Object.entries(valori).filter(([nome]) => !solo.has(nome)));
};

/** The records of one type: as many as its copies need, and at least one where the layout wants it. */
function layTipo(tracciato: Tracciato, record: TracciatoRecord, d: DichiarazioneFornita): Valori[] {
  const copie = d.gruppi?.[record.tipo] ?? [];
  const chiusura = d.chiusure?.[record.tipo] ?? {};
  if (record.perRecord === 0) return copie.map((valori) => ({ ...valori }));
  const quanti = Math.ceil(copie.length / record.perRecord);
  const minimo = tracciato.sempre.includes(record.tipo) ? 1 : 0;
  return Array.from({ length: Math.max(quanti, minimo) }, (_, i) => {
    const suoi = copie.slice(i * record.perRecord, (i + 1) * record.perRecord);
    return Object.assign(
      {},
      i === 0 ? chiusura : withoutSoloPrimo(record, chiusura),
      ...suoi.map((valori, n) => renameCopia(valori, n + 1)),
    );
  });
}

/** A record of a group: as many as its elements need, one where it has none. */
function layRigaDiGruppo(tracciato: Tracciato, riga: Riga, codiceFiscale: Riga['valori'][string]): Riga[] {
  const record = tracciato.record[riga.tipo];
  const gruppi = record ? splitElementi(record, riga.elementi ?? []) : [];
  const valori = { ...riga.valori, codiceFiscale };
  return (gruppi.length > 0 ? gruppi : [[]]).map((elementi) => ({ tipo: riga.tipo, valori, elementi }));
}

function layDichiarazione(tracciato: Tracciato, d: DichiarazioneFornita): Riga[] {
  const { codiceFiscale = '', produttore = '' } = d.frontespizio;
  const intestazione = { codiceFiscale, produttore };
  const righe: Riga[] = [{ tipo: 'B', valori: { ...d.frontespizio, modulo: 1 } }];
  for (const riga of d.seguito ?? []) righe.push(...layRigaDiGruppo(tracciato, riga, codiceFiscale));
  for (const tipo of tracciato.gruppoDa ? [] : tracciato.ordine.slice(1)) {
    const record = tracciato.record[tipo];
    if (record === undefined) continue;
    const valori = layTipo(tracciato, record, d);
    righe.push(...valori.map((v, i) => ({ tipo, valori: { ...v, ...intestazione, modulo: i + 1 } })));
    if (record.elementi === undefined) continue;
    for (const { modulo, elementi } of d.moduli ?? [])
      for (const gruppo of splitElementi(record, elementi))
        righe.push({ tipo, valori: { ...intestazione, modulo }, elementi: gruppo });
  }
  return righe;
}

/** The records of a supply, from A to Z with its counters. */
export function layRighe(tracciato: Tracciato, fornitura: Fornitura): Riga[] {
  const interne = fornitura.dichiarazioni.flatMap((d) => layDichiarazione(tracciato, d));
  const conti = new Map<string, number>();
  for (const { tipo } of interne) conti.set(tipo, (conti.get(tipo) ?? 0) + 1);
  const coda = Object.fromEntries(tracciato.contatori.map((tipo) => [`numero${tipo}`, conti.get(tipo) ?? 0]));
  return [{ tipo: 'A', valori: fornitura.testa }, ...interne, { tipo: 'Z', valori: coda }];
}

/** What is wrong in each record, field by field; what holds between records is in `controlli`. */
export const checkCampi = (tracciato: Tracciato, righe: readonly Riga[]): Problema[] =>
  righe.flatMap((riga, i) => {
    const record = tracciato.record[riga.tipo];
    return record === undefined ? [] : checkRiga(record, riga, i + 1);
  });

/** The text of a supply, every line with its end. */
export function writeRighe(tracciato: Tracciato, righe: readonly Riga[]): string {
  return righe
    .map((riga) => {
      const record = tracciato.record[riga.tipo];
      if (record === undefined) throw new RangeError(`No record ${riga.tipo} in ${tracciato.codice}`);
      return writeRiga(record, riga);
    })
    .join('');
}

const refuse = (riga: number, record: string, codice: string, frase: string): Problema => ({
  livello: 'bloccante',
  codice,
  riga,
  posizione: 1,
  record,
  campo: '1',
  nome: '',
  frase,
});

function checkOrdine(tracciato: Tracciato, righe: readonly Riga[]): Problema[] {
  const problemi: Problema[] = [];
  const ultima = righe.length - 1;
  let posto = -1;
  for (const [i, { tipo }] of righe.entries()) {
    const attesi = i === 0 ? 'A' : i === ultima ? 'Z' : undefined;
    const salto = (frase: string) => problemi.push(refuse(i + 1, tipo, 'ORDINE', `Riga ${i + 1}: ${frase}.`));
    if (attesi !== undefined) {
      if (tipo !== attesi) salto(`deve esserci il record ${attesi}`);
      continue;
    }
    const qui = tracciato.ordine.indexOf(tipo);
    const inizia = qui === 0 || tipo === tracciato.gruppoDa;
    if (qui === -1 || (i === 1 && qui !== 0) || (!inizia && qui < posto))
      salto(`il record ${tipo} non può stare qui`);
    posto = qui;
  }
  return problemi;
}

function checkConteggi(tracciato: Tracciato, righe: readonly Riga[]): Problema[] {
  const coda = righe.at(-1);
  if (coda?.tipo !== 'Z') return [];
  return tracciato.contatori.flatMap((tipo) => {
    const sono = righe.filter((riga) => riga.tipo === tipo).length;
    const detti = Number(coda.valori[`numero${tipo}`] ?? 0);
    if (sono === detti) return [];
    const campo = tracciato.record.Z?.campi.find((c) => c.nome === `numero${tipo}`);
    const frase = `La coda conta ${detti} record ${tipo}, nel file sono ${sono}.`;
    return [
      {
        ...refuse(righe.length, 'Z', 'CONTEGGI', frase),
        posizione: campo?.da ?? 1,
        campo: String(campo?.numero),
      },
    ];
  });
}

/** What is wrong between the records of a supply: their order, and the counters of the last. */
export const checkFraRighe = (tracciato: Tracciato, righe: readonly Riga[]): Problema[] => [
  ...checkOrdine(tracciato, righe),
  ...checkConteggi(tracciato, righe),
];

/** Reads every line of a supply. A line that cannot be read is left out and named among the problems. */
export function readRighe(
  tracciato: Tracciato,
  testo: string,
  findFormato?: FindFormato,
): { righe: Riga[]; problemi: Problema[] } {
  const lette = splitRighe(testo).map((riga, i) => readRiga(tracciato, riga, i + 1, findFormato));
  const problemi = lette.flatMap((l) => l.problemi);
  const righe = lette.flatMap((l) => (l.riga === null ? [] : [l.riga]));
  if (righe.length < lette.length || lette.length === 0) return { righe, problemi };
  return { righe, problemi: [...problemi, ...checkFraRighe(tracciato, righe)] };
}

function splitCopie(record: TracciatoRecord, valori: Valori): Valori[] {
  return Array.from({ length: record.perRecord }, (_, i) => i + 1)
    .filter((indice) => isCopiaPiena(record, valori, indice))
    .map((indice) =>
      Object.fromEntries(
        listCampi(record)
          .filter((c) => c.blocco?.indice === indice && valori[c.nome] !== undefined)
          .map((c) => [c.nome.split('#')[0] ?? '', valori[c.nome] ?? '']),
      ),
    );
}

type Mutabile = {
  frontespizio: Valori;
  gruppi: Record<string, Valori[]>;
  chiusure: Record<string, Valori>;
  moduli: { modulo: number; elementi: Elemento[] }[];
  seguito?: Riga[];
};

/** A record of a group; one that goes on with what did not fit in the record before is one with it. */
function gatherDiGruppo(d: Mutabile, { tipo, valori: tutti, elementi = [] }: Riga): void {
  const { codiceFiscale: _, ...valori } = tutti;
  const prima = d.seguito?.at(-1);
  const isSeguito = prima?.tipo === tipo && JSON.stringify(prima.valori) === JSON.stringify(valori);
  d.seguito = isSeguito
    ? [
        ...(d.seguito ?? []).slice(0, -1),
        { tipo, valori, elementi: [...(prima.elementi ?? []), ...elementi] },
      ]
    : [...(d.seguito ?? []), { tipo, valori, elementi }];
}

function gather(tracciato: Tracciato, d: Mutabile, riga: Riga): void {
  const record = tracciato.record[riga.tipo];
  if (record === undefined) return;
  if (tracciato.gruppoDa) {
    gatherDiGruppo(d, riga);
    return;
  }
  if (record.elementi) {
    const modulo = Number(riga.valori.modulo ?? 0);
    const suo = d.moduli.find((m) => m.modulo === modulo);
    if (suo) suo.elementi.push(...(riga.elementi ?? []));
    else d.moduli.push({ modulo, elementi: [...(riga.elementi ?? [])] });
    return;
  }
  const inBlocco = new Set(record.campi.filter((c) => c.blocco).map((c) => c.nome));
  const fuori = Object.fromEntries(
    Object.entries(riga.valori).filter(([nome]) => !INTESTAZIONE.includes(nome) && !inBlocco.has(nome)),
  );
  const copie = record.perRecord === 0 ? [fuori] : splitCopie(record, riga.valori);
  d.gruppi[riga.tipo] = [...(d.gruppi[riga.tipo] ?? []), ...copie];
  if (record.perRecord > 0) d.chiusure[riga.tipo] ??= fuori;
}

/** The declarations that the records of a supply say: the inverse of `layRighe`. */
export function gatherFornitura(tracciato: Tracciato, righe: readonly Riga[]): Fornitura {
  const dichiarazioni: Mutabile[] = [];
  for (const riga of righe.slice(1, -1)) {
    if (riga.tipo === 'B') {
      const { modulo: _, ...frontespizio } = riga.valori;
      dichiarazioni.push({ frontespizio, gruppi: {}, chiusure: {}, moduli: [] });
    } else if (dichiarazioni.length > 0) gather(tracciato, dichiarazioni.at(-1) as Mutabile, riga);
  }
  return { testa: righe[0]?.valori ?? {}, dichiarazioni };
}
