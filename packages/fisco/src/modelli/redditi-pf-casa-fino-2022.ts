import { PERCENTUALI } from '../parametri/casa.ts';
import * as altre from '../regole/altre-detrazioni.ts';
import * as arredi from '../regole/arredi.ts';
import * as canoni from '../regole/canoni.ts';
import * as lavori from '../regole/lavori.ts';
import * as startUp from '../regole/start-up.ts';
import { caselleCatasto } from './2025/redditi-pf/catasto.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from './scheda.ts';

const perCento = (quali: readonly number[]) =>
  quali.map((n) => ({ codice: String(n), descrizione: `${n}%` }));
const ENERGIA = PERCENTUALI.filter((n) => n !== 36);
const RECUPERO = PERCENTUALI.filter((n) => n !== 55 && n !== 60);

const lavoro = (numero: number, titolo: string, di: lavori.Lavori, percentuali: readonly number[]) =>
  rigo(
    numero,
    titolo,
    [
      inserisce(90, 'Anno', di.anno, { min: 2009, max: 2026 }),
      inserisce(91, 'Percentuale', di.aliquota, { opzioni: perCento(percentuali) }),
      inserisce(92, 'N. rata', di.numeroRata, { max: 10 }),
      inserisce(93, 'Rata', di.rata),
      mostra(94, 'Detrazione', di.detrazione, { formulaBreve: 'percentuale × rata' }),
    ],
    { raccolta: di.raccolta },
  );
const arredo = (numero: number, titolo: string, dato: (typeof arredi.arredi)['mobili']) =>
  rigo(numero, titolo, [inserisce(90, 'Rata', dato)]);

/** In the order of the form. */
const ENERGIA_PER_ALIQUOTA = [50, 55, 65, 70, 75, 80, 85, 90, 110, 60] as const;

const contratti = [
  { codice: '1', descrizione: 'Canone libero' },
  { codice: '2', descrizione: 'Canone concordato' },
  { codice: '3', descrizione: 'Giovane inquilino' },
];

/** Sections III to VI of RP until the form of 2022, whose columns were not read: they are ours. */
export const sezioniCasaFino2022: QuadroScheda['sezioni'] = [
  {
    titolo: 'Sezione III-A, recupero del patrimonio edilizio',
    righi: [
      ...[41, 42, 43, 44, 45, 46, 47].map((n) =>
        lavoro(n, 'Recupero del patrimonio edilizio', lavori.recupero, RECUPERO),
      ),
      rigo(
        48,
        'Totale',
        [
          mostra(90, 'Rate', lavori.recupero.totaleRate, { formulaBreve: 'da RP41 a RP47' }),
          mostra(91, 'Detrazione', lavori.recupero.totale, { formulaBreve: 'a RN14' }),
        ],
        { totale: true },
      ),
    ],
  },
  {
    titolo: 'Sezione III-B, dati catastali degli immobili',
    righi: [51, 52, 53].map((n) =>
      rigo(
        n,
        'Immobile dei lavori',
        [annota(90, 'N. d’ordine dell’immobile', 'intero', { max: 99 }), ...caselleCatasto(91)],
        { raccolta: 'immobiliLavori' },
      ),
    ),
  },
  {
    titolo: 'Sezione III-C, altre spese con detrazione del 50%',
    righi: [
      arredo(56, 'Ricarica di veicoli elettrici', arredi.arredi.ricarica),
      arredo(57, 'Mobili ed elettrodomestici', arredi.arredi.mobili),
      arredo(58, 'Mobili delle giovani coppie', arredi.arredi.coppie),
      arredo(59, 'IVA di abitazioni in classe A o B', arredi.arredi.classe),
      rigo(60, 'Totale', [mostra(90, 'Rate', arredi.totaleArredi, { formulaBreve: 'da RP56 a RP59' })], {
        totale: true,
      }),
    ],
  },
  {
    titolo: 'Sezione IV, risparmio energetico',
    righi: [
      ...[61, 62, 63, 64].map((n) => lavoro(n, 'Risparmio energetico', lavori.energia, ENERGIA)),
      rigo(65, 'Totale delle rate', [
        mostra(90, 'Rate', lavori.energia.totaleRate, { formulaBreve: 'da RP61 a RP64' }),
      ]),
      rigo(
        66,
        'Totale della detrazione',
        ENERGIA_PER_ALIQUOTA.map((n, i) => mostra(i + 1, `${n}%`, lavori.energia.detrazioni[n])),
        { totale: true },
      ),
    ],
  },
  {
    titolo: 'Sezione V, canoni di locazione',
    righi: [
      rigo(
        71,
        'Inquilini',
        [
          inserisce(90, 'Contratto', canoni.tipologia, { opzioni: contratti }),
          inserisce(91, 'Giorni', canoni.giorni, { max: 365 }),
          inserisce(92, 'Quota %', canoni.quota, { max: 100 }),
          inserisce(93, 'Canone dell’anno', canoni.canone, { istruzioni: 'Solo per i giovani, dal 2022.' }),
        ],
        { raccolta: canoni.inquilini },
      ),
      rigo(72, 'Lavoratori trasferiti', [
        inserisce(90, 'Giorni', canoni.giorniTrasferito, { max: 365 }),
        inserisce(91, 'Quota %', canoni.quotaTrasferito, { max: 100 }),
      ]),
      rigo(73, 'Affitto di terreni a giovani agricoltori', [inserisce(90, 'Canone', canoni.canoneTerreni)]),
    ],
  },
  {
    titolo: 'Sezione VI, altre detrazioni',
    righi: [
      rigo(
        80,
        'Investimenti in start-up e PMI innovative',
        [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          annota(2, 'Tipologia', 'intero', { max: 99 }),
          annota(3, 'Importo', 'euro'),
          annota(4, 'Codice', 'intero', { max: 99 }),
          inserisce(5, 'Detrazione', startUp.detrazione, {
            istruzioni: 'Già determinata, con la parte detraibile dell’anno dell’investimento.',
          }),
        ],
        { raccolta: startUp.investimenti },
      ),
      rigo(81, 'Mantenimento del cane guida', [inserisce(90, 'Spetta', altre.caneGuida)]),
      rigo(82, 'Altra detrazione', [
        inserisce(90, 'Detrazione', altre.diAnni, { istruzioni: 'Il contenuto del rigo cambia con l’anno.' }),
      ]),
      rigo(
        83,
        'Altre detrazioni',
        [
          inserisce(1, 'Codice', altre.codice, { tipo: 'intero', max: 99 }),
          inserisce(2, 'Importo', altre.importo, { istruzioni: 'Detrazione già determinata.' }),
        ],
        { raccolta: altre.conCodice },
      ),
    ],
  },
  {
    titolo: 'Altri dati',
    righi: [rigo(90, 'Campione d’Italia', [annota(90, 'Importo', 'euro')])],
  },
];
