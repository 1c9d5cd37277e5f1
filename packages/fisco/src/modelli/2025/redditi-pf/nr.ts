import { annota, type QuadroScheda, rigo } from '../../scheda.ts';

const si = annota(1, 'Sì', 'barrata');
const no = annota(2, 'No', 'barrata');
const stato = (colonna: number, titolo = 'Stato estero') =>
  annota(colonna, titolo, 'testo', { lunghezza: 3 });
const anno = (colonna: number, titolo: string) => annota(colonna, titolo, 'intero', { max: 2_099 });

/** NR8-NR27: what ties to Italy in at least two of the ten years before. */
const LEGAMI = [
  'Coniuge o figli in Italia',
  'Altri familiari in Italia',
  'Legami personali, sociali e culturali',
  'Cariche sociali',
  'Figli iscritti a scuole in Italia',
  'Immobile abitativo usato in Italia',
  'Beni mobili registrati',
  'Altri immobili in Italia',
  'Partecipazioni qualificate',
  'Rapporti finanziari in Italia',
  'Redditi fondiari',
  'Redditi di capitale',
  'Redditi di lavoro dipendente',
  'Redditi di lavoro autonomo',
  'Redditi d’impresa',
  'Redditi diversi',
  'Redditi da partecipazione',
  'Pensioni e indennità di fine rapporto',
  'Redditi assimilati al lavoro dipendente',
  'Compensi per opere e brevetti',
] as const;
const FAMILIARI = [
  'Coniuge',
  'Figlio',
  'Altro discendente',
  'Genitore',
  'Altro ascendente',
  'Suocero o suocera',
  'Fratello o sorella',
  'Genero o nuora',
].map((descrizione, posto) => ({ codice: String(posto + 1), descrizione }));

/** Who came to live in Italy and pays one tax for what he earns abroad: as it is told, nothing is computed. */
export const quadroNR: QuadroScheda = {
  codice: 'NR',
  titolo: 'Nuovi residenti',
  titoloBreve: 'Nuovi residenti',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'I dati si indicano come sul modello: l’imposta sostitutiva non è calcolata, e RS902 dice che il quadro va finito con un altro strumento. Le colonne da 1 a 6 di NR28 sono da riscontrare.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I, dati del contribuente',
      righi: [
        rigo(1, 'Opzione', [
          annota(1, 'Tipologia', 'codice', {
            opzioni: [
              { codice: '1', descrizione: 'Contribuente principale' },
              { codice: '2', descrizione: 'Familiare' },
            ],
          }),
          annota(2, 'CF del principale', 'codiceFiscale'),
          anno(3, 'Primo anno dell’opzione'),
          anno(4, 'Anno della residenza'),
          annota(5, 'Assenza di residenza: sì', 'barrata'),
          annota(6, 'Assenza di residenza: no', 'barrata'),
          annota(7, 'Revoca', 'barrata'),
        ]),
        rigo(2, 'Cittadinanza', [
          annota(1, 'Italiana: sì', 'barrata'),
          annota(2, 'Italiana: no', 'barrata'),
          ...[3, 4, 5].map((n) => stato(n)),
        ]),
        ...[3, 4].map((numero) =>
          rigo(numero, numero === 3 ? 'Iscrizione all’AIRE' : 'AIRE, Stati del D.M. 4/5/1999', [
            si,
            no,
            anno(3, 'Anno di iscrizione'),
            stato(4),
            anno(5, 'Anno di cancellazione'),
          ]),
        ),
        rigo(5, 'Giurisdizioni', [
          stato(1, 'Ultima residenza'),
          stato(2, 'Ultima residenza'),
          stato(3, 'Esclusa dall’opzione'),
          stato(4, 'Esclusa dall’opzione'),
        ]),
      ],
    },
    {
      titolo: 'Sezione II, assenza della residenza fiscale',
      righi: LEGAMI.map((titolo, posto) => rigo(8 + posto, titolo, [si, no])),
    },
    {
      titolo: 'Sezione III, familiari a cui si estende',
      righi: [
        rigo(28, 'Familiare', [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          annota(2, 'Cognome', 'testo', { lunghezza: 60 }),
          annota(3, 'Nome', 'testo', { lunghezza: 60 }),
          annota(4, 'Data di nascita', 'data'),
          annota(5, 'Comune o Stato di nascita', 'testo', { lunghezza: 60 }),
          annota(6, 'Provincia', 'testo', { lunghezza: 2 }),
          annota(7, 'Tipologia', 'codice', { opzioni: FAMILIARI }),
          annota(8, 'Revoca', 'barrata'),
        ]),
        rigo(29, 'Giurisdizioni del familiare', [
          stato(1, 'Ultima residenza'),
          stato(2, 'Ultima residenza'),
          stato(3, 'Esclusa dall’opzione'),
          stato(4, 'Esclusa dall’opzione'),
        ]),
      ],
    },
  ],
};
