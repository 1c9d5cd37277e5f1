import { dato } from '../../../engine/index.ts';
import { annota, inserisce, type QuadroScheda, type RigoScheda, rigo } from '../../scheda.ts';
import {
  cariche,
  caselleNascita,
  caselleRecapiti,
  indirizzoDi,
  rigoDomicilio,
  sessi,
  testoDi,
} from './persone.ts';

export const comune = dato({
  id: 'dichiarazioneImu.comune',
  titolo: 'Comune degli immobili',
  unita: 'codice',
  seManca: 'zero',
});
export const contribuente = testoDi('dichiarazioneImu.contribuente', 'Codice fiscale');
export const cognome = testoDi('dichiarazioneImu.cognome', 'Cognome o ragione sociale');
export const domicilio = indirizzoDi('dichiarazioneImu.domicilio');
export const dichiarante = testoDi('dichiarazioneImu.dichiarante', 'Codice fiscale del dichiarante');
export const carica = dato({
  id: 'dichiarazioneImu.carica',
  titolo: 'Codice carica',
  unita: 'codice',
  seManca: 'zero',
});
export const cognomeDichiarante = testoDi('dichiarazioneImu.cognomeDichiarante', 'Cognome del dichiarante');
export const domicilioDichiarante = indirizzoDi('dichiarazioneImu.domicilioDichiarante');
const tipologie = [
  { codice: 'N', descrizione: 'Nuova' },
  { codice: 'S', descrizione: 'Sostitutiva di una già trasmessa' },
];

/** The comune that receives the declaration, and whether it takes the place of another. */
export const rigoComune: RigoScheda = rigo(1, 'Comune', [
  inserisce(1, 'Comune', comune, {
    tipo: 'comune',
    istruzioni: 'Codice catastale del comune in cui sono gli immobili: una dichiarazione per ogni comune.',
  }),
  annota(2, 'Denominazione del comune', 'testo', { lunghezza: 50 }),
  annota(3, 'Tipologia', 'codice', {
    opzioni: tipologie,
    istruzioni: 'Sostitutiva se per lo stesso comune e lo stesso anno ne è già stata trasmessa una.',
  }),
]);

export const rigoFirma = (colonne: readonly (1 | 2 | 3)[]): RigoScheda =>
  rigo(
    8,
    'Annotazioni e firma',
    [
      annota(1, 'Annotazioni', 'testo', { lunghezza: 200 }),
      annota(2, 'Data', 'data'),
      annota(3, 'Firma', 'barrata'),
    ].filter(({ colonna }) => colonne.some((una) => una === colonna)),
  );

/** Frontespizio, in the order of record B of the file. */
export const frontespizio: QuadroScheda = {
  codice: 'FR',
  titolo: 'Frontespizio',
  titoloBreve: 'Frontespizio',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'I campi sono quelli del tracciato del 24/4/2024; la numerazione delle caselle è interna.',
  dipendeDa: [],
  sezioni: [
    { titolo: 'Destinatario', righi: [rigoComune] },
    {
      titolo: 'Contribuente',
      righi: [
        rigo(2, 'Contribuente', [
          inserisce(1, 'Codice fiscale', contribuente, { tipo: 'codiceFiscale' }),
          inserisce(2, 'Cognome o ragione sociale', cognome, { tipo: 'testo', lunghezza: 60 }),
          annota(3, 'Nome', 'testo', { lunghezza: 60, soggetto: 'PF' }),
          annota(4, 'Data di nascita', 'data', { soggetto: 'PF' }),
          annota(6, 'Sesso', 'codice', { opzioni: sessi, soggetto: 'PF' }),
          ...caselleNascita(7).map((casella) => ({ ...casella, soggetto: 'PF' as const })),
          ...caselleRecapiti(9, true),
        ]),
        rigoDomicilio(5, 'Domicilio fiscale o sede legale', domicilio),
      ],
    },
    {
      titolo: 'Dichiarante, se diverso dal contribuente',
      righi: [
        rigo(6, 'Dichiarante', [
          inserisce(1, 'Codice fiscale', dichiarante, { tipo: 'codiceFiscale' }),
          inserisce(2, 'Carica', carica, { opzioni: cariche }),
          inserisce(3, 'Cognome o ragione sociale', cognomeDichiarante, { tipo: 'testo', lunghezza: 60 }),
          annota(4, 'Nome', 'testo', { lunghezza: 60 }),
          ...caselleRecapiti(5, true),
        ]),
        rigoDomicilio(7, 'Domicilio del dichiarante', domicilioDichiarante),
      ],
    },
    { titolo: 'Annotazioni e firma', righi: [rigoFirma([1, 2, 3])] },
  ],
};
