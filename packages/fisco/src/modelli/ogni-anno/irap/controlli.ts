import {
  almeno,
  codice,
  e,
  fino,
  giorni,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  parte,
  presente,
  somma,
  sotto,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { sogliaEsonero2020 } from '../../../parametri/imprese.ts';
import * as p from '../../../parametri/irap.ts';
import * as d from '../../../regole/irap/deduzioni.ts';
import * as f from '../../../regole/irap/finanziari.ts';
import * as r from '../../../regole/irap/riparto.ts';
import * as s from '../../../regole/irap/saldo.ts';
import * as v from '../../../regole/irap/valore.ts';
import { cognome, naturaGiuridica, periodo, regimePersone, soggettoIsa } from '../../../regole/soggetto.ts';
import type { Controllo } from '../../scheda.ts';
import { ANNO_ESONERO, ANNO_FIGURATIVO } from './riparto.ts';

type Parti = Omit<Controllo, 'codice' | 'livello'>;
const make =
  (livello: Controllo['livello']) =>
  (nome: string, parti: Parti): Controllo => ({ codice: nome, livello, ...parti });
const blocca = make('bloccante');
const discorda = make('discordanza');
const avvisa = make('informativa');

const ART_4 = 'D.Lgs. 446/1997, art. 4';
const ART_11 = 'D.Lgs. 446/1997, art. 11';
const ART_16 = 'D.Lgs. 446/1997, art. 16';
const ART_24 = 'D.L. 34/2020, art. 24';
const MODELLO = 'Modello IRAP, quadro IR';
const positivo = (nodo: Nodo) => oltre(nodo, zeroEuro);
const hasQuota = o(oltre(r.quotaRegione, parte(0)), positivo(r.retribuzioni));

/** What the base is given out to is the whole of it: a share less is a tax that is not counted. */
const regioni: readonly Controllo[] = [
  blocca('QUOTE_REGIONI', {
    quando: e(o(oltre(r.totaleQuote, parte(0)), positivo(d.valoreNetto)), non(r.isIntero)),
    dato: r.quotaRegione,
    frase: 'Le quote delle regioni non fanno 100%: indicare le quote, le retribuzioni, o una regione sola.',
    fonte: ART_4,
  }),
  blocca('REGIONE_SENZA_ALIQUOTA', {
    quando: e(positivo(r.baseRegione), r.isAliquotaIgnota, non(presente(r.aliquota))),
    dato: r.aliquota,
    frase: 'L’aliquota di questa regione o di questo soggetto non è nota: indicarla in col. 7, anche zero.',
    fonte: ART_16,
    raccolta: r.regioni,
  }),
  blocca('QUOTA_SENZA_REGIONE', {
    quando: e(hasQuota, non(presente(r.regione))),
    dato: r.regione,
    frase: 'La quota non ha la sua regione.',
    fonte: ART_4,
    raccolta: r.regioni,
  }),
  discorda('QUOTE_E_RETRIBUZIONI', {
    quando: e(r.perRetribuzioni, oltre(r.totaleQuote, parte(0))),
    dato: r.quotaRegione,
    frase: 'Ci sono quote e retribuzioni: valgono le retribuzioni.',
    fonte: ART_4,
  }),
  discorda('DEDUZIONI_REGIONALI_OLTRE', {
    quando: e(
      positivo(r.deduzioniRegionali),
      oltre(r.deduzioniRegionali, somma(r.valoreRegione, r.quotaGeie)),
    ),
    dato: r.deduzioniRegionali,
    frase: 'Le deduzioni regionali superano il valore della produzione della regione.',
    fonte: MODELLO,
    raccolta: r.regioni,
  }),
  discorda('DETRAZIONI_REGIONALI_OLTRE', {
    quando: oltre(somma(r.detrazioniRegionali, r.creditiRegionali), r.lordaRegione),
    dato: r.detrazioniRegionali,
    frase: 'Detrazioni e crediti regionali superano l’imposta della regione.',
    fonte: MODELLO,
    raccolta: r.regioni,
  }),
  avvisa('REGIONE_SOTTO_MINIMO', {
    quando: e(positivo(r.impostaRegione), fino(r.impostaRegione, p.minimoRegione)),
    dato: r.impostaRegione,
    frase: 'L’imposta della regione non supera 10,33 euro: non si versa.',
    fonte: 'Istruzioni IRAP, versamenti',
    raccolta: r.regioni,
  }),
];
const fuori = ([minima, massima]: readonly [Nodo, Nodo]) =>
  o(sotto(r.aliquota, minima), oltre(r.aliquota, massima));
const makeFuori = (nome: string, chi: Nodo, limiti: readonly [Nodo, Nodo], frase: string): Controllo =>
  discorda(nome, {
    quando: e(presente(r.aliquota), oltre(r.aliquota, parte(0)), chi, fuori(limiti)),
    dato: r.aliquota,
    frase,
    fonte: ART_16,
    raccolta: r.regioni,
  });
const aliquote: readonly Controllo[] = [
  makeFuori(
    'ALIQUOTA_FUORI_LIMITI',
    non(o(f.isBanca, f.isIntermediario, f.isHolding, f.isAssicurazione)),
    p.limitiAliquota.ordinari,
    'L’aliquota ordinaria di una regione sta fra 2,00% (Trento) e 4,97%: oltre, fino a 5,27%, è solo dei concessionari.',
  ),
  makeFuori(
    'ALIQUOTA_BANCA_FUORI_LIMITI',
    o(f.isBanca, f.isIntermediario, f.isHolding),
    p.limitiAliquota.banche,
    'L’aliquota delle banche sta fra 3,73% e 5,72%.',
  ),
  makeFuori(
    'ALIQUOTA_ASSICURAZIONE_FUORI_LIMITI',
    f.isAssicurazione,
    p.limitiAliquota.assicurazioni,
    'L’aliquota delle assicurazioni sta fra 4,98% e 6,97%.',
  ),
];

const isFra = (prima: number, ultima: number): Nodo =>
  e(almeno(naturaGiuridica, numero(prima)), fino(naturaGiuridica, numero(ultima)));
const isCapitali = isFra(1, 3);
const soggetti: readonly Controllo[] = [
  discorda('IC_DI_PERSONE', {
    quando: e(
      regimePersone,
      o(positivo(f.ic.totalePositivi), positivo(f.ic.totaleNegativi), positivo(f.icForfetario.valore)),
    ),
    dato: f.ic.totalePositivi,
    frase: 'Società di persone, associazioni e persone non compilano IC: il loro quadro è IP, o IQ.',
    fonte: 'D.Lgs. 446/1997, art. 3',
  }),
  discorda('IP_DI_SOCIETA', {
    quando: e(
      presente(naturaGiuridica),
      non(regimePersone),
      o(positivo(v.ip.valore), oltre(zeroEuro, v.ip.valore)),
    ),
    dato: v.ip.valore,
    frase: 'IP è delle società di persone e delle associazioni: la natura giuridica è un’altra.',
    fonte: 'D.Lgs. 446/1997, art. 3',
  }),
  discorda('IE_DI_SOCIETA', {
    quando: e(o(isCapitali, regimePersone), o(positivo(v.valoreIE), oltre(zeroEuro, v.valoreIE))),
    dato: v.valoreIE,
    frase: 'IE è degli enti non commerciali: la natura giuridica è di una società.',
    fonte: 'D.Lgs. 446/1997, art. 10',
  }),
  discorda('IK_DI_SOCIETA', {
    quando: e(o(isCapitali, regimePersone), o(positivo(v.basePubblica), positivo(v.ik.bilancio.valore))),
    dato: v.basePubblica,
    frase: 'IK è delle amministrazioni pubbliche: la natura giuridica è di una società.',
    fonte: 'D.Lgs. 446/1997, art. 10-bis',
  }),
  blocca('IP_DUE_METODI', {
    quando: e(
      o(positivo(v.ip.fiscale.totalePositivi), positivo(v.ip.fiscale.totaleNegativi)),
      o(positivo(v.ip.bilancio.totalePositivi), positivo(v.ip.bilancio.totaleNegativi)),
    ),
    dato: v.ip.bilancio.totalePositivi,
    frase: 'Sezione I e sezione II non si compilano insieme: si segue un metodo solo.',
    fonte: 'D.Lgs. 446/1997, art. 5-bis, c. 2',
  }),
  blocca('BANCA_SENZA_CODICE', {
    quando: e(
      o(...Object.values(f.banca).map((dato) => presente(dato))),
      non(o(f.isBanca, f.isIntermediario)),
    ),
    dato: f.codiceSoggetto,
    frase: 'La sezione II è di banche e intermediari: indicare il codice 3, 4, 5, 6 o 11.',
    fonte: 'D.Lgs. 446/1997, art. 6',
  }),
  avvisa('VOCI_DI_BANCA', {
    quando: e(
      o(f.isIntermediario, uguale(f.codiceSoggetto, codice(11))),
      o(positivo(f.banca.dividendi), presente(f.banca.crediti)),
    ),
    dato: f.banca.dividendi,
    frase:
      'Metà dei dividendi e rettifiche su crediti sono delle banche e degli altri enti finanziari (codice 3): per i codici 4, 5, 6 e 11 la legge nomina solo ammortamenti e spese.',
    fonte: 'D.Lgs. 446/1997, art. 6, cc. 1, 5 e 7',
  }),
  blocca('ASSICURAZIONE_SENZA_CODICE', {
    quando: e(o(...Object.values(f.assicurazione).map((dato) => presente(dato))), non(f.isAssicurazione)),
    dato: f.codiceSoggetto,
    frase: 'La sezione III è delle assicurazioni: indicare il codice 8.',
    fonte: 'D.Lgs. 446/1997, art. 7',
  }),
  blocca('HOLDING_SENZA_CODICE', {
    quando: e(o(...Object.values(f.holding).map((dato) => presente(dato))), non(f.isHolding)),
    dato: f.codiceSoggetto,
    frase: 'Gli interessi concorrono per le holding: indicare il codice 7.',
    fonte: 'D.Lgs. 446/1997, art. 6, c. 9',
  }),
  blocca('FINANZIARIO_IN_SEZIONE_I', {
    quando: e(
      o(f.isBanca, f.isIntermediario, f.isAssicurazione),
      o(positivo(f.ic.totalePositivi), positivo(f.ic.totaleNegativi)),
    ),
    dato: f.ic.totalePositivi,
    frase: 'La sezione I è dei soggetti 1, 2, 7, 9 e 10: i suoi importi non entrano nel calcolo.',
    fonte: 'D.Lgs. 446/1997, artt. 5, 6 e 7',
  }),
  discorda('PROMISCUI_SENZA_ENTRATE', {
    quando: e(positivo(v.promiscuo.emolumenti), fino(v.promiscuo.entrate, zeroEuro)),
    dato: v.promiscuo.entrate,
    frase: 'Gli emolumenti comuni si dividono secondo i ricavi: indicare ricavi ed entrate.',
    fonte: 'D.Lgs. 446/1997, art. 10, c. 2',
  }),
  discorda('RICAVI_OLTRE_ENTRATE', {
    quando: oltre(v.promiscuo.commerciali, v.promiscuo.entrate),
    dato: v.promiscuo.commerciali,
    frase: 'I ricavi commerciali superano il totale di ricavi ed entrate.',
    fonte: 'D.Lgs. 446/1997, art. 10, c. 2',
  }),
];

const deduzioni: readonly Controllo[] = [
  blocca('STAGIONALI_OLTRE', {
    quando: oltre(d.lavoro.stagionali, d.lavoro.indeterminato),
    dato: d.lavoro.stagionali,
    frase: 'I lavoratori stagionali sono parte dell’importo del rigo: non lo superano.',
    fonte: `${ART_11}, c. 4-octies`,
  }),
  blocca('ECCEDENZA_OLTRE_DEDUZIONI', {
    quando: oltre(d.lavoro.eccedenza, d.sommaDeduzioni),
    dato: d.lavoro.eccedenza,
    frase: 'L’eccedenza supera la somma delle deduzioni.',
    fonte: `${ART_11}, c. 4-septies`,
  }),
  blocca('DIPENDENTI_OLTRE_SOGLIA', {
    quando: e(
      o(oltre(d.dipendenti, numero(0)), oltre(d.giorniDipendenti, giorni(0))),
      non(d.spettaPerDipendente),
    ),
    dato: d.dipendenti,
    frase: 'Oltre 400.000 euro di componenti positivi la deduzione per dipendente non spetta.',
    fonte: `${ART_11}, c. 4-bis.1`,
  }),
  avvisa('DEDUZIONI_OLTRE_VALORE', {
    quando: e(positivo(v.valoreLordo), oltre(somma(d.totaleDeduzioni, d.altreDeduzioni), v.valoreLordo)),
    dato: d.totaleDeduzioni,
    frase: 'Le deduzioni superano il valore della produzione: la parte in più non si riporta.',
    fonte: ART_11,
  }),
  discorda('PERIODO_SENZA_GIORNI', {
    quando: e(o(presente(periodo.dal), presente(periodo.al)), non(presente(d.giorniPeriodo))),
    dato: d.giorniPeriodo,
    frase:
      'Il frontespizio dice un periodo diverso dall’anno: senza i suoi giorni la deduzione forfetaria resta intera.',
    fonte: `${ART_11}, c. 4-bis.2`,
  }),
  avvisa('PERIODO_OLTRE_ANNO', {
    quando: oltre(d.giorniPeriodo, giorni(366)),
    dato: d.giorniPeriodo,
    frase: 'Periodo più lungo di un anno: la deduzione forfetaria è ragguagliata in più.',
    fonte: `${ART_11}, c. 4-bis.2`,
  }),
  avvisa('MINIMO_DI_COMODO', {
    quando: e(positivo(d.comodo.reddito), oltre(d.valoreMinimo, d.valoreSenzaMinimo)),
    dato: d.valoreMinimo,
    frase: 'L’imposta si calcola sul valore minimo della società di comodo.',
    fonte: 'L. 724/1994, art. 30, c. 3-bis',
  }),
  discorda('COMODO_SENZA_REDDITO', {
    quando: e(
      o(...[d.comodo.retribuzioni, d.comodo.compensi, d.comodo.interessi].map(positivo)),
      fino(d.comodo.reddito, zeroEuro),
    ),
    dato: d.comodo.reddito,
    frase: 'Manca il reddito minimo: senza, il valore minimo non si calcola.',
    fonte: 'L. 724/1994, art. 30, c. 3-bis',
  }),
];
/** From the tax year 2022 those hired for good are all in IS7 (D.L. 73/2022, art. 10). */
const dal2023: readonly Controllo[] = [
  avvisa('INAIL_DUE_VOLTE', {
    quando: e(positivo(d.lavoro.inail), positivo(d.lavoro.indeterminato)),
    dato: d.lavoro.inail,
    frase: 'IS1 è dei soli dipendenti non a tempo indeterminato: i contributi INAIL degli altri sono in IS7.',
    fonte: 'D.L. 73/2022, art. 10',
  }),
  blocca('PERSONA_DAL_2023', {
    quando: presente(cognome),
    dato: cognome,
    frase: 'Dal 2022 le imprese individuali e i professionisti non sono soggetti all’IRAP.',
    fonte: 'L. 234/2021, art. 1, c. 8',
  }),
];
const concordato: readonly Controllo[] = [
  avvisa('CONCORDATO_MINIMO', {
    quando: e(
      positivo(d.concordato.valore),
      sotto(somma(d.concordato.valore, d.concordato.rettifiche), p.minimoConcordato),
    ),
    dato: d.concordato.valore,
    frase: 'Il valore concordato rettificato non è mai sotto 2.000 euro.',
    fonte: 'D.Lgs. 13/2024, art. 17',
  }),
  discorda('CONCORDATO_SENZA_ISA', {
    quando: e(positivo(d.concordato.valore), non(soggettoIsa)),
    dato: d.concordato.valore,
    frase: 'Il concordato è dei soggetti ISA: barrare la casella del frontespizio.',
    fonte: 'D.Lgs. 13/2024, art. 10',
  }),
  blocca('RETTIFICHE_SENZA_CONCORDATO', {
    quando: e(presente(d.concordato.rettifiche), fino(d.concordato.valore, zeroEuro)),
    dato: d.concordato.rettifiche,
    frase: 'Le rettifiche non hanno il loro valore concordato.',
    fonte: 'D.Lgs. 13/2024, art. 17',
  }),
];

const saldi: readonly Controllo[] = [
  blocca('ECCEDENZA_COMPENSATA_OLTRE', {
    quando: oltre(s.compensata, s.eccedenza),
    dato: s.compensata,
    frase: 'IR24 supera l’eccedenza di IR23.',
    fonte: MODELLO,
  }),
  blocca('CREDITO_IRAP_OLTRE', {
    quando: oltre(somma(s.rimborso, s.ceduto), somma(s.credito, s.versatoInPiu)),
    dato: s.rimborso,
    frase: 'IR29 e IR31 superano il credito: IR27 più IR28.',
    fonte: MODELLO,
  }),
  avvisa('IRAP_VISTO', {
    quando: oltre(s.compensazione, p.sogliaVisto),
    dato: s.compensazione,
    frase: 'Per compensare oltre 5.000 euro serve il visto, salvo i benefici ISA.',
    fonte: 'L. 147/2013, art. 1, c. 574',
  }),
  discorda('CREDITI_OLTRE_IMPOSTA', {
    quando: oltre(s.crediti, s.imposta),
    dato: s.crediti,
    frase: 'I crediti d’imposta superano l’imposta: verificare se l’eccedenza spetta.',
    fonte: MODELLO,
  }),
  discorda('VERSAMENTI_PUBBLICI_DIVERSI', {
    quando: e(positivo(s.impostaPubblica), non(uguale(s.saldoPubblico, zeroEuro))),
    dato: s.versamentiPubblici,
    frase: 'I versamenti mensili non sono l’imposta dell’attività istituzionale.',
    fonte: 'D.Lgs. 446/1997, art. 30, c. 5',
  }),
];
const esonero: readonly Controllo[] = [
  blocca('ESONERO_NON_SPETTA', {
    quando: e(o(f.isBanca, f.isIntermediario, f.isHolding, f.isAssicurazione), non(s.senzaEsonero)),
    dato: s.senzaEsonero,
    frase: 'Banche, intermediari, holding e assicurazioni non hanno l’esonero: barrare «Non spetta».',
    fonte: ART_24,
  }),
];
const soloEsonero: readonly Controllo[] = [
  avvisa('ESONERO_OLTRE_250_MILIONI', {
    quando: e(non(s.senzaEsonero), oltre(v.componentiPositivi, sogliaEsonero2020)),
    dato: s.senzaEsonero,
    frase: 'Oltre 250 milioni di ricavi l’esonero non spetta: il saldo è dovuto.',
    fonte: ART_24,
  }),
];
const soloFigurativo: readonly Controllo[] = [
  avvisa('FIGURATIVO_SENZA_IMPOSTA', {
    quando: e(non(s.senzaEsonero), positivo(s.imposta), fino(s.imposta2019, zeroEuro)),
    dato: s.imposta2019,
    frase: 'Manca l’imposta del modello 2020 (IR21): senza, il primo acconto 2020 non si scomputa.',
    fonte: ART_24,
  }),
];

/** The checks of a form: those of some years with theirs. */
export const listControlli = (anno: number): readonly Controllo[] => [
  ...regioni,
  ...aliquote,
  ...soggetti,
  ...deduzioni,
  ...saldi,
  ...(anno >= 2023 ? dal2023 : []),
  ...(anno >= 2025 ? concordato : []),
  ...(anno === ANNO_ESONERO || anno === ANNO_FIGURATIVO ? esonero : []),
  ...(anno === ANNO_ESONERO ? soloEsonero : []),
  ...(anno === ANNO_FIGURATIVO ? soloFigurativo : []),
];
