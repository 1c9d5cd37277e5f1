import * as addizionali from '../regole/addizionali.ts';
import * as cedolare from '../regole/cedolare.ts';
import { makeQuadroCR } from './2025/redditi-pf/cr.ts';
import { makeQuadroFA } from './2025/redditi-pf/fa.ts';
import { mapColonne, type Variazione } from './differenze.ts';
import { renumberFabbricati } from './redditi-pf-anni.ts';
import { quadroCRFino2022 } from './redditi-pf-crediti-fino-2022.ts';
import { inserisce, type QuadroScheda } from './scheda.ts';

const letto = (cambia?: Variazione['cambia']): Variazione => ({
  nota: '',
  letto: true,
  ...(cambia ? { cambia } : {}),
});
/** FA, CR, RV and LC of the forms of 2023, 2024 and 2026, which were read as that of 2025. */
export const saldiDi = (anno: 2023 | 2024 | 2026): Readonly<Record<string, Variazione>> => ({
  FA: letto(() => makeQuadroFA(anno)),
  CR: letto(() => makeQuadroCR(anno)),
  RV: letto(),
  LC: letto(anno < 2025 ? renumberFabbricati : undefined),
  RB: letto(),
});

const ESITI = { 6: addizionali.regionale730, 14: addizionali.esitoComunale730 } as const;
const COMPENSATO = 'Credito compensato in F24';
const RIMBORSATA = 'Rimborsata dal sostituto';
/** What a 730 did, and the advance of the comune, in one colonna more each. */
const withDistinte = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c, { rigo }) => {
    const esito = ESITI[rigo as keyof typeof ESITI];
    if (esito && c.colonna === 2)
      return [inserisce(2, COMPENSATO, esito.compensata), inserisce(3, RIMBORSATA, esito.rimborsata)];
    if (rigo === 11 && c.colonna === 2)
      return [
        inserisce(2, 'Trattenuta con il 730', addizionali.comunale730),
        inserisce(3, 'Versata in F24', addizionali.comunaleF24),
      ];
    return [c];
  });
const withCompensato = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(renumberFabbricati(quadro), (c, { rigo }) => {
    if (rigo !== 1 || c.colonna < 11) return [c];
    const dopo = { ...c, colonna: c.colonna + 1 };
    return c.colonna === 11 ? [inserisce(11, COMPENSATO, cedolare.creditoCompensato), dopo] : [dopo];
  });
/** CR, RV and LC until the form of 2022, whose instructions were not read. */
export const saldiFino2022 = {
  CR: { nota: 'Differenze di modello da riscontrare.', cambia: () => quadroCRFino2022 },
  RV: { nota: 'Numerazione delle colonne da riscontrare.', cambia: withDistinte },
  LC: { nota: 'Ordine delle colonne da 10 a 14 da riscontrare.', cambia: withCompensato },
} satisfies Record<string, Variazione>;
