import * as riparto from '../regole/irap/riparto.ts';
import * as saldo from '../regole/irap/saldo.ts';
import * as soggetto from '../regole/soggetto.ts';
import type { Riporti } from './riporto.ts';

const CREDITO = 'Il credito in compensazione dell’anno precedente (IR30): confrontare con gli F24.';
const ACCONTI = 'Come calcolati nella dichiarazione precedente: confrontare con gli F24.';
const GRUPPO = 'Crediti e acconti';

/** What of an IRAP comes again in the next. */
export const riportiIrap: Riporti = {
  passaggi: [
    { gruppo: 'Frontespizio', da: soggetto.soggettoIsa, a: soggetto.soggettoIsa },
    { gruppo: 'Frontespizio', da: soggetto.naturaGiuridica, a: soggetto.naturaGiuridica },
    { gruppo: 'Frontespizio', da: soggetto.cognome, a: soggetto.cognome },
    { gruppo: 'Ripartizione', da: riparto.regione, a: riparto.regione },
    { gruppo: GRUPPO, da: saldo.compensazione, a: saldo.eccedenza, nota: CREDITO },
    {
      gruppo: GRUPPO,
      da: [saldo.anticipi.primo, saldo.anticipi.secondo],
      a: saldo.accontiVersati,
      nota: ACCONTI,
    },
    // Only the form of 2021 has a place for it.
    {
      gruppo: GRUPPO,
      da: saldo.imposta,
      a: saldo.imposta2019,
      nota: 'L’imposta del modello 2020 (IR21): dà il primo acconto 2020 non versato.',
    },
  ],
  annotati: { FR: 'Frontespizio' },
};
