import {
  type Concetto,
  cerca,
  codice,
  type Dato,
  dato,
  e,
  meno,
  minore,
  type Nodo,
  non,
  type Parametro,
  regola,
  se,
  somma,
  sommaDi,
  type Tabella,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { numeroCodice } from '../parametri/codici.ts';
import { daRiscontrare, fonte, tra } from './fonti.ts';

/** One credit given to businesses, by its code: a modulo of section I. */
export const creditiImprese = 'creditiImprese';

const given = (id: string, titolo: string, unita: Dato['unita'] = 'euro'): Dato =>
  dato({
    id: `creditiImprese.${id}`,
    titolo: `Credito alle imprese: ${titolo}`,
    unita,
    raccolta: creditiImprese,
    seManca: 'zero',
  });

/** What RU says is read on the instructions from the form of 2023; of the forms before it is a clue. */
export const formule = (valore: Nodo, dove: string): Concetto['formule'] => [
  tra(2018, 2021, valore, daRiscontrare('Istruzioni Redditi PF', 'quadro RU')),
  tra(2022, null, valore, fonte('Istruzioni Redditi PF 2023-2026', `fascicolo 3, quadro RU, ${dove}`)),
];
const make = (id: string, titolo: string, valore: Nodo, dove: string, raccolta?: string): Concetto =>
  regola({
    id: `creditiImprese.${id}`,
    titolo,
    unita: 'euro',
    ...(raccolta ? { raccolta } : {}),
    formule: formule(valore, dove),
  });

/** RU1. */
export const codiceCredito = given('codice', 'codice', 'codice');
/** Code 23 alone: 1 what the year before granted, 2 what the year did. */
export const periodo = given('periodo', 'periodo del caro petrolio', 'codice');
export const residuoPrecedente = given('residuoPrecedente', 'residuo precedente');
export const ricevuto = given('ricevuto', 'ricevuto');
/** RU5, before column 3: they are of a few credits, and within it. */
export const maturatoPrima = given('maturatoPrima', 'maturato, RU5 col. 1');
export const maturatoSeconda = given('maturatoSeconda', 'maturato, RU5 col. 2');
export const maturatiLettera = (['B2', 'C2', 'D2', 'E2', 'F2'] as const).map((colonna) => ({
  colonna,
  dato: given(`maturato${colonna}`, `maturato, RU5 col. ${colonna}`),
}));
export const spettante = given('spettante', 'maturato nell’anno');
export const utilizzato = given('utilizzato', 'utilizzato in F24');
/** RU7, by column. */
export const ritenute = given('ritenute', 'utilizzato per ritenute');
export const ivaPeriodica = given('ivaPeriodica', 'utilizzato per IVA periodica e acconto');
export const ivaSaldo = given('ivaSaldo', 'utilizzato per IVA a saldo');
export const accontiImposta = given('acconti', 'utilizzato per acconti dell’imposta');
/** Against the tax of the return itself: RN35. */
export const inDichiarazione = given('inDichiarazione', 'utilizzato per il saldo dell’imposta');
export const sostitutiva = given('sostitutiva', 'utilizzato per imposta sostitutiva');
export const riversato = given('riversato', 'riversato');
export const ceduto = given('ceduto', 'ceduto');
export const conAzienda = given('conAzienda', 'trasferito con l’azienda');
export const attribuito = given('attribuito', 'attribuito per trasparenza');
export const rimborso = given('rimborso', 'chiesto a rimborso');
/** RU12, column 1: the right is lost, in all or in part; what of it is kept is said beside. */
export const decaduto = given('decaduto', 'diritto perso', 'logico');
export const mantenuto = given('mantenuto', 'residuo che resta');

/** What the text says of a code in the year: true where the table has 1. */
export const isNella = (tabella: Parametro<Tabella>, di: Dato = codiceCredito): Nodo =>
  uguale(cerca(di, tabella, 'Codice credito non previsto.'), codice(1));
export const isCredito = (quale: string): Nodo => uguale(codiceCredito, codice(numeroCodice(quale)));

export const utilizzi = somma(ritenute, ivaPeriodica, ivaSaldo, accontiImposta, inDichiarazione, sostitutiva);
/** Before what is lost: below zero more was used than there was. */
export const differenza = make(
  'differenza',
  'Residuo prima della decadenza',
  meno(
    somma(residuoPrecedente, ricevuto, spettante, riversato),
    utilizzato,
    utilizzi,
    ceduto,
    conAzienda,
    attribuito,
    rimborso,
  ),
  'rigo RU12',
  creditiImprese,
);
/** What code 23 had of the year before ends with the year: nothing of it goes on. */
const scaduto = e(isCredito('23'), uguale(periodo, codice(1)));
export const residuo = make(
  'residuo',
  'Residuo da riportare',
  se(scaduto, zeroEuro, se(decaduto, minore(mantenuto, differenza), differenza)),
  'rigo RU12',
  creditiImprese,
);

/** Section II of the forms until 2023: code 23, what the year before granted and what the year did. */
const petrolio = (id: string, titolo: string): Dato =>
  dato({ id: `caroPetrolio.${id}`, titolo: `Caro petrolio: ${titolo}`, unita: 'euro', seManca: 'zero' });
export const petrolioPrecedente = {
  residuo: petrolio('residuo', 'residuo'),
  utilizzato: petrolio('utilizzatoResiduo', 'residuo utilizzato in F24'),
  riversato: petrolio('riversatoResiduo', 'residuo riversato'),
  rimborso: petrolio('rimborso', 'chiesto a rimborso'),
};
export const petrolioAnno = {
  ricevuto: petrolio('ricevuto', 'ricevuto'),
  spettante: petrolio('spettante', 'concesso nell’anno'),
  utilizzato: petrolio('utilizzato', 'utilizzato in F24'),
  riversato: petrolio('riversato', 'riversato'),
  trasferito: petrolio('trasferito', 'trasferito'),
};
export const petrolioDaRiportare = make(
  'petrolioDaRiportare',
  'Caro petrolio: residuo da riportare',
  meno(
    somma(petrolioAnno.ricevuto, petrolioAnno.spettante, petrolioAnno.riversato),
    petrolioAnno.utilizzato,
    petrolioAnno.trasferito,
  ),
  'rigo RU28 (2023)',
);
export const petrolioOltre = meno(
  somma(petrolioPrecedente.utilizzato, petrolioPrecedente.rimborso),
  petrolioPrecedente.residuo,
  petrolioPrecedente.riversato,
);

/** Section V of the forms until 2023: what has no code any more. */
const altri = (id: string, titolo: string): Dato =>
  dato({ id: `altriCreditiRu.${id}`, titolo: `Altri crediti: ${titolo}`, unita: 'euro', seManca: 'zero' });
export const altriResiduo = altri('residuo', 'residuo precedente');
export const altriRicevuti = altri('ricevuti', 'ricevuti');
export const altriSpettanti = altri('spettanti', 'spettanti');
export const altriUtilizzi = [
  altri('ritenute', 'utilizzati per ritenute'),
  altri('ivaPeriodica', 'utilizzati per IVA periodica e acconto'),
  altri('ivaSaldo', 'utilizzati per IVA a saldo'),
  altri('acconti', 'utilizzati per acconti IRPEF'),
] as const;
export const altriSaldo = altri('saldo', 'utilizzati per il saldo IRPEF');
export const altriSostitutiva = altri('sostitutiva', 'utilizzati per imposta sostitutiva');
export const altriF24 = altri('f24', 'utilizzati in F24');
export const altriRiversati = altri('riversati', 'riversati');
export const altriDaRiportare = make(
  'altriDaRiportare',
  'Altri crediti: residuo da riportare',
  meno(
    somma(altriResiduo, altriRicevuti, altriSpettanti, altriRiversati),
    ...altriUtilizzi,
    altriSaldo,
    altriSostitutiva,
    altriF24,
  ),
  'rigo RU407 (2023)',
);

const sommaCrediti = (di: Nodo): Nodo => sommaDi(creditiImprese, di);
export const totaleUtilizzato = make(
  'totaleUtilizzato',
  'Crediti utilizzati in F24',
  somma(sommaCrediti(utilizzato), petrolioPrecedente.utilizzato, petrolioAnno.utilizzato, altriF24),
  'rigo RU6',
);
export const totaleInDichiarazione = make(
  'totaleInDichiarazione',
  'Crediti utilizzati in dichiarazione',
  somma(sommaCrediti(inDichiarazione), altriSaldo),
  'rigo RU7, colonna 5',
);
export const totaleSostitutiva = make(
  'totaleSostitutiva',
  'Crediti utilizzati per imposta sostitutiva',
  somma(sommaCrediti(sostitutiva), altriSostitutiva),
  'rigo RU7, colonna 6',
);
export const totaleResiduo = make(
  'totaleResiduo',
  'Crediti da riportare',
  somma(sommaCrediti(residuo), petrolioDaRiportare, altriDaRiportare),
  'rigo RU12',
);
export const totaleRicevuti = somma(sommaCrediti(ricevuto), petrolioAnno.ricevuto, altriRicevuti);
/** What is ceded or attributed and stands in the list of section III; what code 23 attributes does not. */
export const totaleTrasferiti = sommaCrediti(
  somma(ceduto, conAzienda, se(non(isCredito('23')), attribuito, zeroEuro)),
);
