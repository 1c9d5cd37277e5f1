import * as c from '../../../regole/crediti-imprese.ts';
import { inserisce, type QuadroScheda, rigo } from '../../scheda.ts';
import { bilancio, comunicazioni } from './rs-bilancio.ts';
import { capitale, impresaEstera, iniziali } from './rs-impresa.ts';
import { aiuti, finali, forfetari, zoneEconomiche, zoneFranche } from './rs-zone.ts';

/** RS of a form year. */
export const makeQuadroRS = (anno: number): QuadroScheda => ({
  codice: 'RS',
  titolo: 'Prospetti comuni ai quadri',
  titoloBreve: 'Prospetti comuni',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Le perdite precedenti si indicano in RF901, RH901 e nel quadro LM. Il quadro RN rideterminato delle zone franche si indica già calcolato. I righi da 901 e le colonne da 91 sono interni; le colonne che le istruzioni non numerano sono da riscontrare (RS41, RS42, RS97, RS402, RS533 e la riconciliazione dell’art. 177-bis, che manca).',
  dipendeDa: ['RF', 'RG', 'RH', 'RD', 'RN'],
  sezioni: [
    iniziali(anno),
    impresaEstera(anno),
    capitale(anno),
    bilancio,
    comunicazioni(anno),
    zoneFranche,
    forfetari,
    aiuti(anno),
    zoneEconomiche(anno),
    finali(anno),
    {
      titolo: 'Quadri da dichiarare con un altro strumento (dati interni)',
      righi: [
        rigo(902, 'Da compilare con un altro strumento', [
          inserisce(1, 'FC', c.impreseEstere, { istruzioni: 'Imprese estere controllate.' }),
          inserisce(2, 'NR', c.nuovoResidente, { istruzioni: 'Opzione dei nuovi residenti.' }),
          inserisce(3, 'TR', c.trasferimento, { istruzioni: 'Trasferimento della residenza all’estero.' }),
        ]),
      ],
    },
  ],
});

export const quadroRS = makeQuadroRS(2025);
