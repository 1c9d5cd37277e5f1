import * as quadroF from '../regole/acconti-730.ts';
import * as addizionali from '../regole/addizionali.ts';
import * as cedolare from '../regole/cedolare.ts';
import { sismaResiduo } from '../regole/crediti.ts';
import * as netta from '../regole/imposta-netta.ts';
import { lezioni } from '../regole/imposte-separate.ts';
import * as liquidazione from '../regole/liquidazione.ts';
import { accontiF24, accontoCedolare, accontoComunale, accontoIrpef } from '../regole/risultato-730.ts';
import { residuoAbitazione } from '../regole/sisma-730.ts';
import { riportiPf } from './riporti-pf.ts';
import type { Riporti } from './riporto.ts';

const ACCONTI =
  'Come calcolati nel 730 precedente: confrontare con la CU (punti da 121 a 127) o con gli F24.';

/** F1: each advance in its own column, as the 730-3 of the year before counted it. */
const acconti: Riporti['passaggi'] = (
  [
    [accontoIrpef.prima, quadroF.primaRata],
    [accontoIrpef.seconda, liquidazione.accontiVersati],
    [accontoComunale, addizionali.comunaleF24],
    [accontoCedolare.prima, quadroF.primaRataCedolare],
    [accontoCedolare.seconda, cedolare.acconti],
  ] as const
).map(([da, a]) => ({ gruppo: 'Crediti e acconti', da, a, nota: ACCONTI }));

const sisma: Riporti['passaggi'][number] = {
  ...{ gruppo: 'Residui', da: netta.sisma.residuo, a: residuoAbitazione },
  nota: 'Verificare che il residuo sia ancora utilizzabile.',
};
/** M37: as the year before said it would pay them. */
const ripetizioni: Riporti['passaggi'][number] = {
  ...{ gruppo: 'Crediti e acconti', a: lezioni.acconti },
  ...{ da: [accontiF24.lezioni.prima, accontiF24.lezioni.seconda], nota: 'Confrontare con gli F24.' },
};
/** What the 730 has in a rigo of its own. */
const altrove = new Set([...acconti.map(({ a }) => a), lezioni.acconti, sismaResiduo]);

/** What of a 730 comes again in the next: as in Redditi PF, but a credit is refunded and the advances have two columns. */
export const riporti730: Riporti = {
  passaggi: [...riportiPf.passaggi.filter(({ a }) => !altrove.has(a)), ...acconti, ripetizioni, sisma],
  annotati: { FR: 'Frontespizio', FA: 'Familiari a carico', A: 'Terreni', B: 'Fabbricati' },
};
