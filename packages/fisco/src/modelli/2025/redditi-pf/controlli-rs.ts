import {
  arrotonda,
  costante,
  e,
  maggiore,
  meno,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  parte,
  per,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { quotaFondoCrediti, quotaSvalutazioni } from '../../../parametri/prospetti.ts';
import * as k from '../../../regole/collaboratori.ts';
import * as r from '../../../regole/prospetti-rs.ts';
import type { Controllo } from '../../scheda.ts';

const UN_EURO = costante('euro', 100);
const TESTO = 'Istruzioni Redditi PF, fascicolo 3, quadro RS';
/** A constant part covers the year and the four after at most; one euro of each is of rounding. */
const isOltreCinque = (importo: Nodo, rata: Nodo): Nodo =>
  oltre(importo, per(somma(rata, UN_EURO), numero(5)));
const senzaRata = (importo: Nodo, rata: Nodo): Nodo =>
  e(oltre(importo, zeroEuro), isOltreCinque(importo, rata));
const quota = (di: Nodo, su: Nodo): Nodo => arrotonda.euro(per(su, di));

export const controlliRS: readonly Controllo[] = [
  {
    codice: 'PLUSVALENZE_RATE',
    livello: 'discordanza',
    quando: senzaRata(r.plusvalenze, r.rataPlusvalenze),
    dato: r.rataPlusvalenze,
    frase: 'La quota costante non esaurisce le plusvalenze in cinque periodi d’imposta.',
    fonte: 'TUIR, art. 86, c. 4',
  },
  {
    codice: 'SOPRAVVENIENZE_RATE',
    livello: 'discordanza',
    quando: senzaRata(r.sopravvenienze, r.rataSopravvenienze),
    dato: r.rataSopravvenienze,
    frase: 'La quota costante non esaurisce le sopravvenienze in cinque periodi d’imposta.',
    fonte: 'TUIR, art. 88, c. 2',
  },
  {
    codice: 'COLLABORATORI_OLTRE_QUOTA',
    livello: 'bloccante',
    quando: oltre(k.totaleQuote, parte(0.49)),
    dato: k.totaleQuote,
    frase: 'Ai collaboratori dell’impresa familiare va al massimo il 49% in tutto.',
    fonte: 'TUIR, art. 5, c. 4',
  },
  {
    codice: 'UTILI_ESTERI_IMPOSTE',
    livello: 'bloccante',
    quando: o(
      oltre(r.impostePartecipata, r.saldoIniziale),
      oltre(
        r.imposteUtili,
        maggiore(zeroEuro, meno(somma(r.saldoIniziale, r.impostaAnno), r.impostePartecipata)),
      ),
    ),
    dato: r.imposteUtili,
    raccolta: r.utiliEsteri,
    frase: 'Le imposte pagate all’estero superano quelle applicate in Italia: colonne 8 e 9.',
    fonte: `${TESTO}, righi RS21 e RS22`,
  },
  {
    codice: 'SVALUTAZIONI_ANNO',
    livello: 'bloccante',
    quando: oltre(r.fiscali.anno, quota(quotaSvalutazioni, r.fiscali.crediti)),
    dato: r.fiscali.anno,
    frase: 'Le svalutazioni dedotte superano lo 0,50% dei crediti di RS53.',
    fonte: 'TUIR, art. 106, c. 1',
  },
  {
    codice: 'SVALUTAZIONI_TOTALI',
    livello: 'bloccante',
    quando: oltre(r.fiscali.finale, quota(quotaFondoCrediti, r.fiscali.crediti)),
    dato: r.fiscali.finale,
    frase: 'Le svalutazioni dedotte in tutto superano il 5% dei crediti di RS53.',
    fonte: 'TUIR, art. 106, c. 1',
  },
  {
    codice: 'BILANCIO_NON_QUADRA',
    livello: 'discordanza',
    quando: non(uguale(r.totaleAttivo, r.totalePassivo)),
    dato: r.totalePassivo,
    frase: 'Attivo (RS106) e passivo (RS115) dello stato patrimoniale sono diversi.',
    fonte: TESTO,
  },
  {
    codice: 'ZFU_RIPARTO',
    livello: 'discordanza',
    quando: e(oltre(r.spettanteZfu, zeroEuro), non(uguale(r.spettanteZfu, r.totaleAgevolazioni))),
    dato: r.spettanteZfu,
    frase: 'L’agevolazione di RS284 non è la somma di quelle delle zone.',
    fonte: `${TESTO}, rigo RS284, colonna 7`,
  },
];
