import {
  arrotonda,
  codice,
  dato,
  diviso,
  e,
  fasce,
  fino,
  giorni,
  incerto,
  maggiore,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  oltre,
  per,
  presente,
  regola,
  scaglioni,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { giorniAnno, scaglioniIrpef } from '../parametri/irpef.ts';
import * as p from '../parametri/trattamento-integrativo.ts';
import { arrediSenzaAnno, arrediVecchi } from './arredi.ts';
import { detrazioniFamiliari } from './detrazioni-familiari.ts';
import { spettanteDipendente } from './detrazioni-lavoro.ts';
import { daRiscontrare, fonte, sempre, tra } from './fonti.ts';
import { impostaLorda } from './imposta-lorda.ts';
import { energia, recupero } from './lavori.ts';
import { giorniLavoro, lavoratiPrimoSemestre, lavoratiSecondoSemestre } from './lavoro.ts';
import { detrazioneMutuiFino2021 } from './oneri-detraibili.ts';
import { redditoBonus as rc, redditoDipendente } from './reddito.ts';
import { detrazioneRateVecchie, rateSenzaAnno } from './spese-sanitarie.ts';

export const codiceTrattamento = dato({
  id: 'trattamento.codice',
  titolo: 'Trattamento integrativo erogato dal datore',
  unita: 'codice',
  seManca: 'ignoto',
  prova: 'CU, punto 390',
});
export const trattamentoErogato = dato({
  id: 'trattamento.erogato',
  titolo: 'Trattamento integrativo erogato',
  unita: 'euro',
  seManca: 'ignoto',
  prova: 'CU, punto 391',
});

/** Tax on the income from employment alone: the first test of the law looks at this. */
export const lordaLavoro = regola({
  id: 'irpef.lordaLavoro',
  titolo: 'Imposta lorda sul solo lavoro dipendente',
  unita: 'euro',
  formule: sempre(
    arrotonda.centesimo(scaglioni(redditoDipendente, scaglioniIrpef)),
    fonte('D.L. 3/2020', 'art. 1, c. 1'),
  ),
});

const perGiorni = (importo: Parameters<typeof per>[0]) =>
  arrotonda.centesimo(diviso(per(importo, giorniLavoro), giorniAnno));
const nonSpetta = nonDovuto('non spetta');
const capiente = (diMeno: Parameters<typeof per>[0]) =>
  oltre(lordaLavoro, maggiore(zeroEuro, meno(spettanteDipendente, diMeno)));

/** Mortgages, health expenses, furniture and works until 2021 count with the deductions for family and work. */
const somme = somma(
  detrazioniFamiliari,
  spettanteDipendente,
  detrazioneMutuiFino2021,
  detrazioneRateVecchie,
  arrediVecchi,
  recupero.vecchi,
  energia.vecchi,
);
const eccedenza = se(
  oltre(somme, impostaLorda),
  minore(perGiorni(p.importo), meno(somme, impostaLorda)),
  nonSpetta,
);
const traSoglie = se(
  oltre(somma(rateSenzaAnno, arrediSenzaAnno), zeroEuro),
  incerto(eccedenza, 'rate di spese sanitarie e di arredi senza il numero della rata: non considerate'),
  eccedenza,
);
const dal2022 = (diMeno: Parameters<typeof per>[0]) =>
  se(
    oltre(redditoDipendente, zeroEuro),
    se(
      fino(rc, p.primaSoglia),
      se(capiente(diMeno), perGiorni(p.importo), nonSpetta),
      se(fino(rc, p.secondaSoglia), traSoglie, nonSpetta),
    ),
    nonSpetta,
  );

const alSemestre = (importo: Nodo, quanti: Nodo, durata: number) =>
  arrotonda.centesimo(diviso(per(importo, quanti), giorni(durata)));
/** Bonus to June, trattamento integrativo from July. */
const del2020 = somma(
  alSemestre(fasce(rc, p.bonusSemestre), lavoratiPrimoSemestre, 181),
  se(fino(rc, p.secondaSoglia), alSemestre(p.importoSemestre, lavoratiSecondoSemestre, 184), zeroEuro),
);

/** Due in the year: bonus of 80 euro to 2019, trattamento integrativo from 2020. */
export const trattamentoSpettante = regola({
  id: 'trattamento.spettante',
  titolo: 'Trattamento integrativo spettante',
  unita: 'euro',
  formule: [
    tra(
      2018,
      2019,
      se(
        oltre(redditoDipendente, zeroEuro),
        se(oltre(lordaLavoro, spettanteDipendente), perGiorni(fasce(rc, p.bonus80)), nonSpetta),
        nonSpetta,
      ),
      fonte('L. 205/2017', 'art. 1, c. 132'),
    ),
    tra(
      2020,
      2020,
      se(
        oltre(redditoDipendente, zeroEuro),
        se(
          oltre(lordaLavoro, spettanteDipendente),
          incerto(del2020, 'giorni dei semestri da riscontrare'),
          nonSpetta,
        ),
        nonSpetta,
      ),
      daRiscontrare('D.L. 3/2020', 'art. 1'),
    ),
    tra(
      2021,
      2021,
      se(
        oltre(redditoDipendente, zeroEuro),
        se(
          e(fino(rc, p.secondaSoglia), oltre(lordaLavoro, spettanteDipendente)),
          perGiorni(p.importo),
          nonSpetta,
        ),
        nonSpetta,
      ),
      fonte('L. 178/2020', 'art. 1, c. 8'),
    ),
    tra(2022, 2023, dal2022(zeroEuro), fonte('L. 234/2021', 'art. 1, c. 3')),
    tra(2024, null, dal2022(perGiorni(p.riduzione)), fonte('D.Lgs. 216/2023', 'art. 1, c. 3')),
  ],
});

/** What the employer already paid: asked only when something is due, or when it was declared as paid. */
const erogato = se(uguale(codiceTrattamento, codice(1)), trattamentoErogato, zeroEuro);
export const trattamentoRiconosciuto = regola({
  id: 'trattamento.riconosciuto',
  titolo: 'Trattamento integrativo riconosciuto in dichiarazione',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(trattamentoSpettante, zeroEuro),
      se(oltre(trattamentoSpettante, erogato), meno(trattamentoSpettante, erogato), nonDovuto('già erogato')),
      nonSpetta,
    ),
    fonte('D.L. 3/2020', 'art. 1'),
  ),
});

/** What must be given back: only what was declared as paid and is not due. */
export const trattamentoDaRestituire = regola({
  id: 'trattamento.daRestituire',
  titolo: 'Trattamento integrativo da restituire',
  unita: 'euro',
  formule: sempre(
    se(
      presente(codiceTrattamento),
      se(
        oltre(erogato, trattamentoSpettante),
        meno(erogato, trattamentoSpettante),
        nonDovuto('nulla da restituire'),
      ),
      nonDovuto('nulla da restituire'),
    ),
    fonte('D.L. 3/2020', 'art. 1'),
  ),
});
