import {
  e,
  fino,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  per,
  presente,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import * as attive from '../../../regole/iva-attive.ts';
import { metodi, rettifiche } from '../../../regole/iva-detrazione.ts';
import { margineAgenzie, margineGlobale } from '../../../regole/iva-margine.ts';
import { sumModuli } from '../../../regole/iva-modulo.ts';
import { conPlafond } from '../../../regole/iva-passive.ts';
import * as p from '../../../regole/iva-periodiche.ts';
import * as r from '../../../regole/iva-prospetti.ts';
import { totaleRettifiche } from '../../../regole/iva-rettifiche.ts';
import type { Controllo } from '../../scheda.ts';

const DIECI = numero(10);
const diverso = (a: Nodo, b: Nodo): Nodo => non(uguale(a, b));
const conRigo = ({ credito, debito }: (typeof r.variazioniPeriodi)[number]): Nodo =>
  o(presente(credito), presente(debito));
const isTrimestre = ({ rigo }: (typeof r.variazioniPeriodi)[number]): boolean => rigo % 4 === 0;
const trimestri = r.variazioniPeriodi.filter(isTrimestre).map(conRigo);
const mesi = r.variazioniPeriodi.filter((uno) => !isTrimestre(uno)).map(conRigo);
const ultimi = r.variazioniPeriodi.slice(12).map(conRigo);
const usiSgr = somma(r.usoSgr.f24, r.usoSgr.liquidazioni, r.usoSgr.dichiarazione);
const consumatoriDati = o(
  ...[r.consumatori.imponibile, r.consumatori.imposta, r.titolari.imponibile, r.titolari.imposta].map((uno) =>
    presente(uno),
  ),
);

const NESSUNO = numero(0);
/** In how many moduli a method is ticked. */
const contaMetodo = (metodo: Nodo): Nodo => sumModuli(se(metodo, numero(1), NESSUNO));
const sempre: readonly Controllo[] = [
  {
    codice: 'ESPORTAZIONI_OLTRE_VOLUME',
    livello: 'discordanza',
    quando: oltre(r.esportazioniPlafond, r.volumePlafond),
    dato: r.plafondTotali[3]?.concetto ?? r.plafondDisponibile,
    frase: 'Le esportazioni (VC col. 4) superano il volume d’affari (VC col. 3).',
    fonte: 'D.L. 746/1983, art. 1',
  },
  {
    codice: 'ESPORTATORE_NON_ABITUALE',
    livello: 'informativa',
    quando: e(oltre(r.volumePlafond, zeroEuro), fino(per(r.esportazioniPlafond, DIECI), r.volumePlafond)),
    dato: r.plafondTotali[3]?.concetto ?? r.plafondDisponibile,
    frase:
      'Le esportazioni non superano il 10% del volume d’affari: l’anno dopo non si è esportatori abituali.',
    fonte: 'D.L. 746/1983, art. 1',
  },
  {
    codice: 'PLAFOND_SUPERATO',
    livello: 'discordanza',
    quando: e(presente(r.plafondDisponibile), oltre(r.plafondUsato, r.plafondDisponibile)),
    dato: r.plafondDisponibile,
    frase: 'Il plafond usato (VC13 col. 1 e 2) supera quello disponibile (VC14): l’imposta va regolarizzata.',
    fonte: 'D.P.R. 633/1972, art. 8, c. 1, lett. c',
  },
  {
    codice: 'PLAFOND_DIVERSO_DAGLI_ACQUISTI',
    livello: 'discordanza',
    quando: e(oltre(r.plafondUsato, zeroEuro), oltre(sumModuli(conPlafond), r.plafondUsato)),
    dato: r.plafondTotali[0]?.concetto ?? r.plafondDisponibile,
    frase: 'Gli acquisti con plafond di VF superano il plafond usato che risulta da VC.',
    fonte: 'D.P.R. 633/1972, art. 8, c. 1, lett. c',
  },
  {
    codice: 'CREDITI_SGR_OLTRE',
    livello: 'bloccante',
    quando: oltre(usiSgr, somma(r.totaleRicevuto, r.usoSgr.residuo)),
    dato: r.usoSgr.f24,
    frase: 'I crediti usati (VD53, VD54, VD55) superano quelli ricevuti (VD51) e il residuo (VD52).',
    fonte: 'D.L. 351/2001, art. 8',
  },
  {
    codice: 'FORFETARIO_SENZA_RETTIFICA',
    livello: 'informativa',
    quando: r.versoForfetario,
    dato: r.versoForfetario,
    frase:
      'Chi passa al regime forfetario rettifica la detrazione di beni e servizi non ancora usati: verificare VF70.',
    fonte: 'L. 190/2014, art. 1, c. 61',
  },
  {
    codice: 'RETTIFICHE_DIVERSE',
    livello: 'discordanza',
    quando: e(presente(totaleRettifiche), diverso(totaleRettifiche, sumModuli(rettifiche))),
    dato: totaleRettifiche,
    frase: 'Le rettifiche di VF70 non sono il totale del prospetto dei beni.',
    fonte: 'D.P.R. 633/1972, art. 19-bis2',
  },
  {
    codice: 'MARGINE_SENZA_CASELLA',
    livello: 'discordanza',
    quando: e(presente(margineGlobale.lordo), uguale(contaMetodo(metodi.margine), NESSUNO)),
    dato: margineGlobale.corrispettivi,
    frase: 'È compilato il prospetto del margine globale e in VF30 non è barrata la casella dei beni usati.',
    fonte: 'D.L. 41/1995, art. 36',
  },
  {
    codice: 'AGENZIE_SENZA_CASELLA',
    livello: 'discordanza',
    quando: e(presente(margineAgenzie.lordo), uguale(contaMetodo(metodi.agenzie), NESSUNO)),
    dato: margineAgenzie.corrispettivi,
    frase: 'È compilato il prospetto delle agenzie di viaggio e in VF30 non è barrata la loro casella.',
    fonte: 'D.P.R. 633/1972, art. 74-ter',
  },
  {
    codice: 'VH_MESI_E_TRIMESTRI',
    livello: 'bloccante',
    quando: e(o(...mesi), o(...trimestri)),
    dato: r.variazioniPeriodi[0]?.credito ?? r.accontoVariato,
    frase: 'In VH si compilano i mesi oppure i trimestri (VH4, VH8, VH12, VH16), non gli uni e gli altri.',
    fonte: 'Modello IVA, quadro VH',
  },
  {
    codice: 'VH_INCOMPLETO',
    livello: 'discordanza',
    quando: o(e(o(...mesi), non(e(...mesi))), e(o(...trimestri), non(e(...trimestri)))),
    dato: r.variazioniPeriodi[0]?.credito ?? r.accontoVariato,
    frase:
      'VH si compila con tutti i periodi, anche quelli comunicati bene: dove non c’è importo indicare zero.',
    fonte: 'Modello IVA, quadro VH',
  },
  {
    codice: 'REGIONI_IMPONIBILE_DIVERSO',
    livello: 'bloccante',
    quando: diverso(r.totaleRegioni.imponibile, r.consumatori.imponibile),
    dato: r.consumatori.imponibile,
    frase: 'La somma delle regioni (VT2-VT22 col. 1) non è il totale verso consumatori finali (VT1 col. 3).',
    fonte: 'Modello IVA, quadro VT',
  },
  {
    codice: 'REGIONI_IMPOSTA_DIVERSA',
    livello: 'bloccante',
    quando: diverso(r.totaleRegioni.imposta, r.consumatori.imposta),
    dato: r.consumatori.imposta,
    frase:
      'La somma dell’imposta per regione (VT2-VT22 col. 2) non è quella verso consumatori finali (VT1 col. 4).',
    fonte: 'Modello IVA, quadro VT',
  },
  {
    codice: 'OPERAZIONI_DIVERSE_DA_VE',
    livello: 'discordanza',
    quando: e(consumatoriDati, diverso(r.totaleVerso.imponibile, sumModuli(attive.imponibileVendite))),
    dato: r.totaleVerso.imponibile,
    frase: 'Il totale delle operazioni imponibili di VT1 non è quello di VE24.',
    fonte: 'Modello IVA, quadro VT',
  },
  {
    codice: 'IMPOSTA_DIVERSA_DA_VE',
    livello: 'discordanza',
    quando: e(consumatoriDati, diverso(r.totaleVerso.imposta, sumModuli(attive.impostaVendite))),
    dato: r.totaleVerso.imposta,
    frase: 'Il totale dell’imposta di VT1 non è quello di VE26.',
    fonte: 'Modello IVA, quadro VT',
  },
];

const periodoDato = o(...Object.values(p.periodo).map((uno) => presente(uno)));
const conMese = presente(p.periodo.mese);
const conTrimestre = presente(p.periodo.trimestre);
/** Of VP and VQ, which no form had before. */
const dal2020: readonly Controllo[] = [
  {
    codice: 'PERIODO_NON_CHIARO',
    livello: 'bloccante',
    quando: e(periodoDato, o(e(conMese, conTrimestre), non(o(conMese, conTrimestre)))),
    dato: p.periodo.mese,
    frase: 'In VP1 si indica il mese oppure il trimestre, uno dei due.',
    fonte: 'D.L. 78/2010, art. 21-bis',
    raccolta: p.liquidazioniIva,
  },
  {
    codice: 'DEBITO_OLTRE_MINIMO',
    livello: 'discordanza',
    quando: p.debitoOltreMinimo,
    dato: p.periodo.debitoPrecedente,
    frase: 'Il debito del periodo precedente (VP7) supera l’importo che si può rimandare: andava versato.',
    fonte: 'D.P.R. 100/1998, art. 1, c. 4; D.Lgs. 1/2024, art. 9',
    raccolta: p.liquidazioniIva,
  },
  {
    codice: 'ACCONTO_SENZA_METODO',
    livello: 'discordanza',
    quando: e(oltre(p.periodo.acconto, zeroEuro), non(presente(p.periodo.metodo))),
    dato: p.periodo.metodo,
    frase: 'L’acconto (VP13 col. 2) non ha il suo metodo (VP13 col. 1).',
    fonte: 'L. 405/1990, art. 6',
    raccolta: p.liquidazioniIva,
  },
  {
    codice: 'VP_E_VH',
    livello: 'bloccante',
    quando: e(
      oltre(sommaDi(p.liquidazioniIva, se(periodoDato, numero(1), numero(0))), numero(0)),
      o(...ultimi),
    ),
    dato: p.periodo.mese,
    frase: 'Il quarto trimestre è in VP e anche in VH: si compila uno dei due quadri.',
    fonte: 'Modello IVA, quadri VP e VH',
  },
  {
    codice: 'VERSAMENTI_OLTRE_OMESSO',
    livello: 'discordanza',
    quando: p.omessoOltre,
    dato: p.omesso.nonVersata,
    frase: 'I versamenti di VQ (col. 4, 5, 6 e 7) superano quanto non era stato versato (col. 2).',
    fonte: 'Modello IVA, quadro VQ',
    raccolta: p.omessiIva,
  },
  {
    codice: 'NON_MATURATO_OLTRE',
    livello: 'bloccante',
    quando: oltre(p.omesso.nonMaturato, p.omesso.nonVersata),
    dato: p.omesso.nonMaturato,
    frase: 'In VQ il credito non maturato (col. 3) non può superare quanto non era stato versato (col. 2).',
    fonte: 'Modello IVA, quadro VQ',
    raccolta: p.omessiIva,
  },
  {
    codice: 'OMESSO_SENZA_ANNO',
    livello: 'bloccante',
    quando: e(oltre(p.omesso.nonVersata, zeroEuro), non(presente(p.omesso.anno))),
    dato: p.omesso.anno,
    frase: 'In VQ manca l’anno d’imposta (col. 1) del versamento omesso.',
    fonte: 'Modello IVA, quadro VQ',
    raccolta: p.omessiIva,
  },
];

/** The checks of what stands beside VE, VF and VL, as the form of the year has them. */
export const makeControlliProspetti = (anno: number): readonly Controllo[] => [
  ...sempre,
  ...(anno >= 2020 ? dal2020 : []),
];
