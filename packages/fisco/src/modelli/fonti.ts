import { baseOf, besideOf, makeCompareChiavi, moduloOf, parseChiave, rigoOf, withModulo } from './chiave.ts';
import { findCorrispondente } from './confronto.ts';
import type {
  Casella,
  ChiaveCasella,
  DatiModello,
  EsitoCasella,
  Forzature,
  Modello,
  ValoreCasella,
} from './modello.ts';

/** Those who say what goes in a rigo, in the order in which they are shown. */
const fonti = ['Agenzia', 'Anno scorso', 'Documenti'] as const;
type FonteRigo = (typeof fonti)[number];
type PerFonte<T> = Readonly<Record<FonteRigo, T>>;

/** One rigo of one modulo of the form, and what each source says of its caselle. */
export interface RigoFonti {
  /** `E8`, `E8#2`. */
  readonly rigo: string;
  readonly titolo: string;
  /** Its first casella of an amount; the first of all, where it has none. */
  readonly principale: ChiaveCasella;
  readonly caselle: readonly ChiaveCasella[];
  readonly valori: PerFonte<DatiModello>;
  /** Another source says the same as the Agenzia, and none says otherwise. */
  readonly isUguale: boolean;
}

const isVuoto = (dati: DatiModello): boolean => Object.keys(dati).length === 0;
/** The rigo of a casella with its modulo. */
const rigoConModulo = (chiave: ChiaveCasella): string => withModulo(rigoOf(chiave), moduloOf(chiave));

/** Where the caselle of a form stand in another, or in that of another year: the same quantity. */
export function makeTraduzione(da: Modello, a: Modello): (chiave: ChiaveCasella) => Casella | undefined {
  if (da === a) return (chiave) => da.findCasella(chiave);
  return (chiave) => {
    const posto = da.struttura.indice.findPosto(chiave);
    const trovata = posto && findCorrispondente(a, posto);
    return trovata?.inserita ? trovata : undefined;
  };
}

/** What a declaration says in the caselle of another form, or of another year. */
export function translateDati(da: Modello, a: Modello, dati: DatiModello): DatiModello {
  const translate = makeTraduzione(da, a);
  return Object.fromEntries(
    Object.entries(dati).flatMap(([chiave, valore]): [ChiaveCasella, ValoreCasella][] => {
      const trovata = translate(chiave);
      if (!trovata) return [];
      const adatto = adapt(trovata, valore);
      return a.checkValore(trovata.chiave, adatto) === null ? [[trovata.chiave, adatto]] : [];
    }),
  );
}

/** A tick of one form may be a code in another, and the other way round. */
export function adapt({ tipo }: Casella, valore: ValoreCasella): ValoreCasella {
  if (tipo === 'barrata' && typeof valore === 'string') return valore === '1';
  return tipo === 'codice' && valore === true ? '1' : valore;
}

/** Where an element of a raccolta stands: its righi by their keys. */
interface Elemento {
  readonly raccolta: string;
  readonly indice: number;
  /** What it is of: its codes and words, without its amounts. */
  readonly firma: ReadonlyMap<string, string>;
  readonly dati: DatiModello;
}

const CHE_DICONO: readonly Casella['tipo'][] = ['codice', 'comune', 'codiceFiscale', 'testo'];

/** The data of a source: those of elements that repeat, element by element, and the others. */
function splitElementi(modello: Modello, dati: DatiModello): { elementi: Elemento[]; soli: DatiModello } {
  const posti = Object.keys(dati).flatMap((chiave) => modello.struttura.indice.findPosto(chiave) ?? []);
  const ripetuti = posti.filter(({ raccolta }) => raccolta !== undefined);
  const gruppi = Map.groupBy(ripetuti, ({ raccolta, indice }) => `${raccolta}[${indice}]`);
  const elementi = [...gruppi.values()].flatMap((suoi): Elemento[] => {
    const [primo] = suoi;
    if (primo?.raccolta === undefined) return [];
    const parole = suoi
      .filter(({ casella }) => CHE_DICONO.includes(casella.tipo))
      .map(({ colonna, chiave }) => [colonna.inserisce?.id ?? chiave, String(dati[chiave])] as const);
    return [
      {
        ...{ raccolta: primo.raccolta, indice: primo.indice, firma: new Map(parole) },
        dati: Object.fromEntries(suoi.map(({ chiave }) => [chiave, dati[chiave] as ValoreCasella])),
      },
    ];
  });
  const presi = new Set(ripetuti.map(({ chiave }) => chiave));
  return {
    elementi: elementi.sort((a, b) => a.indice - b.indice),
    soli: Object.fromEntries(Object.entries(dati).filter(([chiave]) => !presi.has(chiave))),
  };
}

/** The data of an element in the place of another of its raccolta; what has no place there is left out. */
function moveElemento(modello: Modello, { dati, indice }: Elemento, posto: number): DatiModello {
  if (posto === indice) return dati;
  const { findPosto, keyOf } = modello.struttura.indice;
  const perRigo = Map.groupBy(Object.keys(dati), rigoConModulo);
  const mosse = [...perRigo.values()].flatMap((chiavi) => {
    const nodo = chiavi.map(findPosto).find((uno) => uno?.inserisce)?.inserisce;
    const nuova = nodo && keyOf(nodo, posto);
    if (nuova === undefined) return [];
    return chiavi.flatMap((chiave): [ChiaveCasella, ValoreCasella][] => {
      const altra = besideOf(nuova, parseChiave(chiave)?.colonna ?? 0);
      const valore = dati[chiave];
      return valore !== undefined && modello.findCasella(altra)?.inserita ? [[altra, valore]] : [];
    });
  });
  return Object.fromEntries(mosse);
}

/** Whether two elements are of the same thing: what both say of it agrees. */
function isStessaCosa(a: Elemento['firma'] | undefined, b: Elemento['firma']): boolean {
  if (a === undefined) return false;
  const comuni = [...b].filter(([nome]) => a.has(nome));
  const isMuta = a.size === 0 && b.size === 0;
  return isMuta || (comuni.length > 0 && comuni.every(([nome, valore]) => a.get(nome) === valore));
}

/**
 * The sources side by side: what repeats stands where the Agenzia says the same thing (a code, a comune), and the rest in the
 * places that nobody has.
 */
function alignFonti(modello: Modello, dati: PerFonte<DatiModello>): PerFonte<DatiModello> {
  const firme = new Map<string, Elemento['firma']>();
  const align = (fonte: FonteRigo): DatiModello => {
    const { elementi, soli } = splitElementi(modello, dati[fonte]);
    const miei = new Set<string>();
    const mossi = elementi.map((elemento) => {
      const nameAt = (posto: number) => `${elemento.raccolta}[${posto}]`;
      const isSuo = (posto: number) =>
        !miei.has(nameAt(posto)) && isStessaCosa(firme.get(nameAt(posto)), elemento.firma);
      const isLibero = (posto: number) => !firme.has(nameAt(posto));
      const posti = Array.from({ length: firme.size + elementi.length + 1 }, (_, posto) => posto);
      const posto = [elemento.indice, ...posti].find(isSuo) ?? posti.find(isLibero) ?? elemento.indice;
      firme.set(nameAt(posto), new Map([...elemento.firma, ...(firme.get(nameAt(posto)) ?? [])]));
      miei.add(nameAt(posto));
      return moveElemento(modello, elemento, posto);
    });
    return Object.assign({}, soli, ...mossi);
  };
  const agenzia = align('Agenzia');
  const anno = align('Anno scorso');
  return { Agenzia: agenzia, 'Anno scorso': anno, Documenti: align('Documenti') };
}

/** Whether a rigo of another year alone has something to ask: an amount. */
const hasImporto = (modello: Modello, dati: DatiModello): boolean =>
  Object.entries(dati).some(
    ([chiave, valore]) => modello.findCasella(chiave)?.tipo === 'euro' && valore !== 0,
  );

function isUguale({ Agenzia, 'Anno scorso': anno, Documenti }: PerFonte<DatiModello>): boolean {
  const altri = [anno, Documenti].filter((uno) => !isVuoto(uno));
  return altri.length > 0 && altri.every((uno) => isStesso(Agenzia, uno));
}
const isStesso = (a: DatiModello, b: DatiModello): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((chiave) => a[chiave] === b[chiave]);

/** Rigo by rigo what three sources say, each in the caselle of one form. What last year alone says is there when it is an amount. */
export function compareFonti(modello: Modello, dati: PerFonte<DatiModello>): RigoFonti[] {
  const allineati = alignFonti(modello, dati);
  const chiavi = [...new Set(fonti.flatMap((fonte) => Object.keys(allineati[fonte])))];
  const titoli = new Map(
    modello.quadri.flatMap((q) =>
      q.sezioni.flatMap((s) => s.righi.map((r) => [r.codice, r.titolo] as const)),
    ),
  );
  const perRigo = Map.groupBy(chiavi.sort(makeCompareChiavi(modello.quadri)), rigoConModulo);
  return [...perRigo].flatMap(([rigo, caselle]): RigoFonti[] => {
    const take = (fonte: FonteRigo): DatiModello =>
      Object.fromEntries(
        caselle.flatMap((chiave) => {
          const valore = allineati[fonte][chiave];
          return valore === undefined ? [] : [[chiave, valore]];
        }),
      );
    const valori = {
      Agenzia: take('Agenzia'),
      'Anno scorso': take('Anno scorso'),
      Documenti: take('Documenti'),
    };
    const isDiAdesso = !isVuoto(valori.Agenzia) || !isVuoto(valori.Documenti);
    if (!isDiAdesso && !hasImporto(modello, valori['Anno scorso'])) return [];
    const importo = caselle.find((chiave) => modello.findCasella(chiave)?.tipo === 'euro');
    return [
      {
        ...{ rigo, caselle, valori, isUguale: isUguale(valori) },
        titolo: titoli.get(baseOf(rigo)) ?? rigo,
        principale: importo ?? caselle[0] ?? rigo,
      },
    ];
  });
}

/** The balances of a declaration: what is given back less what is paid, without the taxes that are not known. */
interface SaldoNoto {
  readonly saldo: number;
  /** The taxes left out, by name. */
  readonly senza: readonly string[];
  readonly isProvvisorio: boolean;
}

/** What changes with each choice, computed by the form; the choices are counted from the data given. */
export function measureScelte(
  modello: Modello,
  { dati: base, forzature = {} }: { readonly dati: DatiModello; readonly forzature?: Forzature },
  scelte: readonly Readonly<Record<ChiaveCasella, ValoreCasella | null>>[],
): { base: SaldoNoto; effetti: (number | null)[] } {
  const calcolo = modello.createCalcolo(base, forzature);
  const senza = new Set<string>();
  const read = (): SaldoNoto => {
    const righe = modello.risultati.map(({ nome, debito, credito }) => {
      const get = (chiavi: readonly ChiaveCasella[] = []) =>
        chiavi.filter((chiave) => modello.findCasella(chiave)?.inserita === false).map((k) => calcolo.get(k));
      const sum = (esiti: readonly EsitoCasella[]) =>
        esiti.reduce((somma, { valore }) => somma + (typeof valore === 'number' ? valore : 0), 0);
      const [daPagare, daRendere] = [get(debito), get(credito)];
      const stati = new Set([...daPagare, ...daRendere].map(({ stato }) => stato));
      return { nome, stati, saldo: sum(daRendere) - sum(daPagare) };
    });
    const ignote = righe.filter(({ stati }) => stati.has('incompleto')).map(({ nome }) => nome);
    const note = righe.filter(({ nome }) => !ignote.includes(nome) && !senza.has(nome));
    return {
      saldo: note.reduce((somma, { saldo }) => somma + saldo, 0),
      senza: ignote,
      isProvvisorio: note.some(({ stati }) => stati.has('provvisorio')),
    };
  };
  const prima = read();
  for (const nome of prima.senza) senza.add(nome);
  const effetti = scelte.map((scelta) => {
    const mosse = Object.entries(scelta).filter(([chiave, valore]) => (base[chiave] ?? null) !== valore);
    for (const [chiave, valore] of mosse) calcolo.set(chiave, valore);
    const { saldo, senza: ignote } = read();
    for (const [chiave] of mosse) calcolo.set(chiave, base[chiave] ?? null);
    return ignote.every((nome) => senza.has(nome)) ? saldo - prima.saldo : null;
  });
  return { base: prima, effetti };
}
