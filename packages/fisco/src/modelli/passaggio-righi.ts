import { type Concetto, type Dato, type Nodo, regola } from '../engine/index.ts';
import {
  spesaClasse,
  spesaCoppie,
  spesaEnergia,
  spesaMobili,
  spesaRecupero,
  spesaRicarica,
  spesaSecondi,
} from '../regole/acconti-730.ts';
import { arredi, rataRicarica, rate, ricaricaRata } from '../regole/arredi.ts';
import { fonte, sempre } from '../regole/fonti.ts';
import { energia, recupero } from '../regole/lavori.ts';
import { besideOf, parseChiave, writeChiave } from './chiave.ts';
import type { ChiaveCasella, DatiModello, Modello } from './modello.ts';
import { carryAssimilati, carryInAssimilati } from './passaggio-assimilati.ts';
import { makeCarryCapitale } from './passaggio-capitale.ts';
import { computeEuro, type PerRigo, type VocePassaggio } from './passaggio-elementi.ts';
import { carryDiversi, carryOccasionali, inD4, inD5, makeCarryIn } from './passaggio-tipi.ts';

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

/** The first year whose tables of D and RL were read. */
const PRIMO_LETTO = 2024;

/** What of one form stands in the other by another way than the same quantity; a way that the form refuses is not taken at all. */
export function carryRighi(da: Modello, a: Modello, dati: DatiModello): PerRigo {
  const capitale: readonly (typeof carryDiversi)[] = [makeCarryCapitale(1), makeCarryCapitale(2)];
  const inRl = [...capitale, carryOccasionali, carryAssimilati, carryDiversi];
  const [sempreNote, dalleTabelle] =
    a.codice === '730'
      ? [[], [...capitale, carryInAssimilati, makeCarryIn(inD5), makeCarryIn(inD4)]]
      : [[carrySpese], inRl];
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
