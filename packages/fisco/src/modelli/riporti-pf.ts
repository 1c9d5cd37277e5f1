import * as ace from '../regole/ace-persone.ts';
import * as addizionali from '../regole/addizionali.ts';
import * as assimilati from '../regole/assimilati.ts';
import * as estere from '../regole/attivita-estere.ts';
import * as campione from '../regole/campione.ts';
import * as cedolare from '../regole/cedolare.ts';
import * as artigiani from '../regole/contributi-artigiani.ts';
import * as separata from '../regole/contributi-separata.ts';
import * as crediti from '../regole/crediti.ts';
import * as cripto from '../regole/cripto-cessioni.ts';
import { startUp } from '../regole/detrazioni.ts';
import * as esteri from '../regole/eccedenze-estere.ts';
import * as edifici from '../regole/fabbricati.ts';
import * as famiglia from '../regole/familiari.ts';
import * as forfettario from '../regole/forfettario.ts';
import * as netta from '../regole/imposta-netta.ts';
import * as altre from '../regole/imposte-separate.ts';
import * as impresa from '../regole/impresa.ts';
import * as lavoro from '../regole/lavoro.ts';
import * as liquidazione from '../regole/liquidazione.ts';
import * as deducibili from '../regole/oneri-deducibili.ts';
import * as riportabili from '../regole/oneri-riportabili.ts';
import * as plusvalenze from '../regole/plusvalenze.ts';
import * as prospetti from '../regole/prospetti-rs.ts';
import { aceResidua } from '../regole/reddito.ts';
import { saldi } from '../regole/risultato.ts';
import * as soggetto from '../regole/soggetto.ts';
import * as sostitutiva from '../regole/sostitutiva.ts';
import * as anniStartUp from '../regole/start-up.ts';
import * as terre from '../regole/terreni.ts';
import * as vantaggio from '../regole/vantaggio.ts';
import { creditiRu, impresaEstera } from './riporti-comuni.ts';
import type { Riporti } from './riporto.ts';

const CREDITO = 'Il credito in compensazione dell’anno precedente (RX col. 5): confrontare con gli F24.';
const CREDITO_CONTRIBUTI = 'Il credito in compensazione dell’anno precedente (RR): confrontare con gli F24.';
const ACCONTI = 'Come calcolati nella dichiarazione precedente: confrontare con gli F24.';
const PERDITE = 'Aggiungere la perdita dell’anno precedente, se c’è.';
const RESIDUO = 'Verificare che il residuo sia ancora utilizzabile.';
const CANONE = 'Confrontare con il contratto in corso.';

/** Until the form before this CR13 was of mediations. */
const PRIMO_ANNO_UNDER_36 = 2022;

/** RN47: what the tax or the income could not hold, and where the next form takes it. */
const residui: Riporti['passaggi'] = (
  [
    [netta.primaCasa.residuo, crediti.primaCasa.residuo],
    [netta.occupazione.residuo, crediti.occupazione.residuo],
    [netta.fondiPensione.residuo, crediti.fondiPensione.residuo],
    [netta.under36.residuo, crediti.under36.residuo],
    [netta.negoziazione.residuo, crediti.negoziazione.residuo],
    [netta.sisma.residuo, crediti.sismaResiduo],
    [netta.cultura.residuo, crediti.culturaResiduo],
    [netta.scuola.residuo, crediti.scuolaResiduo],
    [netta.videosorveglianza.residuo, crediti.videosorveglianza.residuo],
    [startUp.secondo.residuo, anniStartUp.terzoResiduo],
    [startUp.primo.residuo, anniStartUp.secondoResiduo],
    [startUp.anno.residuo, anniStartUp.primoResiduo],
    [riportabili.restituite, deducibili.restituiteResiduo],
    [riportabili.startUp, deducibili.startUpResiduo],
    [riportabili.startUpUno, deducibili.startUpResiduoDue],
    [riportabili.startUpDue, deducibili.startUpResiduoTre],
    [riportabili.terzoSettore, deducibili.terzoSettoreResiduo],
    [riportabili.terzoSettoreUno, deducibili.terzoSettoreResiduoDue],
    [riportabili.terzoSettoreDue, deducibili.terzoSettoreResiduoTre],
    [riportabili.terzoSettoreTre, deducibili.terzoSettoreResiduoQuattro],
  ] as const
).map(([da, a]) => ({
  ...{ gruppo: 'Residui', da, a, nota: RESIDUO },
  ...(a === crediti.under36.residuo ? { cambiaNel: PRIMO_ANNO_UNDER_36 } : {}),
}));

/** What of a credit of RX was not asked back. */
const eccedenze: Riporti['passaggi'] = (
  [
    [saldi.irpef, liquidazione.eccedenzaPrecedente],
    [saldi.regionale, addizionali.regionaleEccedenza],
    [saldi.comunale, addizionali.comunaleEccedenza],
    [saldi.cedolare, cedolare.eccedenza],
    [saldi.plusvalenze, plusvalenze.eccedenzaTotale],
    [saldi.plusvalenze, plusvalenze.eccedenza],
    [saldi.cripto, cripto.eccedenzaTotale],
    [saldi.lezioni, altre.lezioni.eccedenza],
    [saldi.partecipazioniEstere, altre.eccedenzaCfc],
    [saldi.ivie, estere.saldoIvie.eccedenza],
    [saldi.ivafe, estere.saldoIvafe.eccedenza],
    [saldi.valoreCripto, estere.saldoCripto.eccedenza],
    [saldi.forfettario, sostitutiva.eccedenza],
  ] as const
).map(([saldo, a]) => ({ gruppo: 'Crediti e acconti', da: saldo.compensazione, a, nota: CREDITO }));

/** Losses that were left, of each kind to the same kind: that of the year goes where its age says, by hand. */
const perdite: Riporti['passaggi'] = [impresa.perditeQuote, forfettario.perdite, vantaggio.perdite].flatMap(
  ({ limitate, piene, limitateResidue, pieneResidue }) => [
    { gruppo: 'Residui', da: limitateResidue, a: limitate, nota: PERDITE },
    { gruppo: 'Residui', da: pieneResidue, a: piene, nota: PERDITE },
  ],
);

/** Losses of business: with that of the year, which the form knows whether it is of the first three. */
const perditeImpresa: Riporti['passaggi'] = [
  {
    da: [impresa.perdite.limitateResidue, impresa.perditaLimitataPropria],
    a: impresa.perdite.limitate,
  },
  { da: [impresa.perdite.pieneResidue, impresa.perditaPienaPropria], a: impresa.perdite.piene },
].map((passaggio) => ({ gruppo: 'Residui', ...passaggio, nota: RESIDUO }));

/** Losses of the regime of 5% grow a year older, and end with the fifth. */
const perditeVantaggio: Riporti['passaggi'] = [
  { da: vantaggio.perditaQuinquennale, a: vantaggio.quinquennio.find(({ eta }) => eta === 1)?.dato },
  ...forfettario.quinquennioResiduo.map(({ eta, resta }) => ({
    da: resta,
    a: vantaggio.quinquennio.find((q) => q.eta === eta + 1)?.dato,
  })),
  { da: vantaggio.rimanenzeEccedenti, a: vantaggio.rimanenze },
].flatMap(({ da, a }) => (a ? [{ gruppo: 'Residui', da, a, nota: RESIDUO }] : []));

/** CE14 and CE15: each excess of a foreign tax grows a year older, and ends with the eighth. */
const eccedenzeEstere: Riporti['passaggi'] = [esteri.primoRiporto, esteri.secondoRiporto].flatMap((di) =>
  (
    [
      [di.restanoNazionali, di.nazionali],
      [di.restanoEstere, di.estere],
    ] as const
  ).flatMap(([restano, prima]) =>
    restano.flatMap((da, posto) => {
      const a = prima[posto];
      return a?.kind === 'dato' ? [{ gruppo: 'Residui', da, a, nota: RESIDUO }] : [];
    }),
  ),
);
const statiEsteri: Riporti['passaggi'] = [esteri.primoRiporto, esteri.secondoRiporto].flatMap(
  ({ stato, esente }) => [stato, esente].map((dato) => ({ gruppo: 'Residui', da: dato, a: dato })),
);

/** RS36, RS37 and RS52: what is left of the ACE, and what of the credits was written down. */
const prospettiRs: Riporti['passaggi'] = (
  [
    [aceResidua, ace.riportato],
    [prospetti.aceDaRiportare, prospetti.aceResiduo],
    [prospetti.inBilancio.finale, prospetti.inBilancio.iniziale],
    [prospetti.fiscali.finale, prospetti.fiscali.iniziale],
  ] as const
).map(([da, a]) => ({ gruppo: 'Residui', da, a, nota: RESIDUO }));

/** Losses on stakes grow a year older. */
const minusvalenze: Riporti['passaggi'] = [
  { da: plusvalenze.minusDaRiportare, a: plusvalenze.minusPrecedenti },
  { da: plusvalenze.minusRestante, a: plusvalenze.minusDi[1] },
  ...plusvalenze.minusAnni.flatMap(({ eta, resta }) =>
    eta === 4 ? [] : [{ da: resta, a: plusvalenze.minusDi[(eta + 1) as 2 | 3 | 4] }],
  ),
].map((passaggio) => ({ gruppo: 'Residui', ...passaggio, nota: RESIDUO }));

/** RR: the credits of the year before, person by person. */
const contributi: Riporti['passaggi'] = [
  { da: artigiani.compensazioneMinimale, a: artigiani.precedenteMinimale },
  { da: artigiani.compensazioneEccedenza, a: artigiani.precedenteEccedenza },
  { da: [separata.compensazione, separata.compensazioneSport], a: separata.precedente },
].map((passaggio) => ({ gruppo: 'Crediti e acconti', ...passaggio, nota: CREDITO_CONTRIBUTI }));

/** What of a Redditi PF comes again in the next: by what the caselle mean, not by their numbers. */
export const riportiPf: Riporti = {
  passaggi: [
    { gruppo: 'Frontespizio', da: addizionali.domicilioSuccessivo, a: addizionali.domicilio },
    { gruppo: 'Frontespizio', da: addizionali.domicilioSuccessivo, a: addizionali.domicilioSuccessivo },
    { gruppo: 'Frontespizio', da: soggetto.soggettoIsa, a: soggetto.soggettoIsa },
    ...[famiglia.relazione, famiglia.mesiCarico, famiglia.percentuale, famiglia.mesiDetrazione].map(
      (dato) => ({
        gruppo: 'Familiari a carico',
        da: dato,
        a: dato,
        ...(dato === famiglia.relazione ? {} : { nota: 'Verificare età, reddito e mesi dell’anno.' }),
      }),
    ),
    ...[
      lavoro.tipologia,
      lavoro.contratto,
      campione.altriDati,
      assimilati.assegnoConiuge,
      assimilati.altriDati,
    ].map((dato) => ({
      gruppo: 'Datori di lavoro ed enti pensionistici',
      da: dato,
      a: dato,
    })),
    ...[
      terre.dominicale,
      terre.titolo,
      terre.agrario,
      terre.giorniPossesso,
      terre.quotaPossesso,
      terre.casoParticolare,
      terre.continuazione,
      terre.imuNonDovuta,
      terre.coltivatore,
    ].map((dato) => ({ gruppo: 'Terreni', da: dato, a: dato })),
    { gruppo: 'Terreni', da: terre.canone, a: terre.canone, nota: CANONE },
    ...[
      edifici.rendita,
      edifici.utilizzo,
      edifici.giorniPossesso,
      edifici.quotaPossesso,
      edifici.codiceCanone,
      edifici.casoParticolare,
      edifici.continuazione,
      edifici.opzioneCedolare,
      edifici.casoImu,
    ].map((dato) => ({ gruppo: 'Fabbricati', da: dato, a: dato })),
    { gruppo: 'Fabbricati', da: edifici.canone, a: edifici.canone, nota: CANONE },
    ...eccedenze,
    {
      gruppo: 'Crediti e acconti',
      da: [liquidazione.primoAcconto, liquidazione.secondoAcconto],
      a: liquidazione.accontiVersati,
      nota: ACCONTI,
    },
    {
      gruppo: 'Crediti e acconti',
      da: [cedolare.primoAcconto, cedolare.secondoAcconto],
      a: cedolare.acconti,
      nota: ACCONTI,
    },
    {
      gruppo: 'Crediti e acconti',
      da: [sostitutiva.primoAcconto, sostitutiva.secondoAcconto],
      a: sostitutiva.acconti,
      nota: ACCONTI,
    },
    {
      gruppo: 'Crediti e acconti',
      da: [altre.lezioni.acconto.primo, altre.lezioni.acconto.secondo],
      a: altre.lezioni.acconti,
      nota: ACCONTI,
    },
    {
      gruppo: 'Crediti e acconti',
      da: [altre.accontoCfc.primo, altre.accontoCfc.secondo],
      a: altre.accontiCfc,
      nota: ACCONTI,
    },
    ...[estere.saldoIvie, estere.saldoIvafe, estere.saldoCripto].map(({ acconto, acconti }) => ({
      gruppo: 'Crediti e acconti',
      da: [acconto.primo, acconto.secondo],
      a: acconti,
      nota: ACCONTI,
    })),
    {
      gruppo: 'Crediti e acconti',
      da: addizionali.accontoDaVersare,
      a: addizionali.comunaleF24,
      nota: ACCONTI,
    },
    ...contributi,
    ...residui,
    ...perdite,
    ...perditeImpresa,
    ...perditeVantaggio,
    ...minusvalenze,
    ...eccedenzeEstere,
    ...statiEsteri,
    ...prospettiRs,
    ...creditiRu,
    ...impresaEstera,
  ],
  annotati: { FR: 'Frontespizio', FA: 'Familiari a carico', RA: 'Terreni', RB: 'Fabbricati' },
};
