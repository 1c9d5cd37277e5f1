import {
  dato,
  e,
  incerto,
  maggiore,
  meno,
  minore,
  oltre,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import { limiteSocialmenteUtili } from '../parametri/quote-esenti.ts';
import * as ace from './ace-persone.ts';
import { affittiCedolare, redditoAutonomo, redditoOccasionale, totaleAltriRedditi } from './altri-redditi.ts';
import { totaleAltriAssimilati, totaleAssimilati, totaleSezionePrima } from './assimilati.ts';
import { agevolazioneRedditi as agevolazioneCampione } from './campione.ts';
import { redditiCedolare, totaleNonLocati, totaleOrdinario, totalePrincipale } from './fabbricati.ts';
import { agevolato } from './flat-incrementale.ts';
import { daRiscontrare, fonte, sempre, tra, tuir } from './fonti.ts';
import { redditoQuote, semplificata } from './impresa.ts';
import { coda as ordinaria } from './impresa-ordinaria.ts';
import { coda as semplificataCoda } from './impresa-semplificata.ts';
import * as lavoro from './lavoro.ts';
import { quotaDocenti, quotaEsente, totaleSocialmenteUtile } from './lavoro.ts';
import { manceTassate } from './lavoro-aggiunte.ts';
import { reddito as professione } from './lavoro-autonomo.ts';
import {
  fondiarioNonImponibile,
  minimo as minimoPartecipazioni,
  quotaIap,
  redditoSocietaSemplici,
} from './partecipazioni.ts';
import { redditoQualificate } from './plusvalenze-ordinarie.ts';
import { autonomo as autonomo730, conIvie as esteriIvie730 } from './quadro-d.ts';
import { divarioEffettivo, minimoConcordato, redditoAttivita } from './redditi-attivita.ts';
import { redditoSostitutiva } from './sostitutiva.ts';
import { redditoOpzione } from './tassazione-separata.ts';
import { totaleAgrario, totaleDominicale, totaleNonImponibile } from './terreni.ts';

export const redditoTerreni = regola({
  id: 'reddito.terreni',
  titolo: 'Redditi di terreni',
  unita: 'euro',
  formule: sempre(somma(totaleDominicale, totaleAgrario), tuir('artt. 27 e 32')),
});
export const redditoFondiario = regola({
  id: 'reddito.fondiario',
  titolo: 'Redditi di terreni e fabbricati',
  unita: 'euro',
  formule: sempre(somma(redditoTerreni, totaleOrdinario, totalePrincipale), tuir('art. 25')),
});
/** The main home and its annexes count in the income and leave it here, whole. */
export const deduzioneAbitazione = regola({
  id: 'reddito.deduzioneAbitazione',
  titolo: 'Deduzione per l’abitazione principale',
  unita: 'euro',
  formule: [
    tra(2018, 2021, totalePrincipale, daRiscontrare('TUIR', 'art. 10, c. 3-bis')),
    tra(
      2022,
      null,
      totalePrincipale,
      tuir('art. 10, c. 3-bis'),
      fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN2'),
    ),
  ],
});
const redditi = somma(
  totaleSezionePrima,
  totaleAssimilati,
  redditoFondiario,
  redditoQuote,
  redditoSocietaSemplici,
  totaleAltriRedditi,
  redditoOpzione,
  redditoQualificate,
  redditoAttivita,
);
/** All or nothing: taxed like any other work when the rest of the income is above the limit. */
export const socialmenteUtili = regola({
  id: 'reddito.socialmenteUtili',
  titolo: 'Lavori socialmente utili che concorrono al reddito',
  unita: 'euro',
  formule: sempre(
    se(
      e(
        oltre(totaleSocialmenteUtile, zeroEuro),
        oltre(meno(redditi, deduzioneAbitazione), limiteSocialmenteUtili),
      ),
      totaleSocialmenteUtile,
      zeroEuro,
    ),
    tuir('art. 52, c. 1, lett. d-bis'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, appendice, lavori socialmente utili'),
  ),
});
/** Income of employment that is taxed: what its deduction and its bonuses are measured by. */
export const redditoDipendente = regola({
  id: 'reddito.dipendente',
  titolo: 'Redditi di lavoro dipendente tassati',
  unita: 'euro',
  formule: sempre(somma(lavoro.redditoDipendente, socialmenteUtili), tuir('art. 49, c. 1')),
});
/** RN1, fourth column: what shell companies leave to their partners, in RF58, RG26 and RH7. */
export const redditoMinimo = regola({
  id: 'reddito.minimo',
  titolo: 'Reddito minimo da società non operative',
  unita: 'euro',
  formule: sempre(
    somma(ordinaria.minimo, semplificataCoda.minimo, minimoPartecipazioni),
    fonte('L. 724/1994', 'art. 30'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN1, colonna 4'),
  ),
});
const conSegno = meno(somma(redditi, socialmenteUtili), agevolato);
const almenoMinimo = somma(redditoMinimo, minimoConcordato);
/** Below nothing when the losses of a profession are more than the rest; never below what may not be lowered. */
const primaDiAce = se(
  oltre(almenoMinimo, zeroEuro),
  maggiore(redditoMinimo, minimoConcordato, conSegno),
  conSegno,
);
/** RS37, column 16: never more than the income of business, nor than all of it. */
export const aceUsata = regola({
  id: 'ace.usata',
  titolo: 'ACE: rendimento usato dal titolare',
  unita: 'euro',
  formule: sempre(
    minore(ace.spettante, maggiore(zeroEuro, minore(primaDiAce, ace.redditi))),
    fonte('D.L. 201/2011', 'art. 1'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, rigo RS37, colonna 16'),
  ),
});
/** RS37, column 14: with what partnerships deducted already. */
export const aceTotale = regola({
  id: 'ace.totale',
  titolo: 'ACE: rendimento dedotto',
  unita: 'euro',
  formule: sempre(somma(aceUsata, ace.quotaSocieta), fonte('D.L. 201/2011', 'art. 1')),
});
/** RS37, column 18: to the next return. */
export const aceResidua = regola({
  id: 'ace.residua',
  titolo: 'ACE: rendimento da riportare',
  unita: 'euro',
  formule: sempre(meno(ace.spettante, aceUsata), fonte('D.L. 201/2011', 'art. 1, c. 4')),
});
export const redditoComplessivo = regola({
  id: 'reddito.complessivo',
  titolo: 'Reddito complessivo',
  unita: 'euro',
  frase:
    'Redditi di lavoro e pensione per {lavoro.totaleSezionePrima}, assimilati per {assimilati.totale}, terreni e fabbricati per {reddito.fondiario}, impresa e lavoro autonomo per {reddito.attivita}.',
  formule: sempre(
    meno(somma(meno(primaDiAce, aceUsata), ace.recupero), agevolazioneCampione),
    tuir('art. 8'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN1, colonna 5'),
  ),
});
/**
 * What gives the deduction that days do not measure: assimilated, occasional and self-employed income, business in
 * simplified accounting.
 */
export const redditiSenzaGiorni = regola({
  id: 'reddito.senzaGiorni',
  titolo: 'Redditi con detrazione non rapportata ai giorni',
  unita: 'euro',
  formule: sempre(
    somma(
      totaleAltriAssimilati,
      redditoOccasionale,
      redditoAutonomo,
      autonomo730,
      maggiore(zeroEuro, professione),
      maggiore(zeroEuro, semplificata),
    ),
    tuir('art. 13, c. 5'),
  ),
});
/** With what is taxed flat: RN1, first column. */
export const redditoAgevolazioni = regola({
  id: 'reddito.agevolazioni',
  titolo: 'Reddito di riferimento per agevolazioni fiscali',
  unita: 'euro',
  formule: sempre(
    maggiore(
      zeroEuro,
      somma(
        redditoComplessivo,
        divarioEffettivo,
        redditiCedolare,
        affittiCedolare,
        redditoSostitutiva,
        manceTassate,
        agevolato,
      ),
    ),
    fonte('D.Lgs. 23/2011', 'art. 3, c. 7'),
    fonte('L. 190/2014', 'art. 1, c. 75'),
  ),
});
/** RL12, first column: buildings abroad that the IVIE takes the place of. */
export const esteriIvie = dato({
  id: 'reddito.esteriIvie',
  titolo: 'Immobili all’estero con IVIE, non imponibili',
  unita: 'euro',
  seManca: 'zero',
});
/** RN50, third column. */
export const esteriNonImponibili = regola({
  id: 'reddito.esteriNonImponibili',
  titolo: 'Di cui immobili all’estero',
  unita: 'euro',
  formule: sempre(esteriIvie, fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN50, colonna 3')),
});
/** Land and buildings that the IMU or the IVIE takes the place of: RN50. */
export const fondiariNonImponibili = regola({
  id: 'reddito.fondiariNonImponibili',
  titolo: 'Redditi fondiari non imponibili',
  unita: 'euro',
  formule: sempre(
    somma(
      ...[totaleNonImponibile, totaleNonLocati, fondiarioNonImponibile, quotaIap],
      ...[esteriIvie, esteriIvie730],
    ),
    fonte('D.Lgs. 23/2011', 'art. 8'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN50'),
  ),
});

/** Income that measures deductions and limits: without the main home, with what is taxed flat. */
export const redditoRiferimento = regola({
  id: 'reddito.riferimento',
  titolo: 'Reddito che misura detrazioni e limiti',
  unita: 'euro',
  formule: sempre(
    meno(somma(redditoAgevolazioni, aceTotale), deduzioneAbitazione, ace.recupero),
    tuir('art. 12, c. 4-bis; art. 13, c. 6-bis'),
  ),
});
const quote = somma(quotaDocenti, quotaEsente);
const conQuote = somma(redditoRiferimento, quote);
const conQuoteIncerte = se(
  oltre(quote, zeroEuro),
  incerto(conQuote, 'la quota esente di docenti e impatriati è contata nel reddito che misura il bonus'),
  redditoRiferimento,
);
/** Income that measures the bonus of employees and their further deduction: with what is left out of it. */
export const redditoBonus = regola({
  id: 'reddito.bonus',
  titolo: 'Reddito che misura bonus e ulteriore detrazione',
  unita: 'euro',
  formule: [
    tra(2018, 2019, conQuoteIncerte, fonte('L. 205/2017', 'art. 1, c. 132')),
    tra(2020, 2021, conQuoteIncerte, fonte('D.L. 3/2020', 'artt. 1 e 2')),
    tra(2022, 2024, conQuote, fonte('Istruzioni Redditi PF 2023-2025', 'fascicolo 1, rigo RC14')),
    tra(2025, null, conQuote, fonte('L. 207/2024', 'art. 1, c. 9')),
  ],
});
