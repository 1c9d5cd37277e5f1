import {
  almeno,
  arrotonda,
  diviso,
  e,
  fasce,
  fino,
  giorni,
  incerto,
  maggiore,
  type Nodo,
  non,
  nonDovuto,
  o,
  oltre,
  per,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { giorniAnno } from '../parametri/irpef.ts';
import * as p from '../parametri/lavoro.ts';
import { giorniArticolo49, isSoloAssimilato } from './articolo-49.ts';
import { totaleAssegni } from './assimilati.ts';
import { fonte, sempre, tra, tuir } from './fonti.ts';
import {
  giorniLavoro,
  giorniPensione,
  lavoratiSecondoSemestre,
  redditoDeterminato,
  redditoPensione,
} from './lavoro.ts';
import { redditoRiferimento as rc, redditiSenzaGiorni, redditoBonus, redditoDipendente } from './reddito.ts';

/** An amount for the whole year, for the days of work only. */
const perGiorni = (importo: Nodo, quanti: Nodo) =>
  arrotonda.centesimo(diviso(per(importo, quanti), giorniAnno));

const minimaDipendente = se(oltre(redditoDeterminato, zeroEuro), p.minimaDeterminato, p.minimaIndeterminato);
const dipendenteBase = perGiorni(fasce(rc, p.detrazioneDipendente), giorniLavoro);

/** Deduction for employees before the choice of the most favourable (TUIR art. 13, cc. 1 and 1.1). */
export const spettanteDipendente = regola({
  id: 'detrazioni.spettanteDipendente',
  titolo: 'Detrazione per lavoro dipendente',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(redditoDipendente, zeroEuro),
      somma(
        se(
          e(fino(rc, p.limiteMinimaDipendente), oltre(giorniLavoro, giorni(0))),
          se(
            almeno(dipendenteBase, p.minimaDeterminato),
            dipendenteBase,
            maggiore(dipendenteBase, minimaDipendente),
          ),
          dipendenteBase,
        ),
        arrotonda.centesimo(fasce(rc, p.aumentoDipendente)),
      ),
      nonDovuto('nessun reddito di lavoro dipendente'),
    ),
    tuir('art. 13, cc. 1 e 1.1'),
  ),
});

const pensioneBase = perGiorni(fasce(rc, p.detrazionePensione), giorniPensione);

/** Deduction for pensions before the choice (TUIR art. 13, cc. 3 and 3-bis). */
export const spettantePensione = regola({
  id: 'detrazioni.spettantePensione',
  titolo: 'Detrazione per pensione',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(redditoPensione, zeroEuro),
      somma(
        se(
          e(fino(rc, p.limiteMinimaPensione), oltre(giorniPensione, giorni(0))),
          maggiore(pensioneBase, p.minimaPensione),
          pensioneBase,
        ),
        arrotonda.centesimo(fasce(rc, p.aumentoPensione)),
      ),
      nonDovuto('nessun reddito di pensione'),
    ),
    tuir('art. 13, cc. 3 e 3-bis'),
  ),
});

const assimilatiBase = somma(
  arrotonda.centesimo(fasce(rc, p.detrazioneAssimilati)),
  arrotonda.centesimo(fasce(rc, p.aumentoAssimilati)),
);
const assegniBase = arrotonda.centesimo(fasce(rc, p.detrazionePensione));

/** Deduction not measured by days: assimilated income, or the former spouse's allowance, whichever is more. */
export const spettanteAssimilati = regola({
  id: 'detrazioni.spettanteAssimilati',
  titolo: 'Detrazione per redditi assimilati, di lavoro autonomo e di impresa minore',
  unita: 'euro',
  formule: sempre(
    se(
      e(oltre(redditiSenzaGiorni, zeroEuro), oltre(totaleAssegni, zeroEuro)),
      maggiore(assimilatiBase, assegniBase),
      se(
        oltre(redditiSenzaGiorni, zeroEuro),
        assimilatiBase,
        se(
          oltre(totaleAssegni, zeroEuro),
          assegniBase,
          nonDovuto('nessun reddito assimilato, di lavoro autonomo o di impresa minore'),
        ),
      ),
    ),
    tuir('art. 13, cc. 5 e 5-bis'),
  ),
});

const perAssimilati = oltre(spettanteAssimilati, somma(spettanteDipendente, spettantePensione));
const sceltaAltra = nonDovuto('spetta la detrazione più favorevole');

export const detrazioneDipendente = regola({
  id: 'detrazioni.lavoroDipendente',
  titolo: 'Detrazione per lavoro dipendente',
  unita: 'euro',
  formule: sempre(
    se(o(non(oltre(redditoDipendente, zeroEuro)), non(perAssimilati)), spettanteDipendente, sceltaAltra),
    tuir('art. 13, c. 1'),
  ),
});
export const detrazionePensione = regola({
  id: 'detrazioni.pensione',
  titolo: 'Detrazione per pensione',
  unita: 'euro',
  formule: sempre(
    se(o(non(oltre(redditoPensione, zeroEuro)), non(perAssimilati)), spettantePensione, sceltaAltra),
    tuir('art. 13, c. 3'),
  ),
});
export const detrazioneAssimilati = regola({
  id: 'detrazioni.assimilati',
  titolo: 'Detrazione per redditi assimilati e altri',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(somma(redditiSenzaGiorni, totaleAssegni), zeroEuro),
      se(perAssimilati, spettanteAssimilati, sceltaAltra),
      spettanteAssimilati,
    ),
    tuir('art. 13, cc. 5 e 5-bis'),
  ),
});

const ulteriorePerGiorni = perGiorni(fasce(redditoBonus, p.ulterioreDetrazioneLavoro), giorniArticolo49);

const secondoSemestre = (quanti: Nodo, anno: number) =>
  diviso(per(fasce(redditoBonus, p.ulterioreDetrazioneLavoro), quanti), giorni(anno));

/** Further deduction of 2020-2021 and of the «cuneo» from 2025; none in the years between. */
export const ulterioreDetrazione = regola({
  id: 'detrazioni.ulterioreLavoro',
  titolo: 'Ulteriore detrazione per lavoro dipendente',
  unita: 'euro',
  formule: [
    tra(2018, 2019, nonDovuto('non prevista nell’anno'), fonte('D.L. 3/2020', 'art. 2')),
    tra(
      2020,
      2020,
      se(
        oltre(redditoDipendente, zeroEuro),
        arrotonda.centesimo(secondoSemestre(lavoratiSecondoSemestre, 184)),
        nonDovuto(),
      ),
      { ...fonte('D.L. 3/2020', 'art. 2'), verificato: false },
    ),
    tra(
      2021,
      2021,
      se(
        oltre(redditoDipendente, zeroEuro),
        perGiorni(fasce(redditoBonus, p.ulterioreDetrazioneLavoro), giorniLavoro),
        nonDovuto(),
      ),
      fonte('L. 178/2020', 'art. 1, c. 8'),
    ),
    tra(2022, 2024, nonDovuto('non prevista nell’anno'), fonte('L. 234/2021', 'art. 1, c. 3')),
    tra(
      2025,
      null,
      se(
        e(oltre(redditoDipendente, zeroEuro), non(isSoloAssimilato)),
        se(
          fino(redditoBonus, p.ulterioreDetrazioneIntera),
          ulteriorePerGiorni,
          se(
            oltre(ulteriorePerGiorni, zeroEuro),
            incerto(ulteriorePerGiorni, 'la legge non dice come si arrotonda il rapporto'),
            ulteriorePerGiorni,
          ),
        ),
        nonDovuto(),
      ),
      fonte('L. 207/2024', 'art. 1, c. 6'),
    ),
  ],
});
