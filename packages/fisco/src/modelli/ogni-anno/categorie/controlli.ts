import { codice, e, fino, non, o, oltre, presente, uguale, zeroEuro } from '../../../engine/index.ts';
import * as fabbricati from '../../../regole/fabbricati.ts';
import * as r from '../../../regole/redditi-categorie.ts';
import * as terreni from '../../../regole/terreni.ts';
import type { Controllo } from '../../scheda.ts';
import { blocca, discorda, informa } from '../impresa/controlli.ts';

const di = (raccolta: string, controllo: Controllo): Controllo => ({ ...controllo, raccolta });

/** RA, RB, RH, RL, RM and RT. */
export const controlliCategorie: readonly Controllo[] = [
  di(
    terreni.terreni,
    blocca(
      'RA_SENZA_TITOLO',
      e(
        o(oltre(terreni.dominicale, zeroEuro), oltre(terreni.agrario, zeroEuro)),
        non(presente(terreni.titolo)),
      ),
      terreni.titolo,
      'RA: il terreno non ha il suo titolo.',
      'TUIR, artt. 27 e 32',
    ),
  ),
  di(
    fabbricati.fabbricati,
    blocca(
      'RB_SENZA_UTILIZZO',
      e(oltre(fabbricati.rendita, zeroEuro), non(presente(fabbricati.utilizzo))),
      fabbricati.utilizzo,
      'RB: il fabbricato non ha il suo utilizzo.',
      'TUIR, art. 37',
    ),
  ),
  di(
    fabbricati.fabbricati,
    discorda(
      'RB_CANONE_SENZA_LOCAZIONE',
      e(
        presente(fabbricati.canone),
        o(uguale(fabbricati.utilizzo, codice(2)), uguale(fabbricati.utilizzo, codice(9))),
      ),
      fabbricati.canone,
      'RB: c’è un canone, ma l’utilizzo non è una locazione.',
      'TUIR, art. 37, c. 4-bis',
    ),
  ),
  di(
    r.rl.raccolta,
    discorda(
      'RL_SPESE_DI_CAPITALE',
      e(uguale(r.rl.tipo, codice(1)), oltre(r.rl.spese, zeroEuro)),
      r.rl.spese,
      'RL: dai redditi di capitale le spese non si deducono.',
      'TUIR, art. 45',
    ),
  ),
  di(
    r.rl.raccolta,
    blocca(
      'RL_SENZA_TIPO',
      e(oltre(r.rl.lordo, zeroEuro), fino(r.rl.tipo, codice(0))),
      r.rl.tipo,
      'RL: il reddito non ha il suo tipo.',
      'TUIR, artt. 44 e 67',
    ),
  ),
  informa(
    'RH_PERDITE',
    oltre(r.perditaPartecipazioni, zeroEuro),
    r.perditaPartecipazioni,
    'RH: le perdite superano i redditi di partecipazione, la differenza si riporta.',
    'TUIR, art. 8',
  ),
  di(
    r.cfc.raccolta,
    informa(
      'RM_IMPOSTE_ESTERE',
      oltre(r.cfc.imposteEstere, r.impostaCfc),
      r.cfc.imposteEstere,
      'RM: le imposte estere superano quella dovuta, la parte eccedente si perde.',
      'TUIR, art. 167, c. 8',
    ),
  ),
];
