import {
  codice,
  e,
  giorni,
  meno,
  non,
  numero,
  o,
  oltre,
  presente,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import * as p from '../../../parametri/certificazione.ts';
import { limitePrevidenza } from '../../../parametri/oneri-deducibili.ts';
import * as t from '../../../parametri/trattamento-integrativo.ts';
import * as r from '../../../regole/certificazione.ts';
import * as l from '../../../regole/certificazione-lavoro.ts';
import type { Controllo } from '../../scheda.ts';
import { make, positivo, soloUno } from './controllo.ts';

const sommaGiorni = somma(r.giorniLavoro, r.giorniPensione);

const rapporto = [
  make(
    'GIORNI_OLTRE_ANNO',
    'bloccante',
    r.giorniLavoro,
    oltre(sommaGiorni, giorni(365)),
    'I giorni di lavoro e di pensione (punti 6 e 7) insieme superano 365.',
    'Istruzioni 730/2026, rigo C5',
  ),
  make(
    'RAPPORTO_ROVESCIATO',
    'bloccante',
    r.fine,
    e(presente(r.inizio), presente(r.fine), oltre(r.inizio, r.fine)),
    'Il rapporto finisce (punto 9) prima di cominciare (punto 8).',
    'Modello CU, punti 8 e 9',
  ),
  make(
    'RITENUTE_OLTRE_REDDITO',
    'discordanza',
    r.ritenute,
    oltre(r.ritenute, r.redditoLavoro),
    'Le ritenute (punto 21) superano i redditi (punti da 1 a 5).',
    'D.P.R. 600/1973, art. 23',
  ),
  make(
    'REDDITO_SENZA_GIORNI',
    'discordanza',
    r.giorniLavoro,
    e(positivo(somma(r.redditi[0], r.redditi[1])), non(presente(r.giorniLavoro))),
    'Ci sono redditi di lavoro (punti 1 e 2) e non i giorni per le detrazioni (punto 6): se non ce ne sono si scrive 0.',
    'TUIR, art. 13, c. 1',
  ),
  make(
    'PENSIONE_SENZA_GIORNI',
    'discordanza',
    r.giorniPensione,
    e(positivo(r.redditi[2]), non(presente(r.giorniPensione))),
    'C’è una pensione (punto 3) e non i suoi giorni (punto 7).',
    'TUIR, art. 13, c. 3',
  ),
  make(
    'SOSPESE_OLTRE_RITENUTE',
    'bloccante',
    l.sospese,
    oltre(l.sospese, r.ritenute),
    'Le ritenute sospese (punto 30) superano le ritenute (punto 21), che le comprendono.',
    'Istruzioni 730/2026, righi C9-C13 e F5',
  ),
  make(
    'REGIONALE_SOSPESA_OLTRE',
    'bloccante',
    l.regionaleSospesa,
    oltre(l.regionaleSospesa, r.regionale),
    'L’addizionale regionale sospesa (punto 31) supera quella certificata (punto 22), che la comprende.',
    'Istruzioni 730/2026, righi C9-C13 e F5',
  ),
  make(
    'COMUNALE_SOSPESA_OLTRE',
    'bloccante',
    l.accontoSospeso,
    oltre(somma(l.accontoSospeso, l.saldoSospeso), somma(r.comunaleAcconto, r.comunaleSaldo)),
    'L’addizionale comunale sospesa (punti 33 e 34) supera quella certificata (punti 26 e 27), che la comprende.',
    'Istruzioni 730/2026, righi C9-C13 e F5',
  ),
  make(
    'ADDIZIONALI_OLTRE_REDDITO',
    'discordanza',
    r.regionale,
    oltre(somma(r.regionale, r.comunaleAcconto, r.comunaleSaldo), r.redditoLavoro),
    'Le addizionali (punti 22, 26 e 27) superano i redditi (punti da 1 a 5).',
    'D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1',
  ),
];

const [primoOnere] = l.oneri;
if (!primoOnere) throw new Error('Six charges');
const oneri = [
  make(
    'ONERE_SENZA_CODICE',
    'bloccante',
    primoOnere.codice,
    o(...l.oneri.map(({ codice: di, importo }) => soloUno(presente(di), positivo(importo)))),
    'Gli oneri detraibili (punti da 341 a 352) vogliono insieme codice e importo.',
    'Istruzioni 730/2026, quadro E, sezione I',
  ),
];

const previdenza = [
  make(
    'PREVIDENZA_SENZA_TIPO',
    'bloccante',
    l.tipoPrevidenza,
    e(positivo(somma(l.previdenzaDedotta, l.previdenzaNonDedotta)), non(presente(l.tipoPrevidenza))),
    'Ci sono contributi di previdenza complementare (punti 412 e 413) senza il tipo (punto 411).',
    'Istruzioni 730/2026, righi E27-E30',
  ),
  make(
    'PREVIDENZA_OLTRE_LIMITE',
    'discordanza',
    l.previdenzaDedotta,
    e(uguale(l.tipoPrevidenza, numero(1)), oltre(l.previdenzaDedotta, limitePrevidenza)),
    'I contributi di previdenza complementare dedotti (punto 412) superano il limite di 5.164,57 euro del tipo 1.',
    'D.Lgs. 252/2005, art. 8, c. 4',
  ),
  make(
    'FAMILIARI_NON_RIPARTITI',
    'discordanza',
    l.familiariVersati,
    e(
      presente(l.familiariVersati),
      non(uguale(l.familiariVersati, somma(l.familiariDedotti, l.familiariNonDedotti))),
    ),
    'I contributi versati per familiari a carico (punto 421) non sono la somma dei dedotti (422) e dei non dedotti (423).',
    'Istruzioni 730/2026, rigo E30',
  ),
  make(
    'FAMILIARI_OLTRE_DEDOTTI',
    'discordanza',
    l.familiariDedotti,
    oltre(l.familiariDedotti, l.previdenzaDedotta),
    'I contributi dedotti per familiari (punto 422) superano tutti i dedotti (punto 412), che li comprendono.',
    'Istruzioni 730/2026, rigo E27',
  ),
  make(
    'SANITARI_OLTRE_LIMITE',
    'discordanza',
    l.sanitariEsclusi,
    oltre(l.sanitariEsclusi, p.limiteSanitari),
    'I contributi sanitari che non concorrono al reddito (punto 441) superano 3.615,20 euro: il resto va al punto 442.',
    'TUIR, art. 51, c. 2, lett. a',
  ),
];

const [primoConguagliato] = l.conguagliati;
if (!primoConguagliato) throw new Error('Five kinds of income');
const separata = [
  make(
    'ARRETRATI_RITENUTE_OLTRE',
    'discordanza',
    l.ritenuteArretrati,
    oltre(l.ritenuteArretrati, somma(...l.arretrati)),
    'Le ritenute sugli arretrati (punto 513) superano gli arretrati (punti 511 e 512).',
    'TUIR, art. 21',
  ),
  make(
    'RITENUTE_IMPOSTA_OLTRE',
    'discordanza',
    l.ritenuteImposta.ritenute,
    oltre(l.ritenuteImposta.ritenute, l.ritenuteImposta.redditi),
    'Le ritenute a titolo d’imposta (punto 482) superano i redditi (punto 481).',
    'D.P.R. 600/1973, art. 24',
  ),
  make(
    'TFR_RITENUTA_OLTRE',
    'discordanza',
    l.tfr.ritenuta,
    oltre(l.tfr.ritenuta, somma(l.tfr.erogato, l.tfr.precedenti)),
    'La ritenuta sul TFR (punto 804) supera quanto erogato (punti 801 e 802).',
    'TUIR, art. 19',
  ),
  make(
    'TFR_SENZA_MATURATO',
    'discordanza',
    l.tfr.erogato,
    e(
      positivo(l.tfr.erogato),
      non(
        positivo(
          somma(l.tfr.azienda2000, l.tfr.azienda2001, l.tfr.fondo2000, l.tfr.fondo2006, l.tfr.fondo2007),
        ),
      ),
    ),
    'È erogato un TFR (punto 801) e non è detto quanto ne è maturato (punti da 809 a 813).',
    'TUIR, art. 19',
  ),
  make(
    'TFR_SOSPESE_OLTRE',
    'bloccante',
    l.tfr.sospese,
    oltre(l.tfr.sospese, l.tfr.ritenuta),
    'Le ritenute sospese sul TFR (punto 805) superano la ritenuta dell’anno (punto 804).',
    'Modello CU 2021, punti 804 e 805',
  ),
  make(
    'CONGUAGLIATI_OLTRE',
    'bloccante',
    primoConguagliato,
    o(...l.conguagliati.map((dato, i) => oltre(dato, r.redditi[i] ?? zeroEuro))),
    'I redditi di altri soggetti conguagliati (punti da 531 a 535) superano i punti da 1 a 5, che li comprendono.',
    'Modello CU 2021, punti 531-535',
  ),
];

const trattamento = [
  make(
    'TRATTAMENTO_CODICE',
    'discordanza',
    r.trattamento,
    o(
      e(uguale(r.codiceTrattamento, codice(1)), non(positivo(r.trattamento))),
      e(uguale(r.codiceTrattamento, codice(2)), positivo(r.trattamento)),
    ),
    'Il codice del trattamento integrativo (1 erogato, 2 non erogato) non concorda con l’importo.',
    'Istruzioni 730/2026, rigo C14, col. 1',
  ),
  make(
    'TRATTAMENTO_SENZA_CODICE',
    'bloccante',
    r.codiceTrattamento,
    e(positivo(somma(r.trattamento, l.trattamentoNonErogato)), non(presente(r.codiceTrattamento))),
    'C’è un trattamento integrativo senza il suo codice.',
    'Istruzioni 730/2026, rigo C14, col. 1',
  ),
  make(
    'NETTA_DIVERSA',
    'discordanza',
    r.netta,
    e(
      presente(r.netta),
      presente(r.lorda),
      presente(r.detrazioni),
      oltre(r.lorda, r.detrazioni),
      non(uguale(r.netta, meno(r.lorda, r.detrazioni))),
    ),
    'L’imposta netta (punto 375) non è la lorda (361) meno le detrazioni (374).',
    'TUIR, art. 11, c. 3',
  ),
  make(
    'NETTA_NEGATIVA',
    'discordanza',
    r.netta,
    e(positivo(r.netta), presente(r.detrazioni), non(oltre(r.lorda, r.detrazioni))),
    'Le detrazioni (punto 374) assorbono l’imposta lorda (361): l’imposta netta (375) è zero.',
    'TUIR, art. 11, c. 3',
  ),
  make(
    'SICUREZZA_OLTRE',
    'discordanza',
    l.detrazioneSicurezza,
    oltre(somma(l.detrazioneSicurezza, l.nonFruitaSicurezza), l.compensoSicurezza),
    'La detrazione del comparto sicurezza (punti 384 e 385) supera il compenso (punto 383).',
    'D.Lgs. 95/2017, art. 45, c. 2',
  ),
  make(
    'ESTERO_SENZA_ANNO',
    'bloccante',
    l.annoEstero,
    e(positivo(somma(l.redditoEstero, l.impostaEstera)), non(presente(l.annoEstero))),
    'C’è un reddito o un’imposta estera (punti 379 e 380) senza l’anno (punto 378).',
    'Istruzioni 730/2026, rigo G4',
  ),
  make(
    'ESENZIONE_SENZA_CODICE',
    'bloccante',
    l.codiceEsenzione,
    soloUno(presente(l.codiceEsenzione), positivo(l.quotaEsente)),
    'Codice (punto 462) e ammontare (punto 463) dei redditi esenti si indicano insieme.',
    'Istruzioni 730/2026, rigo C14, col. 3 e 4',
  ),
];

/** Points 362-370 make 374; a sum of which a part is not given is not looked at. */
function checkDetrazioni(anno: number): Controllo {
  const conUlteriore = anno === 2021 || anno === 2022 || anno >= 2026;
  const parti = somma(
    l.carichi,
    l.numerose,
    l.perLavoro,
    l.perOneri,
    ...(anno >= 2021 ? [l.perCanoni] : []),
    ...(conUlteriore ? [l.ulteriore] : []),
  );
  return make(
    'DETRAZIONI_NON_SOMMANO',
    'discordanza',
    r.detrazioni,
    e(presente(r.detrazioni), positivo(parti), non(uguale(r.detrazioni, parti))),
    `Il totale delle detrazioni (punto ${anno >= 2021 ? 374 : 373}) non è la somma delle detrazioni indicate (dal punto 362 al ${anno >= 2021 ? 370 : 368}).`,
    'Modello CU 2021, punti 362-374',
  );
}

const semestri = make(
  'GIORNI_DEI_SEMESTRI',
  'discordanza',
  l.giorniSemestri[0],
  e(
    o(presente(l.giorniSemestri[0]), presente(l.giorniSemestri[1])),
    non(uguale(somma(...l.giorniSemestri), r.giorniLavoro)),
  ),
  'I giorni dei due semestri (punti 13 e 14) non fanno quelli di lavoro (punto 6).',
  'Modello CU 2021, punti 6, 13 e 14',
);
const trattamentoOltre = (anno: number) =>
  make(
    'TRATTAMENTO_OLTRE_MASSIMO',
    'discordanza',
    r.trattamento,
    oltre(somma(r.trattamento, l.trattamentoNonErogato), anno === 2021 ? t.importoSemestre : t.importo),
    `Il trattamento integrativo supera ${anno === 2021 ? '600' : '1.200'} euro.`,
    'D.L. 3/2020, art. 1',
  );

/** The checks of a certification of employment, as the form of a year has its points. */
export const listControlliLavoro = (anno: number): Controllo[] => [
  ...rapporto,
  ...oneri,
  ...previdenza,
  ...separata,
  checkDetrazioni(anno),
  ...(anno >= 2021 ? [...trattamento, semestri, trattamentoOltre(anno)] : []),
];
