import { domicilio, domicilioSuccessivo } from '../../../regole/addizionali.ts';
import { soggettoIsa } from '../../../regole/soggetto.ts';
import { firmaDiPersona, TIPO_E_PERIODO } from '../../ogni-anno/frontespizio.ts';
import { scelteStatoCivile } from '../../scelte.ts';
import { annota, inserisce, type QuadroScheda, rigo } from '../../scheda.ts';

/** Frontespizio: the form gives no numbers to its boxes, so righi and colonne here are ours. */
export const frontespizio: QuadroScheda = {
  codice: 'FR',
  titolo: 'Frontespizio',
  titoloBreve: 'Frontespizio',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'La numerazione delle caselle del frontespizio è interna; non tutte le caselle del modello sono presenti.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: TIPO_E_PERIODO,
      righi: [
        rigo(1, 'Tipo di dichiarazione', [
          annota(1, 'Correttiva nei termini', 'barrata'),
          annota(2, 'Dichiarazione integrativa', 'barrata'),
          annota(3, 'Integrativa, errori contabili (art. 2, c. 8-ter, D.P.R. 322/1998)', 'barrata'),
          annota(4, 'Eventi eccezionali', 'barrata'),
        ]),
      ],
    },
    {
      titolo: 'Dati del contribuente',
      righi: [
        rigo(2, 'Contribuente', [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          annota(2, 'Cognome', 'testo', { lunghezza: 60 }),
          annota(3, 'Nome', 'testo', { lunghezza: 60 }),
          annota(4, 'Data di nascita', 'data'),
          annota(5, 'Stato civile', 'codice', { opzioni: scelteStatoCivile }),
        ]),
      ],
    },
    {
      titolo: 'Domicilio fiscale',
      righi: [
        rigo(3, 'Domicilio fiscale al 1° gennaio {annoImposta}', [
          inserisce(1, 'Comune', domicilio, {
            tipo: 'comune',
            istruzioni:
              'Codice catastale del comune. Decide regione e comune delle addizionali del {annoImposta}.',
          }),
        ]),
        rigo(4, 'Domicilio fiscale al 1° gennaio {anno}', [
          inserisce(1, 'Comune', domicilioSuccessivo, {
            tipo: 'comune',
            istruzioni: 'Codice catastale del comune. Decide il comune dell’acconto {anno}.',
          }),
        ]),
      ],
    },
    firmaDiPersona,
    {
      titolo: 'Altri dati',
      righi: [rigo(5, 'Indici di affidabilità', [inserisce(1, 'Soggetto ISA', soggettoIsa)])],
    },
  ],
};
