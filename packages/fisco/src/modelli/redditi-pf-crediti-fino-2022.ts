import * as r from '../regole/crediti.ts';
import { altriCrediti, codiceAltro, importoAltro } from '../regole/crediti-codice.ts';
import { annota, inserisce, type QuadroScheda, rigo } from './scheda.ts';

type Somma = (typeof r.somme)[keyof typeof r.somme];

/** A credit that goes on from year to year: three columns. */
const credito = (numero: number, titolo: string, { residuo, anno, compensato }: Somma) =>
  rigo(numero, titolo, [
    inserisce(1, 'Residuo precedente', residuo),
    inserisce(2, 'Credito dell’anno', anno),
    inserisce(3, 'Di cui in F24', compensato),
  ]);

/** CR of the forms until that of 2022, whose instructions were not read. */
export const quadroCRFino2022: QuadroScheda = {
  codice: 'CR',
  titolo: 'Crediti d’imposta',
  titoloBreve: 'Crediti d’imposta',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Righi e colonne da riscontrare sul modello. I crediti di singoli anni (righi da CR18 a CR30) si indicano nel rigo 901, che è interno: riducono l’imposta netta e il resto si riporta. Non gestite: spese scolastiche dell’anno (CR15: solo il residuo).',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Prima casa e canoni non percepiti',
      righi: [
        credito(7, 'Riacquisto della prima casa', r.somme.primaCasa),
        rigo(8, 'Canoni di locazione non percepiti', [inserisce(1, 'Credito', r.canoniNonPercepiti)]),
      ],
    },
    {
      titolo: 'Incremento dell’occupazione',
      righi: [
        rigo(9, 'Incremento dell’occupazione', [
          inserisce(1, 'Residuo precedente', r.occupazione.residuo),
          inserisce(2, 'Di cui in F24', r.occupazione.compensato),
        ]),
      ],
    },
    {
      titolo: 'Immobili colpiti dal sisma in Abruzzo',
      righi: [
        rigo(10, 'Abitazione principale', [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          annota(2, 'N. rata', 'intero', { max: 20 }),
          annota(3, 'Totale credito', 'euro'),
          inserisce(4, 'Rata annuale', r.sismaRata),
          inserisce(5, 'Residuo', r.sismaResiduo),
        ]),
        rigo(11, 'Altri immobili', [
          annota(1, 'Impresa', 'codice', {
            opzioni: [{ codice: '1', descrizione: 'Immobile di impresa o professione' }],
          }),
          annota(2, 'Codice fiscale', 'codiceFiscale'),
          annota(3, 'N. rata', 'intero', { max: 20 }),
          annota(4, 'Rateazione', 'intero', { max: 20 }),
          annota(5, 'Totale credito', 'euro'),
          inserisce(6, 'Rata annuale', r.sismaAltriRata),
        ]),
      ],
    },
    {
      titolo: 'Reintegro di anticipazioni dai fondi pensione',
      righi: [
        rigo(12, 'Reintegro', [
          annota(1, 'Anno', 'intero', { min: 2007, max: 2099 }),
          annota(2, 'Totale o parziale', 'codice', {
            opzioni: [
              { codice: '1', descrizione: 'Reintegro totale' },
              { codice: '2', descrizione: 'Reintegro parziale' },
            ],
          }),
          annota(3, 'Somma', 'euro'),
          inserisce(4, 'Residuo', r.fondiPensione.residuo),
          inserisce(5, 'Credito', r.fondiPensione.anno),
          inserisce(6, 'Di cui in F24', r.fondiPensione.compensato),
        ]),
      ],
    },
    {
      titolo: 'Prima casa under 36, cultura e scuola',
      righi: [
        credito(13, 'Prima casa under 36', r.somme.under36),
        rigo(14, 'Erogazioni alla cultura', [
          inserisce(1, 'Spesa {annoImposta}', r.culturaSpesa),
          inserisce(2, 'Residuo', r.culturaResiduo),
          inserisce(3, 'Rata di un anno prima', r.culturaPrimaRata),
          inserisce(4, 'Rata di due anni prima', r.culturaSecondaRata),
          inserisce(5, 'Per trasparenza', r.culturaQuota),
        ]),
        rigo(15, 'Erogazioni alla scuola', [inserisce(2, 'Residuo', r.scuolaResiduo)]),
      ],
    },
    {
      titolo: 'Negoziazione, arbitrato, videosorveglianza',
      righi: [
        credito(16, 'Negoziazione e arbitrato', r.somme.negoziazione),
        credito(17, 'Videosorveglianza', r.somme.videosorveglianza),
      ],
    },
    {
      titolo: 'Crediti di singoli anni (dati interni)',
      righi: [
        rigo(
          901,
          'Credito di un anno',
          [
            annota(1, 'Rigo del modello', 'intero', { min: 18, max: 30 }),
            annota(2, 'Credito', 'testo', { lunghezza: 60 }),
            inserisce(3, 'Residuo precedente', r.annuoResiduo),
            inserisce(4, 'Credito dell’anno', r.annuoSpettante),
            inserisce(5, 'Di cui in F24', r.annuoCompensato),
          ],
          { raccolta: r.creditiAnnui },
        ),
      ],
    },
    {
      titolo: 'Altri crediti d’imposta',
      righi: [
        rigo(
          31,
          'Altro credito',
          [
            inserisce(1, 'Codice', codiceAltro, { tipo: 'intero', max: 99 }),
            inserisce(2, 'Importo', importoAltro),
          ],
          { raccolta: altriCrediti },
        ),
      ],
    },
  ],
};
