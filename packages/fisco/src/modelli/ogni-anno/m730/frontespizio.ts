import * as quadroF from '../../../regole/acconti-730.ts';
import { domicilio, domicilioSuccessivo } from '../../../regole/addizionali.ts';
import { annota, inserisce, type RigoScheda, rigo } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const domicili: RigoScheda[] = [
  rigo(3, 'Domicilio fiscale al 1° gennaio {annoImposta}', [
    inserisce(1, 'Comune', domicilio, { tipo: 'comune' }),
  ]),
  rigo(4, 'Domicilio fiscale al 1° gennaio {anno}', [
    inserisce(1, 'Comune', domicilioSuccessivo, { tipo: 'comune' }),
  ]),
];

const tipi = [
  { codice: '1', descrizione: 'Più credito, meno debito o imposta invariata' },
  { codice: '2', descrizione: 'Solo i dati del sostituto' },
  { codice: '3', descrizione: 'L’uno e l’altro' },
];
const aCarico = [
  { codice: '1', descrizione: 'Reddito fino a 2.840,51 euro' },
  { codice: '2', descrizione: 'Figlio fino a 24 anni, reddito fino a 4.000 euro' },
];

/** Which 730 it is, who files it and with whom; then the employer who settles it. */
const dichiarazione = [
  rigo(10, 'Dichiarazione', [
    inserisce(1, 'Dichiarante', quadroF.dichiarante),
    inserisce(2, 'Coniuge dichiarante', quadroF.coniugeDichiarante),
    inserisce(3, 'Congiunta', quadroF.congiunta),
    inserisce(4, 'Rappresentante, tutore o erede', quadroF.rappresentante),
    annota(5, 'Codice fiscale', 'codiceFiscale'),
    annota(6, 'Data di carica', 'data'),
    annota(7, 'A carico di altri', 'codice', { opzioni: aCarico }),
    inserisce(8, '730 integrativo', quadroF.integrativo, { opzioni: tipi }),
    inserisce(9, '730 senza sostituto (A)', quadroF.senzaSostituto),
    annota(10, 'Situazioni particolari', 'intero', { max: 99 }),
    annota(11, '730 rettificativo', 'barrata', {
      istruzioni: 'Per un errore di chi ha prestato l’assistenza.',
    }),
  ]),
  rigo(11, 'Sostituto che effettua il conguaglio', [
    annota(1, 'Codice fiscale', 'codiceFiscale'),
    annota(2, 'Denominazione', 'testo', { lunghezza: 60 }),
    annota(3, 'Comune', 'comune'),
    annota(4, 'Indirizzo', 'testo', { lunghezza: 60 }),
    annota(5, 'Codice sede', 'testo', { lunghezza: 3 }),
  ]),
];

/** The common front page, where the domicile decides the surcharges; from the years that were read, with its own boxes. */
export function makeFr(conTipo: boolean): QuadroDiAnni {
  const comune = makeFrontespizio({ soggetto: 'persona' });
  const sezioni = comune.sezioni.map((s) =>
    s.titolo === 'Domicilio fiscale' ? { ...s, righi: domicili } : s,
  );
  return {
    ...comune,
    // Who files and where he lives: no number rests on how the form draws it.
    ...(conTipo ? { daRiscontrare: false } : {}),
    sezioni: conTipo ? [...sezioni, { titolo: 'Il 730 e il sostituto', righi: dichiarazione }] : sezioni,
  };
}
