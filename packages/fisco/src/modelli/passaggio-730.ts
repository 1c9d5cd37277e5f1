import { baseOf, besideOf, quadroOf } from './chiave.ts';
import { adapt, makeTraduzione } from './fonti.ts';
import type { Casella, ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';
import type { VocePassaggio } from './passaggio-elementi.ts';
import { carryRighi, findGemella } from './passaggio-righi.ts';

/**
 * The quadri of Redditi PF that the 730 has, under its own letters (CE is in G, for one); RX only chooses what is done with a credit,
 * PM goes with either.
 */
const DEL_730 = new Set([
  'FR',
  'FA',
  'RA',
  'RB',
  'RC',
  'RL',
  'RP',
  'CR',
  'CE',
  'PM',
  'AC',
  'RM',
  'RT',
  'RW',
  'RN',
  'RV',
  'LC',
  'RX',
]);

/** What of one form stands in the other. */
export interface Passaggio {
  readonly voci: readonly VocePassaggio[];
  readonly senzaPosto: readonly {
    readonly chiave: ChiaveCasella;
    readonly titolo: string;
    readonly valore: ValoreCasella;
    /** The 730 wants it divided among its righi, and Redditi PF has the sum. */
    readonly isDaDividere: boolean;
  }[];
  /** Filled quadri that the 730 has not: who has one files Redditi PF, and nothing goes to the 730. */
  readonly quadriAltrui: readonly string[];
}

/** A note of RP61-RP64 that E61 and E62 call otherwise (730/2026, r. 6785; Redditi PF 2026, fasc. 1, righi da RP61 a RP64, col. 8). */
const STESSA_NOTA: Readonly<Record<string, string>> = { 'Spesa totale': 'Spesa' };

/** Nothing was said there. */
const isMuta = (valore: ValoreCasella): boolean => valore === 0 || valore === false || valore === '';

const findRigo = ({ quadri }: Modello, chiave: ChiaveCasella): readonly Casella[] =>
  quadri
    .flatMap(({ sezioni }) => sezioni.flatMap(({ righi }) => righi))
    .find(({ caselle }) => caselle.some((una) => una.chiave === baseOf(chiave)))?.caselle ?? [];

/** A note that no rule reads, beside a quantity of its rigo that the other form has: by its name, in the same rigo of the other. */
function findNota(
  da: Modello,
  a: Modello,
  chiave: ChiaveCasella,
  translate: (chiave: ChiaveCasella) => Casella | undefined,
): Casella | undefined {
  const titolo = da.findCasella(chiave)?.titolo;
  const cercato = (titolo && STESSA_NOTA[titolo]) ?? titolo;
  if (da.struttura.indice.findPosto(chiave)?.inserisce !== undefined) return undefined;
  for (const { colonna } of findRigo(da, chiave)) {
    const altra = translate(besideOf(chiave, colonna));
    const nota = altra && findRigo(a, altra.chiave).find((una) => una.inserita && una.titolo === cercato);
    if (altra && nota) return a.findCasella(besideOf(altra.chiave, nota.colonna));
  }
  return undefined;
}

/**
 * What a 730 says in the caselle of a Redditi PF of the same year, or the other way round: the same quantities and their notes.
 * What has no place is said with its name; nothing else is left out but what says nothing.
 */
export function proposePassaggio(da: Modello, a: Modello, dati: DatiModello): Passaggio {
  const piene = Object.entries(dati);
  const quadriAltrui =
    a.codice === '730'
      ? [...new Set(piene.flatMap(([k, v]) => (isMuta(v) || DEL_730.has(quadroOf(k)) ? [] : [quadroOf(k)])))]
      : [];
  if (quadriAltrui.length > 0) return { voci: [], senzaPosto: [], quadriAltrui };
  const translate = makeTraduzione(da, a);
  const perRigo = carryRighi(da, a, dati);
  const voci: VocePassaggio[] = [...perRigo.voci];
  const senzaPosto: Passaggio['senzaPosto'][number][] = [];
  const prese = new Set(voci.map((voce) => voce.a));
  for (const [chiave, valore] of piene) {
    if (perRigo.dette.has(chiave)) continue;
    const gemella = findGemella(da, a, chiave);
    const isDaDividere = perRigo.daDividere?.has(chiave) ?? false;
    const trovata = isDaDividere
      ? undefined
      : (translate(chiave) ?? (gemella ? a.findCasella(gemella) : findNota(da, a, chiave, translate)));
    const adatto = trovata && adapt(trovata, valore);
    if (
      trovata &&
      adatto !== undefined &&
      !prese.has(trovata.chiave) &&
      a.checkValore(trovata.chiave, adatto) === null
    ) {
      prese.add(trovata.chiave);
      voci.push({ da: chiave, a: trovata.chiave, valore: adatto });
    } else if (!isMuta(valore))
      senzaPosto.push({ chiave, titolo: da.findCasella(chiave)?.titolo ?? chiave, valore, isDaDividere });
  }
  return { voci, senzaPosto, quadriAltrui };
}
