import {
  arrotonda,
  type Concetto,
  dato,
  diviso,
  maggiore,
  meno,
  numero,
  oltre,
  presente,
  regola,
  se,
  somma,
  zeroEuro,
} from '../../engine/index.ts';
import { sempre, tuir } from '../fonti.ts';
import { conteggio, importo } from '../importi.ts';

/** One amount that is taxed over some years: what is left of it, in how many parts, and what the year takes. */
function makeRata(radice: string, titolo: string, articolo: string) {
  const intero = importo(`${radice}.importo`, titolo);
  const rate = dato({ id: `${radice}.rate`, titolo: 'Quote', unita: 'numero', seManca: 'zero' });
  const quante = maggiore(numero(1), rate);
  const quota = conteggio(
    `${radice}.quota`,
    'Quota dell’anno',
    arrotonda.euro(diviso(intero, quante)),
    tuir(articolo),
  );
  const resto = conteggio(`${radice}.resto`, 'Da riportare', meno(intero, quota), tuir(articolo));
  const rateResidue = regola({
    id: `${radice}.rateResidue`,
    titolo: 'Quote residue',
    unita: 'numero',
    formule: sempre(se(oltre(quante, numero(1)), meno(quante, numero(1)), numero(0)), tuir(articolo)),
  });
  return { importo: intero, rate, quota, resto, rateResidue };
}

/** Years that may follow that of the event: five parts in all. */
const ETA = [1, 2, 3, 4] as const;

/** What is realised in the year and taxed in parts, with the parts of the years before. */
function makeRateazione(radice: string, titolo: string, articolo: string) {
  const anno = makeRata(radice, titolo, articolo);
  const prima = ETA.map((eta) => makeRata(`${radice}.prima${eta}`, `${titolo}, ${eta} prima`, articolo));
  return {
    anno,
    prima,
    /** Whether anything of it was given. */
    rinviato: se(presente(anno.importo), anno.importo, zeroEuro),
    imponibile: somma(anno.quota, ...prima.map((rata) => rata.quota)),
  };
}
export const plusvalenze = makeRateazione('rateazione.plusvalenze', 'Plusvalenze', 'art. 86, c. 4');
export const sopravvenienze = makeRateazione('rateazione.sopravvenienze', 'Sopravvenienze', 'art. 88, c. 2');
export const contributi = makeRateazione('rateazione.contributi', 'Contributi e liberalità', 'art. 88, c. 3');

/** From a year to the next: each part grows a year older. */
export const passaggiRate = [plusvalenze, sopravvenienze, contributi].flatMap(({ anno, prima }) =>
  [anno, ...prima].flatMap((rata, eta) => {
    const dopo = prima[eta];
    return dopo
      ? [
          { da: rata.resto as Concetto, a: dopo.importo },
          { da: rata.rateResidue as Concetto, a: dopo.rate },
        ]
      : [];
  }),
);
