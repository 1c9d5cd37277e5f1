import {
  type Calcolo,
  collectMancanze,
  type MancanzaPer,
  type Modello,
  quadroOf,
  type StatoEsito,
} from '@quadra/fisco';

type Forma = Pick<Modello, 'quadri'>;

/** What is missing, as the server lists it: each thing once, first that of the casella explained. */
export function listMancanze(
  modello: Forma,
  calcolo: Pick<Calcolo, 'computed'>,
  spiegata: string | null = null,
): readonly MancanzaPer[] {
  const esiti = calcolo.computed();
  const sua = spiegata === null ? undefined : esiti[spiegata];
  const prime = spiegata && sua ? collectMancanze(modello, { [spiegata]: sua }) : [];
  const gia = new Set(prime.map(nameMancanza));
  return [...prime, ...collectMancanze(modello, esiti).filter((altra) => !gia.has(nameMancanza(altra)))];
}

/** What tells one from another: what is to be given or, where there is nothing, what it says. */
const nameMancanza = ({ dati, frase }: MancanzaPer): string =>
  dati.length > 0
    ? dati
        .map(({ chiave }) => chiave)
        .sort()
        .join(' ')
    : frase;

/** What one quadro waits for. */
export const countMancanze = (modello: Forma, calcolo: Pick<Calcolo, 'computed'>, quadro: string): number =>
  collectMancanze(
    modello,
    Object.fromEntries(Object.entries(calcolo.computed()).filter(([chiave]) => quadroOf(chiave) === quadro)),
  ).length;

/** The computed caselle whose figure is not final, in the order of the form. */
export function listNonDefinitive(calcolo: Calcolo): { incomplete: string[]; provvisorie: string[] } {
  const esiti = Object.entries(calcolo.computed());
  const listIn = (voluto: StatoEsito) =>
    esiti.flatMap(([chiave, { stato }]) => (stato === voluto ? [chiave] : []));
  return { incomplete: listIn('incompleto'), provvisorie: listIn('provvisorio') };
}
