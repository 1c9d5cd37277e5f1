import {
  arrotonda,
  codice,
  type Dato,
  e,
  fino,
  maggiore,
  meno,
  minore,
  type Nodo,
  non,
  oltre,
  parte,
  per,
  presente,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import * as p from '../../../parametri/societa.ts';
import * as a from '../../../regole/ace.ts';
import type { Rimborso } from '../../../regole/catena-ires.ts';
import * as c from '../../../regole/comodo-capitali.ts';
import * as r from '../../../regole/ires.ts';
import * as premiale from '../../../regole/premiale.ts';
import { redditiPerCategorie } from '../../../regole/redditi-categorie.ts';
import { soggettoIsa } from '../../../regole/soggetto.ts';
import { ricevuteUsate } from '../../../regole/sostitutive-societa.ts';
import * as t from '../../../regole/trasparenza.ts';
import type { Controllo } from '../../scheda.ts';
import { controlliCategorie } from '../categorie/controlli.ts';
import { controlloCessioni, listControlliEstero, listControlliTrust } from '../gruppo-estero.ts';
import {
  blocca,
  controlliRF,
  controlloRisultatoAssente,
  discorda,
  informa,
  listControlliRate,
  makeControlliRF58,
} from '../impresa/controlli.ts';

/** What is asked back is not above what there is. */
export const controlloRimborso = (rigo: string, codiceSuo: string, rimborso: Rimborso): Controllo =>
  blocca(
    codiceSuo,
    oltre(rimborso.rimborso, rimborso.totale),
    rimborso.rimborso,
    `${rigo}: il rimborso supera il credito e l’eccedenza di versamento.`,
    'TUIR, art. 80',
  );
/** An excess of before cannot be spent beyond what it was. */
export const controlloCompensata = (frase: string, compensata: Dato, eccedenza: Dato): Controllo =>
  blocca(
    'COMPENSATA_OLTRE_ECCEDENZA',
    oltre(compensata, eccedenza),
    compensata,
    frase,
    'D.Lgs. 241/1997, art. 17',
  );
/** Gifts of two laws, each with a part of the income and a ceiling. */
export const listControlliLiberalita = (rigo: string, di112: Dato, tutte: Dato, base: Nodo): Controllo[] => {
  const limite = (quota: typeof p.quotaDopoDiNoi, tetto: typeof p.limiteDopoDiNoi) =>
    minore(tetto, arrotonda.euro(per(base, quota)));
  return [
    blocca(
      'LIBERALITA_COMPRESE',
      oltre(di112, tutte),
      di112,
      `${rigo}: le liberalità della L. 112/2016 sono comprese in quelle in tutto.`,
    ),
    discorda(
      'LIBERALITA_112',
      oltre(di112, limite(p.quotaDopoDiNoi, p.limiteDopoDiNoi)),
      di112,
      `${rigo}: le liberalità della L. 112/2016 superano il 20% del reddito o 100.000 euro.`,
      'L. 112/2016, art. 6, c. 9',
    ),
    discorda(
      'LIBERALITA_10',
      oltre(meno(tutte, di112), limite(p.quotaLiberalita, p.limiteLiberalita)),
      tutte,
      `${rigo}: le altre liberalità superano il 10% del reddito o 70.000 euro.`,
      'D.L. 35/2005, art. 14',
    ),
  ];
};

const s = r.saldoSocieta;
const societa: readonly Controllo[] = [
  controlloRisultatoAssente,
  ...listControlliLiberalita('RN1', r.liberalita112, r.liberalita, r.baseLiberalita),
  blocca(
    'RN5_PROVENTI',
    oltre(r.proventiEsenti, somma(r.ordinario.perdita, r.nonCompensate)),
    r.proventiEsenti,
    'RN5 colonna 2 supera la perdita (RN2) e quelle non compensate.',
    'TUIR, art. 84',
  ),
  blocca(
    'RN7_OLTRE_REDDITO',
    oltre(r.altraAliquota.reddito, r.imponibile),
    r.altraAliquota.reddito,
    'RN7: il reddito ad altra aliquota supera quello imponibile.',
  ),
  discorda(
    'RN7_SENZA_ALIQUOTA',
    e(oltre(r.altraAliquota.reddito, zeroEuro), non(presente(r.altraAliquota.aliquota))),
    r.altraAliquota.aliquota,
    'RN7: il reddito ad altra aliquota vuole la sua aliquota.',
  ),
  discorda(
    'RN10_OLTRE_IMPOSTA',
    oltre(s.detrazioni, s.imposta),
    s.detrazioni,
    'RN10: le detrazioni superano l’imposta, la parte eccedente si perde o si riporta.',
    'TUIR, art. 78',
  ),
  controlloCompensata('RN20: la parte compensata supera l’eccedenza di RN19.', s.compensata, s.eccedenza),
  controlloRimborso('RX1', 'RX1_RIMBORSO', r.rimborso),
  controlloRimborso('RX901', 'RX901_RIMBORSO', r.rimborsoMaggiorazione),
  discorda(
    'CATEGORIE_DI_RESIDENTE',
    e(oltre(redditiPerCategorie, zeroEuro), non(r.nonResidente)),
    r.nonResidente,
    'I redditi di RA, RB, RH, RL e RT sono di chi non risiede e non ha stabile organizzazione: la casella di RN902 non è barrata.',
    'TUIR, artt. 81 e 151',
  ),
  discorda(
    'RN6_ONERI',
    e(oltre(r.oneriNonResidente, zeroEuro), non(r.nonResidente)),
    r.oneriNonResidente,
    'RN6: gli oneri deducibili sono dei soli non residenti.',
    'TUIR, art. 151, c. 3',
  ),
  blocca(
    'RK26_RICEVUTE',
    oltre(ricevuteUsate, r.eccedenzeGruppo.ricevute.totale),
    ricevuteUsate,
    'RK26: le eccedenze ricevute usate in RQ6 superano quelle ricevute dal gruppo.',
  ),
  controlloCessioni('RK', r.eccedenzeGruppo, r.rimborso.cedibile),
  ...listControlliTrust(r.trust),
  ...listControlliEstero('CE', r.creditoEstero, s.creditiEsteri),
  ...controlliCategorie,
  blocca(
    'TN_QUOTE',
    e(uguale(r.regime, codice(2)), non(uguale(t.totaleQuote, parte(1)))),
    t.totaleQuote,
    'TN: le quote dei soci non fanno 100%.',
    'TUIR, artt. 115 e 116',
  ),
  blocca(
    'RN_TN_GN',
    e(oltre(t.totaleQuote, parte(0)), non(uguale(r.regime, codice(2)))),
    r.regime,
    'RN, TN e GN sono alternativi: con i soci in TN si indica RN901 = 2.',
    'TUIR, artt. 115 e 116',
  ),
  blocca(
    'REGIME_E_ACCONTI',
    e(oltre(r.regime, codice(1)), oltre(s.acconti, zeroEuro)),
    s.acconti,
    'Gli acconti di RN22 non stanno in una dichiarazione di chi non liquida l’IRES: passano ai soci o al gruppo.',
  ),
  informa(
    'COMODO_NON_OPERATIVA',
    c.nonOperativa,
    c.esclusione,
    'I ricavi effettivi sono sotto quelli presunti: reddito minimo, maggiorazione del 10,5%, credito IVA bloccato.',
    'L. 724/1994, art. 30',
  ),
  informa(
    'COMODO_SENZA_RICAVI',
    e(oltre(c.ricaviPresunti, zeroEuro), non(presente(c.ricaviEffettivi))),
    c.proventi.anno,
    'RS123: mancano i ricavi effettivi dei tre anni.',
    'L. 724/1994, art. 30',
  ),
  informa(
    'ACE_PATRIMONIO',
    e(presente(a.patrimonioNetto), a.oltrePatrimonio),
    a.patrimonioNetto,
    'ACE: la variazione supera il patrimonio netto ed è ridotta a quello.',
    'D.L. 201/2011, art. 1',
  ),
  blocca(
    'ACE_CREDITO_IRAP',
    oltre(a.creditoIrap, somma(a.rendimento, a.eccedenzaPregressa, a.rendimentoSuper)),
    a.creditoIrap,
    'RS113: il credito IRAP supera l’ACE disponibile.',
    'D.L. 201/2011, art. 1, c. 4',
  ),
  informa(
    'PERDITE_SUPERFLUE',
    e(
      oltre(somma(r.perdite.limitateResidue, r.perdite.pieneResidue), zeroEuro),
      oltre(r.imponibile, zeroEuro),
    ),
    r.perdite.ordine,
    'Restano perdite non usate: oltre l’80% del reddito, o sotto il reddito minimo. Proseguono all’anno dopo.',
    'TUIR, art. 84',
  ),
  informa(
    'VISTO_RX1',
    oltre(r.rimborso.compensazione, maggiore(p.sogliaVisto, zeroEuro)),
    r.rimborso.rimborso,
    'RX1: la compensazione oltre 5.000 euro vuole il visto di conformità, salvo il beneficio ISA.',
    'L. 147/2013, art. 1, c. 574',
  ),
  informa(
    'RX1_MINIMO',
    e(oltre(r.rimborso.rimborso, zeroEuro), fino(r.rimborso.rimborso, p.minimoVersamento)),
    r.rimborso.rimborso,
    'RX1: un rimborso fino a 12 euro non si chiede.',
  ),
];
const controlliConcordato: readonly Controllo[] = [
  discorda(
    'CP_SENZA_ISA',
    e(r.concordato.vale, non(soggettoIsa)),
    r.concordato.concordato,
    'Il concordato è per i soggetti ISA: la casella del frontespizio non è barrata.',
    'D.Lgs. 13/2024, art. 10',
  ),
  informa(
    'CP_SENZA_ALIQUOTA',
    e(oltre(r.concordato.concordato, r.concordato.precedente), non(presente(r.concordato.fascia))),
    r.concordato.fascia,
    'Senza l’aliquota di CP1 tutto il reddito concordato paga l’imposta ordinaria.',
    'D.Lgs. 13/2024, art. 20-bis',
  ),
];
/** Of the forms from which it ended, or in which it is. */
const diAlcuniAnni = (anno: number): readonly Controllo[] => [
  ...(anno < 2025
    ? []
    : [...controlliConcordato, ...makeControlliRF58(r.concordato.vale), ...listControlliRate(anno)]),
  ...(anno === 2026
    ? [
        discorda(
          'PREMIALE_SOGLIE',
          premiale.sottoSoglia,
          premiale.investimenti,
          'IRES premiale: l’utile accantonato o gli investimenti (RS971, RS972) sono sotto il minimo.',
          'L. 207/2024, art. 1, c. 436',
        ),
        discorda(
          'PREMIALE_LAVORO',
          premiale.senzaLavoro,
          premiale.lavoro[0],
          'IRES premiale: confermare le tre condizioni sul lavoro (RS973).',
          'L. 207/2024, art. 1, c. 437',
        ),
        informa(
          'PREMIALE_CP',
          e(r.premiale, r.concordato.vale),
          r.premiale,
          'IRES premiale e concordato insieme: le fonti non concordano.',
        ),
      ]
    : []),
];
/** The checks of a company's return. */
export const listControlli = (anno: number): Controllo[] => [
  ...controlliRF,
  ...societa,
  ...diAlcuniAnni(anno),
];
