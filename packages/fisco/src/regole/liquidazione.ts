import {
  arrotonda,
  dato,
  e,
  fino,
  maggiore,
  meno,
  nonDovuto,
  oltre,
  per,
  regola,
  saldo,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/acconti.ts';
import { totaleAssimilati, totaleSezionePrima } from './assimilati.ts';
import { ritenuteEccedenti } from './cedolare.ts';
import {
  detrazioneAssimilati,
  detrazioneDipendente,
  detrazionePensione,
  ulterioreDetrazione,
} from './detrazioni-lavoro.ts';
import { detrazioniFamiliari } from './familiari.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { detrazioniOneri } from './oneri-detraibili.ts';
import { impostaLorda } from './reddito.ts';
import { soggettoIsa } from './soggetto.ts';
import { trattamentoDaRestituire, trattamentoRiconosciuto } from './trattamento-integrativo.ts';

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

export const detrazioniLavoro = regola({
  id: 'detrazioni.lavoro',
  titolo: 'Detrazioni per lavoro',
  unita: 'euro',
  formule: sempre(
    somma(detrazioneDipendente, detrazionePensione, detrazioneAssimilati, ulterioreDetrazione),
    tuir('art. 13'),
  ),
});
export const detrazioniCarichiLavoro = regola({
  id: 'detrazioni.carichiELavoro',
  titolo: 'Detrazioni per carichi di famiglia e lavoro',
  unita: 'euro',
  frase: 'Familiari a carico per {detrazioni.familiari}, lavoro per {detrazioni.lavoro}.',
  formule: sempre(somma(detrazioniFamiliari, detrazioniLavoro), tuir('artt. 12 e 13')),
});
export const totaleDetrazioni = regola({
  id: 'detrazioni.totale',
  titolo: 'Totale detrazioni',
  unita: 'euro',
  frase: 'Familiari e lavoro per {detrazioni.carichiELavoro}, oneri per {detrazioni.oneri}.',
  formule: sempre(somma(detrazioniCarichiLavoro, detrazioniOneri), tuir('artt. 12, 13 e 15')),
});
export const impostaNetta = regola({
  id: 'irpef.netta',
  titolo: 'Imposta netta',
  unita: 'euro',
  frase: 'Imposta lorda di {irpef.lorda} meno detrazioni per {detrazioni.totale}.',
  formule: sempre(maggiore(zeroEuro, meno(impostaLorda, totaleDetrazioni)), tuir('art. 11, c. 3')),
});

export const ritenute = regola({
  id: 'irpef.ritenute',
  titolo: 'Ritenute totali',
  unita: 'euro',
  formule: sempre(
    somma(
      se(oltre(somma(totaleSezionePrima, totaleAssimilati), zeroEuro), ritenuteLavoro, zeroEuro),
      ritenuteEccedenti,
    ),
    tuir('art. 22, c. 1, lett. c'),
  ),
});
export const differenza = regola({
  id: 'irpef.differenza',
  titolo: 'Differenza',
  unita: 'euro',
  frase: 'Imposta netta di {irpef.netta} meno ritenute per {irpef.ritenute}.',
  formule: sempre(meno(impostaNetta, ritenute), tuir('art. 22')),
});

/** What is still to pay (positive) or in credit (negative). The trattamento integrativo does not touch RN34. */
export const saldoIrpef = regola({
  id: 'irpef.saldo',
  titolo: 'Saldo IRPEF',
  unita: 'euro',
  formule: sempre(
    saldo(
      [differenza, eccedenzaCompensata, trattamentoDaRestituire],
      [eccedenzaPrecedente, accontiVersati, trattamentoRiconosciuto],
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

/** First instalment: 40% of RN34 (50% for ISA); nothing when it is not above 103 euro. */
const primaRata = arrotonda.centesimo(
  per(differenza, se(soggettoIsa, p.quotaPrimaRataIsa, p.quotaPrimaRata)),
);
export const primoAcconto = regola({
  id: 'acconti.primo',
  titolo: 'Primo acconto',
  unita: 'euro',
  formule: sempre(
    se(
      e(oltre(differenza, p.sogliaAcconto), oltre(primaRata, p.sogliaPrimaRata)),
      primaRata,
      nonDovuto('prima rata non dovuta'),
    ),
    fonte('D.P.R. 435/2001', 'art. 17, c. 3'),
  ),
});
export const secondoAcconto = regola({
  id: 'acconti.secondo',
  titolo: 'Secondo o unico acconto',
  unita: 'euro',
  formule: sempre(
    se(fino(differenza, p.sogliaAcconto), nonDovuto('acconto non dovuto'), meno(differenza, primoAcconto)),
    fonte('D.P.R. 435/2001', 'art. 17, c. 3'),
  ),
});
