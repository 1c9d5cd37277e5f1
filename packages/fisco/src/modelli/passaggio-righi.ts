import { listDipendenze } from '../engine/graph.ts';
import { type Concetto, compile, createCalculation, type Dato, type Nodo, regola } from '../engine/index.ts';
import {
  spesaClasse,
  spesaCoppie,
  spesaEnergia,
  spesaMobili,
  spesaRecupero,
  spesaRicarica,
  spesaSecondi,
} from '../regole/acconti-730.ts';
import * as rl from '../regole/altri-redditi.ts';
import { arredi, rataRicarica, rate, ricaricaRata } from '../regole/arredi.ts';
import { fonte, sempre } from '../regole/fonti.ts';
import { energia, recupero } from '../regole/lavori.ts';
import * as d from '../regole/quadro-d.ts';
import { esteriIvie } from '../regole/reddito.ts';
import { besideOf, parseChiave, writeChiave } from './chiave.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';
import { makeCarryCapitale } from './passaggio-capitale.ts';
import { encodeValore } from './valore.ts';

/** A casella of one form in its place of the other. */
export interface VocePassaggio {
  readonly da: ChiaveCasella;
  readonly a: ChiaveCasella;
  readonly valore: ValoreCasella;
}
/** What goes by another way than the same quantity, and the caselle that are so said. */
export interface PerRigo {
  readonly voci: readonly VocePassaggio[];
  readonly dette: ReadonlySet<ChiaveCasella>;
  /** What the other form wants divided, and nothing says how: it is carried nowhere, and named. */
  readonly daDividere?: ReadonlySet<ChiaveCasella>;
}

const NIENTE: PerRigo = { voci: [], dette: new Set() };

/**
 * The real estate of the works: E51-E53 and RP51-RP53 have the same columns (730/2026, r. 5968-6034, and Redditi PF 2026, fasc. 1,
 * r. 7666-7735; 2025, r. 5584 and 7398; 2024, r. 5493 and 7242).
 */
const GEMELLI: readonly (readonly [quadro: string, quadro: string, righi: readonly number[]])[] = [
  ['E', 'RP', [51, 52, 53]],
  ['RP', 'E', [51, 52, 53]],
];
/** The twin of a casella that no rule reads, of the same type in the other form. */
export function findGemella(da: Modello, a: Modello, chiave: ChiaveCasella): ChiaveCasella | undefined {
  const letta = parseChiave(chiave);
  const suo = GEMELLI.find(([quadro, , righi]) => quadro === letta?.quadro && righi.includes(letta.rigo));
  if (letta === undefined || suo === undefined) return undefined;
  const altra = a.findCasella(writeChiave({ ...letta, quadro: suo[1] }));
  return altra?.inserita && altra.tipo === da.findCasella(chiave)?.tipo ? altra.chiave : undefined;
}

type Scritta = { readonly chiave: ChiaveCasella; readonly valore: ValoreCasella };
/** What is written of each element of a raccolta, or of the one there is. */
function listElementi(modello: Modello, dati: DatiModello, nodi: readonly Dato[]): Map<Dato, Scritta>[] {
  const perIndice = new Map<number, Map<Dato, Scritta>>();
  for (const [chiave, valore] of Object.entries(dati)) {
    const posto = modello.struttura.indice.findPosto(chiave);
    if (posto?.inserisce === undefined || !nodi.includes(posto.inserisce)) continue;
    const suoi = perIndice.get(posto.indice) ?? new Map<Dato, Scritta>();
    perIndice.set(posto.indice, suoi.set(posto.inserisce, { chiave, valore }));
  }
  return [...perIndice].sort(([a], [b]) => a - b).map(([, suoi]) => suoi);
}
const importoOf = (scritta: Scritta | undefined): number => Number(scritta?.valore ?? 0);

/** What the rules of a form work out of some of its data, in cents; undefined where it is not known. */
function computeEuro(
  modello: Modello,
  dati: DatiModello,
  concetto: Concetto,
  indice: number,
): number | undefined {
  const { annoImposta, struttura } = modello;
  const letti = new Set(listDipendenze([concetto], annoImposta));
  const dichiarati = Object.entries(dati).flatMap(([chiave, valore]) => {
    const posto = struttura.indice.findPosto(chiave);
    return posto?.inserisce && letti.has(posto.inserisce)
      ? [{ dato: posto.inserisce, valore: encodeValore(posto.casella, valore), indice: posto.indice }]
      : [];
  });
  const misure = Object.fromEntries(
    [...letti].flatMap(({ raccolta }) => (raccolta === undefined ? [] : [[raccolta, indice + 1]])),
  );
  const calcolo = createCalculation(compile([concetto], { annoImposta, misure }));
  calcolo.fill(dichiarati.filter((uno) => uno.dato.raccolta === undefined || uno.indice <= indice));
  const { valore } = calcolo.read(concetto, indice);
  return valore > 0 ? valore : undefined;
}

const decimo = (id: string, valore: Nodo): Concetto =>
  regola({
    ...{ id: `passaggio.${id}`, titolo: 'Rata dell’anno', unita: 'euro' },
    formule: sempre(valore, fonte('Istruzioni 730/2023-2026', 'righi da E57 a E59')),
  });
/**
 * The 730 asks the expense and works out the instalment; Redditi PF asks both (730/2026, r. 5926, 6043-6290 and 6785; Redditi PF 2026,
 * fasc. 1, r. 7557-7560). `colonna`: where RP has the expense.
 */
const spese: readonly {
  readonly spesa: Dato;
  readonly rata: Dato;
  readonly dellAnno: Concetto;
  readonly colonna: number;
}[] = [
  { spesa: spesaRecupero, rata: recupero.rata, dellAnno: recupero.rataAnno, colonna: 9 },
  { spesa: spesaEnergia, rata: energia.rata, dellAnno: energia.rataAnno, colonna: 8 },
  { spesa: spesaRicarica, rata: ricaricaRata, dellAnno: rataRicarica, colonna: 3 },
  { spesa: spesaMobili, rata: arredi.mobili, dellAnno: decimo('mobili', rate.mobili), colonna: 2 },
  { spesa: spesaSecondi, rata: arredi.secondi, dellAnno: decimo('secondi', rate.secondi), colonna: 5 },
  { spesa: spesaCoppie, rata: arredi.coppie, dellAnno: decimo('coppie', rate.coppie), colonna: 2 },
  { spesa: spesaClasse, rata: arredi.classe, dellAnno: decimo('classe', rate.classe), colonna: 2 },
];
const SULLA_SPESA = new Set(spese.map(({ spesa }) => spesa));

/** An expense of the 730 with its instalment; both, or neither. */
function carrySpese(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const voci = Object.entries(dati).flatMap(([chiave, valore]): VocePassaggio[] => {
    const posto = da.struttura.indice.findPosto(chiave);
    const suo =
      posto?.inserisce && SULLA_SPESA.has(posto.inserisce)
        ? spese.find(({ spesa }) => spesa === posto.inserisce)
        : undefined;
    const rata = posto && suo && a.struttura.indice.keyOf(suo.rata, posto.indice);
    if (posto === undefined || suo === undefined || rata === undefined || valore === 0) return [];
    const scritta = da.struttura.indice.keyOf(suo.rata, posto.indice);
    const suoi = { da: chiave, a: besideOf(rata, suo.colonna), valore };
    if (scritta !== undefined && Number(dati[scritta] ?? 0) > 0) return [suoi];
    const centesimi = computeEuro(da, dati, suo.dellAnno, posto.indice);
    return centesimi === undefined
      ? []
      : [suoi, { da: chiave, a: rata, valore: Math.round(centesimi / 100) }];
  });
  return { voci, dette: new Set(voci.map((voce) => voce.da)) };
}

const ALTRI_DATI = 92;
/** D5 by its type, in RL14-RL16 (table of Redditi PF 2026, fasc. 2, r. 384-414; 2025, r. 389-419; 2024, r. 347-383). */
const occasionali: Readonly<Record<string, { readonly reddito: Dato; readonly spese: Dato }>> = {
  1: { reddito: rl.commerciali.corrispettivi, spese: rl.commerciali.spese },
  2: { reddito: rl.autonomi.corrispettivi, spese: rl.autonomi.spese },
  3: { reddito: rl.obblighi.corrispettivi, spese: rl.obblighi.spese },
};
/** D3 by its type, in RL25-RL27 (the same tables); of RL26 col. 2 the type is 1. */
const assimilati: Readonly<
  Record<string, { readonly reddito: Dato; readonly tipo?: readonly [number, string] }>
> = {
  1: { reddito: rl.diritti },
  2: { reddito: rl.protesti, tipo: [2, '1'] },
  3: { reddito: rl.associati },
};
/**
 * D4 by its type, in RL5-RL13 (730/2026, r. 3623-3674, and Redditi PF 2026, fasc. 2, r. 690-818; 2025, r. 692-818; 2024, r. 663-763). Short
 * rents and choirs, types 7 and from 10 to 13, ask more than the 730 says, or count otherwise.
 */
const diversi: Readonly<Record<string, { readonly reddito: Dato; readonly spese?: Dato }>> = {
  1: { reddito: rl.lottizzazioni.corrispettivi, spese: rl.lottizzazioni.spese },
  2: { reddito: rl.rivendite.corrispettivi, spese: rl.rivendite.spese },
  3: { reddito: rl.affitti.corrispettivi, spese: rl.affitti.spese },
  4: { reddito: rl.fondiari },
  5: { reddito: rl.fondiariEsteri },
  6: { reddito: rl.opere },
  8: { reddito: esteriIvie },
  9: { reddito: rl.senzaRitenuta },
  14: { reddito: rl.conSuperbonus.corrispettivi, spese: rl.conSuperbonus.spese },
};
const PRIMO_LETTO = 2024;
type Elemento = {
  readonly tipo: string;
  readonly parti: Map<Dato, Scritta>;
  readonly campione: ValoreCasella;
};

/** Those of types that the table has; none when some of a type were earned in Campione d'Italia and some not: RL wants more modules. */
function readTipi(
  da: Modello,
  dati: DatiModello,
  nodi: readonly Dato[],
  tipo: Dato,
  posti: object,
): readonly Elemento[] | undefined {
  const elementi = listElementi(da, dati, nodi).map((parti): Elemento => {
    const chiave = [...parti.values()][0]?.chiave ?? '';
    return {
      parti,
      tipo: String(parti.get(tipo)?.valore ?? ''),
      campione: dati[besideOf(chiave, ALTRI_DATI)] ?? '',
    };
  });
  const sicuri = elementi.every(
    (uno) =>
      uno.tipo in posti &&
      elementi.every((altro) => altro.tipo !== uno.tipo || altro.campione === uno.campione),
  );
  return sicuri ? elementi : undefined;
}

interface Somma {
  readonly nodo: Dato;
  readonly scritte: readonly Scritta[];
}
/** What several elements say together, in the one rigo they have. */
function carrySomme(a: Modello, somme: readonly Somma[]): VocePassaggio[] {
  return somme.flatMap(({ nodo, scritte }) => {
    const chiave = a.struttura.indice.keyOf(nodo, 0);
    const [prima] = scritte;
    const valore = scritte.reduce((somma, una) => somma + importoOf(una), 0);
    return chiave === undefined || prima === undefined || valore === 0
      ? []
      : [{ da: prima.chiave, a: chiave, valore }];
  });
}
const listScritte = (elementi: readonly Elemento[], dato: Dato): Scritta[] =>
  elementi.flatMap(({ parti }) => parti.get(dato) ?? []);

/** Expenses, each up to the income it was spent for (Redditi PF 2026, fasc. 2, r. 865-870). */
const listSpese = (elementi: readonly Elemento[], spesa: Dato, reddito: Dato): Scritta[] =>
  elementi.flatMap(({ parti }) => {
    const [spese, redditi] = [parti.get(spesa), parti.get(reddito)];
    return spese === undefined
      ? []
      : [{ ...spese, valore: Math.min(importoOf(spese), redditi === undefined ? 0 : importoOf(redditi)) }];
  });

/** The rigo of each type, with what it says beside its income; nothing when one has no place, so that all are named. */
function carryTipi(
  a: Modello,
  elementi: readonly Elemento[],
  {
    reddito,
    spesa,
    posti,
  }: {
    readonly reddito: Dato;
    readonly spesa?: Dato;
    readonly posti: typeof occasionali | typeof assimilati | typeof diversi;
  },
): VocePassaggio[] {
  const perTipo = [...Map.groupBy(elementi, ({ tipo }) => tipo)].map(([tipo, suoi]): VocePassaggio[] => {
    const posto: { reddito: Dato; spese?: Dato; tipo?: readonly [number, string] } | undefined = posti[tipo];
    const redditi = listScritte(suoi, reddito);
    const chiave = posto && a.struttura.indice.keyOf(posto.reddito, 0);
    const [{ chiave: da } = { chiave: undefined }] = redditi;
    if (posto === undefined || chiave === undefined || da === undefined) return [];
    const beside = [
      ...(posto.tipo ? [posto.tipo] : []),
      ...(suoi[0]?.campione === '5' ? [[1, '5'] as const] : []),
    ];
    return [
      ...carrySomme(a, [
        { nodo: posto.reddito, scritte: redditi },
        ...(posto.spese && spesa ? [{ nodo: posto.spese, scritte: listSpese(suoi, spesa, reddito) }] : []),
      ]),
      ...beside.map(([colonna, valore]) => ({ da, a: besideOf(chiave, colonna), valore })),
    ];
  });
  return perTipo.every((voci) => voci.length > 0) ? perTipo.flat() : [];
}
const listDette = (dati: DatiModello, elementi: readonly Elemento[]): Set<ChiaveCasella> =>
  new Set(
    elementi.flatMap(({ parti }) => {
      const chiavi = [...parti.values()].map(({ chiave }) => chiave);
      const altri = besideOf(chiavi[0] ?? '', ALTRI_DATI);
      return altri in dati ? [...chiavi, altri] : chiavi;
    }),
  );

function carryOccasionali(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const {
    tipoOccasionale: tipo,
    redditoOccasionale: reddito,
    speseOccasionale: spesa,
    ritenuteOccasionale,
  } = d;
  const elementi = readTipi(da, dati, [tipo, reddito, spesa, ritenuteOccasionale], tipo, occasionali) ?? [];
  const voci = carryTipi(a, elementi, { reddito, spesa, posti: occasionali });
  if (voci.length === 0) return NIENTE;
  const ritenute = { nodo: rl.ritenuteDiversi, scritte: listScritte(elementi, ritenuteOccasionale) };
  return { voci: [...voci, ...carrySomme(a, [ritenute])], dette: listDette(dati, elementi) };
}

/** Expenses of a type that has none are carried nowhere, and named. */
function carryDiversi(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const { tipoDiverso: tipo, redditoDiverso: reddito, speseDiverso: spesa, ritenuteDiverso } = d;
  const elementi = readTipi(da, dati, [tipo, reddito, spesa, ritenuteDiverso], tipo, diversi) ?? [];
  const voci = carryTipi(a, elementi, { reddito, spesa, posti: diversi });
  if (voci.length === 0) return NIENTE;
  const dette = listDette(dati, elementi);
  for (const { tipo: suo, parti } of elementi)
    if (diversi[suo]?.spese === undefined) dette.delete(parti.get(spesa)?.chiave ?? '');
  const ritenute = { nodo: rl.ritenuteDiversi, scritte: listScritte(elementi, ritenuteDiverso) };
  return { voci: [...voci, ...carrySomme(a, [ritenute])], dette };
}

/** With the flat deductions that the 730 works out by itself, and Redditi PF asks (fasc. 2 of 2026, r. 1023-1028). */
function carryAssimilati(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const { tipoAssimilato: tipo, redditoAssimilato: reddito, ritenuteAssimilato, giovane } = d;
  const elementi = readTipi(da, dati, [tipo, reddito, ritenuteAssimilato, giovane], tipo, assimilati) ?? [];
  const redditi = listScritte(elementi, reddito);
  const [prima] = redditi;
  const posti = carryTipi(a, elementi, { reddito, posti: assimilati });
  if (prima === undefined || posti.length === 0) return NIENTE;
  const lordo = redditi.reduce((somma, una) => somma + importoOf(una), 0);
  const netto = redditi.reduce((somma, { chiave }) => {
    const indice = da.struttura.indice.findPosto(chiave)?.indice ?? 0;
    return somma + (computeEuro(da, dati, d.nettoAssimilato, indice) ?? 0) / 100;
  }, 0);
  const deduzioni = { chiave: prima.chiave, valore: Math.round(lordo - netto) };
  const voci = [
    ...posti,
    ...carrySomme(a, [
      { nodo: rl.deduzioniForfetarie, scritte: [deduzioni] },
      { nodo: rl.ritenuteAutonomo, scritte: listScritte(elementi, ritenuteAssimilato) },
    ]),
  ];
  return { voci, dette: listDette(dati, elementi) };
}

/** The righi of other income, RL5-RL17, with something in them but what was deducted: of more than one, whose RL20 is is not said. */
const countDiversi = (dati: DatiModello): number =>
  new Set(
    Object.entries(dati).flatMap(([chiave, valore]) => {
      const { quadro, rigo = 0 } = parseChiave(chiave) ?? {};
      const isSuo = quadro === 'RL' && rigo >= 5 && rigo <= 17 && Number(valore) > 0;
      return isSuo ? [CON_PIU_REDDITI.includes(rigo) ? chiave : chiave.replace(/\.\d+/, '')] : [];
    }),
  ).size;
/** Righi with an income in more than one of their columns. */
const CON_PIU_REDDITI = [6, 10, 12];

/** Where the 730 has, in one rigo for each type, what Redditi PF has in a rigo of its own. */
interface RigoATipi {
  readonly posti: Readonly<Record<string, { readonly reddito: Dato; readonly spese?: Dato }>>;
  readonly tipo: Dato;
  readonly reddito: Dato;
  readonly spese: Dato;
  readonly ritenute: Dato;
}
const inD5: RigoATipi = {
  ...{ posti: occasionali, tipo: d.tipoOccasionale, reddito: d.redditoOccasionale },
  ...{ spese: d.speseOccasionale, ritenute: d.ritenuteOccasionale },
};
const inD4: RigoATipi = {
  ...{ posti: diversi, tipo: d.tipoDiverso, reddito: d.redditoDiverso },
  ...{ spese: d.speseDiverso, ritenute: d.ritenuteDiverso },
};

/**
 * RL14-RL16, each a D5 of its type, or RL5-RL13, each a D4 (the same tables); what has no code there, as private lessons, stays where
 * it was. Of RL10 that of each modulo.
 */
const makeCarryIn =
  (dove: RigoATipi) =>
  (da: Modello, a: Modello, dati: DatiModello): PerRigo => {
    const readSua = (nodo: Dato, indice = 0): Scritta | undefined => {
      const chiave = da.struttura.indice.keyOf(nodo, indice);
      const valore = chiave === undefined ? undefined : dati[chiave];
      return chiave === undefined || valore === undefined ? undefined : { chiave, valore };
    };
    const piene = Object.entries(dove.posti).flatMap(([tipo, { reddito, spese: spesa }]) =>
      listElementi(da, dati, [reddito]).flatMap((parti) => {
        const scritta = parti.get(reddito);
        const indice = scritta && da.struttura.indice.findPosto(scritta.chiave)?.indice;
        return scritta === undefined || scritta.valore === 0
          ? []
          : [{ tipo, scritta, spesa: spesa && readSua(spesa, indice) }];
      }),
    );
    const place = (nodo: Dato, indice: number, scritta: Scritta | undefined): VocePassaggio[] => {
      const verso = a.struttura.indice.keyOf(nodo, indice);
      return verso === undefined || scritta === undefined
        ? []
        : [{ da: scritta.chiave, a: verso, valore: scritta.valore }];
    };
    const voci = piene.flatMap(({ tipo, scritta, spesa }, i) => {
      const altri = { chiave: besideOf(scritta.chiave, 1), valore: dati[besideOf(scritta.chiave, 1)] ?? '' };
      const reddito = place(dove.reddito, i, scritta);
      const [{ a: verso } = { a: '' }] = reddito;
      return [
        ...place(dove.tipo, i, { ...scritta, valore: tipo }),
        ...reddito,
        ...place(dove.spese, i, spesa),
        ...(altri.valore === '' || dove !== inD5
          ? []
          : [{ da: altri.chiave, a: besideOf(verso, ALTRI_DATI), valore: altri.valore }]),
      ];
    });
    const isSola = piene.length === 1 && countDiversi(dati) === 1;
    const ritenute = readSua(rl.ritenuteDiversi);
    const tutte = [...voci, ...(isSola ? place(dove.ritenute, 0, ritenute) : [])];
    return {
      voci: tutte,
      dette: new Set(tutte.map((voce) => voce.da)),
      daDividere: new Set(isSola || ritenute === undefined ? [] : [ritenute.chiave]),
    };
  };

/** What two ways bring to the same casella is the sum of both. */
function sumVoci(voci: readonly VocePassaggio[]): readonly VocePassaggio[] {
  const perCasella = Map.groupBy(voci, ({ a }) => a);
  return [...perCasella.values()].flatMap((uguali) => {
    const [prima] = uguali;
    return prima === undefined || uguali.length === 1
      ? uguali
      : [{ ...prima, valore: uguali.reduce((somma, { valore }) => somma + Number(valore), 0) }];
  });
}

/** What of one form stands in the other by another way than the same quantity; a way that the form refuses is not taken at all. */
export function carryRighi(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const capitale: readonly (typeof carryDiversi)[] = [makeCarryCapitale(1), makeCarryCapitale(2)];
  const inRl = [...capitale, carryOccasionali, carryAssimilati, carryDiversi];
  const [sempreNote, dalleTabelle] =
    a.codice === '730' ? [[], [...capitale, makeCarryIn(inD5), makeCarryIn(inD4)]] : [[carrySpese], inRl];
  const vie = [...sempreNote, ...(da.anno < PRIMO_LETTO ? [] : dalleTabelle)].map((carry) =>
    carry(da, a, dati),
  );
  const buone = vie.filter(({ voci }) =>
    voci.every(({ a: verso, valore }) => a.checkValore(verso, valore) === null),
  );
  return {
    voci: sumVoci(buone.flatMap(({ voci }) => voci)),
    dette: new Set(buone.flatMap(({ dette }) => [...dette])),
    daDividere: new Set(buone.flatMap(({ daDividere = [] }) => [...daDividere])),
  };
}
