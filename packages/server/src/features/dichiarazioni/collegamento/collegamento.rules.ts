import { type FonteCollegamento, type StatoCollegamento, testiCollegamenti } from '@quadra/contract';
import {
  type DatiModello,
  type Modello,
  moduloOf,
  rigoOf,
  type ValoreCasella,
  withModulo,
} from '@quadra/fisco';
import type { AttoTenuto, UltimaScrittura } from './collegamento.queries.ts';
import { type FonteLetta, readCasella, type VoceFonte, type VoceIgnota } from './fonte.ts';

interface CasellaCollegata {
  readonly casella: string;
  readonly titolo: string;
  readonly ora: ValoreCasella | null;
  readonly diventa: ValoreCasella | null;
}
/** One rigo that a source fills. */
export interface RigoCollegato {
  readonly id: string;
  readonly fonte: FonteCollegamento;
  readonly rigo: string;
  readonly principale: CasellaCollegata;
  readonly caselle: readonly CasellaCollegata[];
  readonly da: string;
  readonly dettaglio: string;
  readonly la: ValoreCasella | null;
  readonly perche: string;
}
/** How it stands against what is there. */
export interface RigoGiudicato extends RigoCollegato {
  readonly stato: StatoCollegamento;
  readonly isDigitato: boolean;
  readonly ultima: UltimaScrittura | undefined;
  readonly contesa: FonteCollegamento | null;
  readonly rifiuto: AttoTenuto | undefined;
}

type Controlli = Pick<Modello, 'findCasella' | 'checkValore'>;
const isUguale = ({ ora, diventa }: CasellaCollegata): boolean => ora === diventa;

/** Of what a source says, what the form takes, and the rest with why: nothing is lost. */
export function splitAmmesse(
  modello: Controlli,
  voci: readonly VoceFonte[],
): { ammesse: VoceFonte[]; ignote: VoceIgnota[] } {
  const ammesse: VoceFonte[] = [];
  const ignote: VoceIgnota[] = [];
  for (const voce of voci) {
    const { casella, valore, da } = voce;
    const isInserita = modello.findCasella(casella)?.inserita === true;
    const frase = valore === null || !isInserita ? null : modello.checkValore(casella, valore);
    if (isInserita && frase === null) ammesse.push(voce);
    else
      ignote.push({
        ...{ Voce: `${casella}, ${da}`.slice(0, 200), Valore: valore, Abbinabile: false },
        Perche: frase ?? testiCollegamenti.SENZA_CASELLA,
      });
  }
  return { ammesse, ignote };
}

const NOMINATE = 2;
const joinNomi = (nomi: readonly string[]): string => {
  const diversi = [...new Set(nomi.filter(Boolean))];
  const oltre = diversi.length - NOMINATE;
  return oltre > 0
    ? testiCollegamenti.altreVoci(diversi.slice(0, NOMINATE).join(', '), oltre)
    : diversi.join(', ');
};

/** What a source says, rigo by rigo; of the same casella said twice, the last counts. */
export function groupRighi(
  modello: Controlli,
  fonte: FonteCollegamento,
  voci: FonteLetta['voci'],
  righi: DatiModello,
): RigoCollegato[] {
  const perRigo = Map.groupBy(voci, ({ casella }) => withModulo(rigoOf(casella), moduloOf(casella)));
  return [...perRigo].flatMap(([rigo, sue]): RigoCollegato[] => {
    const diverse = [...new Map(sue.map((voce) => [voce.casella, voce])).values()];
    const caselle = diverse.map(({ casella, valore }) => ({
      ...{ casella, ora: readCasella(righi, casella), diventa: valore },
      titolo: modello.findCasella(casella)?.titolo ?? casella,
    }));
    // An amount in euro; in the forms that keep the cents, one with decimals.
    const principale =
      (['euro', 'decimale'] as const)
        .map((tipo) => caselle.filter(({ casella }) => modello.findCasella(casella)?.tipo === tipo))
        .map((sue) => sue.find((una) => !isUguale(una)) ?? sue[0])
        .find((una) => una !== undefined) ?? caselle[0];
    const [sola, ...altre] = diverse;
    if (!principale || !sola) return [];
    return [
      {
        ...{ id: `${fonte}:${rigo}`, fonte, rigo, principale, caselle },
        da: joinNomi(
          diverse
            .toSorted(
              (a, b) => Number(b.casella === principale.casella) - Number(a.casella === principale.casella),
            )
            .map(({ da }) => da),
        ),
        dettaglio: joinNomi(diverse.map(({ dettaglio }) => dettaglio)),
        la: altre.length === 0 ? (sola.la ?? sola.valore) : null,
        perche: sola.perche,
      },
    ];
  });
}

/** What comes first in the record of what the house wrote by itself: no person typed it. */
const DELLA_CASA = [testiCollegamenti.PREFISSO, "Dall'anagrafica", 'Dall’anno IVA ', 'Messaggio di '];

interface Contesto {
  readonly ultime: ReadonlyMap<string, UltimaScrittura>;
  /** Born of another declaration: what was typed there came here with no record. */
  readonly isCopia: boolean;
  readonly atti: readonly AttoTenuto[];
}

function isDigitata({ fonte }: RigoCollegato, una: CasellaCollegata, { ultime, isCopia }: Contesto): boolean {
  if (una.ora === null || isUguale(una)) return false;
  const ultima = ultime.get(una.casella);
  // At its birth a declaration takes what the registry says.
  if (ultima === undefined) return isCopia || fonte !== 'anagrafica';
  return !DELLA_CASA.some((inizio) => ultima.motivo?.startsWith(inizio));
}

const findRifiuto = ({ fonte, rigo, caselle }: RigoCollegato, atti: readonly AttoTenuto[]) =>
  atti.find(
    (atto) =>
      atto.atto === 'rifiutato' &&
      atto.fonte === fonte &&
      atto.rigo === rigo &&
      atto.caselle.length === caselle.length &&
      caselle.every(({ casella, diventa }) =>
        atto.caselle.some((una) => una.casella === casella && una.dopo === diventa),
      ),
  );

/** How each rigo stands: the first source to say something of a casella has it, the others are told so. */
export function judgeRighi(righi: readonly RigoCollegato[], contesto: Contesto): RigoGiudicato[] {
  const detti = new Map<string, RigoCollegato>();
  return righi.map((rigo) => {
    const rifiuto = findRifiuto(rigo, contesto.atti);
    const stato = rigo.caselle.every(isUguale) ? 'uguale' : rifiuto ? 'rifiutato' : 'da decidere';
    const cambiate = rigo.caselle.filter((una) => !isUguale(una));
    const altro = cambiate
      .map(({ casella, diventa }) => {
        const primo = detti.get(casella);
        return primo?.caselle.some((una) => una.casella === casella && una.diventa !== diventa)
          ? primo
          : undefined;
      })
      .find((primo) => primo !== undefined);
    if (stato === 'da decidere' && !altro) for (const { casella } of cambiate) detti.set(casella, rigo);
    const digitata = cambiate.find((una) => isDigitata(rigo, una, contesto));
    const scritta = digitata ?? cambiate.find(({ ora }) => ora !== null);
    return {
      ...{ ...rigo, stato, rifiuto },
      isDigitato: digitata !== undefined,
      ultima: scritta && contesto.ultime.get(scritta.casella),
      contesa: stato === 'da decidere' ? (altro?.fonte ?? null) : null,
    };
  });
}

/** The changes of some righi together. */
export const joinMosse = (righi: readonly RigoCollegato[]): Record<string, ValoreCasella | null> =>
  Object.fromEntries(
    righi.flatMap(({ caselle }) => caselle.map(({ casella, diventa }) => [casella, diventa] as const)),
  );

/** What is ticked when the page opens: nothing that was typed, nothing that two sources say otherwise. */
export const isPronto = ({ stato, isDigitato, contesa }: RigoGiudicato): boolean =>
  stato === 'da decidere' && !isDigitato && contesa === null;
