import { addDays, type Data, formatData, yearOf } from '@quadra/values';
import type { Fonte, Parametro } from '../engine/index.ts';
import * as p from '../parametri/compensazione.ts';
import { limiteCrediti } from '../parametri/crediti.ts';
import { legge } from '../parametri/scrittura.ts';
import { isSenzaLimiti, type Natura, naturaDi } from './nature.ts';
import { formatEuro } from './passo.ts';

/** A credit that may be used: amounts in cents. */
export interface Credito {
  readonly id: string;
  readonly codice: string;
  /** Year it is of. */
  readonly anno: number;
  readonly disponibile: number;
  /** What was used of it already against other taxes, in its year of use. */
  readonly usato?: number;
  /** When its declaration was filed; without it, not yet. */
  readonly presentata?: Data;
  readonly visto?: boolean;
  /** Up to this no visto is asked (ISA). */
  readonly esonero?: number;
  /** First and last day of use, when they are not those of the law. */
  readonly dal?: Data;
  readonly entro?: Data;
}

/** What is known of who compensates. */
export interface Situazione {
  /** Used against other taxes this year, of every credit that has a limit. */
  readonly compensato?: number;
  /** Of it, of the credits of quadro RU that have a limit. */
  readonly agevolazioni?: number;
  /** Debts on the roll, overdue and not suspended. */
  readonly ruoli?: number;
  /** How the model is sent: a bank does not take credits. */
  readonly canale?: 'agenzia' | 'banca';
}

/** Why a credit may not be used, or not all: which rule, and from when it would be. */
export interface Rifiuto {
  readonly credito: string;
  readonly regola: CodiceRegola;
  readonly frase: string;
  readonly fonte: Fonte;
  /** How much may be used all the same. */
  readonly ammesso: number;
  readonly dal?: Data;
}

type CodiceRegola =
  | 'NON_ANCORA'
  | 'SCADUTO'
  | 'DECIMO_GIORNO'
  | 'VISTO'
  | 'LIMITE_ANNUO'
  | 'LIMITE_AGEVOLAZIONI'
  | 'RUOLI'
  | 'CANALE';

/** Kinds of which a credit above the threshold waits for its declaration. */
const conDichiarazione: readonly Natura[] = ['iva', 'imposte', 'sostituto'];
/** Credits that the debts on the roll stop up to their amount: those of the State. */
const erariali: readonly Natura[] = ['iva', 'imposte', 'sostituto', 'agevolazione'];
const ARTICOLO_17: Fonte = legge('D.Lgs. 241/1997', 'art. 17, c. 1');

function findAlGiorno({ valori }: Parametro, giorno: Data): { valore: number; fonte: Fonte } | undefined {
  return valori.findLast(({ dal }) => dal <= giorno);
}

/** The first day of use of a credit: the one after its year, if no other is told. */
const primoGiorno = ({ dal, anno }: Credito): Data => dal ?? `${anno + 1}-01-01`;

/** What is not IVA waits for its declaration from the credits of this tax year on (D.L. 124/2019, art. 3, c. 3); before, only the visto. */
const PRIMO_ANNO_ATTESO = 2019;

/** Not above the threshold nothing is asked; above, the tenth day after the declaration, and the visto. */
function checkDichiarazione(credito: Credito, data: Data): Rifiuto | null {
  const { id, codice, usato = 0, presentata, visto, esonero = 0 } = credito;
  const soglia = findAlGiorno(p.sogliaVisto, data);
  if (soglia === undefined || !conDichiarazione.includes(naturaDi(codice))) return null;
  if (usato + credito.disponibile <= soglia.valore) return null;
  const ammesso = Math.max(0, soglia.valore - usato);
  const oltre = `oltre ${formatEuro(soglia.valore)} euro l’anno`;
  const dal = presentata && addDays(presentata, p.GIORNI_DOPO_DICHIARAZIONE);
  const base = { credito: id, fonte: soglia.fonte };
  const isAtteso = naturaDi(codice) === 'iva' || credito.anno >= PRIMO_ANNO_ATTESO;
  if (isAtteso && (dal === undefined || data < dal)) {
    const quando = dal ? `, dal ${formatData(dal)}` : ': la dichiarazione non è presentata';
    const frase = `Il credito ${codice} ${oltre} si usa dal decimo giorno dopo la dichiarazione${quando}.`;
    return { ...base, regola: 'DECIMO_GIORNO', frase, ammesso, ...(dal && { dal }) };
  }
  if (visto) return null;
  const senzaVisto = Math.max(ammesso, esonero - usato);
  if (senzaVisto >= credito.disponibile) return null;
  const frase = `Il credito ${codice} ${oltre} vuole il visto di conformità.`;
  return { ...base, regola: 'VISTO', frase, ammesso: senzaVisto };
}

function checkGiorni(credito: Credito, data: Data): Rifiuto | null {
  const { id, codice, entro } = credito;
  const dal = primoGiorno(credito);
  const base = { credito: id, fonte: ARTICOLO_17, ammesso: 0 };
  if (data < dal) {
    const frase = `Il credito ${codice} si usa dal ${formatData(dal)}.`;
    return { ...base, regola: 'NON_ANCORA', frase, dal };
  }
  if (entro === undefined || data <= entro) return null;
  return {
    ...base,
    regola: 'SCADUTO',
    frase: `Il credito ${codice} si poteva usare fino al ${formatData(entro)}.`,
  };
}

interface DiRuoli {
  readonly ruoli?: number | undefined;
  /** What the debts on the roll leave of all the credits of the State together. */
  readonly liberi?: number | undefined;
}

/** Debts on the roll: all is stopped above the higher threshold, credits of the State up to the debt above the lower. */
function checkRuoli(
  { id, codice, disponibile }: Credito,
  data: Data,
  { ruoli = 0, liberi }: DiRuoli,
): Rifiuto | null {
  const piena = findAlGiorno(p.sogliaRuoliPiena, data);
  // The credits of the contributions are left out of it.
  if (piena && ruoli > piena.valore && naturaDi(codice) !== 'contributi') {
    const frase = `Con debiti a ruolo oltre ${formatEuro(piena.valore)} euro non si compensa, finché non sono pagati o rateizzati.`;
    return { credito: id, regola: 'RUOLI', frase, fonte: piena.fonte, ammesso: 0 };
  }
  const soglia = findAlGiorno(p.sogliaRuoli, data);
  if (soglia === undefined || ruoli <= soglia.valore || !isErariale(codice)) return null;
  const frase = `Con debiti a ruolo oltre ${formatEuro(soglia.valore)} euro i crediti erariali si usano solo oltre il loro importo.`;
  return {
    credito: id,
    regola: 'RUOLI',
    frase,
    fonte: soglia.fonte,
    ammesso: Math.max(0, Math.min(disponibile, liberi ?? disponibile - ruoli)),
  };
}

/** Whether a credit is of quadro RU, or of another relief. */
export const isAgevolazione = (codice: string): boolean => naturaDi(codice) === 'agevolazione';

/** Whether the debts on the roll stop a credit up to their amount. */
export const isErariale = (codice: string): boolean =>
  erariali.includes(naturaDi(codice)) && !isSenzaLimiti(codice);

/**
 * What the law says of using a credit on a day against another tax; the annual limits are of all of them together, and so is
 * what the debts on the roll leave (`liberi`).
 */
export function checkCredito(
  credito: Credito,
  data: Data,
  { ruoli, canale }: Situazione,
  liberi?: number,
): Rifiuto[] {
  const diSempre = [
    checkGiorni(credito, data),
    checkRuoli(credito, data, { ruoli, liberi }),
    checkDichiarazione(credito, data),
  ];
  const isInBanca = canale === 'banca' && data >= p.CANALI_AGENZIA.dal;
  return [
    ...diSempre.filter((rifiuto) => rifiuto !== null),
    ...(isInBanca
      ? [
          {
            credito: credito.id,
            regola: 'CANALE',
            frase: `Dal ${formatData(p.CANALI_AGENZIA.dal)} un modello con crediti va solo per i canali dell’Agenzia.`,
            fonte: p.CANALI_AGENZIA.fonte,
            ammesso: 0,
          } as const,
        ]
      : []),
  ];
}

/**
 * What is left of the annual limits, and the refusal of what exceeds them. Credits of quadro RU have a limit of their own, and
 * beyond it what nobody used of the common one (ris. 9/DF/2008; Istruzioni Redditi PF, fascicolo 3, righi RU514 and RU522).
 */
export class LimitiAnnui {
  readonly #data: Data;
  #comune: number;
  #agevolazioni: number;

  constructor(data: Data, { compensato = 0, agevolazioni = 0 }: Situazione) {
    this.#data = data;
    this.#comune = this.#limite(p.limiteAnnuo) - Math.max(0, compensato - agevolazioni);
    this.#agevolazioni = this.#limite(limiteCrediti);
    this.#useAgevolazioni(agevolazioni);
  }

  /** How much more a credit may pay of other taxes this year. */
  resto(codice: string): number {
    if (isSenzaLimiti(codice)) return Number.MAX_SAFE_INTEGER;
    const comune = Math.max(0, this.#comune);
    return isAgevolazione(codice) ? this.#agevolazioni + comune : comune;
  }

  use(codice: string, importo: number): void {
    if (isSenzaLimiti(codice)) return;
    if (isAgevolazione(codice)) this.#useAgevolazioni(importo);
    else this.#comune -= importo;
  }

  refuse({ id, codice }: Credito, ammesso: number): Rifiuto {
    const proprio = isAgevolazione(codice);
    const fonte = findAlGiorno(proprio ? limiteCrediti : p.limiteAnnuo, this.#data)?.fonte ?? ARTICOLO_17;
    const dal = `${yearOf(this.#data) + 1}-01-01`;
    const comune = formatEuro(this.#limite(p.limiteAnnuo));
    const massimo = proprio
      ? `i crediti del quadro RU si compensano fino a ${formatEuro(this.#limite(limiteCrediti))} euro, più quanto resta dei ${comune} comuni`
      : `si compensano al massimo ${comune} euro`;
    return {
      credito: id,
      regola: proprio ? 'LIMITE_AGEVOLAZIONI' : 'LIMITE_ANNUO',
      frase: `Nell’anno ${massimo}: il resto dal ${formatData(dal)}.`,
      fonte,
      ammesso,
      dal,
    };
  }

  #limite(di: Parametro): number {
    return findAlGiorno(di, this.#data)?.valore ?? 0;
  }

  #useAgevolazioni(importo: number): void {
    const proprio = Math.min(importo, this.#agevolazioni);
    this.#agevolazioni -= proprio;
    this.#comune -= importo - proprio;
  }
}
