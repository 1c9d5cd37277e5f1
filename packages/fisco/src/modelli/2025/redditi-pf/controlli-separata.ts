import {
  arrotonda,
  codice,
  type Dato,
  e,
  type Nodo,
  non,
  o,
  oltre,
  per,
  presente,
  sommaDi,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { aliquotaIres } from '../../../parametri/imprese.ts';
import { altrePignorate } from '../../../regole/acconti-730.ts';
import * as a from '../../../regole/imposte-separate.ts';
import * as s from '../../../regole/tassazione-separata.ts';
import * as tfr from '../../../regole/tfr-diretto.ts';
import type { Controllo } from '../../scheda.ts';

const MODELLO = 'Istruzioni Redditi PF 2023-2026, fascicolo 2, quadro RM';
const make = (
  nome: string,
  dato: Dato,
  quando: Nodo,
  frase: string,
  livello: Controllo['livello'] = 'discordanza',
): Controllo => ({
  ...{ codice: nome, livello, dato, quando, frase, fonte: MODELLO },
  ...(dato.raccolta === undefined ? {} : { raccolta: dato.raccolta }),
});

/** Bonds whose interest has a tax of its own, and profits: A and H of their list. */
const SENZA_OPZIONE = [1, 8];
const isAnticipazione = (titolo: Nodo): Nodo => uguale(titolo, tfr.ANTICIPAZIONE);
const { vecchio, nuovo } = tfr;

/** RM: what does not go with what is told, and what no rigo takes away. */
export const controlliSeparata: readonly Controllo[] = [
  make(
    'INDENNITA_OLTRE_TOTALE',
    s.totaleSeparato,
    e(presente(s.totaleSeparato), oltre(s.redditoSeparato, s.totaleSeparato)),
    'La somma con gli anni precedenti comprende l’indennità dell’anno.',
  ),
  make(
    'RITENUTE_OLTRE_TOTALE',
    s.totaleRitenute,
    e(presente(s.totaleRitenute), oltre(s.ritenuteSeparate, s.totaleRitenute)),
    'Le ritenute in tutto comprendono quelle dell’anno.',
  ),
  make(
    'CAPITALE_SENZA_OPZIONE',
    s.opzioneCapitale,
    e(s.opzioneCapitale, o(...SENZA_OPZIONE.map((n) => uguale(s.tipoCapitale, codice(n))))),
    'Per i redditi A e H non è ammessa la tassazione ordinaria.',
  ),
  make(
    'BONUS_OLTRE_TOTALE',
    a.bonusEccedente,
    oltre(a.bonusEccedente, a.bonusTotale),
    'La parte che eccede la retribuzione fissa non supera il bonus e le stock option erogati.',
  ),
  make(
    'PENSIONATI_RESIDENZA',
    a.nonResidente,
    e(a.opzionePensionati, non(a.nonResidente)),
    'L’opzione è di chi non è stato residente in Italia nei cinque anni precedenti: barrare «sì».',
  ),
  make(
    'PENSIONATI_DUE_RISPOSTE',
    a.giaResidente,
    e(a.nonResidente, a.giaResidente),
    'Sulla residenza dei cinque anni precedenti le risposte sono due: barrarne una.',
    'bloccante',
  ),
  make(
    'PENSIONE_OLTRE_REDDITI',
    a.pensioneEstera,
    oltre(a.pensioneEstera, a.redditiPensionati),
    'I redditi prodotti all’estero, sui quali si conta l’imposta, comprendono la pensione.',
  ),
  make(
    'CFC_SOTTO_ALIQUOTA',
    a.aliquotaCfc,
    e(presente(a.aliquotaCfc), oltre(arrotonda.centesimo(per(a.redditoCfc, aliquotaIres)), a.impostaCfc)),
    'L’aliquota media non è inferiore a quella ordinaria dell’IRES; per gli OICR è il 26%.',
  ),
  make(
    'ARRETRATI_PIGNORATI',
    altrePignorate,
    e(oltre(altrePignorate, zeroEuro), oltre(sommaDi(s.arretrati, s.accontoArretrati), zeroEuro)),
    'Se le ritenute del terzo sono sugli arretrati, l’acconto non va versato per quanto è già trattenuto.',
    'informativa',
  ),
  make(
    'TFR_DETRAZIONE_OLTRE',
    vecchio.detrazione,
    oltre(vecchio.detrazione, tfr.imposta2000),
    'La detrazione che supera l’acconto di col. 18 si riporta in col. 36.',
  ),
  make(
    'TFR_ANTICIPAZIONE_2000',
    vecchio.detrazione,
    e(isAnticipazione(vecchio.titolo), oltre(vecchio.detrazione, zeroEuro)),
    'Sulle anticipazioni del TFR la detrazione non spetta.',
  ),
  make(
    'TFR_ANTICIPAZIONE_2001',
    nuovo.detrazione,
    e(isAnticipazione(nuovo.titolo), oltre(nuovo.detrazione, zeroEuro)),
    'Sulle anticipazioni del TFR la detrazione non spetta.',
  ),
];
