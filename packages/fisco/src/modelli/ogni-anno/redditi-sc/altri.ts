import type { Rimborso } from '../../../regole/catena-ires.ts';
import * as r from '../../../regole/ires.ts';
import * as categorie from '../../../regole/redditi-categorie.ts';
import * as v from '../../../regole/riconciliazione.ts';
import * as s from '../../../regole/sostitutive-societa.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const quadro = { fascicolo: 1, copertura: 'indicativo' } as const;
const imposta = (numero: number, { titolo, base, imposta: dovuta }: typeof s.caf): RigoScheda =>
  rigo(numero, titolo, [inserisce(1, 'Base', base), mostra(2, 'Imposta', dovuta)]);

/** RQ: other taxes, each on its base. */
export const makeQuadroRQ = (anno: number): QuadroDiAnni => ({
  ...quadro,
  codice: 'RQ',
  titolo: 'Altre imposte',
  titoloBreve: 'Altre imposte',
  nota: 'I righi da 901 sono interni: il loro numero nel modello non è noto. Non gestite le sezioni di SIIQ e idrocarburi.',
  dipendeDa: ['RN', 'RS'],
  sezioni: [
    {
      titolo: 'Conferimenti ai CAF',
      righi: [
        rigo(3, 'Plusvalenza', [inserisce(1, 'Importo', s.caf.base)]),
        rigo(4, 'Imposta sostitutiva', [mostra(1, 'Importo', s.caf.imposta, { formulaBreve: '19% di RQ3' })]),
        ...s.creditiCaf.map((dato, posto) => rigo(5 + posto, dato.titolo, [inserisce(1, 'Importo', dato)])),
        rigo(8, 'Da versare', [mostra(1, 'Importo', s.cafDaVersare)], { totale: true }),
      ],
    },
    {
      titolo: 'Imposte sostitutive e addizionali (dati interni)',
      righi: [
        ...(anno < 2025
          ? []
          : [
              imposta(901, s.riallineamentoIres),
              imposta(902, s.riallineamentoIrap),
              rigo(903, s.affrancamento.titolo, [
                inserisce(1, 'Base', s.affrancamento.base),
                mostra(2, 'Imposta', s.affrancamento.imposta, { formulaBreve: '10%' }),
                mostra(3, 'Prima rata', s.rataAffrancamento, { formulaBreve: 'un quarto' }),
              ]),
            ]),
        imposta(904, s.addizionaleBanche),
        imposta(905, s.tassaEtica),
      ],
    },
    {
      titolo: 'Maggiorazione delle società di comodo',
      righi: [
        rigo(62, 'Maggiorazione IRES', [
          mostra(1, 'Reddito', r.baseMaggiorazione),
          mostra(90, 'Imposta', r.maggiorazione, { formulaBreve: '10,5%' }),
          inserisce(91, 'Eccedenza precedente', r.eccedenzaMaggiorazione),
          inserisce(92, 'Compensata in F24', r.compensataMaggiorazione),
          inserisce(93, 'Acconti', r.accontiMaggiorazione),
          mostra(94, 'A debito', r.esitoMaggiorazione.debito),
          mostra(95, 'A credito', r.esitoMaggiorazione.credito),
        ]),
      ],
    },
  ],
});

/** A line of RX: what is owed, what is left, what is asked back, what is compensated. */
export const makeRigoRX = (
  numero: number,
  titolo: string,
  rimborso: Rimborso,
  compensazione = 'col. 2 + 3 − 4',
): RigoScheda =>
  rigo(numero, titolo, [
    mostra(1, 'A debito', rimborso.debito),
    mostra(2, 'A credito', rimborso.credito),
    inserisce(3, 'Eccedenza di versamento', rimborso.eccesso),
    inserisce(4, 'A rimborso', rimborso.rimborso),
    mostra(5, 'In compensazione', rimborso.compensazione, { formulaBreve: compensazione }),
  ]);
/** Credits of before that no quadro holds. */
export const sezioneCreditiVecchi: QuadroDiAnni['sezioni'][number] = {
  titolo: 'Crediti precedenti senza quadro',
  righi: [40, 41, 42].map((numero) =>
    rigo(numero, 'Credito', [
      annota(1, 'Codice tributo', 'testo', { lunghezza: 4 }),
      annota(2, 'Eccedenza', 'euro'),
      annota(3, 'Compensato', 'euro'),
      annota(4, 'A rimborso', 'euro'),
      annota(5, 'Residuo', 'euro'),
    ]),
  ),
};

/** RX: what is done with each credit. */
export const makeQuadroRX = (anno: number): QuadroDiAnni => ({
  ...quadro,
  codice: 'RX',
  titolo: 'Compensazioni e rimborsi',
  titoloBreve: 'Compensazioni',
  nota: 'I righi da 901 sono interni.',
  dipendeDa: ['RN', 'RQ', 'RM', 'RT', 'RK'],
  sezioni: [
    {
      titolo: 'Debiti e crediti',
      righi: [
        makeRigoRX(1, 'IRES', r.rimborso, 'col. 2 + 3 − 4 − RK911'),
        makeRigoRX(901, 'Maggiorazione di comodo', r.rimborsoMaggiorazione),
        ...(anno < 2025
          ? []
          : [rigo(902, 'Sostitutiva del concordato', [mostra(1, 'A debito', r.sostitutivaConcordato)])]),
        rigo(903, 'Tassazione separata', [mostra(1, 'A debito', categorie.totaleRM)]),
        rigo(904, 'Imposta sulle plusvalenze', [mostra(1, 'A debito', categorie.rt.imposta)]),
      ],
    },
    sezioneCreditiVecchi,
  ],
});

const qualifiche = [
  { codice: 'A', descrizione: 'Amministratore' },
  { codice: 'B', descrizione: 'Rappresentante' },
  { codice: 'C', descrizione: 'Sindaco o revisore' },
];
/** RO: who runs the company. */
export const quadroRO: QuadroDiAnni = {
  ...quadro,
  codice: 'RO',
  titolo: 'Amministratori, rappresentanti e organo di controllo',
  titoloBreve: 'Amministratori',
  nota: 'I righi sono interni.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Persone (dati interni)',
      righi: [901, 902, 903, 904, 905].map((numero) =>
        rigo(numero, 'Persona', [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          annota(2, 'Cognome e nome', 'testo', { lunghezza: 120 }),
          annota(3, 'Qualifica', 'codice', { opzioni: qualifiche }),
          annota(4, 'Carica', 'testo', { lunghezza: 2 }),
          annota(5, 'Dal', 'data'),
        ]),
      ),
    },
  ],
};

/** OP: the options of groups, transparency and patent box. */
export const quadroOP: QuadroDiAnni = {
  ...quadro,
  codice: 'OP',
  titolo: 'Comunicazioni per i regimi opzionali',
  titoloBreve: 'Regimi opzionali',
  nota: 'OP21 è l’opzione del patent box; i righi da 901 sono interni.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Opzioni',
      righi: [
        rigo(21, 'Patent box', [annota(1, 'Opzione', 'barrata'), annota(2, 'Primo periodo', 'intero')]),
        rigo(901, 'Consolidato', [
          annota(1, 'Consolidata', 'codiceFiscale'),
          annota(2, 'Tipo', 'codice', {
            opzioni: [
              { codice: '1', descrizione: 'Opzione' },
              { codice: '2', descrizione: 'Conferma' },
              { codice: '3', descrizione: 'Revoca' },
            ],
          }),
        ]),
        rigo(902, 'Trasparenza', [
          annota(1, 'Partecipata', 'codiceFiscale'),
          annota(2, 'Art. 115', 'barrata'),
          annota(3, 'Art. 116', 'barrata'),
        ]),
      ],
    },
  ],
};

const euro = (colonna: number, dato: typeof v.contabile.iniziale) => inserisce(colonna, dato.titolo, dato);
/** RV: what the accounts and the tax say of the same assets. */
export const quadroRV: QuadroDiAnni = {
  ...quadro,
  codice: 'RV',
  titolo: 'Riconciliazione dei dati di bilancio e fiscali, operazioni straordinarie',
  titoloBreve: 'Riconciliazione',
  nota: 'I righi sono interni. Solo la riconciliazione dei valori: le operazioni straordinarie si descrivono.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Valori di bilancio e fiscali (dati interni)',
      righi: [901, 902, 903, 904].map((numero) =>
        rigo(
          numero,
          'Bene',
          [
            annota(1, 'Descrizione', 'testo', { lunghezza: 100 }),
            euro(2, v.contabile.iniziale),
            euro(3, v.contabile.incrementi),
            euro(4, v.contabile.decrementi),
            mostra(5, 'Contabile finale', v.contabile.finale, {
              formulaBreve: 'col. 2 + 3 − 4',
              negativi: true,
            }),
            euro(6, v.fiscale.iniziale),
            euro(7, v.fiscale.incrementi),
            euro(8, v.fiscale.decrementi),
            mostra(9, 'Fiscale finale', v.fiscale.finale, { formulaBreve: 'col. 6 + 7 − 8', negativi: true }),
            mostra(10, 'Differenza', v.differenza, { formulaBreve: 'col. 5 − col. 9', negativi: true }),
          ],
          { raccolta: v.riconciliazione },
        ),
      ),
    },
    {
      titolo: 'Operazioni straordinarie (dati interni)',
      righi: [911, 912].map((numero) =>
        rigo(numero, 'Operazione', [
          annota(1, 'Altra società', 'codiceFiscale'),
          annota(2, 'Descrizione', 'testo', { lunghezza: 100 }),
          annota(3, 'Data di effetto', 'data'),
          annota(4, 'Disavanzo', 'euro'),
        ]),
      ),
    },
  ],
};
