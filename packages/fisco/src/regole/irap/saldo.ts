import {
  arrotonda,
  type Concetto,
  dato,
  e,
  fino,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  nonDovuto,
  oltre,
  per,
  regola,
  saldo,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../../engine/index.ts';
import * as acconti from '../../parametri/acconti.ts';
import { sogliaEsonero2020 } from '../../parametri/imprese.ts';
import { aliquotaPubblica } from '../../parametri/irap.ts';
import { makeAcconti } from '../acconti-societa.ts';
import { fonte, tra } from '../fonti.ts';
import { conteggio, importo, positivo, spezzaSaldo } from '../importi.ts';
import { regimePersone, soggettoIsa } from '../soggetto.ts';
import { impostaRegione, regioni } from './riparto.ts';
import { basePubblica, componentiPositivi } from './valore.ts';

const NORMA = fonte('D.Lgs. 446/1997', 'artt. 16 e 30');

export const imposta = conteggio('irap.imposta', 'Totale imposta', sommaDi(regioni, impostaRegione), NORMA);
export const crediti = importo('irap.crediti', 'Crediti d’imposta');
export const eccedenza = importo('irap.eccedenza', 'Eccedenza della dichiarazione precedente');
export const compensata = importo('irap.compensata', 'Eccedenza compensata in F24');
export const accontiVersati = importo('irap.acconti', 'Acconti versati');

// --- 2019 and 2020: what the emergency forgave (D.L. 34/2020, art. 24) ---------------------------------------------------
const ART_24 = fonte('D.L. 34/2020', 'art. 24');
export const senzaEsonero = dato({
  id: 'irap.senzaEsonero',
  titolo: 'Senza l’esonero dell’art. 24, D.L. 34/2020',
  unita: 'logico',
  seManca: 'zero',
});
/** Banks, insurances, public bodies and who took in more than 250 million pay as always: the first three say so. */
const isEsonerato = e(non(senzaEsonero), fino(componentiPositivi, sogliaEsonero2020));
export const imposta2019 = importo('irap.imposta2019', 'Totale imposta del modello 2020 (IR21)');
/** The first advance of 2020 as it would have been: nothing where all was paid with the second. */
const primoStorico = arrotonda.centesimo(
  per(imposta2019, se(soggettoIsa, acconti.quotaPrimaRataIsa, acconti.quotaPrimaRata)),
);
const figurativo = se(
  oltre(primoStorico, acconti.sogliaPrimaRata),
  arrotonda.centesimo(
    per(minore(imposta2019, imposta), se(soggettoIsa, acconti.quotaPrimaRataIsa, acconti.quotaPrimaRata)),
  ),
  zeroEuro,
);
/** It counts as paid, up to what the tax of 2020 makes of it. */
export const accontoFigurativo = regola({
  id: 'irap.accontoFigurativo',
  titolo: 'Primo acconto 2020 non versato',
  unita: 'euro',
  formule: [
    tra(2018, 2019, zeroEuro, NORMA),
    tra(2020, 2020, se(senzaEsonero, zeroEuro, figurativo), ART_24),
    tra(2021, null, zeroEuro, NORMA),
  ],
});

// --- the balance --------------------------------------------------------------------------------------------------------
const resta = meno(eccedenza, compensata);
const pagato = somma(crediti, accontiVersati, accontoFigurativo);
export const saldoIrap = conteggio('irap.saldo', 'Saldo IRAP', meno(imposta, pagato, resta), NORMA);
const consueto = spezzaSaldo('irap.consueto', saldoIrap, NORMA);
const senzaEccedenza = meno(imposta, pagato);
const nel2020 = (id: string, titolo: string, sempreDovuto: Nodo, allora: Nodo): Concetto =>
  regola({
    id: `irap.${id}`,
    titolo,
    unita: 'euro',
    formule: [
      tra(2018, 2018, somma(sempreDovuto), NORMA),
      tra(2019, 2019, se(isEsonerato, allora, somma(sempreDovuto)), ART_24),
      tra(2020, null, somma(sempreDovuto), NORMA),
    ],
  });
const GUIDA = 'l’eccedenza del 2018 non si consuma con un saldo che non si versa';
/** Of 2019: it is counted before what was left of 2018, which stays a credit. */
export const debito = nel2020(
  'debito',
  'A debito',
  consueto.debito,
  incerto(positivo(senzaEccedenza), GUIDA),
);
export const credito = nel2020(
  'credito',
  'A credito',
  consueto.credito,
  incerto(positivo(somma(resta, maggiore(zeroEuro, meno(zeroEuro, senzaEccedenza)))), GUIDA),
);
export const daVersare = nel2020('daVersare', 'Saldo da versare', debito, nonDovuto('saldo 2019 non dovuto'));

// --- where the credit goes ----------------------------------------------------------------------------------------------
export const versatoInPiu = importo('irap.versatoInPiu', 'Eccedenza di versamento a saldo');
export const rimborso = importo('irap.rimborso', 'Credito di cui si chiede il rimborso');
export const ceduto = importo('irap.ceduto', 'Credito ceduto al consolidato');
export const compensazione = conteggio(
  'irap.compensazione',
  'Credito da utilizzare in compensazione',
  positivo(saldo([credito, versatoInPiu], [rimborso, ceduto])),
  NORMA,
);

// --- advances -----------------------------------------------------------------------------------------------------------
const storici = makeAcconti(
  'irap',
  imposta,
  se(regimePersone, acconti.sogliaAcconto, acconti.sogliaAccontoSocieta),
);
/** The first of 2020 counts as paid, and is not: the second is what it would have been. */
export const anticipi = {
  primo: nel2020('primoDovuto', 'Primo acconto', storici.primo, nonDovuto('primo acconto 2020 non dovuto')),
  secondo: storici.secondo,
};

// --- public bodies ------------------------------------------------------------------------------------------------------
const ART_10_BIS = fonte('D.Lgs. 446/1997', 'artt. 10-bis, 16, c. 2, e 30, c. 5');
export const impostaPubblica = conteggio(
  'irap.impostaPubblica',
  'Imposta dell’attività istituzionale',
  arrotonda.euro(per(basePubblica, aliquotaPubblica)),
  ART_10_BIS,
);
export const versamentiPubblici = importo('irap.versamentiPubblici', 'Versamenti mensili');
export const saldoPubblico = conteggio(
  'irap.saldoPubblico',
  'Differenza fra imposta e versamenti mensili',
  meno(impostaPubblica, versamentiPubblici),
  ART_10_BIS,
);
