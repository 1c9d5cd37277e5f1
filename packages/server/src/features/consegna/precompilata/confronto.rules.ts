import type { FontePrecompilata, VoceFuori, VocePrecompilata } from '@quadra/contract';
import { fontePrecompilata, testiPrecompilata } from '@quadra/contract';
import type { DatiModello, loadConfronto, Modello, RigoFonti, ValoreCasella } from '@quadra/fisco';
import { isChiave } from '@quadra/fisco';
import { checkRighi, readCelle } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import type { SceltaTenuta } from './precompilata.table.ts';

export type Confronto = Awaited<ReturnType<typeof loadConfronto>>;
type Scelte = Readonly<Record<string, SceltaTenuta>>;
/** What changes in the declaration; null empties. */
export type Mosse = Readonly<Record<string, ValoreCasella | null>>;

/** What a file says that its form takes, and the rest with why: what is written twice counts once. */
export function readFile(
  modello: Modello,
  caselle: readonly VocePrecompilata[],
): { dati: DatiModello; fuori: VoceFuori[] } {
  const prime = new Map<string, VocePrecompilata>();
  const fuori: VoceFuori[] = [];
  for (const voce of caselle) {
    const chiave = voce.Casella.toUpperCase();
    if (prime.has(chiave)) fuori.push({ ...voce, Perche: testiPrecompilata.CASELLA_DOPPIA });
    else if (isChiave(chiave) && modello.findCasella(chiave)) prime.set(chiave, voce);
    else fuori.push({ ...voce, Perche: testiPrecompilata.CASELLA_IGNOTA });
  }
  const lette = readCelle(modello, Object.fromEntries([...prime].map(([k, { Valore }]) => [k, Valore])));
  const problemi = checkRighi(modello, lette, '');
  const dati: Record<string, ValoreCasella> = {};
  for (const [chiave, voce] of prime) {
    const [frase] = problemi[`.${chiave}`] ?? [];
    const valore = lette[chiave];
    if (frase !== undefined) fuori.push({ ...voce, Perche: frase });
    else if (valore !== null && valore !== undefined) dati[chiave] = valore;
  }
  return { dati, fuori };
}

/** A rigo with what a person read in a document in the place of what the documents say; the rest of it is as whoever has it says. */
export function withImporto(rigo: RigoFonti, importo: number | null): RigoFonti {
  if (importo === null) return rigo;
  const { valori, principale } = rigo;
  const altri = [valori.Documenti, valori.Agenzia, valori['Anno scorso']];
  const resto = altri.find((dati) => Object.keys(dati).length > 0) ?? {};
  return { ...rigo, isUguale: false, valori: { ...valori, Documenti: { ...resto, [principale]: importo } } };
}

/** What a source writes in the declaration, rigo by rigo. What the Agenzia does not say leaves the caselle as they are. */
export function computeMosse(
  { caselle, valori }: RigoFonti,
  fonte: FontePrecompilata,
  translate: ReturnType<Confronto['makeTraduzione']>,
  modello: Pick<Modello, 'checkValore'>,
): Mosse {
  const suoi = valori[fonte];
  if (fonte === 'Agenzia' && Object.keys(suoi).length === 0) return {};
  const mosse: Record<string, ValoreCasella | null> = {};
  for (const chiave of caselle) {
    const casella = translate(chiave);
    if (!casella) continue;
    const valore = suoi[chiave];
    if (valore === undefined) mosse[casella.chiave] = null;
    else if (modello.checkValore(casella.chiave, valore) === null) mosse[casella.chiave] = valore;
  }
  return mosse;
}

/** The choices of one rigo: its source, where one was chosen. */
export const fonteScelta = (scelte: Scelte, rigo: string): FontePrecompilata | null =>
  scelte[rigo]?.fonte ?? null;

/** The righi that somebody must still choose: where the sources differ. */
export const listDaScegliere = (righi: readonly RigoFonti[], scelte: Scelte): RigoFonti[] =>
  righi.filter(({ rigo, isUguale }) => !isUguale && fonteScelta(scelte, rigo) === null);

/** Why a casella is as it is, for the record of the declaration. */
export function describeMotivo(fonte: FontePrecompilata, scelta: SceltaTenuta | undefined): string {
  if (!scelta?.fonte) return 'Dalla precompilata, senza scelta';
  const motivo = scelta.motivo === '' ? '' : `: ${scelta.motivo}`;
  return `Precompilata, ${fonte.toLowerCase()}${motivo}`;
}

/** Data with some of them changed. */
export function applyMosse(dati: DatiModello, mosse: readonly Mosse[]): DatiModello {
  const nuovi: Record<string, ValoreCasella> = { ...dati };
  for (const [chiave, valore] of mosse.flatMap(Object.entries)) {
    if (valore === null) delete nuovi[chiave];
    else nuovi[chiave] = valore as ValoreCasella;
  }
  return nuovi;
}

export const ALTRE_FONTI = fontePrecompilata.filter((fonte) => fonte !== 'Agenzia');
