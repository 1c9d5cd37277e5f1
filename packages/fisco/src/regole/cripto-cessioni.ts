import {
  almeno,
  arrotonda,
  type Dato,
  dato,
  e,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  o,
  oltre,
  per,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { aliquotaCripto, franchigiaCripto } from '../parametri/finanza.ts';
import { aliquotaValoreCripto, franchigiaCriptoPrima } from '../parametri/plusvalenze.ts';
import { fonte, sempre, tra } from './fonti.ts';
import { makeNetta } from './plusvalenze.ts';

const LEGGE = fonte('TUIR', 'artt. 67, c. 1, lett. c-sexies, e 68, c. 9-bis');
const MODELLO = fonte('Istruzioni Redditi PF 2024-2026, fascicolo 2', 'quadro RT, cripto-attività');
const importo = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({
    id: `${raccolta ?? 'criptoCessioni'}.${id}`,
    titolo: `Cripto-attività: ${titolo}`,
    unita: 'euro',
    seManca: 'zero',
    ...(raccolta === undefined ? {} : { raccolta }),
  });
const make = (id: string, titolo: string, valore: Nodo, ...fonti: (typeof LEGGE)[]) =>
  regola({
    id: `criptoCessioni.${id}`,
    titolo: `Cripto-attività: ${titolo}`,
    unita: 'euro',
    formule: sempre(valore, ...fonti, MODELLO),
  });
const capiente = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);

export const corrispettivi = importo('corrispettivi', 'corrispettivi');
export const costi = importo('costi', 'costi');
/** RT32 of the form of 2024: one box for all. */
export const rideterminato = dato({
  id: 'criptoCessioni.rideterminato',
  titolo: 'Cripto-attività: valore rideterminato',
  unita: 'logico',
  seManca: 'zero',
});
/** RT42, from 2025: those whose value was written up, one each. */
export const rideterminate = 'criptoRideterminate';
export const corrispettivoRideterminata = importo('corrispettivo', 'corrispettivo', rideterminate);
export const costoRideterminata = importo('costo', 'valore rideterminato', rideterminate);
/** RT41 and RT42, columns 1 and 2, from 2026: sold before 2025. */
export const corrispettiviPrima = importo('corrispettiviPrima', 'corrispettivi di cessioni fino al 2024');
export const costiPrima = importo('costiPrima', 'costi di cessioni fino al 2024');
export const corrispettivoPrima = importo('corrispettivoPrima', 'corrispettivo fino al 2024', rideterminate);
export const costoPrima = importo('costoPrima', 'valore rideterminato, fino al 2024', rideterminate);

const netta = somma(
  makeNetta(meno(corrispettivi, costi), rideterminato),
  sommaDi(rideterminate, maggiore(zeroEuro, meno(corrispettivoRideterminata, costoRideterminata))),
);
const nettaPrima = somma(
  meno(corrispettiviPrima, costiPrima),
  sommaDi(rideterminate, maggiore(zeroEuro, meno(corrispettivoPrima, costoPrima))),
);
/** A gain, or a loss, beyond a threshold, with its sign. */
const oltreSoglia = (valore: Nodo, soglia: Nodo): Nodo =>
  se(
    oltre(valore, soglia),
    meno(valore, soglia),
    se(oltre(meno(zeroEuro, soglia), valore), somma(valore, soglia), zeroEuro),
  );
/** Of 2023 all or nothing; of 2024 what is beyond; from 2025 all of it, but what was sold before. */
export const saldoCripto = regola({
  id: 'criptoCessioni.saldo',
  titolo: 'Cripto-attività: plusvalenze meno minusvalenze',
  unita: 'euro',
  formule: [
    tra(2018, 2022, zeroEuro, fonte('L. 197/2022', 'art. 1, c. 126')),
    tra(
      2023,
      2023,
      se(o(almeno(netta, franchigiaCripto), oltre(meno(zeroEuro, netta), franchigiaCripto)), netta, zeroEuro),
      LEGGE,
      fonte('Istruzioni Redditi PF 2024, fascicolo 2', 'rigo RT33'),
    ),
    tra(2024, 2024, oltreSoglia(netta, franchigiaCripto), LEGGE, MODELLO),
    tra(
      2025,
      null,
      se(
        o(
          e(oltre(netta, zeroEuro), oltre(zeroEuro, nettaPrima)),
          e(oltre(zeroEuro, netta), oltre(nettaPrima, zeroEuro)),
        ),
        incerto(
          somma(netta, oltreSoglia(nettaPrima, franchigiaCriptoPrima)),
          'plusvalenze e minusvalenze di cessioni prima e dopo il 2025: il testo non dice se si sommano',
        ),
        somma(netta, oltreSoglia(nettaPrima, franchigiaCriptoPrima)),
      ),
      LEGGE,
      MODELLO,
    ),
  ],
});
export const plusvalenza = make('plusvalenza', 'plusvalenza', capiente(saldoCripto), LEGGE);
export const minusvalenza = make(
  'minusvalenza',
  'minusvalenza',
  capiente(meno(zeroEuro, saldoCripto)),
  LEGGE,
);
export const minusPrecedenti = importo('minusPrecedenti', 'minusvalenze di anni precedenti');
export const minusCertificate = importo('minusCertificate', 'minusvalenze certificate');
export const imponibile = make(
  'imponibile',
  'differenza',
  capiente(meno(plusvalenza, minusPrecedenti, minusCertificate)),
  LEGGE,
);
export const imposta = make(
  'imposta',
  'imposta sostitutiva',
  arrotonda.centesimo(per(imponibile, aliquotaCripto)),
  fonte('L. 197/2022', 'art. 1, c. 126'),
);
export const eccedenza = importo('eccedenza', 'eccedenza precedente utilizzata');
const usata = minore(imposta, eccedenza);
export const debito = make('debito', 'imposta dovuta', meno(imposta, usata));
export const eccedenzaTotale = importo('eccedenzaTotale', 'eccedenza precedente');
export const eccedenzaCompensata = importo('eccedenzaCompensata', 'eccedenza compensata in F24');
export const credito = make(
  'credito',
  'credito residuo',
  capiente(meno(maggiore(eccedenzaTotale, eccedenza), eccedenzaCompensata, usata)),
);
/** RT107-RT108 of 2024 and RT118-RT119 of 2026: one rigo each. */
export const valutazioni = 'criptoValore';
export const valore = importo('valore', 'valore normale', valutazioni);
export const impostaValore = regola({
  id: `${valutazioni}.imposta`,
  titolo: 'Cripto-attività: imposta sul valore normale',
  unita: 'euro',
  raccolta: valutazioni,
  formule: sempre(
    se(oltre(valore, zeroEuro), arrotonda.centesimo(per(valore, aliquotaValoreCripto)), zeroEuro),
    MODELLO,
  ),
});
export const totaleValore = make(
  'totaleValore',
  'imposta sul valore normale',
  sommaDi(valutazioni, impostaValore),
);
