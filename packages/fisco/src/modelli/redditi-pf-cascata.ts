import type { Concetto, Dato } from '../engine/index.ts';
import { scaglioniIrpef } from '../parametri/irpef.ts';
import { integrativa, primaRata } from '../regole/acconti-730.ts';
import * as addizionali from '../regole/addizionali.ts';
import { totale as altreDetrazioni } from '../regole/altre-detrazioni.ts';
import {
  redditoAutonomo,
  redditoCapitale,
  redditoDiversi,
  sportImponibile,
} from '../regole/altri-redditi.ts';
import { totaleAssimilati, totaleRigo } from '../regole/assimilati.ts';
import * as cedolare from '../regole/cedolare.ts';
import * as crediti from '../regole/crediti.ts';
import { totaleInDichiarazione } from '../regole/crediti-ru.ts';
import { canoni, startUp } from '../regole/detrazioni.ts';
import * as famiglia from '../regole/detrazioni-familiari.ts';
import * as lavoro from '../regole/detrazioni-lavoro.ts';
import * as oneri from '../regole/detrazioni-oneri.ts';
import { totaleOrdinario, totalePrincipale } from '../regole/fabbricati.ts';
import {
  creditoFondi,
  impostaLorda,
  perditeCompensabili,
  redditoImponibile,
} from '../regole/imposta-lorda.ts';
import * as netta from '../regole/imposta-netta.ts';
import * as impresa from '../regole/impresa.ts';
import { creditiIncapienti } from '../regole/incapienti.ts';
import { detrazioneSicurezza } from '../regole/lavoro-aggiunte.ts';
import { reddito as professione } from '../regole/lavoro-autonomo.ts';
import * as liquidazione from '../regole/liquidazione.ts';
import { oneriDeducibili } from '../regole/oneri-deducibili.ts';
import { redditoAssociazioni, redditoSocietaSemplici } from '../regole/partecipazioni.ts';
import { redditoQualificate } from '../regole/plusvalenze-ordinarie.ts';
import { aceUsata, deduzioneAbitazione, redditoComplessivo } from '../regole/reddito.ts';
import { saldi } from '../regole/risultato.ts';
import * as somme from '../regole/somma-esente.ts';
import { redditoOpzione } from '../regole/tassazione-separata.ts';
import { totaleAgrario, totaleDominicale } from '../regole/terreni.ts';
import { trattamentoDaRestituire, trattamentoRiconosciuto } from '../regole/trattamento-integrativo.ts';
import * as tredicesima from '../regole/tredicesima.ts';
import { aggiunge, fra, type GruppoCascata, toglie, type VoceCascata } from './cascata.ts';

const redditi: GruppoCascata = {
  tappa: 'reddito',
  pannello: 'redditi',
  voci: [
    aggiunge('Lavoro e pensione', totaleRigo),
    aggiunge('Redditi assimilati', totaleAssimilati),
    aggiunge('Terreni, dominicale', totaleDominicale),
    aggiunge('Terreni, agrario', totaleAgrario),
    aggiunge('Fabbricati', totaleOrdinario),
    aggiunge('Abitazione principale', totalePrincipale),
    aggiunge('Impresa', impresa.reddito),
    aggiunge('Lavoro autonomo', professione),
    aggiunge('Allevamento', impresa.allevamento),
    aggiunge('Partecipazioni in imprese', impresa.redditoQuoteImprese),
    aggiunge('Associazioni fra professionisti', redditoAssociazioni),
    aggiunge('Società semplici', redditoSocietaSemplici),
    aggiunge('Redditi di capitale', redditoCapitale),
    aggiunge('Redditi diversi', redditoDiversi),
    aggiunge('Compensi sportivi', sportImponibile),
    aggiunge('Altro lavoro autonomo', redditoAutonomo),
    aggiunge('Opzione per la tassazione ordinaria', redditoOpzione),
    aggiunge('Plusvalenze in RN', redditoQualificate),
    toglie('ACE', aceUsata),
  ],
  totale: aggiunge('Reddito complessivo', redditoComplessivo),
  resto: ['Altri redditi', 'Agevolazioni e rettifiche'],
};

const imponibile: GruppoCascata = {
  tappa: 'imponibile',
  pannello: 'redditi',
  voci: [
    aggiunge('Crediti di fondi comuni', creditoFondi),
    toglie('Perdite compensabili', perditeCompensabili),
    toglie('Abitazione principale', deduzioneAbitazione),
    toglie('Oneri deducibili', oneriDeducibili),
  ],
  totale: aggiunge('Reddito imponibile', redditoImponibile),
  resto: ['Oltre il reddito: non si deduce', 'Altre deduzioni'],
};

const NESSUN_RESTO = ['', ''] as const;
const lorda: GruppoCascata = {
  tappa: 'lorda',
  pannello: 'imposta',
  voci: [],
  scaglioni: scaglioniIrpef,
  totale: aggiunge('Imposta lorda', impostaLorda),
  resto: NESSUN_RESTO,
};

const detrazioni: GruppoCascata = {
  tappa: 'netta',
  pannello: 'imposta',
  voci: [
    toglie('Coniuge a carico', famiglia.detrazioneConiuge),
    toglie('Figli a carico', famiglia.detrazioneFigli),
    toglie('Ulteriore per quattro figli', famiglia.ulterioreDetrazioneFigli),
    toglie('Altri familiari a carico', famiglia.detrazioneAltri),
    toglie('Detrazione per lavoro', lavoro.detrazioneDipendente),
    toglie('Detrazione per pensione', lavoro.detrazionePensione),
    toglie('Detrazione per altri redditi', lavoro.detrazioneAssimilati),
    toglie('Ulteriore detrazione', lavoro.ulterioreDetrazione),
    toglie('Canoni di locazione', canoni.utilizzata),
    toglie('Oneri', oneri.detrazioniOneri),
    toglie('Recupero edilizio', oneri.detrazioneRecupero),
    toglie('Altre spese al 50%', oneri.detrazioneMobili),
    toglie('Risparmio energetico', oneri.detrazioneEnergia),
    toglie('Comparto sicurezza', detrazioneSicurezza),
    toglie('Altre detrazioni', altreDetrazioni),
    toglie('Start-up, tre anni prima', startUp.terzo.usato),
    toglie('Start-up, due anni prima', startUp.secondo.usato),
    toglie('Start-up, un anno prima', startUp.primo.usato),
    toglie('Start-up', startUp.anno.usato),
    toglie('Start-up, de minimis', startUp.minimis.usato),
    toglie('Patologie esenti', netta.patologie.spettante),
    toglie('Riacquisto della prima casa', crediti.primaCasa.spettante),
    toglie('Incremento dell’occupazione', crediti.occupazione.spettante),
    toglie('Fondi pensione', crediti.fondiPensione.spettante),
    toglie('Negoziazione e arbitrato', crediti.negoziazione.spettante),
    toglie('Prima casa under 36', crediti.under36.spettante),
    toglie('Mediazione', crediti.nellaLorda.mediazione.spettante),
    toglie('Contributo unificato', crediti.nellaLorda.contributoUnificato.spettante),
    toglie('Zone economiche speciali', netta.agevolazioneZes),
  ],
  totale: aggiunge('Imposta netta', netta.impostaNetta),
  resto: ['Oltre l’imposta: non si detrae', 'Riduzioni dell’imposta netta'],
};

/** RN27-RN32: of each credit what the tax holds. */
const creditiUsati: readonly VoceCascata[] = [
  toglie('Sisma Abruzzo, altri immobili', netta.sismaAltri.usato),
  toglie('Sisma Abruzzo', netta.sisma.usato),
  toglie('Redditi prodotti all’estero', netta.estero),
  toglie('Erogazioni alla cultura', netta.cultura.usato),
  toglie('Erogazioni alla scuola', netta.scuola.usato),
  toglie('Videosorveglianza', netta.videosorveglianza.usato),
  toglie('Zone montane', netta.montagna.usato),
  ...Object.values(netta.conCodici).map(({ usato }) =>
    toglie(usato.titolo.replace(/, utilizzato$/, ''), usato),
  ),
  toglie('Detrazioni incapienti', creditiIncapienti),
  toglie('Fondi comuni', crediti.fondiComuni),
  toglie('Altri crediti', crediti.altri),
];

const irpef: GruppoCascata = {
  tappa: 'irpef',
  pannello: 'imposta',
  voci: [
    ...creditiUsati,
    toglie('Ritenute', liquidazione.ritenute),
    aggiunge('Ritenute riattribuite', liquidazione.ritenuteNonUtilizzate),
    toglie('Crediti d’impresa', totaleInDichiarazione),
    toglie('Eccedenza precedente', liquidazione.eccedenzaPrecedente),
    aggiunge('Eccedenza usata in F24', liquidazione.eccedenzaCompensata),
    toglie('Prima rata di acconto', primaRata),
    toglie('Acconti versati', liquidazione.accontiVersati),
    aggiunge('Acconti ceduti', liquidazione.accontiCeduti),
    toglie('Dichiarazioni integrative', integrativa.irpef),
    aggiunge('Bonus da restituire', liquidazione.restituzioneBonus),
    aggiunge('Bonus famiglie da restituire', liquidazione.restituzioneFamiglie),
    aggiunge('Decadenza start-up', liquidazione.decadenza),
    aggiunge('Decadenza start-up, interessi', liquidazione.interessiStartUp),
    aggiunge('Somma non spettante', somme.sommaNonSpettante),
    aggiunge('Rimborsi del sostituto, figli', liquidazione.rimborsiFigli),
    aggiunge('Rimborsi del sostituto', liquidazione.rimborsiSostituto),
    aggiunge('Bonus vacanze', liquidazione.rimborsoVacanze),
    toglie('Trattenuta con il 730', liquidazione.trattenuta730),
    aggiunge('Credito del 730 compensato', liquidazione.compensato730),
    aggiunge('Rimborsata con il 730', liquidazione.rimborsato730),
    aggiunge('Rimborsata da Redditi', liquidazione.rimborsatoRedditi),
    fra('Trattamento integrativo', trattamentoDaRestituire, trattamentoRiconosciuto),
    fra('Bonus tredicesima', tredicesima.daRestituire, tredicesima.riconosciuta),
    fra('Somma esente', somme.sommaDaRestituire, somme.sommaRiconosciuta),
  ],
  totale: fra('Saldo IRPEF', liquidazione.irpefDebito, liquidazione.irpefCredito),
  resto: ['Crediti oltre l’imposta e altre somme', 'Altre somme a credito'],
};

type Saldo = { readonly nome: string; readonly debito: Concetto | Dato; readonly credito: Concetto | Dato };
const { irpef: irpefInRx, ...altriSaldi } = saldi;
const nodiOf = ({ debito, credito }: Saldo): [Concetto | Dato, Concetto | Dato] => [debito, credito];

/** What the balance of the declaration adds to that of the IRPEF. */
const imposte = (voci: readonly VoceCascata[]): GruppoCascata => ({
  tappa: 'saldo',
  pannello: 'imposta',
  voci,
  totale: { titolo: 'Saldo', piu: [], meno: [] },
  resto: NESSUN_RESTO,
});

const finoAlSaldoIrpef = [redditi, imponibile, lorda, detrazioni, irpef];

/** Redditi PF of every year: a row that a form has not is left out. */
export const cascataRedditiPf: readonly GruppoCascata[] = [
  ...finoAlSaldoIrpef,
  imposte([
    {
      titolo: 'Crediti da integrativa',
      piu: [irpefInRx.debito, liquidazione.irpefCredito],
      meno: [irpefInRx.credito, liquidazione.irpefDebito],
    },
    ...Object.values(altriSaldi).map((saldo) => fra(saldo.nome, ...nodiOf(saldo))),
  ]),
];

/** The 730: what the 730-3 counts. */
export const cascata730: readonly GruppoCascata[] = [
  ...finoAlSaldoIrpef,
  imposte([
    fra('Addizionale regionale', addizionali.regionaleDebito, addizionali.regionaleCredito),
    fra('Addizionale comunale', addizionali.comunaleDebito, addizionali.comunaleCredito),
    fra('Cedolare secca', cedolare.debito, cedolare.credito),
  ]),
];
