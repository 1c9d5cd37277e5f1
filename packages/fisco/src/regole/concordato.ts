import {
  almeno,
  arrotonda,
  cerca,
  codice,
  type Dato,
  dato,
  e,
  maggiore,
  meno,
  type Nodo,
  non,
  oltre,
  per,
  presente,
  regola,
  saldo,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/concordato.ts';
import { fonte, sempre, tra } from './fonti.ts';

const ART_20_BIS = fonte('D.Lgs. 13/2024', 'art. 20-bis');
const ART_31_BIS = fonte('D.Lgs. 13/2024', 'art. 31-bis');
const MODELLO = fonte('Istruzioni Redditi PF 2025 e 2026, fascicolo 3', 'quadro CP');

const importo = (id: string, titolo: string, seManca: Dato['seManca'] = 'zero'): Dato =>
  dato({ id: `concordato.${id}`, titolo, unita: 'euro', seManca, prova: 'modello CPB' });
const make = (id: string, titolo: string, valore: Nodo, ...fonti: (typeof MODELLO)[]) =>
  regola({ id: `concordato.${id}`, titolo, unita: 'euro', formule: sempre(valore, ...fonti, MODELLO) });

/** CP11, or CP12: why the agreement ended, or was lost and from which year. */
const makeFine = (id: string, chi: string) => ({
  cessazione: dato({
    id: `concordato.${id}.cessazione`,
    titolo: `${chi}: causa di cessazione`,
    unita: 'codice',
    seManca: 'zero',
  }),
  decadenza: dato({
    id: `concordato.${id}.decadenza`,
    titolo: `${chi}: causa di decadenza`,
    unita: 'codice',
    seManca: 'zero',
  }),
  annoDecadenza: dato({
    id: `concordato.${id}.annoDecadenza`,
    titolo: `${chi}: primo anno del biennio decaduto`,
    unita: 'numero',
    seManca: 'zero',
  }),
});
/** CP6, columns 3 and 8: the shares of other companies. */
export const partecipazioniPiu = importo('partecipazioniPiu', 'Partecipazioni, in aumento');
export const partecipazioniMeno = importo('partecipazioniMeno', 'Partecipazioni, in diminuzione');

/** CP1, or CP2: the agreed income, and the part of it that is taxed apart. */
function makeAdesione(id: string, chi: string, quote: { readonly piu: Nodo; readonly meno: Nodo }) {
  const reddito = importo(`${id}.reddito`, `${chi}: reddito concordato`);
  const precedente = importo(`${id}.precedente`, `${chi}: reddito dell’anno prima del biennio`);
  /** Without it nothing is taxed apart. */
  const aliquota = dato({
    id: `concordato.${id}.aliquota`,
    titolo: `${chi}: aliquota dell’imposta sostitutiva`,
    unita: 'codice',
    seManca: 'zero',
    prova: 'punteggio ISA',
  });
  const comma = dato({
    id: `concordato.${id}.comma`,
    titolo: `${chi}: limite di 85.000 euro (comma 1-bis)`,
    unita: 'codice',
    seManca: 'ignoto',
    prova: 'data di adesione',
  });
  const aderisce = oltre(reddito, zeroEuro);
  const eccedenza = make(
    `${id}.eccedenza`,
    `${chi}: maggior reddito soggetto a imposta sostitutiva`,
    se(e(aderisce, presente(aliquota)), maggiore(zeroEuro, meno(reddito, precedente)), zeroEuro),
    ART_20_BIS,
  );
  const ridotta = (base: Nodo): Nodo =>
    arrotonda.centesimo(per(base, cerca(aliquota, p.aliquote, 'Aliquota {chiave} non prevista.')));
  const isForfetario = almeno(aliquota, codice(4));
  const oltreLimite = somma(
    ridotta(p.limite),
    arrotonda.centesimo(per(meno(eccedenza, p.limite), p.aliquotaOltre)),
  );
  const nessuna = (valore: Nodo): Nodo => se(oltre(eccedenza, zeroEuro), valore, zeroEuro);
  const imposta = regola({
    id: `concordato.${id}.imposta`,
    titolo: `${chi}: imposta sostitutiva sul maggior reddito concordato`,
    unita: 'euro',
    formule: [
      tra(2018, 2023, zeroEuro, ART_20_BIS),
      tra(2024, 2024, nessuna(se(isForfetario, zeroEuro, ridotta(eccedenza))), ART_20_BIS, MODELLO),
      tra(
        2025,
        null,
        nessuna(
          se(
            oltre(eccedenza, p.limite),
            se(uguale(comma, codice(1)), oltreLimite, ridotta(eccedenza)),
            ridotta(eccedenza),
          ),
        ),
        ART_20_BIS,
        MODELLO,
      ),
    ],
  });
  /** CP1, col. 5A: of who left the flat regime and not the agreement of 2024. */
  const impostaForfetario = regola({
    id: `concordato.${id}.impostaForfetario`,
    titolo: `${chi}: imposta sostitutiva, fuoriuscito dal regime forfetario`,
    unita: 'euro',
    formule: [
      tra(2018, 2023, zeroEuro, ART_31_BIS),
      tra(2024, 2024, nessuna(se(isForfetario, ridotta(eccedenza), zeroEuro)), ART_31_BIS, MODELLO),
      tra(2025, null, zeroEuro, ART_31_BIS),
    ],
  });
  /** CP7 and CP9, col. 1: what is left for the IRPEF. */
  const netto = make(
    `${id}.netto`,
    `${chi}: reddito concordato al netto della parte tassata`,
    meno(reddito, eccedenza),
  );
  const piu = importo(`${id}.variazioniPiu`, `${chi}: variazioni in aumento del reddito concordato`);
  const minus = importo(`${id}.variazioniMeno`, `${chi}: variazioni in diminuzione del reddito concordato`);
  const variazioni = make(
    `${id}.variazioni`,
    `${chi}: variazioni del reddito concordato`,
    meno(somma(piu, quote.piu), minus, quote.meno),
  );
  /** 2,000 euro, less what of them is taxed apart. */
  const soglia = make(
    `${id}.soglia`,
    `${chi}: soglia minima`,
    se(aderisce, maggiore(zeroEuro, meno(p.minimo, eccedenza)), zeroEuro),
  );
  return {
    ...{ reddito, precedente, aliquota, comma, aderisce, eccedenza, imposta, impostaForfetario },
    ...{ netto, piu, minus, variazioni, soglia },
    ...makeFine(id, chi),
  };
}
export const impresa = makeAdesione('impresa', 'Impresa', {
  piu: partecipazioniPiu,
  meno: partecipazioniMeno,
});
export const autonomo = makeAdesione('autonomo', 'Lavoro autonomo', {
  piu: zeroEuro,
  meno: zeroEuro,
});

/** CP7, col. 3 and 4. */
export const minimoComodo = importo('minimoComodo', 'Reddito minimo da società di comodo');
export const soglieSocieta = importo('soglieSocieta', 'Soglie minime delle società partecipate');
const senzaMinimo = saldo([impresa.netto, impresa.variazioni], []);
export const rettificatoImpresa = make(
  'rettificatoImpresa',
  'Impresa: reddito concordato rettificato',
  se(impresa.aderisce, maggiore(senzaMinimo, somma(minimoComodo, soglieSocieta), impresa.soglia), zeroEuro),
  fonte('D.Lgs. 13/2024', 'art. 16'),
);
export const perditaImpresa = make(
  'perditaImpresa',
  'Impresa: perdita non compensata',
  se(impresa.aderisce, maggiore(zeroEuro, meno(rettificatoImpresa, senzaMinimo)), zeroEuro),
  fonte('D.Lgs. 13/2024', 'art. 16'),
);
/** Losses of the past never take the income below this. */
export const sogliaImpresa = make(
  'sogliaImpresa',
  'Impresa: soglia minima del concordato',
  se(impresa.aderisce, maggiore(impresa.soglia, soglieSocieta), zeroEuro),
  fonte('D.Lgs. 13/2024', 'art. 16, c. 4'),
);
const autonomoSenzaMinimo = saldo([autonomo.netto, autonomo.variazioni], []);
export const rettificatoAutonomo = make(
  'rettificatoAutonomo',
  'Lavoro autonomo: reddito concordato rettificato',
  se(autonomo.aderisce, maggiore(autonomoSenzaMinimo, autonomo.soglia), zeroEuro),
  fonte('D.Lgs. 13/2024', 'art. 15'),
);
/** It lowers the other income of RN. */
export const perditaAutonomo = make(
  'perditaAutonomo',
  'Lavoro autonomo: perdita non compensata',
  se(autonomo.aderisce, maggiore(zeroEuro, meno(rettificatoAutonomo, autonomoSenzaMinimo)), zeroEuro),
  fonte('D.Lgs. 13/2024', 'art. 15'),
);

/** CP3-CP5: one for each company, or family business, that agreed. */
export const societa = 'concordatoSocieta';
const diSocieta = (id: string, titolo: string): Dato =>
  dato({ id: `${societa}.${id}`, titolo, unita: 'euro', raccolta: societa, seManca: 'zero' });
export const impostaSocio = diSocieta('imposta', 'Imposta sostitutiva del socio');
export const eccedenzaSocio = diSocieta('eccedenza', 'Quota di imponibile oltre 85.000 euro');
export const impostaEccedenza = regola({
  id: `${societa}.impostaEccedenza`,
  titolo: 'Imposta sulla quota oltre 85.000 euro',
  unita: 'euro',
  raccolta: societa,
  formule: [
    tra(2018, 2024, zeroEuro, ART_20_BIS),
    tra(2025, null, arrotonda.centesimo(per(eccedenzaSocio, p.aliquotaOltre)), ART_20_BIS, MODELLO),
  ],
});
/** RS6 and RS7, col. 10A and 10C: what the family of the business pays. */
export const quoteFamiliari = importo('quoteFamiliari', 'Imposta sostitutiva imputata ai familiari');
/** RX39. */
export const sostitutiva = make(
  'sostitutiva',
  'Imposta sostitutiva del concordato',
  saldo(
    [impresa.imposta, autonomo.imposta, sommaDi(societa, impostaSocio), sommaDi(societa, impostaEccedenza)],
    [quoteFamiliari],
  ),
  ART_20_BIS,
);
/** RX37, with LM39. */
export const sostitutivaForfetario = make(
  'sostitutivaForfetario',
  'Imposta sostitutiva del concordato, fuoriusciti dal regime forfetario',
  somma(impresa.impostaForfetario, autonomo.impostaForfetario),
  ART_31_BIS,
);
export const aderisce = non(e(non(impresa.aderisce), non(autonomo.aderisce)));
