import {
  almeno,
  arrotonda,
  e,
  fino,
  maggiore,
  meno,
  nonDovuto,
  oltre,
  regola,
  scaglioni,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import { giorniAnno, limiteSolaPensione, scaglioniIrpef } from '../parametri/irpef.ts';
import { totaleAssimilati, totaleSezionePrima } from './assimilati.ts';
import { sempre, tuir } from './fonti.ts';
import { giorniPensione, redditoPensione } from './lavoro.ts';
import { oneriDeducibili } from './oneri-deducibili.ts';

export const redditoComplessivo = regola({
  id: 'reddito.complessivo',
  titolo: 'Reddito complessivo',
  unita: 'euro',
  frase: 'Redditi di lavoro e pensione per {lavoro.totaleSezionePrima}, assimilati per {assimilati.totale}.',
  formule: sempre(somma(totaleSezionePrima, totaleAssimilati), tuir('art. 8')),
});

/** Income that measures deductions and limits: without the main home, with what is taxed flat. */
export const redditoRiferimento = regola({
  id: 'reddito.riferimento',
  titolo: 'Reddito di riferimento',
  unita: 'euro',
  formule: sempre(redditoComplessivo, tuir('art. 12, c. 4-bis; art. 13, c. 6-bis')),
});

export const redditoImponibile = regola({
  id: 'reddito.imponibile',
  titolo: 'Reddito imponibile',
  unita: 'euro',
  frase: 'Reddito complessivo di {reddito.complessivo} meno oneri deducibili per {oneriDeducibili.totale}.',
  formule: sempre(maggiore(zeroEuro, meno(redditoComplessivo, oneriDeducibili)), tuir('art. 3, c. 1')),
});

const solaPensione = e(
  oltre(redditoPensione, zeroEuro),
  uguale(redditoPensione, redditoComplessivo),
  fino(redditoPensione, limiteSolaPensione),
);

export const impostaLorda = regola({
  id: 'irpef.lorda',
  titolo: 'Imposta lorda',
  unita: 'euro',
  frase: 'Scaglioni applicati a un imponibile di {reddito.imponibile}.',
  formule: sempre(
    se(
      solaPensione,
      se(
        almeno(giorniPensione, giorniAnno),
        nonDovuto('imposta non dovuta: sola pensione fino al limite'),
        arrotonda.centesimo(scaglioni(redditoImponibile, scaglioniIrpef)),
      ),
      arrotonda.centesimo(scaglioni(redditoImponibile, scaglioniIrpef)),
    ),
    tuir('art. 11'),
  ),
});
