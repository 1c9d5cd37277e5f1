import { toEuro } from '@quadra/values';
import type { DatiModello, Modello, ValoreCasella } from '../../modelli/modello.ts';
import { creditoDi, debitoDi, type F24, type RigoF24 } from '../../versamenti/f24.ts';
import { placeRipetuti } from '../righi.ts';
import { crediti, DELLA_DICHIARAZIONE, findSezione, type SezioneSostituto, sezioni } from './tributi.ts';

/** Of which row of F24 it is: null where it is not of one alone. */
interface Origine {
  readonly data: string | null;
  /** `03/2024`; `2024` where it has no month. */
  readonly periodo: string | null;
  readonly ente: string | null;
}
interface VoceSostituto extends Origine {
  readonly chiave: string;
  readonly titolo: string;
  readonly valore: ValoreCasella;
  /** What stands there now: never taken off. */
  readonly attuale: ValoreCasella | null;
  /** Codici tributo of the rows of F24 it comes from. */
  readonly codici: readonly string[];
}
/** A row of F24 that the proposal leaves to who fills in. */
interface RigoSospeso extends Origine {
  readonly codice: string;
  readonly data: string;
  readonly importo: number;
  readonly motivo: string;
}
export interface PropostaVersamenti {
  readonly voci: readonly VoceSostituto[];
  readonly daDecidere: readonly RigoSospeso[];
}

/** A row of F24 with the day it was paid. */
interface Pagato {
  readonly rigo: RigoF24;
  readonly data: string;
}
const euro = (centesimi: number): number => toEuro(centesimi);
/** The month of a row: `0003` is March. */
const readMese = ({ rateazione = '' }: RigoF24): number | null => {
  const [, mese] = /^00(\d{2})$/.exec(rateazione) ?? [];
  const numero = Number(mese ?? 0);
  return numero >= 1 && numero <= 12 ? numero : null;
};
const COLONNE = [1, 2, 7, 11, 14];
/** Of the same period and code, and not of another ente or day. */
const STESSO = { uguali: [1, 11], concordi: [13, 14] };

/** What was withheld is what was paid, but where interest may be in it: there it is typed. */
function writeRigo({ rigo, data }: Pagato, sezione: SezioneSostituto, mese: number, anno: number) {
  const versato = euro(debitoDi(rigo));
  const isComune = sezione.quadro === 'SV';
  const isRegione = sezione.primo === 921 && anno <= 2024;
  const ente = rigo.ente ?? '';
  return {
    1: mese * 10_000 + Number(rigo.anno),
    ...(rigo.ravvedimento ? { 9: true } : { 2: versato }),
    7: versato,
    11: rigo.codice,
    ...(isComune && ente !== '' ? { 13: ente } : {}),
    ...(isRegione && /^\d+$/.test(ente) ? { 13: Number(ente) } : {}),
    14: data,
  };
}

const describe = ({ rigo, data }: Pagato) => ({
  data,
  periodo: [readMese(rigo)?.toString().padStart(2, '0'), rigo.anno].filter(Boolean).join('/'),
  ente: rigo.ente ?? null,
});

const suspend = ({ rigo, data }: Pagato, motivo: string): RigoSospeso => ({
  ...describe({ rigo, data }),
  codice: rigo.codice,
  importo: euro(debitoDi(rigo) || creditoDi(rigo)),
  motivo,
});

/** Why a row does not enter ST or SV by itself; null when it does. */
function checkRigo({ rigo }: Pagato, anno: number): string | null {
  if (findSezione(rigo.codice) === undefined)
    return 'Il codice tributo non è fra quelli di cui è nota la sezione del 770.';
  if (rigo.anno !== String(anno - 1)) return `L’anno di riferimento non è il ${anno - 1}.`;
  return readMese(rigo) === null ? 'Manca il mese di riferimento.' : null;
}

/** Codes that no 770 has: contributions, own taxes of who withholds. */
const isDelSostituto = ({ codice, sezione }: RigoF24): boolean =>
  ['erario', 'regioni', 'locali'].includes(sezione) &&
  (findSezione(codice) !== undefined || /^10\d{2}$|^38(02|03|4[5-8])$/.test(codice));

const SENZA_RIGA: Origine = { data: null, periodo: null, ente: null };
const listRighe = (modelli: readonly F24[]): Pagato[] =>
  [...modelli]
    .sort((a, b) => a.data.localeCompare(b.data))
    .flatMap(({ data, righi }) => righi.map((rigo) => ({ rigo, data })));
const isDebito = ({ rigo }: Pagato): boolean => debitoDi(rigo) > 0 && isDelSostituto(rigo);

/** The debts of a sostituto in F24 that nothing is proposed from yet, with why. */
export const suspendVersamenti = (modelli: readonly F24[], motivo: string): RigoSospeso[] =>
  listRighe(modelli)
    .filter(isDebito)
    .map((pagato) => suspend(pagato, motivo));

/**
 * ST, SV and what SX counts as used, from the F24 that were paid: a rigo for each row of F24, in the order of the days. Rows already
 * there are left, those in use too; one of the same period, code and day takes what F24 says. The amounts of F24 are in cents.
 */
export function proposeVersamenti(
  modello: Pick<Modello, 'anno' | 'findCasella' | 'checkValore'>,
  pagati: readonly F24[],
  attuali: DatiModello,
): PropostaVersamenti {
  const { anno } = modello;
  const tutti = listRighe(pagati);
  const debiti = tutti.filter(isDebito);
  const ammessi = debiti.filter((pagato) => checkRigo(pagato, anno) === null);
  const scritte = new Map<string, Omit<VoceSostituto, 'chiave' | 'titolo' | 'attuale'>>();
  for (const sezione of sezioni) {
    const suoi = ammessi.filter(({ rigo }) => findSezione(rigo.codice) === sezione);
    const righi = suoi.map((pagato) => writeRigo(pagato, sezione, readMese(pagato.rigo) ?? 0, anno));
    const chiavi = placeRipetuti({ ...sezione, colonne: COLONNE, stesso: STESSO }, righi, attuali);
    for (const [i, pagato] of suoi.entries())
      for (const [n, valore] of Object.values(righi[i] ?? {}).entries()) {
        const chiave = chiavi[i]?.[n];
        if (chiave !== undefined)
          scritte.set(chiave, { valore, codici: [pagato.rigo.codice], ...describe(pagato) });
      }
  }
  for (const { chiave, codici, dal = 0 } of crediti) {
    const usati = tutti.filter(
      ({ rigo, data }) =>
        codici.includes(rigo.codice) &&
        (DELLA_DICHIARAZIONE.includes(rigo.codice) ? data.slice(0, 4) : rigo.anno) === String(anno - 1),
    );
    const totale = usati.reduce((somma, { rigo }) => somma + creditoDi(rigo), 0);
    if (totale <= 0 || anno < dal) continue;
    const loro = [...new Set(usati.map(({ rigo }) => rigo.codice))];
    scritte.set(chiave, { valore: euro(totale), codici: loro, ...SENZA_RIGA });
  }
  return {
    voci: [...scritte].flatMap(([chiave, una]): VoceSostituto[] => {
      const { valore } = una;
      const casella = modello.findCasella(chiave);
      const attuale = attuali[chiave] ?? null;
      if (!casella?.inserita || attuale === valore || modello.checkValore(chiave, valore) !== null) return [];
      return [{ ...una, chiave, titolo: casella.titolo, attuale }];
    }),
    daDecidere: debiti.flatMap((pagato) => {
      const motivo = checkRigo(pagato, anno);
      return motivo === null ? [] : [suspend(pagato, motivo)];
    }),
  };
}
