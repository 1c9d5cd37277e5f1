import { toEuro } from '@quadra/values';
import type { DatiModello, Modello, ValoreCasella } from '../../modelli/modello.ts';
import { creditoDi, debitoDi, type F24, type RigoF24 } from '../../versamenti/f24.ts';
import { placeRipetuti } from '../righi.ts';
import { crediti, DELLA_DICHIARAZIONE, findSezione, type SezioneSostituto, sezioni } from './tributi.ts';

interface VoceSostituto {
  readonly chiave: string;
  readonly titolo: string;
  readonly valore: ValoreCasella;
  /** What stands there now: never taken off. */
  readonly attuale: ValoreCasella | null;
}
/** A row of F24 that the proposal leaves to who fills in. */
interface RigoSospeso {
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

const suspend = ({ rigo, data }: Pagato, motivo: string): RigoSospeso => ({
  codice: rigo.codice,
  data,
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

/**
 * ST, SV and what SX counts as used, from the F24 that were paid: a rigo for each row of F24, in the order of the days. Rows already
 * there are left, those in use too. The amounts of F24 are in cents.
 */
export function proposeVersamenti(
  modello: Pick<Modello, 'anno' | 'findCasella' | 'checkValore'>,
  pagati: readonly F24[],
  attuali: DatiModello,
): PropostaVersamenti {
  const { anno } = modello;
  const tutti: Pagato[] = [...pagati]
    .sort((a, b) => a.data.localeCompare(b.data))
    .flatMap(({ data, righi }) => righi.map((rigo) => ({ rigo, data })));
  const debiti = tutti.filter(({ rigo }) => debitoDi(rigo) > 0 && isDelSostituto(rigo));
  const ammessi = debiti.filter((pagato) => checkRigo(pagato, anno) === null);
  const scritte = new Map<string, ValoreCasella>();
  for (const sezione of sezioni) {
    const righi = ammessi
      .filter(({ rigo }) => findSezione(rigo.codice) === sezione)
      .map((pagato) => writeRigo(pagato, sezione, readMese(pagato.rigo) ?? 0, anno));
    const chiavi = placeRipetuti({ ...sezione, colonne: COLONNE }, righi, attuali);
    for (const [i, rigo] of righi.entries())
      for (const [n, valore] of Object.values(rigo).entries()) {
        const chiave = chiavi[i]?.[n];
        if (chiave !== undefined) scritte.set(chiave, valore);
      }
  }
  for (const { chiave, codici, dal = 0 } of crediti) {
    const usati = tutti.filter(
      ({ rigo, data }) =>
        codici.includes(rigo.codice) &&
        (DELLA_DICHIARAZIONE.includes(rigo.codice) ? data.slice(0, 4) : rigo.anno) === String(anno - 1),
    );
    const totale = usati.reduce((somma, { rigo }) => somma + creditoDi(rigo), 0);
    if (totale > 0 && anno >= dal) scritte.set(chiave, euro(totale));
  }
  return {
    voci: [...scritte].flatMap(([chiave, valore]): VoceSostituto[] => {
      const casella = modello.findCasella(chiave);
      const attuale = attuali[chiave] ?? null;
      if (!casella?.inserita || attuale === valore || modello.checkValore(chiave, valore) !== null) return [];
      return [{ chiave, titolo: casella.titolo, valore, attuale }];
    }),
    daDecidere: debiti.flatMap((pagato) => {
      const motivo = checkRigo(pagato, anno);
      return motivo === null ? [] : [suspend(pagato, motivo)];
    }),
  };
}
