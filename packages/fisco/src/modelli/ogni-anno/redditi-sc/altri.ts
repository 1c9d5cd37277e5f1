import type { Rimborso } from '../../../regole/catena-ires.ts';
import * as r from '../../../regole/ires.ts';
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
export const makeRigoRX = (numero: number, titolo: string, rimborso: Rimborso): RigoScheda =>
  rigo(numero, titolo, [
    mostra(1, 'A debito', rimborso.debito),
    mostra(2, 'A credito', rimborso.credito),
    inserisce(3, 'Eccedenza di versamento', rimborso.eccesso),
    inserisce(4, 'A rimborso', rimborso.rimborso),
    mostra(5, 'In compensazione', rimborso.compensazione, { formulaBreve: 'col. 2 + 3 − 4' }),
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
  dipendeDa: ['RN', 'RQ'],
  sezioni: [
    {
      titolo: 'Debiti e crediti',
      righi: [
        makeRigoRX(1, 'IRES', r.rimborso),
        makeRigoRX(901, 'Maggiorazione di comodo', r.rimborsoMaggiorazione),
        ...(anno < 2025
          ? []
          : [rigo(902, 'Sostitutiva del concordato', [mostra(1, 'A debito', r.sostitutivaConcordato)])]),
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
