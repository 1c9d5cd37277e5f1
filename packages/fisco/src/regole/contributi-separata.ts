import {
  arrotonda,
  type Concetto,
  cerca,
  codice,
  type Dato,
  dato,
  diviso,
  e,
  fino,
  incerto,
  maggiore,
  meno,
  mesi,
  minore,
  type Nodo,
  non,
  nonDovuto,
  nonGestito,
  numero,
  o,
  oltre,
  per,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  sotto,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { numeroCodice } from '../parametri/codici.ts';
import * as p from '../parametri/inps.ts';
import { fonte, sempre, tra } from './fonti.ts';

/** RR5: one rigo for each period of the year with its own rate. */
export const separata = 'gestioneSeparata';
const given = (id: string, titolo: string, unita: Dato['unita'], seManca: Dato['seManca'] = 'zero'): Dato =>
  dato({ id: `${separata}.${id}`, titolo, unita, raccolta: separata, seManca });

export const reddito = given('reddito', 'Reddito della gestione separata', 'euro');
export const aliquota = given('aliquota', 'Aliquota della gestione separata', 'codice', 'ignoto');
export const dalMese = given('dalMese', 'Dal mese', 'mesi');
export const alMese = given('alMese', 'Al mese', 'mesi');
export const acconti = given('acconti', 'Acconti versati della gestione separata', 'euro');
/** Column 1: in the forms until 2024 the first income too may be of another kind. */
export const codiceReddito = given('codice1', 'Genere del reddito', 'codice');
/** Columns 20 and 21: what was agreed, and what was not. */
export const concordato = given('concordato', 'Reddito concordato', 'euro');
export const effettivo = given('effettivo', 'Reddito effettivo', 'euro');
export const sospesi = given('sospesi', 'Contributi sospesi', 'euro');
/** Columns 3-10: other income with its code, that takes part of the ceiling (2, 3, 4) or is not of this gestione (5). */
export const altri = [3, 5, 7, 9].map((colonna) => ({
  colonna,
  codice: given(`codice${colonna}`, `Altri redditi, codice di col. ${colonna}`, 'codice'),
  importo: given(`importo${colonna}`, `Altri redditi, col. ${colonna + 1}`, 'euro'),
}));

const LEGGE = fonte('L. 335/1995', 'art. 2, cc. 18 e 26');
const MODELLO = fonte('Istruzioni Redditi PF 2023-2026, fascicolo 2', 'quadro RR, sezioni II-IV');
const delPeriodo = (valore: Nodo): Concetto['formule'] => [
  tra(2018, 2018, nonGestito('Contributi INPS del 2018 non gestiti.'), LEGGE),
  tra(p.PRIMO_ANNO, p.ULTIMO_ANNO, valore, LEGGE, MODELLO),
  tra(p.ULTIMO_ANNO + 1, null, nonGestito('Contributi INPS dell’anno non ancora noti.'), LEGGE),
];
const capiente = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);
const isDi = (di: Nodo, ...quali: number[]): Nodo => o(...quali.map((n) => uguale(di, codice(n))));
const isProprio = o(non(presente(codiceReddito)), uguale(codiceReddito, codice(1)));
const coppie = [{ codice: codiceReddito, importo: reddito }, ...altri];
const conCodice = (...quali: number[]): Nodo =>
  somma(
    ...coppie.map(({ codice: suo, importo }) => se(e(presente(suo), isDi(suo, ...quali)), importo, zeroEuro)),
  );
/** 5A-5D: the number of a letter is its place, or its own where the place is another code. */
const DI_ALTRA_CASSA = [5, 6, 7, 8, ...['5A', '5B', '5C', '5D'].map(numeroCodice)];
/** With another period beside the ceiling is by months; alone it is whole, even for part of the year. */
const quanti = meno(alMese, meno(dalMese, mesi(1)));
const base = somma(se(presente(codiceReddito), zeroEuro, reddito), conCodice(1));
const periodi = sommaDi(separata, se(oltre(base, zeroEuro), numero(1), numero(0)));
const massimale = se(
  e(presente(dalMese), presente(alMese), sotto(quanti, mesi(12)), oltre(periodi, numero(1))),
  arrotonda.euro(diviso(per(p.massimaleSeparata, quanti), mesi(12))),
  p.massimaleSeparata,
);
const senzaAltri = e(isProprio, fino(somma(...altri.map(({ importo }) => importo)), zeroEuro));
export const imponibile = regola({
  id: `${separata}.imponibile`,
  titolo: 'Imponibile della gestione separata',
  unita: 'euro',
  raccolta: separata,
  formule: delPeriodo(
    se(
      oltre(base, zeroEuro),
      se(
        senzaAltri,
        minore(reddito, massimale),
        minore(
          capiente(meno(base, conCodice(...DI_ALTRA_CASSA))),
          capiente(meno(massimale, conCodice(2, 3, 4))),
        ),
      ),
      zeroEuro,
    ),
  ),
});
export const contributo = regola({
  id: `${separata}.contributo`,
  titolo: 'Contributo della gestione separata',
  unita: 'euro',
  raccolta: separata,
  frase: 'Aliquota applicata a un imponibile di {gestioneSeparata.imponibile}.',
  formule: delPeriodo(
    se(
      oltre(imponibile, zeroEuro),
      arrotonda.centesimo(
        per(imponibile, cerca(aliquota, p.aliquoteSeparata, 'Aliquota {chiave} non prevista.')),
      ),
      zeroEuro,
    ),
  ),
});

/** Column 22. */
export const totaleConcordato = regola({
  id: `${separata}.totale`,
  titolo: 'Reddito concordato ed effettivo',
  unita: 'euro',
  raccolta: separata,
  formule: sempre(somma(concordato, effettivo), fonte('D.Lgs. 13/2024', 'art. 19, c. 1'), MODELLO),
});

const make = (id: string, titolo: string, valore: Nodo) =>
  regola({ id: `separataTotale.${id}`, titolo, unita: 'euro', formule: sempre(valore, LEGGE, MODELLO) });
const nessuno = nonDovuto('nessun importo');
export const totaleReddito = make('reddito', 'Redditi della gestione separata', sommaDi(separata, reddito));
/** RR6. */
export const dovuti = make('dovuti', 'Contributi dovuti', sommaDi(separata, meno(contributo, sospesi)));
export const totaleAcconti = make('acconti', 'Acconti versati', sommaDi(separata, acconti));
const saldoSeparata = make('saldo', 'Saldo della gestione separata', meno(dovuti, totaleAcconti));
export const debito = make(
  'debito',
  'Gestione separata a debito',
  se(oltre(saldoSeparata, zeroEuro), saldoSeparata, nessuno),
);
export const credito = make(
  'credito',
  'Gestione separata a credito',
  se(oltre(zeroEuro, saldoSeparata), meno(zeroEuro, saldoSeparata), nessuno),
);

const totaleContributi = sommaDi(separata, contributo);
const totaleImponibile = sommaDi(separata, imponibile);
const rata = arrotonda.centesimo(per(totaleContributi, p.quotaAccontoSeparata));
/** 40% of what the year owes; above the ceiling the advances may follow that of the next year. */
const accontoDi = (id: string, titolo: string) =>
  make(
    id,
    titolo,
    se(
      oltre(totaleContributi, zeroEuro),
      se(
        oltre(totaleReddito, totaleImponibile),
        incerto(rata, 'oltre il massimale: da verificare con quello dell’anno successivo'),
        rata,
      ),
      nonDovuto('acconto non dovuto'),
    ),
  );
export const primoAcconto = accontoDi('primoAcconto', 'Primo acconto');
export const secondoAcconto = accontoDi('secondoAcconto', 'Secondo acconto');

/** RR9-RR11: amateur sport, from the form of 2024. */
const diSport = (id: string, titolo: string, unita: Dato['unita'] = 'euro'): Dato =>
  dato({ id: `separataSport.${id}`, titolo: `Lavoro sportivo: ${titolo}`, unita, seManca: 'zero' });
export const compensiSport = diSport('compensi', 'compensi');
export const aliquotaSport = dato({
  id: 'separataSport.aliquota',
  titolo: 'Lavoro sportivo: aliquota',
  unita: 'codice',
  seManca: 'ignoto',
});
export const accontiSport = diSport('acconti', 'acconti versati');
const sport = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `separataSport.${id}`,
    titolo: `Lavoro sportivo: ${titolo}`,
    unita: 'euro',
    formule: sempre(valore, fonte('D.Lgs. 36/2021', 'art. 35'), MODELLO),
  });
export const franchigiaSport = sport(
  'franchigia',
  'franchigia',
  se(oltre(compensiSport, zeroEuro), minore(compensiSport, p.franchigiaSport), zeroEuro),
);
export const imponibileSport = sport('imponibile', 'imponibile', meno(compensiSport, franchigiaSport));
export const ridottoSport = sport(
  'ridotto',
  'imponibile per la pensione',
  arrotonda.centesimo(per(imponibileSport, p.quotaSport)),
);
export const contributoSport = sport(
  'contributo',
  'contributo',
  se(
    oltre(imponibileSport, zeroEuro),
    somma(
      arrotonda.centesimo(
        per(ridottoSport, cerca(aliquotaSport, p.aliquoteSport, 'Aliquota {chiave} non prevista.')),
      ),
      se(
        uguale(aliquotaSport, codice(1)),
        arrotonda.centesimo(per(imponibileSport, p.aggiuntivaSport)),
        zeroEuro,
      ),
    ),
    zeroEuro,
  ),
);
export const debitoSport = sport('debito', 'a debito', capiente(meno(contributoSport, accontiSport)));
export const creditoSport = sport('credito', 'a credito', capiente(meno(accontiSport, contributoSport)));

const daDichiarazione = (id: string, titolo: string): Dato =>
  dato({
    id: `separataTotale.${id}`,
    titolo: `Gestione separata: ${titolo}`,
    unita: 'euro',
    seManca: 'zero',
  });
/** RR8, and what RR6 of the forms until 2023 compensates without F24. */
export const compensati = daDichiarazione('compensati', 'compensati senza F24');
/** What of RR7 is left for F24 until the form of 2023. */
export const daVersare = make(
  'daVersare',
  'Gestione separata: da versare con F24',
  capiente(meno(debito, compensati)),
);
export const versatoOltre = daDichiarazione('versatoOltre', 'eccedenza di versamento');
export const rimborso = daDichiarazione('rimborso', 'a rimborso');
export const daRipartire = somma(credito, versatoOltre);
export const compensazione = make(
  'compensazione',
  'Gestione separata: in compensazione',
  capiente(meno(daRipartire, rimborso)),
);
export const rimborsoSport = diSport('rimborso', 'a rimborso');
export const compensazioneSport = sport(
  'compensazione',
  'in compensazione',
  capiente(meno(creditoSport, rimborsoSport)),
);
/** The credit of the year before: RR8 until the form of 2024, then RR12. */
export const precedente = daDichiarazione('precedente', 'credito precedente');
export const precedenteUsato = daDichiarazione('precedenteUsato', 'credito precedente, compensato');
export const precedenteResiduo = make(
  'precedenteResiduo',
  'Gestione separata: credito precedente, residuo',
  capiente(meno(precedente, precedenteUsato)),
);

/** RR12. */
export const totali = {
  dovuti: make('tutti', 'Contributi dovuti alla gestione separata', somma(totaleContributi, contributoSport)),
  debito: make('tuttiDebito', 'Contributi a debito', somma(debito, debitoSport)),
  credito: make('tuttiCredito', 'Contributi a credito', somma(credito, creditoSport)),
  compensazione: make(
    'tuttiCompensazione',
    'Contributi in compensazione',
    somma(compensazione, compensazioneSport),
  ),
  rimborso: make('tuttiRimborso', 'Contributi a rimborso', somma(rimborso, rimborsoSport)),
};
