import {
  arrotonda,
  dato,
  diviso,
  e,
  fino,
  giorni,
  maggiore,
  meno,
  type Nodo,
  nonDovuto,
  oltre,
  per,
  regola,
  scaglioni,
  se,
  somma,
  sotto,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/irpef.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { giorniPensione, redditoPensione } from './lavoro.ts';
import { oneriDeducibili } from './oneri-deducibili.ts';
import {
  aceTotale,
  deduzioneAbitazione,
  redditoAgevolazioni,
  redditoComplessivo,
  redditoFondiario,
  redditoRiferimento,
  redditoTerreni,
} from './reddito.ts';
import { totaleDecaduta } from './start-up.ts';

/** RN1, fourth column: what a shell company leaves to its partners is taxed whatever is deducted. */
export const redditoMinimo = dato({
  id: 'reddito.minimo',
  titolo: 'Reddito minimo da società non operative',
  unita: 'euro',
  seManca: 'zero',
  prova: 'prospetto della società',
});
export const redditoImponibile = regola({
  id: 'reddito.imponibile',
  titolo: 'Reddito imponibile',
  unita: 'euro',
  frase:
    'Reddito complessivo di {reddito.complessivo} meno abitazione principale per {reddito.deduzioneAbitazione} e oneri deducibili per {oneriDeducibili.totale}.',
  formule: sempre(
    maggiore(redditoMinimo, meno(redditoComplessivo, deduzioneAbitazione, oneriDeducibili)),
    tuir('art. 3, c. 1'),
  ),
});

/** A pension of part of the year is compared with the limit as if it were of the whole of it. */
export const pensioneAnnua = regola({
  id: 'irpef.pensioneAnnua',
  titolo: 'Pensione riportata all’anno intero',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(redditoPensione, zeroEuro),
      se(
        e(oltre(giorniPensione, giorni(0)), sotto(giorniPensione, p.giorniAnno)),
        arrotonda.centesimo(diviso(per(redditoPensione, p.giorniAnno), giorniPensione)),
        redditoPensione,
      ),
      zeroEuro,
    ),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN5'),
  ),
});
const solaPensione = e(
  oltre(redditoPensione, zeroEuro),
  uguale(somma(redditoPensione, redditoTerreni), redditoRiferimento),
  fino(pensioneAnnua, p.limiteSolaPensione),
  fino(redditoTerreni, p.limiteTerreniPensione),
);
const soliFondiari = e(
  oltre(redditoFondiario, zeroEuro),
  uguale(redditoFondiario, redditoAgevolazioni),
  fino(redditoFondiario, p.limiteSoliFondiari),
);
/** With the ACE: the tax of the income before it, less that of what it deducts. */
const imponibileConAce = regola({
  id: 'ace.imponibile',
  titolo: 'Reddito imponibile e ACE dedotta',
  unita: 'euro',
  formule: sempre(
    somma(redditoImponibile, aceTotale),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN5, presenza di agevolazione ACE'),
  ),
});
const perScaglioni = se(
  oltre(aceTotale, zeroEuro),
  meno(
    arrotonda.centesimo(scaglioni(imponibileConAce, p.scaglioniIrpef)),
    arrotonda.centesimo(scaglioni(aceTotale, p.scaglioniIrpef)),
  ),
  arrotonda.centesimo(scaglioni(redditoImponibile, p.scaglioniIrpef)),
);
/** What start-ups gave and is lost joins the tax, be it due or not. */
const oDecaduta = (altrimenti: Nodo): Nodo => se(oltre(totaleDecaduta, zeroEuro), totaleDecaduta, altrimenti);
const conDecaduta = se(oltre(totaleDecaduta, zeroEuro), somma(perScaglioni, totaleDecaduta), perScaglioni);

export const impostaLorda = regola({
  id: 'irpef.lorda',
  titolo: 'Imposta lorda',
  unita: 'euro',
  frase: 'Scaglioni applicati a un imponibile di {reddito.imponibile}.',
  formule: sempre(
    se(
      solaPensione,
      se(
        oltre(giorniPensione, giorni(0)),
        oDecaduta(nonDovuto('imposta non dovuta: sola pensione fino al limite')),
        conDecaduta,
      ),
      se(
        soliFondiari,
        oDecaduta(nonDovuto('imposta non dovuta: soli redditi fondiari fino al limite')),
        conDecaduta,
      ),
    ),
    tuir('art. 11'),
  ),
});
