/** What the 17 digits that artigiani and commercianti write in an F24 are made from. */
export interface BaseCodiceInps {
  readonly matricola: string;
  readonly anno: number;
  /** Four digits. */
  readonly sede: string;
  /** 10 the owner, from 11 those who work with him. */
  readonly soggetto: number;
  /** 1-4 the fixed ones, 6 those beyond the minimum, 0 recalculated. */
  readonly rata: number;
  /** Whole euro; none counts with instalment 6. */
  readonly importo: number;
}

const PERCENTUALE = 6;
const PROGRESSIVO = '1';
const CONTROLLO = 99;
const ULTIMA = 11;
const pad = (numero: number, cifre: number) => String(numero).padStart(cifre, '0');

/** The last digit: weights from 2, from the right, never starting again. */
function computeUltima(cifre: string): number {
  const pesata = [...cifre].reverse().reduce((somma, cifra, posto) => somma + Number(cifra) * (posto + 2), 0);
  const resto = pesata % ULTIMA;
  return resto < 2 ? 0 : ULTIMA - resto;
}

/** The 17 digits (INPS, circ. 123/1998): matricola, year, 1, who, instalment, two of check, one more. */
export function computeCodiceInps({
  matricola,
  anno,
  sede,
  soggetto,
  rata,
  importo,
}: BaseCodiceInps): string {
  const detto = `${matricola}${pad(anno % 100, 2)}${PROGRESSIVO}${pad(soggetto, 2)}${rata}`;
  const base = `${pad(rata === PERCENTUALE ? 0 : importo, 10)}${anno}${sede.padStart(4, '0')}${detto}`;
  const gruppi = base.match(/.{8}/g) ?? [];
  const somma = gruppi.reduce(
    (finora, gruppo) => finora + Math.floor(Number(gruppo) / CONTROLLO) + (Number(gruppo) % CONTROLLO),
    0,
  );
  const controllo = pad(somma % CONTROLLO, 2);
  return `${detto}${controllo}${computeUltima(`${base}${controllo}`)}`;
}
