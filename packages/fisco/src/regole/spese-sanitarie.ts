import {
  almeno,
  arrotonda,
  dato,
  diviso,
  e,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  numero,
  oltre,
  per,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/oneri.ts';
import { primaRataVecchia } from '../parametri/trattamento-integrativo.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';

const speso = (id: string, titolo: string, prova: string) =>
  dato({ id: `oneri.${id}`, titolo, unita: 'euro', seManca: 'zero', prova });

export const patologie = speso('patologie', 'Spese sanitarie per patologie esenti', 'fatture e scontrini');
export const sanitarie = speso('sanitarie', 'Spese sanitarie', 'fatture e scontrini');
export const sanitarieFamiliari = speso(
  'sanitarieFamiliari',
  'Spese sanitarie per familiari non a carico',
  'fatture e scontrini',
);
export const sanitarieDisabili = speso(
  'sanitarieDisabili',
  'Spese sanitarie per persone con disabilità',
  'fatture',
);
export const veicoli = speso('veicoli', 'Veicoli per persone con disabilità', 'fattura');
/** RP5: the purchase of a guide dog. */
export const caneGuida = speso('acquistoCaneGuida', 'Acquisto del cane guida', 'fattura');
export const rateizza = dato({
  id: 'oneri.rateizza',
  titolo: 'Rateizzazione delle spese sanitarie',
  unita: 'logico',
  seManca: 'zero',
});

/** E4, E5 and E6 of the 730 ask the whole expense, and of which of the four instalments it is: its quarter is what counts. */
const inQuattro = (id: string, titolo: string) => ({
  raccolta: `${id}730`,
  numero: dato({
    ...{ id: `${id}730.numero`, titolo: `${titolo}: numero della rata`, unita: 'numero' },
    ...{ raccolta: `${id}730`, seManca: 'zero' },
  }),
  spesa: dato({
    ...{ id: `${id}730.spesa`, titolo: `${titolo}: intero importo`, unita: 'euro' },
    ...{ raccolta: `${id}730`, seManca: 'zero' },
  }),
});
export const veicoli730 = inQuattro('veicoli', 'Veicoli per persone con disabilità');
export const caneGuida730 = inQuattro('acquistoCaneGuida', 'Acquisto del cane guida');
export const rateizzate730 = inQuattro('sanitarieRateizzate', 'Spese sanitarie rateizzate');
/** RP6, one rigo for each year the expenses were made in: the part of this year, where the 730 has the whole. */
export const rataPrecedente = dato({
  ...{ id: `${rateizzate730.raccolta}.rata`, titolo: 'Rata di spese sanitarie di anni precedenti' },
  ...{ unita: 'euro', raccolta: rateizzate730.raccolta, seManca: 'zero', prova: 'dichiarazione precedente' },
});
type InQuattro = ReturnType<typeof inQuattro>;
const aQuarti = ({ numero: rata }: InQuattro, spesa: Nodo): Nodo =>
  se(presente(rata), arrotonda.centesimo(diviso(spesa, numero(4))), spesa);
const quarto = ({ spesa }: InQuattro): Nodo => arrotonda.centesimo(diviso(spesa, numero(4)));
/** Of relatives who are not dependants, within the limit. */
const familiariAmmesse = minore(sanitarieFamiliari, p.limitePatologie);
/** All that the franchigia falls on once (art. 15, c. 1, lett. c). */
const conPatologie = somma(patologie, sanitarie, familiariAmmesse);
const oltreFranchigia = (spese: Nodo): Nodo => maggiore(zeroEuro, meno(spese, p.franchigiaSanitarie));
/** Divided in four, exempt pathologies are an expense like the others; else they stand by themselves (RN23). */
const daRateizzare = somma(oltreFranchigia(conPatologie), sanitarieDisabili);
export const sanitarieAmmesse = regola({
  id: 'oneri.sanitarieAmmesse',
  titolo: 'Spese sanitarie ammesse',
  unita: 'euro',
  formule: sempre(
    se(
      rateizza,
      arrotonda.centesimo(diviso(daRateizzare, numero(4))),
      somma(oltreFranchigia(somma(sanitarie, familiariAmmesse)), sanitarieDisabili),
    ),
    tuir('art. 15, c. 1, lett. c'),
  ),
});
/** RN47: what the next three years will take a quarter of. */
export const sanitarieRateizzate = regola({
  id: 'oneri.sanitarieRateizzate',
  titolo: 'Spese sanitarie rateizzate',
  unita: 'euro',
  formule: sempre(
    se(rateizza, daRateizzare, nonDovuto('nessuna rateizzazione')),
    tuir('art. 15, c. 1, lett. c'),
  ),
});
/** The franchigia falls first on the other expenses: what of it they leave falls on these. */
export const detrazionePatologie = regola({
  id: 'oneri.detrazionePatologie',
  titolo: 'Detrazione per patologie esenti',
  unita: 'euro',
  formule: sempre(
    se(
      rateizza,
      zeroEuro,
      arrotonda.centesimo(
        per(
          maggiore(
            zeroEuro,
            meno(patologie, maggiore(zeroEuro, meno(p.franchigiaSanitarie, sanitarie, familiariAmmesse))),
          ),
          p.aliquotaOneri,
        ),
      ),
    ),
    tuir('art. 15, c. 2'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN23'),
  ),
});

const veicoliAmmessi = regola({
  id: 'oneri.veicoliAmmessi',
  titolo: 'Veicoli ammessi',
  unita: 'euro',
  formule: sempre(
    somma(
      minore(veicoli, p.limiteVeicoli),
      sommaDi(veicoli730.raccolta, aQuarti(veicoli730, minore(veicoli730.spesa, p.limiteVeicoli))),
    ),
    tuir('art. 15, c. 1, lett. c'),
    fonte('Istruzioni 730/2023-2026', 'rigo E4'),
  ),
});
const cani730 = sommaDi(caneGuida730.raccolta, aQuarti(caneGuida730, caneGuida730.spesa));
const rataDellAnno = se(oltre(rataPrecedente, zeroEuro), rataPrecedente, quarto(rateizzate730));
const ratePrecedenti = sommaDi(rateizzate730.raccolta, rataDellAnno);
/** Health expenses that are not in RP15, second column: none falls with the income. */
export const altreSanitarie = regola({
  id: 'oneri.altreSanitarie',
  titolo: 'Veicoli, cani guida e rate di spese sanitarie',
  unita: 'euro',
  formule: sempre(somma(veicoliAmmessi, caneGuida, cani730, ratePrecedenti), tuir('art. 15, c. 1, lett. c')),
});

/** What of E4, E5 and E6 is of expenses made until 2021. */
const vecchie730 = (
  [
    [veicoli730, arrotonda.centesimo(diviso(minore(veicoli730.spesa, p.limiteVeicoli), numero(4)))],
    [caneGuida730, quarto(caneGuida730)],
    [rateizzate730, rataDellAnno],
  ] as const
).map(([suo, rata]) =>
  sommaDi(suo.raccolta, se(e(presente(suo.numero), almeno(suo.numero, primaRataVecchia)), rata, zeroEuro)),
);
/** Of expenses made until 2021, which count in the trattamento integrativo. */
export const detrazioneRateVecchie = regola({
  id: 'oneri.detrazioneRateVecchie',
  titolo: 'Detrazione delle spese sanitarie rateizzate fino al 2021',
  unita: 'euro',
  formule: [
    tra(2018, 2021, nonDovuto('non prevista nell’anno'), fonte('L. 234/2021', 'art. 1, c. 3')),
    tra(
      2022,
      2024,
      arrotonda.centesimo(per(somma(...vecchie730), p.aliquotaOneri)),
      fonte('L. 234/2021', 'art. 1, c. 3'),
    ),
    tra(2025, null, nonDovuto('le rate sono di spese dal 2022'), fonte('L. 234/2021', 'art. 1, c. 3')),
  ],
});
/** What nobody said the year of; from 2025 there is none older than 2022. */
export const rateSenzaAnno = regola({
  id: 'oneri.rateSenzaAnno',
  titolo: 'Rate di spese sanitarie senza numero',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2024,
      sommaDi(rateizzate730.raccolta, se(presente(rateizzate730.numero), zeroEuro, rataDellAnno)),
      fonte('L. 234/2021', 'art. 1, c. 3'),
    ),
    tra(2025, null, zeroEuro, fonte('L. 234/2021', 'art. 1, c. 3')),
  ],
});
