import { dato, meno, nonDovuto, oltre, regola, saldo, se, somma, zeroEuro } from '../engine/index.ts';
import { makeAcconti } from './acconti.ts';
import { daRestituire as daRestituire730, primaRata, ritenute730, totaliIntegrative } from './acconti-730.ts';
import { ritenuteAltriRedditi } from './altri-redditi.ts';
import { totaleAssimilati, totaleSezionePrima } from './assimilati.ts';
import { ritenuteEccedenti } from './cedolare.ts';
import { altri as altriCrediti, fondiComuni } from './crediti.ts';
import { totaleInDichiarazione } from './crediti-ru.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { creditiSullaNetta, impostaNetta } from './imposta-netta.ts';
import { ritenute as ritenuteImpresa } from './impresa.ts';
import { creditiIncapienti } from './incapienti.ts';
import { ritenute as ritenuteAutonomo } from './lavoro-autonomo.ts';
import { ritenutePartecipazioni } from './partecipazioni.ts';
import { impostaVersata } from './plusvalenze-ordinarie.ts';
import { manceEccedenza, premiEccedenza } from './premi-mance.ts';
import { socialmenteUtili } from './reddito.ts';
import * as somme from './somma-esente.ts';
import { ritenuteOpzione } from './tassazione-separata.ts';
import { trattamentoDaRestituire, trattamentoRiconosciuto } from './trattamento-integrativo.ts';
import * as tredicesima from './tredicesima.ts';

const importo = (id: string, titolo: string, seManca: 'zero' | 'ignoto', prova?: string) =>
  dato({ id: `liquidazione.${id}`, titolo, unita: 'euro', seManca, ...(prova ? { prova } : {}) });

export const ritenuteLavoro = importo('ritenuteLavoro', 'Ritenute IRPEF', 'ignoto', 'CU, punto 21');
export const eccedenzaPrecedente = importo(
  'eccedenzaPrecedente',
  'Eccedenza della dichiarazione precedente',
  'zero',
);
export const eccedenzaCompensata = importo('eccedenzaCompensata', 'Eccedenza compensata in F24', 'zero');
export const accontiVersati = importo('accontiVersati', 'Acconti versati', 'zero', 'F24, codici 4033 e 4034');

/** RN33, second column: withheld on what breeders and farmers received, said nowhere else. */
export const ritenuteAllevatori = importo(
  'ritenuteAllevatori',
  'Ritenute su contributi agli allevatori e indennità agricole',
  'zero',
  'certificazione',
);
/** RN33, third column: of what partnerships withheld, the part that goes back to them. */
export const ritenuteNonUtilizzate = importo(
  'ritenuteNonUtilizzate',
  'Ritenute riattribuite alla società',
  'zero',
);
/** RN38: of the advances, those not paid yet, and those that a company which is transparent no more has back. */
export const accontiSospesi = importo('accontiSospesi', 'Acconti sospesi', 'zero');
export const accontiSostitutive = importo('accontiSostitutive', 'Imposte sostitutive scomputate', 'zero');
export const accontiCeduti = importo('accontiCeduti', 'Acconti ceduti alla società', 'zero');
export const accontiFuoriusciti = importo('accontiFuoriusciti', 'Acconti di chi esce da un regime', 'zero');
export const creditoRiversato = importo('creditoRiversato', 'Credito riversato', 'zero');
/** RN36, first column: of the excess, that of a 730 which was not used. */
export const eccedenza730 = importo('eccedenza730', 'Credito del 730 non utilizzato', 'zero');

/** RN39-RN42: what a substitute or an earlier declaration already gave or asked. */
export const restituzioneBonus = importo('restituzioneBonus', 'Restituzione bonus incapienti', 'zero');
export const restituzioneFamiglie = importo('restituzioneFamiglie', 'Restituzione bonus famiglie', 'zero');
export const decadenza = importo('decadenza', 'Decadenza start-up', 'zero');
/** RL34, second column. */
export const interessiStartUp = importo('interessiStartUp', 'Decadenza start-up: interessi', 'zero');
export const rimborsiSostituto = importo(
  'rimborsiSostituto',
  'Rimborsi del sostituto per detrazioni incapienti',
  'zero',
);
export const rimborsiFigli = importo(
  'rimborsiFigli',
  'Rimborsi del sostituto per i figli a carico',
  'zero',
  'CU, punto 364',
);
export const rimborsoVacanze = importo('rimborsoVacanze', 'Bonus vacanze da restituire', 'zero');
export const trattenuta730 = importo('trattenuta730', 'Trattenuta dal sostituto', 'zero', 'prospetto 730-3');
export const compensato730 = importo('compensato730', 'Credito compensato in F24', 'zero');
export const rimborsato730 = importo('rimborsato730', 'Rimborsata dal sostituto', 'zero', 'prospetto 730-3');
export const rimborsatoRedditi = importo('rimborsatoRedditi', 'Rimborsata da Redditi', 'zero');

/** RC11: withheld on work of public use, of account only when that work is taxed. */
export const ritenuteSocialmenteUtili = importo(
  'ritenuteSocialmenteUtili',
  'Ritenute sui lavori socialmente utili',
  'zero',
  'CU, punto 498',
);
/** RC10, sixth column. */
export const ritenuteRita = importo(
  'ritenuteRita',
  'Imposta sostitutiva R.I.T.A.',
  'zero',
  'CU, annotazione AX',
);

export const ritenute = regola({
  id: 'irpef.ritenute',
  titolo: 'Ritenute totali',
  unita: 'euro',
  formule: sempre(
    somma(
      se(oltre(somma(totaleSezionePrima, totaleAssimilati), zeroEuro), ritenuteLavoro, zeroEuro),
      se(oltre(socialmenteUtili, zeroEuro), ritenuteSocialmenteUtili, zeroEuro),
      ritenuteRita,
      premiEccedenza,
      manceEccedenza,
      ritenuteEccedenti,
      ritenutePartecipazioni,
      ritenuteAltriRedditi,
      ritenute730,
      ritenuteOpzione,
      impostaVersata,
      ritenuteAutonomo,
      ritenuteImpresa,
      ritenuteAllevatori,
    ),
    tuir('art. 22, c. 1, lett. c'),
  ),
});
export const differenza = regola({
  id: 'irpef.differenza',
  titolo: 'Differenza',
  unita: 'euro',
  frase: 'Imposta netta di {irpef.netta} meno ritenute per {irpef.ritenute}.',
  formule: sempre(
    somma(
      meno(impostaNetta, creditiSullaNetta, creditiIncapienti, fondiComuni, altriCrediti, ritenute),
      ritenuteNonUtilizzate,
    ),
    tuir('art. 22'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN34'),
  ),
});

/** What is still to pay (positive) or in credit (negative). The trattamento integrativo does not touch RN34. */
export const saldoIrpef = regola({
  id: 'irpef.saldo',
  titolo: 'Saldo IRPEF',
  unita: 'euro',
  formule: sempre(
    saldo(
      [
        differenza,
        eccedenzaCompensata,
        accontiCeduti,
        restituzioneBonus,
        restituzioneFamiglie,
        decadenza,
        interessiStartUp,
        rimborsiSostituto,
        rimborsiFigli,
        rimborsoVacanze,
        compensato730,
        rimborsato730,
        rimborsatoRedditi,
        trattamentoDaRestituire,
        tredicesima.daRestituire,
        somme.sommaDaRestituire,
        somme.sommaNonSpettante,
        daRestituire730,
      ],
      [
        totaleInDichiarazione,
        eccedenzaPrecedente,
        accontiVersati,
        primaRata,
        totaliIntegrative.irpef,
        trattenuta730,
        trattamentoRiconosciuto,
        tredicesima.riconosciuta,
        somme.sommaRiconosciuta,
      ],
    ),
    tuir('art. 22'),
  ),
});
const nessuno = nonDovuto('nessun importo');
export const irpefDebito = regola({
  id: 'irpef.debito',
  titolo: 'Imposta a debito',
  unita: 'euro',
  formule: sempre(se(oltre(saldoIrpef, zeroEuro), saldoIrpef, nessuno), tuir('art. 22')),
});
export const irpefCredito = regola({
  id: 'irpef.credito',
  titolo: 'Imposta a credito',
  unita: 'euro',
  formule: sempre(se(oltre(zeroEuro, saldoIrpef), meno(zeroEuro, saldoIrpef), nessuno), tuir('art. 22')),
});

/** RN61: where the law wants the advances on another amount than RN34. */
export const casoParticolare = dato({
  id: 'acconti.casoParticolare',
  titolo: 'Acconti: casi particolari',
  unita: 'logico',
  seManca: 'zero',
});
export const differenzaRicalcolata = dato({
  id: 'acconti.differenza',
  titolo: 'Differenza ricalcolata',
  unita: 'euro',
  seManca: 'ignoto',
  prova: 'ricalcolo dell’imposta',
});
/** What the advances are measured on: RN61 takes the place of RN34. */
export const baseAcconti = regola({
  id: 'acconti.base',
  titolo: 'Base degli acconti',
  unita: 'euro',
  formule: sempre(
    se(casoParticolare, differenzaRicalcolata, differenza),
    fonte('D.P.R. 435/2001', 'art. 17, c. 3'),
  ),
});
/** Advances for the next year, on RN34 or on RN61. */
export const { primo: primoAcconto, secondo: secondoAcconto } = makeAcconti({
  id: 'acconti',
  base: baseAcconti,
  dovuto: baseAcconti,
});
