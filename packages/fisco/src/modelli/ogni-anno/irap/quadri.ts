import * as r from '../../../regole/irap.ts';
import { regimePersone } from '../../../regole/soggetto.ts';
import { inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const voce = ({ rigo: numero, dato }: (typeof r.aumenti)[number]) =>
  rigo(numero, dato.titolo, [inserisce(1, 'Importo', dato)]);
const conta = (numero: number, titolo: string, concetto: typeof r.imposta) =>
  rigo(numero, titolo, [mostra(1, 'Importo', concetto)], { totale: true });

export const quadroIC: QuadroDiAnni = {
  codice: 'IC',
  titolo: 'Valore della produzione',
  titoloBreve: 'Produzione',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'Numerazione da riscontrare sul modello dell’anno.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Componenti positivi',
      righi: [...r.componentiPositivi.map(voce), conta(6, 'Totale componenti positivi', r.totalePositivi)],
    },
    {
      titolo: 'Componenti negativi',
      righi: [...r.componentiNegativi.map(voce), conta(14, 'Totale componenti negativi', r.totaleNegativi)],
    },
    {
      titolo: 'Variazioni',
      righi: [
        ...r.aumenti.map(voce),
        conta(52, 'Totale variazioni in aumento', r.totaleAumenti),
        ...r.diminuzioni.map(voce),
        conta(58, 'Totale variazioni in diminuzione', r.totaleDiminuzioni),
        conta(64, 'Valore della produzione lorda', r.valoreLordo),
      ],
    },
  ],
};

export const quadroIS: QuadroDiAnni = {
  codice: 'IS',
  titolo: 'Deduzioni e valore della produzione netta',
  titoloBreve: 'Deduzioni',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'I righi da 901 sono interni: quelli del modello sono da riscontrare. La deduzione forfetaria è per l’intero anno e segue la natura giuridica del frontespizio.',
  dipendeDa: ['FR', 'IC'],
  sezioni: [
    {
      titolo: 'Deduzioni',
      righi: [
        rigo(901, 'Regime', [mostra(1, 'Società di persone', regimePersone)]),
        rigo(902, 'Costo del lavoro', [inserisce(1, 'Importo', r.deduzioniLavoro)]),
        rigo(903, 'Altre deduzioni', [inserisce(1, 'Importo', r.altreDeduzioni)]),
        conta(904, 'Valore prima della deduzione forfetaria', r.primaDellaDeduzione),
        conta(905, 'Deduzione forfetaria', r.deduzione),
        conta(906, 'Valore della produzione netta', r.valoreNetto),
      ],
    },
  ],
};

const REGIONI = (
  'Abruzzo Basilicata Bolzano Calabria Campania Emilia-Romagna Friuli-Venezia_Giulia Lazio Liguria Lombardia ' +
  'Marche Molise Piemonte Puglia Sardegna Sicilia Toscana Trento Umbria Valle_d’Aosta Veneto'
)
  .split(' ')
  .map((nome, posto) => ({ codice: String(posto + 1), descrizione: nome.replaceAll('_', ' ') }));

/** The form of the year whose balance the emergency forgave. */
export const ANNO_ESONERO = 2020;

export const makeQuadroIR = (anno: number): QuadroDiAnni => ({
  codice: 'IR',
  titolo: 'Ripartizione della base imponibile e imposta',
  titoloBreve: 'Imposta',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: `Numerazione da riscontrare. L’aliquota si indica a mano; con una sola regione la quota è 100%.${
    anno === ANNO_ESONERO
      ? ' Il saldo 2019 e il primo acconto 2020 non sono dovuti fino a 250 milioni di ricavi (D.L. 34/2020, art. 24): i righi 901 e 902 sono interni.'
      : ''
  }`,
  dipendeDa: ['IS'],
  sezioni: [
    {
      titolo: 'Ripartizione per regione',
      righi: [1, 2, 3, 4, 5, 6, 7, 8].map((numero) =>
        rigo(
          numero,
          'Regione',
          [
            inserisce(1, 'Regione', r.regione, { opzioni: REGIONI }),
            inserisce(2, 'Quota %', r.quotaRegione, { max: 100 }),
            mostra(3, 'Base', r.baseRegione),
            inserisce(4, 'Aliquota %', r.aliquota, { max: 10 }),
            inserisce(5, 'Detrazioni', r.detrazioniRegionali),
            mostra(6, 'Imposta', r.impostaRegione),
          ],
          { raccolta: r.regioni },
        ),
      ),
    },
    {
      titolo: 'Versamento',
      righi: [
        conta(21, 'Totale imposta', r.imposta),
        rigo(22, 'Crediti d’imposta', [inserisce(1, 'Importo', r.crediti)]),
        rigo(23, 'Eccedenza della dichiarazione precedente', [inserisce(1, 'Importo', r.eccedenza)]),
        rigo(24, 'Eccedenza compensata in F24', [inserisce(1, 'Importo', r.compensata)]),
        rigo(25, 'Acconti versati', [inserisce(1, 'Importo', r.accontiVersati)]),
        conta(26, 'Imposta a debito', r.debito),
        conta(27, 'Imposta a credito', r.credito),
        ...(anno === ANNO_ESONERO
          ? [
              rigo(901, 'Esonero', [
                inserisce(1, 'Non spetta', r.senzaEsonero, {
                  istruzioni:
                    'Banche, assicurazioni e amministrazioni pubbliche; oltre 250 milioni di ricavi non spetta.',
                }),
              ]),
              conta(902, 'Saldo da versare', r.daVersare),
            ]
          : []),
      ],
    },
  ],
});
