import { dato } from '../../../engine/index.ts';
import { annota, inserisce, type QuadroScheda, rigo } from '../../scheda.ts';
import { caselleNascita, rigoDomicilio, sessi, testoDi } from './persone.ts';

const DATI = 'contitolari';
const QUOTA = 'contitolariQuota';
export const contitolare = testoDi(`${DATI}.nominativo`, 'Cognome e nome o denominazione', DATI);
export const codiceFiscale = testoDi(`${DATI}.codiceFiscale`, 'Codice fiscale del contitolare', DATI);
export const quota = dato({
  id: `${QUOTA}.possesso`,
  titolo: 'Percentuale di possesso',
  unita: 'rapporto',
  raccolta: QUOTA,
  seManca: 'zero',
});

/** The other holders, in the order of record C of the file: a modulo for each. */
export const quadroContitolari: QuadroScheda = {
  codice: 'CT',
  titolo: 'Contitolari',
  titoloBreve: 'Contitolari',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Solo per la dichiarazione congiunta. Un modulo per ogni contitolare di ogni immobile.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Contitolare',
      righi: [
        rigo(
          1,
          'Contitolare',
          [
            annota(1, 'Numero d’ordine dell’immobile', 'intero', { min: 1, max: 9_999 }),
            inserisce(2, 'Cognome e nome', contitolare, { tipo: 'testo', lunghezza: 60 }),
            inserisce(3, 'Codice fiscale', codiceFiscale, { tipo: 'codiceFiscale' }),
            annota(4, 'Data di nascita', 'data'),
            annota(5, 'Sesso', 'codice', { opzioni: sessi }),
            ...caselleNascita(6),
          ],
          { raccolta: DATI },
        ),
        rigoDomicilio(2, 'Domicilio fiscale', null, 'contitolariDomicilio'),
        rigo(
          3,
          'Quota',
          [
            inserisce(1, 'Possesso %', quota, { max: 100 }),
            annota(2, 'Detrazione', 'euro'),
            annota(3, 'Firma', 'barrata'),
          ],
          { raccolta: QUOTA },
        ),
      ],
    },
  ],
};

const PIATTAFORME = 'piattaforme';
export const manufatto = dato({
  id: `${PIATTAFORME}.caratteristica`,
  titolo: 'Caratteristica',
  unita: 'codice',
  raccolta: PIATTAFORME,
  seManca: 'zero',
});
export const valoreManufatto = dato({
  id: `${PIATTAFORME}.valore`,
  titolo: 'Valore',
  unita: 'euro',
  raccolta: PIATTAFORME,
  seManca: 'zero',
});
export const possessoManufatto = dato({
  id: `${PIATTAFORME}.possesso`,
  titolo: 'Percentuale di possesso',
  unita: 'rapporto',
  raccolta: PIATTAFORME,
  seManca: 'zero',
});
const manufatti = [
  { codice: '1', descrizione: 'Piattaforma marina' },
  { codice: '2', descrizione: 'Terminale di rigassificazione' },
];

/** Platforms and terminals of the IMPi, in the order of record E of the file: a modulo for each. */
export const quadroPiattaforme: QuadroScheda = {
  codice: 'PI',
  titolo: 'Piattaforme marine e rigassificatori (IMPi)',
  titoloBreve: 'IMPi',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Solo per l’IMPi. Un modulo per ogni manufatto.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Manufatto',
      righi: [
        rigo(
          1,
          'Manufatto',
          [
            annota(1, 'Numero d’ordine', 'intero', { min: 1, max: 9_999 }),
            annota(2, 'Progressivo', 'intero', { min: 1, max: 9_999 }),
            inserisce(3, 'Caratteristica', manufatto, { opzioni: manufatti }),
            annota(4, 'Denominazione', 'testo', { lunghezza: 100 }),
            inserisce(5, 'Valore', valoreManufatto),
            inserisce(6, 'Possesso %', possessoManufatto, { max: 100 }),
            annota(7, 'Cessazione della funzione', 'data'),
          ],
          { raccolta: PIATTAFORME },
        ),
      ],
    },
  ],
};
