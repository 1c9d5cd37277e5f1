import {
  arrotonda,
  type Dato,
  e,
  fino,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  parte,
  per,
  presente,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { minimoIrpef } from '../../../parametri/crediti.ts';
import { cedolareBreve, cedolareOrdinaria } from '../../../parametri/immobili.ts';
import { comunaleEccedenza, regionaleEccedenza } from '../../../regole/addizionali.ts';
import * as altri from '../../../regole/altri-redditi.ts';
import { eccedenza as eccedenzaCedolare, redditiDiversi } from '../../../regole/cedolare.ts';
import { somme } from '../../../regole/crediti.ts';
import { contabileIntegrativa, creditoIntegrativa, isDiTributo } from '../../../regole/integrativa.ts';
import { eccedenzaPrecedente as eccedenzaIrpef } from '../../../regole/liquidazione.ts';
import * as quote from '../../../regole/partecipazioni.ts';
import * as plusvalenze from '../../../regole/plusvalenze.ts';
import * as rx from '../../../regole/risultato.ts';
import { aliquotaCapitale, redditoCapitale } from '../../../regole/tassazione-separata.ts';
import type { Controllo } from '../../scheda.ts';
import { controlloFornitori } from './ac.ts';

type Livello = Controllo['livello'];
const make = (codice: string, livello: Livello, dato: Dato, quando: Nodo, frase: string): Controllo => ({
  codice,
  livello,
  dato,
  quando,
  frase,
  ...(dato.raccolta === undefined ? {} : { raccolta: dato.raccolta }),
});

/** Each balance once, by the rigo where it stands first: a rigo that changed its tax says since when. */
const posti = rx.posti
  .filter(({ saldo }, i, tutti) => tutti.findIndex((altro) => altro.saldo === saldo) === i)
  .map(({ rigo, saldo }, i, tutti) => {
    const isPrimo = tutti.findIndex((altro) => altro.rigo === rigo) === i;
    const anno = rx.posti.find((altro) => altro.saldo === saldo)?.dal;
    return { saldo, nome: isPrimo ? `RX${rigo}` : `RX${rigo}_${anno}` };
  });

/** More used than there is: F24 against a credit, refunds against a balance. */
const oltreDisponibile: readonly Controllo[] = [
  ...Object.entries(somme).map(([nome, { residuo, anno, compensato }]) =>
    make(
      `CREDITO_COMPENSATO_${nome}`,
      'bloccante',
      compensato,
      oltre(compensato, somma(residuo, anno)),
      'L’importo compensato in F24 supera il credito.',
    ),
  ),
  ...posti.map(({ nome, saldo: { rimborso, credito, eccedenza } }) =>
    make(
      `RIMBORSO_OLTRE_CREDITO_${nome}`,
      'bloccante',
      rimborso,
      oltre(rimborso, somma(credito, eccedenza)),
      'Il rimborso supera il credito: la somma delle colonne 4 e 5 è quella delle colonne 2 e 3.',
    ),
  ),
  ...posti.map(({ nome, saldo: { rimborso, credito, eccedenza } }) =>
    make(
      `RIMBORSO_SOTTO_MINIMO_${nome}`,
      'discordanza',
      rimborso,
      e(oltre(rimborso, zeroEuro), fino(somma(credito, eccedenza), minimoIrpef)),
      'Un credito fino a 12 euro non si chiede a rimborso.',
    ),
  ),
  make(
    'ECCEDENZA_OLTRE_CREDITO',
    'bloccante',
    rx.eccedenzaPrecedente,
    oltre(somma(rx.compensatoPrecedente, rx.rimborsoPrecedente), rx.eccedenzaPrecedente),
    'Compensato e rimborso superano il credito precedente.',
  ),
];

const speseOltre = Object.entries(altri.voci).map(([nome, { corrispettivi, spese }]) =>
  make(
    `SPESE_OLTRE_REDDITI_${nome}`,
    'discordanza',
    spese,
    oltre(spese, corrispettivi),
    'Le spese superano i redditi del rigo: contano fino al loro importo.',
  ),
);

const impostaAffitti = arrotonda.euro(
  somma(per(altri.cedolare21, cedolareOrdinaria), per(altri.cedolare26, cedolareBreve)),
);
const altriRedditi: readonly Controllo[] = [
  ...speseOltre,
  make(
    'CEDOLARE_RL10_SENZA_IMPOSTA',
    'bloccante',
    redditiDiversi,
    e(oltre(altri.affittiCedolare, zeroEuro), non(presente(redditiDiversi))),
    'Per i redditi in cedolare secca di RL10 indicare l’imposta in LC1 col. 2.',
  ),
  make(
    'CEDOLARE_RL10_IMPOSTA',
    'discordanza',
    redditiDiversi,
    e(
      presente(redditiDiversi),
      oltre(altri.affittiCedolare, zeroEuro),
      o(oltre(impostaAffitti, redditiDiversi), oltre(redditiDiversi, impostaAffitti)),
    ),
    'L’imposta di LC1 col. 2 non è il 21% o il 26% dei redditi di RL10 in cedolare secca.',
  ),
  make(
    'DEDUZIONI_OLTRE_COMPENSI',
    'discordanza',
    altri.deduzioniForfetarie,
    oltre(altri.deduzioniForfetarie, somma(altri.diritti, altri.protesti)),
    'Le deduzioni forfetarie superano RL25 e RL26: contano fino al loro importo.',
  ),
];
/** Fascicolo 1 and 2: what does not go together, and what the program does not handle. */
export const controlliQuadri: readonly Controllo[] = [
  ...oltreDisponibile,
  ...altriRedditi,
  make(
    'PERDITA_PARTECIPAZIONE',
    'informativa',
    quote.quotaReddito,
    quote.isPerdita,
    'La perdita di una società semplice non riduce gli altri redditi: RH18 somma i soli importi positivi.',
  ),
  make(
    'DETRAZIONE_SOCI',
    'informativa',
    quote.quotaReddito,
    oltre(quote.quotaReddito, zeroEuro),
    'La detrazione dell’art. 13, c. 5 non è calcolata sulle partecipazioni: se spetta, indicarla a mano in RN7 col. 3.',
  ),
  make(
    'ALIQUOTA_CAPITALE',
    'discordanza',
    aliquotaCapitale,
    e(
      oltre(redditoCapitale, zeroEuro),
      non(uguale(per(aliquotaCapitale, numero(100)), parte(26))),
      non(uguale(per(aliquotaCapitale, numero(8)), parte(1))),
    ),
    'L’aliquota è di norma 26%, o 12,5% per i titoli di Stato.',
  ),
  make(
    'ECCEDENZA_OLTRE_IMPOSTA_RT',
    'discordanza',
    plusvalenze.eccedenza,
    plusvalenze.eccedenzaOltre,
    'L’eccedenza precedente si indica fino all’imposta della sezione: il resto è un credito del riepilogo.',
  ),
  make(
    'MINUSVALENZE_SEZIONE_I',
    'discordanza',
    plusvalenze.minusDaSezione1,
    plusvalenze.minusOltreQuota,
    'Le minusvalenze della sezione I riducono le plusvalenze al 26% per il 76,92% del loro importo.',
  ),
  make(
    'CREDITO_INTEGRATIVA',
    'bloccante',
    contabileIntegrativa,
    e(
      oltre(contabileIntegrativa, zeroEuro),
      ...[eccedenzaIrpef, regionaleEccedenza, comunaleEccedenza, eccedenzaCedolare].map((x) =>
        non(presente(x)),
      ),
    ),
    'DI col. 3: il credito entra nel calcolo solo se è indicato fra le eccedenze precedenti, in RN36, RV4, RV12 o LC1 col. 6.',
  ),
  make(
    'CREDITO_INTEGRATIVA_ALTROVE',
    'discordanza',
    creditoIntegrativa,
    e(oltre(creditoIntegrativa, zeroEuro), non(isDiTributo(...rx.CODICI_IN_RX))),
    'DI col. 4: il codice tributo non è di una imposta che RX calcola con i suoi crediti; si indica nella sezione II di RX.',
  ),
  make(
    'RIATTRIBUITE_OLTRE',
    'bloccante',
    rx.riattribuite.rimborso,
    rx.riattribuiteOltre,
    'RX58: compensato e rimborso superano le ritenute riattribuite.',
  ),
  make(
    'MINUSVALENZE_ANNI',
    'bloccante',
    plusvalenze.minusPrecedenti,
    plusvalenze.minusOltreTotale,
    'Le minusvalenze indicate anno per anno superano quelle precedenti e certificate.',
  ),
  controlloFornitori,
];
