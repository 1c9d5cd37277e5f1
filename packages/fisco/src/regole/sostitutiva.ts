import {
  arrotonda,
  dato,
  fino,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  oltre,
  per,
  regola,
  saldo,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/acconti.ts';
import { creditoColonna } from './crediti-sostitutiva.ts';
import { imposta as incrementale } from './flat-incrementale.ts';
import { fonte, sempre, tra } from './fonti.ts';
import * as forfettario from './forfettario.ts';
import * as vantaggio from './vantaggio.ts';

const importo = (id: string, titolo: string, prova?: string) =>
  dato({ id: `sostitutiva.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });

/** LM40, column 40. */
export const crediti = importo('crediti', 'Altri crediti d’imposta');
export const ritenute = importo('ritenute', 'Ritenute subite', 'certificazioni uniche');
export const eccedenza = importo('eccedenza', 'Eccedenza della dichiarazione precedente');
export const compensata = importo('compensata', 'Eccedenza compensata in F24');
export const acconti = importo('acconti', 'Acconti versati', 'F24, codici 1790 e 1791 (1793 e 1794)');

const LEGGE = fonte('L. 190/2014', 'art. 1, c. 64');
const LEGGE_INCREMENTALE = fonte('L. 197/2022', 'art. 1, cc. 55-57');
const ACCONTI = fonte('D.P.R. 435/2001', 'art. 17, c. 3');
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 3', 'quadro LM, sezione IV');
/** «LM11 + LM39, colonna 2, − LM40, col. 41 − LM41»: read on the instructions of 2023-2026. */
const RIGO_DIFFERENZA = fonte('Istruzioni Redditi PF', 'rigo LM42');
const make = (id: string, titolo: string, valore: Nodo, ...fonti: (typeof LEGGE)[]) =>
  regola({ id: `sostitutiva.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti) });
const nessuno = nonDovuto('nessun importo');

/** The tax of whichever of the two regimes is in use. */
const imposta = make(
  'imposta',
  'Imposta sostitutiva',
  somma(forfettario.impostaTotale, vantaggio.imposta),
  LEGGE,
);
/** Income taxed flat: it counts for deductions and limits, not for the IRPEF. */
export const redditoSostitutiva = make(
  'reddito',
  'Redditi del regime forfetario e di vantaggio',
  somma(forfettario.redditoEffettivo, vantaggio.reddito),
  fonte('L. 190/2014', 'art. 1, c. 75'),
);
/** Contributions that the flat income could not take: deducted from the total income. */
export const contributiEccedenti = make(
  'contributiEccedenti',
  'Contributi oltre il reddito',
  somma(forfettario.contributiEccedenti, vantaggio.contributiEccedenti),
  LEGGE,
);
export const creditiUsati = make(
  'creditiUsati',
  'Crediti d’imposta utilizzati',
  minore(somma(crediti, ...creditoColonna.values()), somma(imposta, incrementale)),
  MODELLO,
);
/** Of the flat tax on the increase of 2023, which stands alone: what credits leave of it. */
export const saldoIncrementale = make(
  'saldoIncrementale',
  'Tassa piatta incrementale a debito',
  se(oltre(incrementale, zeroEuro), meno(incrementale, creditiUsati), zeroEuro),
  LEGGE_INCREMENTALE,
);
/** Negative when what was withheld is more than the tax. Base of the advances. */
export const differenza = make(
  'differenza',
  'Differenza',
  meno(imposta, se(oltre(incrementale, zeroEuro), zeroEuro, creditiUsati), ritenute),
  LEGGE,
  RIGO_DIFFERENZA,
);
/** LM42 of the form of 2024: of who fills the flat tax on the increase, what is left of that. */
export const differenzaOIncremento = make(
  'differenzaOIncremento',
  'Differenza',
  se(oltre(incrementale, zeroEuro), saldoIncrementale, differenza),
  LEGGE,
  RIGO_DIFFERENZA,
);
const saldoSostitutiva = make(
  'saldo',
  'Saldo dell’imposta sostitutiva',
  saldo([differenza, compensata], [eccedenza, acconti]),
  LEGGE,
);
export const debito = make(
  'debito',
  'Imposta sostitutiva a debito',
  se(oltre(saldoSostitutiva, zeroEuro), saldoSostitutiva, nessuno),
  LEGGE,
);
export const credito = make(
  'credito',
  'Imposta sostitutiva a credito',
  se(oltre(zeroEuro, saldoSostitutiva), meno(zeroEuro, saldoSostitutiva), nessuno),
  LEGGE,
);

const primaRata = arrotonda.centesimo(per(differenza, p.quotaPrimaRataIsa));
/** Where the law has two instalments and the instructions of the form one. */
export const TRATTO = 'fra 206 e 257,52 euro la legge dà due rate e le istruzioni una sola: da verificare';
const nonDovuta = nonDovuto('prima rata non dovuta');
/** Two halves for these regimes; the first is owed when it is above 103 euro. */
export const primoAcconto = make(
  'primoAcconto',
  'Primo acconto',
  se(
    fino(differenza, p.sogliaAcconto),
    nonDovuta,
    se(
      fino(primaRata, p.sogliaPrimaRata),
      nonDovuta,
      se(fino(differenza, p.sogliaUnicaRata), incerto(primaRata, TRATTO), primaRata),
    ),
  ),
  ACCONTI,
  fonte('D.L. 124/2019', 'art. 58'),
);
const conTotale = (totale: Nodo): Nodo =>
  se(
    fino(differenza, p.sogliaAcconto),
    nonDovuto('acconto non dovuto'),
    maggiore(zeroEuro, meno(totale, primoAcconto)),
  );
export const secondoAcconto = regola({
  id: 'sostitutiva.secondoAcconto',
  titolo: 'Secondo o unico acconto',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2018,
      conTotale(arrotonda.centesimo(per(differenza, p.quotaAccontoIsa))),
      ACCONTI,
      fonte('D.L. 124/2019', 'art. 58'),
    ),
    tra(2019, null, conTotale(differenza), ACCONTI),
  ],
});
