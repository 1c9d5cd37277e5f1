import { e, non, oltre, somma, sommaDi, zeroEuro } from '../../../engine/index.ts';
import { creditoColonna } from '../../../regole/crediti-sostitutiva.ts';
import { creditoFondi, perditeCompensabili } from '../../../regole/imposta-lorda.ts';
import { coda as codaOrdinaria } from '../../../regole/impresa-ordinaria.ts';
import { coda as codaSemplificata } from '../../../regole/impresa-semplificata.ts';
import * as liquidazione from '../../../regole/liquidazione.ts';
import { partecipazioni, ritenuteQuota, totali } from '../../../regole/partecipazioni.ts';
import { redditoMinimo } from '../../../regole/reddito.ts';
import { crediti, creditiUsati } from '../../../regole/sostitutiva.ts';
import type { Controllo } from '../../scheda.ts';

const RIGO = (rigo: string): string => `Istruzioni Redditi PF 2023-2026, fascicolo 1, rigo ${rigo}`;

/** RN: what is only told of a total, and what other quadri bring to a casella that is typed. */
export const controlliLiquidazione: readonly Controllo[] = [
  {
    codice: 'PERDITE_OLTRE_CREDITO_FONDI',
    livello: 'bloccante',
    quando: oltre(perditeCompensabili, creditoFondi),
    dato: perditeCompensabili,
    frase: 'RN1: le perdite di col. 3 non superano i crediti di col. 2.',
    fonte: RIGO('RN1, colonna 3'),
  },
  {
    codice: 'PERDITE_SENZA_MINIMO',
    livello: 'discordanza',
    quando: e(oltre(perditeCompensabili, zeroEuro), non(oltre(redditoMinimo, zeroEuro))),
    dato: perditeCompensabili,
    frase: 'RN1: col. 3 è di chi ha un reddito minimo in col. 4.',
    fonte: RIGO('RN1, colonna 3'),
  },
  {
    codice: 'RITENUTE_NON_UTILIZZATE_OLTRE',
    livello: 'discordanza',
    quando: e(
      oltre(liquidazione.ritenuteNonUtilizzate, zeroEuro),
      oltre(
        liquidazione.ritenuteNonUtilizzate,
        somma(
          sommaDi(partecipazioni, ritenuteQuota),
          ...[codaOrdinaria.ritenuteTrasferite, codaSemplificata.ritenuteTrasferite],
        ),
      ),
    ),
    dato: liquidazione.ritenuteNonUtilizzate,
    frase:
      'RN33 col. 3: le ritenute non utilizzate superano quelle delle società (RH1-RH4 col. 9, RF102 e RG37 col. 5).',
    fonte: RIGO('RN33, colonna 3'),
  },
  {
    codice: 'RITENUTE_NON_UTILIZZATE_A_DEBITO',
    livello: 'discordanza',
    quando: e(oltre(liquidazione.ritenuteNonUtilizzate, zeroEuro), oltre(liquidazione.saldoIrpef, zeroEuro)),
    dato: liquidazione.ritenuteNonUtilizzate,
    frase: 'RN33 col. 3 non si compila quando l’imposta è a debito.',
    fonte: RIGO('RN33, colonna 3'),
  },
  {
    codice: 'ECCEDENZA_730_OLTRE',
    livello: 'discordanza',
    quando: oltre(liquidazione.eccedenza730, liquidazione.eccedenzaPrecedente),
    dato: liquidazione.eccedenza730,
    frase: 'RN36: il credito del 730 di col. 1 è compreso in col. 2.',
    fonte: RIGO('RN36'),
  },
  {
    codice: 'ECCEDENZA_SOCIETA_NON_RIPORTATA',
    livello: 'discordanza',
    quando: oltre(totali.eccedenza, liquidazione.eccedenzaPrecedente),
    dato: liquidazione.eccedenzaPrecedente,
    frase: 'RN36 col. 2 comprende l’eccedenza di RH23.',
    fonte: RIGO('RN36, colonna 2'),
  },
  {
    codice: 'ACCONTI_OLTRE_TOTALE',
    livello: 'discordanza',
    quando: oltre(
      somma(
        ...[liquidazione.accontiSospesi, liquidazione.accontiSostitutive, liquidazione.accontiCeduti],
        ...[liquidazione.accontiFuoriusciti, liquidazione.creditoRiversato, totali.acconti],
      ),
      liquidazione.accontiVersati,
    ),
    dato: liquidazione.accontiVersati,
    frase: 'RN38 col. 6 comprende le colonne da 1 a 5 e gli acconti di RH24.',
    fonte: RIGO('RN38, colonna 6'),
  },
  {
    codice: 'CREDITI_OLTRE_SOSTITUTIVA',
    livello: 'discordanza',
    quando: oltre(somma(crediti, ...creditoColonna.values()), creditiUsati),
    dato: crediti,
    frase: 'LM40: i crediti superano l’imposta sostitutiva. Ridurli: quelli tolti qui non tornano in RN.',
    fonte: 'Istruzioni Redditi PF 2023-2026, fascicolo 3, rigo LM40',
  },
];
