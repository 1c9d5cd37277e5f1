import {
  arrotonda,
  dato,
  diviso,
  e,
  meno,
  non,
  numero,
  oltre,
  per,
  presente,
  regola,
  se,
  somma,
  sotto,
  zeroEuro,
} from '../engine/index.ts';
import { coefficienti } from '../parametri/comodo.ts';
import { beniDiComodo } from './comodo.ts';
import { daRiscontrare, fonte, sempre } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

const NORMA = fonte('L. 724/1994', 'art. 30');

/** Why the test does not apply, or its result is set aside. */
export const esclusione = dato({
  id: 'comodo.esclusione',
  titolo: 'Esclusione',
  unita: 'codice',
  seManca: 'zero',
});
export const disapplicazione = dato({
  id: 'comodo.disapplicazione',
  titolo: 'Disapplicazione o interpello',
  unita: 'codice',
  seManca: 'zero',
});
const treAnni = (radice: string, titolo: string) => ({
  anno: importo(`${radice}.anno`, titolo),
  prima: importo(`${radice}.prima`, `${titolo}, un anno prima`),
  dueAnniPrima: importo(`${radice}.dueAnniPrima`, `${titolo}, due anni prima`),
});
type TreAnni = ReturnType<typeof treAnni>;
/** The mean of the year and of the two before. */
const media = ({ anno, prima, dueAnniPrima }: TreAnni) =>
  arrotonda.euro(diviso(somma(anno, prima, dueAnniPrima), numero(3)));

/** Each kind of goods: what it is worth, the takings presumed on the mean, the income presumed on the year. */
export const beni = beniDiComodo.map(([id, titolo]) => {
  const [ricavi, reddito] = coefficienti[id];
  const valori = treAnni(`comodo.${id}`, titolo);
  const valoreMedio = conteggio(`comodo.${id}.media`, 'Valore medio', media(valori), NORMA);
  return {
    titolo,
    valori,
    valoreMedio,
    ricavi: conteggio(
      `comodo.${id}.ricavi`,
      'Ricavi presunti',
      arrotonda.euro(per(valoreMedio, ricavi)),
      NORMA,
    ),
    reddito: conteggio(
      `comodo.${id}.reddito`,
      'Reddito presunto',
      arrotonda.euro(per(valori.anno, reddito)),
      NORMA,
    ),
  };
});
export const proventi = treAnni('comodo.proventi', 'Ricavi, incrementi di rimanenze e proventi');
export const ricaviPresunti = conteggio(
  'comodo.ricaviPresunti',
  'Ricavi presunti',
  somma(...beni.map((bene) => bene.ricavi)),
  NORMA,
);
export const ricaviEffettivi = conteggio(
  'comodo.ricaviEffettivi',
  'Ricavi effettivi',
  media(proventi),
  NORMA,
);
export const redditoPresunto = conteggio(
  'comodo.redditoPresunto',
  'Reddito presunto',
  somma(...beni.map((bene) => bene.reddito)),
  NORMA,
);
/** Below the presumed takings, and no reason against it. */
export const nonOperativa = regola({
  id: 'comodo.nonOperativa',
  titolo: 'Società non operativa',
  unita: 'logico',
  formule: sempre(
    e(non(presente(esclusione)), e(non(presente(disapplicazione)), sotto(ricaviEffettivi, ricaviPresunti))),
    NORMA,
  ),
});
/** Income that is exempt, excluded or taxed otherwise comes off the minimum. */
export const redditiEsclusi = importo('comodo.esclusi', 'Redditi esenti o tassati altrimenti');
export const redditoMinimo = conteggio(
  'comodo.minimo',
  'Reddito minimo',
  se(nonOperativa, positivo(meno(redditoPresunto, redditiEsclusi)), zeroEuro),
  NORMA,
);
/** What the IRAP of who is not operating counts at least. */
export const costiIrap = importo('comodo.costiIrap', 'Retribuzioni, compensi e interessi passivi');
export const valoreMinimoIrap = conteggio(
  'comodo.irap',
  'Valore minimo della produzione',
  se(oltre(redditoMinimo, zeroEuro), somma(redditoMinimo, costiIrap), zeroEuro),
  daRiscontrare('L. 724/1994', 'art. 30, c. 3-bis'),
);
const tutti = [...beni.map((bene) => bene.valori), proventi];
export const passaggiComodo = tutti.flatMap(({ anno, prima, dueAnniPrima }) => [
  { da: anno, a: prima },
  { da: prima, a: dueAnniPrima },
]);
