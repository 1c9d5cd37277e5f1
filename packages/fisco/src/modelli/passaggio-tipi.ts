import type { Dato } from '../engine/index.ts';
import * as rl from '../regole/altri-redditi.ts';
import * as d from '../regole/quadro-d.ts';
import { esteriIvie } from '../regole/reddito.ts';
import { besideOf, parseChiave } from './chiave.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';
import {
  importoOf,
  listElementi,
  NIENTE,
  type PerRigo,
  type Scritta,
  type VocePassaggio,
} from './passaggio-elementi.ts';

/** Where the income of a type is in Redditi PF. */
interface Posto {
  readonly reddito: Dato;
  readonly spese?: Dato;
  /** A column of the rigo, and what it says of the type. */
  readonly tipo?: readonly [number, string];
  /** One modulo for each, with these columns of the two forms beside the income. */
  readonly affiancate?: readonly (readonly [in730: number, inPf: number])[];
  readonly isSenzaRitenute?: true;
}
export type Posti = Readonly<Record<string, Posto>>;

export const ALTRI_DATI = 92;
/** D5 by its type, in RL14-RL16 (table of Redditi PF 2026, fasc. 2, r. 384-414; 2025, r. 389-419; 2024, r. 347-383). */
const occasionali: Posti = {
  1: { reddito: rl.commerciali.corrispettivi, spese: rl.commerciali.spese },
  2: { reddito: rl.autonomi.corrispettivi, spese: rl.autonomi.spese },
  3: { reddito: rl.obblighi.corrispettivi, spese: rl.obblighi.spese },
};
/**
 * D4 by its type, in RL5-RL13 (730/2026, r. 3623-3722, and Redditi PF 2026, fasc. 2, r. 690-818; 2025, r. 692-818; 2024, r. 663-763). Choirs,
 * types 7 and from 11 to 13, ask more than the 730 says, or count otherwise.
 */
const diversi: Posti = {
  1: { reddito: rl.lottizzazioni.corrispettivi, spese: rl.lottizzazioni.spese },
  2: { reddito: rl.rivendite.corrispettivi, spese: rl.rivendite.spese },
  3: { reddito: rl.affitti.corrispettivi, spese: rl.affitti.spese },
  4: { reddito: rl.fondiari },
  5: { reddito: rl.fondiariEsteri },
  6: { reddito: rl.opere },
  8: { reddito: esteriIvie },
  9: { reddito: rl.senzaRitenuta },
  // What was withheld of short rents is in another rigo of each form, F8 and LC1: it is not of D4.
  10: {
    ...{ reddito: rl.affitti.brevi, spese: rl.affitti.speseBrevi, isSenzaRitenute: true },
    affiancate: [
      [2, 3],
      [7, 6],
    ],
  },
  14: { reddito: rl.conSuperbonus.corrispettivi, spese: rl.conSuperbonus.spese },
};
type Elemento = {
  readonly tipo: string;
  readonly parti: Map<Dato, Scritta>;
  readonly campione: ValoreCasella;
};

/** Those of types that the table has; none when some of a type were earned in Campione d'Italia and some not: RL wants more modules. */
export function readTipi(
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
/** What several elements say together, in the one rigo they have, or in that of a modulo. */
export function carrySomme(a: Modello, somme: readonly Somma[], indice = 0): VocePassaggio[] {
  return somme.flatMap(({ nodo, scritte }) => {
    const chiave = a.struttura.indice.keyOf(nodo, indice);
    const [prima] = scritte;
    const valore = scritte.reduce((somma, una) => somma + importoOf(una), 0);
    return chiave === undefined || prima === undefined || valore === 0
      ? []
      : [{ da: prima.chiave, a: chiave, valore }];
  });
}
export const listScritte = (elementi: readonly Elemento[], dato: Dato): Scritta[] =>
  elementi.flatMap(({ parti }) => parti.get(dato) ?? []);

/** Expenses, each up to the income it was spent for (Redditi PF 2026, fasc. 2, r. 865-870). */
const listSpese = (elementi: readonly Elemento[], spesa: Dato, reddito: Dato): Scritta[] =>
  elementi.flatMap(({ parti }) => {
    const [spese, redditi] = [parti.get(spesa), parti.get(reddito)];
    return spese === undefined
      ? []
      : [{ ...spese, valore: Math.min(importoOf(spese), redditi === undefined ? 0 : importoOf(redditi)) }];
  });

/** The columns that the two forms have beside an income, as they are written. */
const carryAffiancate = (
  a: Modello,
  dati: DatiModello,
  coppie: NonNullable<Posto['affiancate']>,
  { da, verso, isRitorno }: { da: ChiaveCasella; verso: ChiaveCasella; isRitorno: boolean },
): VocePassaggio[] =>
  coppie.flatMap(([in730, inPf]) => {
    const [mia, sua] = isRitorno ? [inPf, in730] : [in730, inPf];
    const [chiave, altra] = [besideOf(da, mia), besideOf(verso, sua)];
    const valore = dati[chiave];
    return valore === undefined || !a.findCasella(altra)?.inserita ? [] : [{ da: chiave, a: altra, valore }];
  });

/** The rigo of each type, with what it says beside its income; nothing when one has no place, so that all are named. */
export function carryTipi(
  a: Modello,
  elementi: readonly Elemento[],
  {
    reddito,
    spesa,
    posti,
    dati,
  }: {
    readonly reddito: Dato;
    readonly spesa?: Dato;
    readonly posti: Posti;
    readonly dati: DatiModello;
  },
): VocePassaggio[] {
  const perTipo = [...Map.groupBy(elementi, ({ tipo }) => tipo)].map(([tipo, suoi]): VocePassaggio[] => {
    const posto = posti[tipo];
    const redditi = listScritte(suoi, reddito);
    const sommeDi = (alcuni: readonly Elemento[], { reddito: nodo, spese }: Posto): Somma[] => [
      { nodo, scritte: listScritte(alcuni, reddito) },
      ...(spese && spesa ? [{ nodo: spese, scritte: listSpese(alcuni, spesa, reddito) }] : []),
    ];
    if (posto?.affiancate) {
      const { affiancate } = posto;
      return suoi.flatMap((uno, i) => {
        const voci = carrySomme(a, sommeDi([uno], posto), i);
        const [prima] = voci;
        return prima
          ? [
              ...voci,
              ...carryAffiancate(a, dati, affiancate, { da: prima.da, verso: prima.a, isRitorno: false }),
            ]
          : [];
      });
    }
    const chiave = posto && a.struttura.indice.keyOf(posto.reddito, 0);
    const [{ chiave: da } = { chiave: undefined }] = redditi;
    if (posto === undefined || chiave === undefined || da === undefined) return [];
    const beside = [
      ...(posto.tipo ? [posto.tipo] : []),
      ...(suoi[0]?.campione === '5' ? [[1, '5'] as const] : []),
    ];
    return [
      ...carrySomme(a, sommeDi(suoi, posto)),
      ...beside.map(([colonna, valore]) => ({ da, a: besideOf(chiave, colonna), valore })),
    ];
  });
  return perTipo.every((voci) => voci.length > 0) ? perTipo.flat() : [];
}
export const listDette = (dati: DatiModello, elementi: readonly Elemento[]): Set<ChiaveCasella> =>
  new Set(
    elementi.flatMap(({ parti }) => {
      const chiavi = [...parti.values()].map(({ chiave }) => chiave);
      const altri = besideOf(chiavi[0] ?? '', ALTRI_DATI);
      return altri in dati ? [...chiavi, altri] : chiavi;
    }),
  );

export function carryOccasionali(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const {
    tipoOccasionale: tipo,
    redditoOccasionale: reddito,
    speseOccasionale: spesa,
    ritenuteOccasionale,
  } = d;
  const elementi = readTipi(da, dati, [tipo, reddito, spesa, ritenuteOccasionale], tipo, occasionali) ?? [];
  const voci = carryTipi(a, elementi, { reddito, spesa, posti: occasionali, dati });
  if (voci.length === 0) return NIENTE;
  const ritenute = { nodo: rl.ritenuteDiversi, scritte: listScritte(elementi, ritenuteOccasionale) };
  return { voci: [...voci, ...carrySomme(a, [ritenute])], dette: listDette(dati, elementi) };
}

/** Expenses of a type that has none are carried nowhere, and named. */
export function carryDiversi(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const { tipoDiverso: tipo, redditoDiverso: reddito, speseDiverso: spesa, ritenuteDiverso } = d;
  const elementi = readTipi(da, dati, [tipo, reddito, spesa, ritenuteDiverso], tipo, diversi) ?? [];
  const voci = carryTipi(a, elementi, { reddito, spesa, posti: diversi, dati });
  if (voci.length === 0) return NIENTE;
  const dette = new Set([...listDette(dati, elementi), ...voci.map((voce) => voce.da)]);
  for (const { tipo: suo, parti } of elementi) {
    if (diversi[suo]?.spese === undefined) dette.delete(parti.get(spesa)?.chiave ?? '');
    if (diversi[suo]?.isSenzaRitenute) dette.delete(parti.get(ritenuteDiverso)?.chiave ?? '');
  }
  const conRitenute = elementi.filter(({ tipo: suo }) => !diversi[suo]?.isSenzaRitenute);
  const ritenute = { nodo: rl.ritenuteDiversi, scritte: listScritte(conRitenute, ritenuteDiverso) };
  return { voci: [...voci, ...carrySomme(a, [ritenute])], dette };
}

/** The righi of other income, RL5-RL17, with something in them but what was deducted: of more than one, whose RL20 is is not said. */
const countDiversi = (dati: DatiModello): number =>
  new Set(
    Object.entries(dati).flatMap(([chiave, valore]) => {
      const { quadro, rigo = 0, colonna = 0 } = parseChiave(chiave) ?? {};
      const isSuo = quadro === 'RL' && rigo >= 5 && rigo <= 17 && Number(valore) > 0;
      const redditi = CON_PIU_REDDITI[rigo];
      if (!isSuo || redditi?.includes(colonna) === false) return [];
      return [redditi ? chiave : chiave.replace(/\.\d+/, '')];
    }),
  ).size;
/** The columns with an income, of the righi that have more than one. */
const CON_PIU_REDDITI: Readonly<Record<number, readonly number[]>> = { 6: [1, 3], 10: [1], 12: [1, 2, 3] };

/** Where the 730 has, in one rigo for each type, what Redditi PF has in a rigo of its own. */
interface RigoATipi {
  readonly posti: Posti;
  readonly tipo: Dato;
  readonly reddito: Dato;
  readonly spese: Dato;
  readonly ritenute: Dato;
}
export const inD5: RigoATipi = {
  ...{ posti: occasionali, tipo: d.tipoOccasionale, reddito: d.redditoOccasionale },
  ...{ spese: d.speseOccasionale, ritenute: d.ritenuteOccasionale },
};
export const inD4: RigoATipi = {
  ...{ posti: diversi, tipo: d.tipoDiverso, reddito: d.redditoDiverso },
  ...{ spese: d.speseDiverso, ritenute: d.ritenuteDiverso },
};

/**
 * RL14-RL16, each a D5 of its type, or RL5-RL13, each a D4 (the same tables); what has no code there, as private lessons, stays where
 * it was. Of RL10 that of each modulo.
 */
export const makeCarryIn =
  (dove: RigoATipi) =>
  (da: Modello, a: Modello, dati: DatiModello): PerRigo => {
    const readSua = (nodo: Dato, indice = 0): Scritta | undefined => {
      const chiave = da.struttura.indice.keyOf(nodo, indice);
      const valore = chiave === undefined ? undefined : dati[chiave];
      return chiave === undefined || valore === undefined ? undefined : { chiave, valore };
    };
    const piene = Object.entries(dove.posti).flatMap(([tipo, { reddito, spese: spesa, affiancate = [] }]) =>
      listElementi(da, dati, [reddito]).flatMap((parti) => {
        const scritta = parti.get(reddito);
        const indice = scritta && da.struttura.indice.findPosto(scritta.chiave)?.indice;
        return scritta === undefined || scritta.valore === 0
          ? []
          : [{ tipo, scritta, spesa: spesa && readSua(spesa, indice), affiancate }];
      }),
    );
    const place = (nodo: Dato, indice: number, scritta: Scritta | undefined): VocePassaggio[] => {
      const verso = a.struttura.indice.keyOf(nodo, indice);
      return verso === undefined || scritta === undefined
        ? []
        : [{ da: scritta.chiave, a: verso, valore: scritta.valore }];
    };
    const voci = piene.flatMap(({ tipo, scritta, spesa, affiancate }, i) => {
      const altri = { chiave: besideOf(scritta.chiave, 1), valore: dati[besideOf(scritta.chiave, 1)] ?? '' };
      const reddito = place(dove.reddito, i, scritta);
      const [{ a: verso } = { a: '' }] = reddito;
      return [
        ...place(dove.tipo, i, { ...scritta, valore: tipo }),
        ...reddito,
        ...place(dove.spese, i, spesa),
        ...carryAffiancate(a, dati, affiancate, { da: scritta.chiave, verso, isRitorno: true }),
        ...(altri.valore === '' || dove !== inD5
          ? []
          : [{ da: altri.chiave, a: besideOf(verso, ALTRI_DATI), valore: altri.valore }]),
      ];
    });
    const conRitenute = piene.filter(({ tipo }) => !dove.posti[tipo]?.isSenzaRitenute);
    const isSola = conRitenute.length === 1 && piene[0] === conRitenute[0] && countDiversi(dati) === 1;
    const ritenute = readSua(rl.ritenuteDiversi);
    const tutte = [...voci, ...(isSola ? place(dove.ritenute, 0, ritenute) : [])];
    return {
      voci: tutte,
      dette: new Set(tutte.map((voce) => voce.da)),
      daDividere: new Set(isSola || ritenute === undefined ? [] : [ritenute.chiave]),
    };
  };
