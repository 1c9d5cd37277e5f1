import {
  e,
  fino,
  type Nodo,
  non,
  o,
  oltre,
  parte,
  presente,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import * as a from '../../../regole/lavoro-autonomo.ts';
import * as f from '../../../regole/reddito-impresa/reddito.ts';
import * as g from '../../../regole/semplificata.ts';
import * as s from '../../../regole/soci.ts';
import * as r from '../../../regole/societa-persone.ts';
import type { Controllo } from '../../scheda.ts';
import { makeControlliConcordato, makeControlliPartecipate } from '../concordato-controlli.ts';
import { makeControlliRF58 } from '../impresa/controlli.ts';

const positivo = (nodo: Nodo) => oltre(nodo, zeroEuro);
const TRASPARENZA = 'TUIR, art. 5';
type Parti = Omit<Controllo, 'codice' | 'livello'>;
const make =
  (livello: Controllo['livello']) =>
  (nome: string, parti: Parti): Controllo => ({ codice: nome, livello, ...parti });
const blocca = make('bloccante');
const discorda = make('discordanza');
const avvisa = make('informativa');

const soci: readonly Controllo[] = [
  blocca('QUOTE_SOCI', {
    quando: e(oltre(s.totaleQuote, parte(0)), non(uguale(s.totaleQuote, parte(1)))),
    dato: s.totaleQuote,
    frase: 'Le quote dei soci non fanno 100%.',
    fonte: TRASPARENZA,
  }),
  discorda('SOCIO_UNICO', {
    quando: uguale(s.quota, parte(1)),
    dato: s.quota,
    frase: 'Un socio solo ha tutto: la pluralità dei soci va ricostituita entro sei mesi.',
    fonte: 'Codice civile, art. 2272',
    raccolta: s.soci,
  }),
  blocca('RITENUTE_RIATTRIBUITE_OLTRE', {
    quando: oltre(s.riattribuite, s.ritenuteSocio),
    dato: s.riattribuite,
    frase: 'Il socio restituisce più ritenute di quelle che gli spettano.',
    fonte: 'Circolare 56/E/2009',
    raccolta: s.soci,
  }),
  blocca('RIATTRIBUITE_USATE_OLTRE', {
    quando: oltre(s.riattribuiteUsate, somma(s.residuePrecedenti, s.totaleRiattribuite)),
    dato: s.riattribuiteUsate,
    frase: 'Le ritenute riattribuite utilizzate superano quelle disponibili.',
    fonte: 'Circolare 56/E/2009',
  }),
  blocca('RX_RIPARTO_RITENUTE', {
    quando: oltre(s.rimborso, s.riattribuiteCredito),
    dato: s.rimborso,
    frase: 'Il rimborso supera il credito: col. 2 è la somma di col. 4 e col. 5.',
    fonte: 'Modello Redditi SP, quadro RX',
  }),
  avvisa('ACCOMANDANTE_SENZA_CAPITALE', {
    quando: e(s.accomandante, oltre(zeroEuro, r.impresa), non(presente(s.capitale))),
    dato: s.capitale,
    frase: 'Senza quota di capitale l’accomandante non prende nessuna parte della perdita.',
    fonte: 'TUIR, art. 8, c. 2',
    raccolta: s.soci,
  }),
  blocca('TUTTI_ACCOMANDANTI', {
    quando: e(oltre(s.totaleQuote, parte(0)), fino(s.quoteAccomandatari, parte(0))),
    dato: s.totaleQuote,
    frase: 'Nessun socio risponde senza limiti: almeno uno è accomandatario.',
    fonte: 'Codice civile, art. 2313',
  }),
  avvisa('PERDITE_PASSATE', {
    quando: positivo(s.perditaAccomandanti),
    dato: s.perditaAccomandanti,
    frase: 'Parte della perdita degli accomandanti passa agli altri soci.',
    fonte: 'TUIR, art. 8, c. 2',
  }),
  discorda('RITENUTE_SENZA_REDDITI', {
    quando: e(positivo(r.ritenuteDi.autonomo), non(presente(r.autonomo))),
    dato: r.ritenuteDi.autonomo,
    frase: 'Ci sono ritenute di lavoro autonomo e nessun compenso.',
    fonte: 'D.P.R. 600/1973, art. 25',
  }),
];

const hasRF = o(presente(f.utile), presente(f.perditaConto));
const altro = (nome: string, quali: typeof g.altriPositivi, rigo: string): readonly Controllo[] => [
  blocca(`${nome}_SENZA_CODICE`, {
    quando: e(positivo(quali.importo), non(presente(quali.codice))),
    dato: quali.codice,
    frase: `In ${rigo} l’importo non ha il suo codice.`,
    fonte: `Istruzioni Redditi PF 2026, fascicolo 3, ${rigo}`,
    raccolta: quali.raccolta,
  }),
  blocca(`${nome}_SENZA_IMPORTO`, {
    quando: e(presente(quali.codice), fino(quali.importo, zeroEuro)),
    dato: quali.importo,
    frase: `In ${rigo} il codice non ha il suo importo.`,
    fonte: `Istruzioni Redditi PF 2026, fascicolo 3, ${rigo}`,
    raccolta: quali.raccolta,
  }),
];
const attivita: readonly Controllo[] = [
  blocca('DUE_CONTABILITA_SP', {
    quando: e(hasRF, presente(g.totalePositivi)),
    dato: g.totalePositivi,
    frase: 'RF e RG non si compilano insieme: la contabilità è ordinaria o semplificata.',
    fonte: 'D.P.R. 600/1973, artt. 14 e 18',
  }),
  ...altro('RG10', g.altriPositivi, 'RG10'),
  ...altro('RG22', g.altriNegativi, 'RG22'),
  blocca('RG5_ISA_OLTRE', {
    quando: oltre(g.isa, g.positivi[5]),
    dato: g.isa,
    frase: 'In RG5 la colonna 1 è parte della colonna 2: non la supera.',
    fonte: 'Istruzioni Redditi PF 2026, fascicolo 3, RG5',
  }),
  avvisa('RG13_ESISTENZE', {
    quando: positivo(g.totaleEsistenze),
    dato: g.totaleEsistenze,
    frase: 'Le esistenze iniziali contano solo per chi l’anno prima era in contabilità ordinaria.',
    fonte: 'L. 232/2016, art. 1, c. 18',
  }),
  discorda('RG_DETTAGLIO_E_TOTALI', {
    quando: e(o(positivo(g.ricavi), positivo(g.costi)), o(positivo(g.positivi[2]), positivo(g.negativi[15]))),
    dato: g.ricavi,
    frase: 'Ci sono i righi e anche i totali senza dettaglio: si sommano.',
  }),
  discorda('RE_DETTAGLIO_E_TOTALI', {
    quando: e(o(positivo(r.compensi), positivo(r.spese)), positivo(a.totaleCompensi)),
    dato: r.compensi,
    frase: 'Ci sono i righi e anche i totali senza dettaglio: si sommano.',
  }),
  avvisa('RG28_MINIMO', {
    quando: positivo(g.perditaNonCompensata),
    dato: g.perditaNonCompensata,
    frase: 'Il reddito non scende sotto il minimo delle partecipate: la perdita in più non si compensa.',
    fonte: 'L. 724/1994, art. 30',
  }),
];

const comodo: readonly Controllo[] = [
  avvisa('NON_OPERATIVA', {
    quando: r.comodo.nonOpera,
    dato: r.comodo.minimo,
    frase: 'I ricavi sono sotto quelli presunti: la società non è operativa.',
    fonte: 'L. 724/1994, art. 30',
  }),
  avvisa('ADEGUAMENTO_AL_MINIMO', {
    quando: positivo(r.adeguamento),
    dato: r.adeguamento,
    frase: 'Ai soci va il reddito minimo: la perdita, fino a lì, non passa.',
    fonte: 'L. 724/1994, art. 30',
  }),
  discorda('COMODO_DI_STUDIO', {
    quando: e(r.comodo.nonOpera, presente(r.autonomo), non(presente(r.effettivoImpresa))),
    dato: r.comodo.presunti,
    frase: 'Gli studi associati non sono mai società di comodo.',
    fonte: 'L. 724/1994, art. 30',
  }),
  blocca('ACE_CREDITO_OLTRE', {
    quando: oltre(r.ace.creditoIrap, r.aceTotale),
    dato: r.ace.creditoIrap,
    frase: 'In RS45 il credito IRAP supera i rendimenti totali.',
    fonte: 'D.L. 91/2014, art. 19',
  }),
];
const conAce = (anno: number) => (uno: Controllo) => anno <= 2024 || uno.codice !== 'ACE_CREDITO_OLTRE';

/** The checks of a form: those of the agreement from its first year. */
export const listControlli = (anno: number): readonly Controllo[] => [
  ...soci,
  ...attivita,
  ...comodo.filter(conAce(anno)),
  ...(anno < 2025
    ? []
    : [
        ...makeControlliConcordato(anno, 'IMPRESA', r.concordatoImpresa, r.effettivoImpresa),
        ...makeControlliConcordato(anno, 'AUTONOMO', r.concordatoAutonomo, r.autonomo),
        ...makeControlliRF58(r.concordatoImpresa.vale),
        ...makeControlliPartecipate('RG26', {
          ...{ conPersone: g.partecipazioni.conPersone, conTrasparenti: g.partecipazioni.conTrasparenti },
          ...{ conPerdite: g.partecipazioni.conPerdite, perdite: g.perditePartecipazioni },
          ...{ soglie: g.partecipazioni.soglia, pariAZero: g.partecipazioni.pariAZero },
          ...{ riguarda: g.conPartecipate, proprio: r.concordatoImpresa.vale },
        }),
      ]),
];
