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
  non,
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
import { sportImposta } from './altri-redditi.ts';
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

/** RN1, second column: what funds and companies in low-tax States paid is income too. */
export const creditoFondi = dato({
  id: 'reddito.creditoFondi',
  titolo: 'Crediti per fondi comuni e credito indiretto',
  unita: 'euro',
  seManca: 'zero',
  prova: 'certificazione',
});
/** RN1, third column: losses that the least income did not let in, within that credit. */
export const perditeCompensabili = dato({
  id: 'reddito.perditeCompensabili',
  titolo: 'Perdite compensabili con i crediti',
  unita: 'euro',
  seManca: 'zero',
});
export const redditoImponibile = regola({
  id: 'reddito.imponibile',
  titolo: 'Reddito imponibile',
  unita: 'euro',
  frase:
    'Reddito complessivo di {reddito.complessivo} meno abitazione principale per {reddito.deduzioneAbitazione} e oneri deducibili per {oneriDeducibili.totale}.',
  formule: sempre(
    maggiore(
      zeroEuro,
      meno(
        somma(redditoComplessivo, creditoFondi),
        perditeCompensabili,
        deduzioneAbitazione,
        oneriDeducibili,
      ),
    ),
    tuir('art. 3, c. 1'),
    fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 1, rigo RN4'),
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
const senzaFondi = non(oltre(creditoFondi, zeroEuro));
const solaPensione = e(
  senzaFondi,
  oltre(redditoPensione, zeroEuro),
  uguale(somma(redditoPensione, redditoTerreni), redditoRiferimento),
  fino(pensioneAnnua, p.limiteSolaPensione),
  fino(redditoTerreni, p.limiteTerreniPensione),
);
const soliFondiari = e(
  senzaFondi,
  oltre(redditoFondiario, zeroEuro),
  uguale(redditoFondiario, redditoAgevolazioni),
  fino(redditoFondiario, p.limiteSoliFondiari),
);
const PIU_AGEVOLAZIONI = fonte(
  'Istruzioni Redditi PF 2023-2026',
  'fascicolo 1, rigo RN5; appendice, presenza contemporanea di più agevolazioni',
);
/** What is not taxed here and yet measures the bands: the ACE that was deducted, what sport and choirs had taxed for good. */
const soloScaglioni = regola({
  id: 'irpef.soloScaglioni',
  titolo: 'ACE dedotta e compensi tassati a titolo d’imposta',
  unita: 'euro',
  formule: sempre(somma(aceTotale, sportImposta), PIU_AGEVOLAZIONI),
});
const imponibileScaglioni = regola({
  id: 'irpef.imponibileScaglioni',
  titolo: 'Reddito che misura gli scaglioni',
  unita: 'euro',
  formule: sempre(somma(redditoImponibile, soloScaglioni), PIU_AGEVOLAZIONI),
});
/** The tax of all of it, less that of what is not taxed here. */
const perScaglioni = se(
  oltre(soloScaglioni, zeroEuro),
  meno(
    arrotonda.centesimo(scaglioni(imponibileScaglioni, p.scaglioniIrpef)),
    arrotonda.centesimo(scaglioni(soloScaglioni, p.scaglioniIrpef)),
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
