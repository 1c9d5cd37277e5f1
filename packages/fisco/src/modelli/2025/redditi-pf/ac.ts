import { e, fino, oltre, zeroEuro } from '../../../engine/index.ts';
import { sogliaFornitori } from '../../../parametri/condomini.ts';
import * as r from '../../../regole/condomini.ts';
import { annota, type Controllo, inserisce, type QuadroScheda, rigo } from '../../scheda.ts';
import { caselleCatasto } from './catasto.ts';

const fornitore = (numero: number) =>
  rigo(
    numero,
    'Fornitore',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      annota(2, 'Cognome o denominazione', 'testo', { lunghezza: 60 }),
      annota(3, 'Nome', 'testo', { lunghezza: 40 }),
      annota(4, 'Sesso', 'testo', { lunghezza: 1 }),
      annota(5, 'Data di nascita', 'data'),
      annota(6, 'Comune', 'comune'),
      annota(7, 'Provincia', 'testo', { lunghezza: 2 }),
      inserisce(8, 'Acquisti', r.acquisti, { istruzioni: 'Totale dell’anno, al lordo dell’IVA.' }),
      annota(9, 'Stato estero', 'testo', { lunghezza: 3 }),
    ],
    { raccolta: r.fornitori },
  );

/** The form has no colonna 3 here. */
const catasto = caselleCatasto(1).map((c) => (c.colonna < 3 ? c : { ...c, colonna: c.colonna + 1 }));

export const quadroAC: QuadroScheda = {
  codice: 'AC',
  titolo: 'Comunicazione dell’amministratore di condominio',
  titoloBreve: 'Amministratore di condominio',
  fascicolo: 2,
  copertura: 'esatto',
  nota: 'Comunicazione senza effetti sul calcolo: un modulo per ogni condominio.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Condominio',
      righi: [
        rigo(
          1,
          'Condominio',
          [
            annota(1, 'Codice fiscale', 'codiceFiscale'),
            annota(2, 'Denominazione', 'testo', { lunghezza: 60 }),
          ],
          { raccolta: r.condomini },
        ),
        rigo(2, 'Dati catastali', catasto, { raccolta: r.condominiCatasto }),
        rigo(
          3,
          'Domanda di accatastamento',
          [
            annota(1, 'Data', 'data'),
            annota(2, 'Numero', 'testo', { lunghezza: 6 }),
            annota(3, 'Provincia', 'testo', { lunghezza: 2 }),
          ],
          { raccolta: r.condominiDomande },
        ),
      ],
    },
    { titolo: 'Fornitori', righi: [4, 5, 6, 7, 8, 9].map(fornitore) },
  ],
};

/** The form is one for whoever administers: its check goes with it. */
export const controlloFornitori: Controllo = {
  codice: 'FORNITORE_SOTTO_SOGLIA',
  livello: 'discordanza',
  dato: r.acquisti,
  quando: e(oltre(r.acquisti, zeroEuro), fino(r.acquisti, sogliaFornitori)),
  frase: 'Gli acquisti non superano 258,23 euro lordi: il fornitore non si indica.',
  raccolta: r.fornitori,
};
