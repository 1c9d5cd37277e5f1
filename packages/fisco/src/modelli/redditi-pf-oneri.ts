import * as oneri from '../regole/oneri-detraibili.ts';
import { sanitarieAmmesse } from '../regole/spese-sanitarie.ts';
import { listOpzioni, makeQuadroRP, RIGO_MUTUI, RIGO_TOTALE } from './2025/redditi-pf/rp.ts';
import type { AnnoRP } from './2025/redditi-pf/rp-lavori.ts';
import { mapColonne, type Variazione } from './differenze.ts';
import { sezioniCasaFino2022 } from './redditi-pf-casa-fino-2022.ts';
import { mostra, type QuadroScheda, rigo } from './scheda.ts';

/** The codes of RP8-RP13 that the form of the year has. */
const withCodici = (quadro: QuadroScheda, anno: number): QuadroScheda => {
  const opzioni = listOpzioni(anno - 1);
  return mapColonne(quadro, (c) => [c.inserisce === oneri.codiceSpesa ? { ...c, opzioni } : c]);
};
/** RP as it was read on the form of the year. */
const letto = (anno: AnnoRP): Variazione => ({ nota: '', cambia: () => makeQuadroRP(anno), letto: true });
export const oneri2023 = letto(2023);
export const oneri2024 = letto(2024);
export const oneri2026 = letto(2026);

const TOTALE = rigo(
  RIGO_TOTALE,
  'Totale spese',
  [
    mostra(2, 'Spese sanitarie', sanitarieAmmesse, { formulaBreve: 'RP1 + RP2 + RP3' }),
    mostra(3, 'Altre al 19%', oneri.altreAmmesse19, { formulaBreve: 'da RP4 a RP14' }),
    mostra(4, 'Totale al 19%', oneri.totale19, { formulaBreve: 'RP15 col. 2 + col. 3' }),
    mostra(5, 'Al 26%', oneri.totale26),
    mostra(6, 'Al 30%', oneri.totale30),
    mostra(7, 'Al 35%', oneri.totale35),
    mostra(8, 'Al 90%', oneri.totale90),
  ],
  { totale: true },
);
const PRIMA_SEZIONE_CASA = 2;
/** RP until the form of 2022, whose instructions were not read. */
export const oneriFino2022 = (anno: number): Variazione => ({
  nota: 'Fino al modello 2022 RP7 ha una colonna; codici e limiti da riscontrare. Le sezioni dalla III alla VI usano colonne interne, da 90: si indica la rata già entro il tetto, con la sua percentuale.',
  cambia: (quadro) => {
    const conCodici = withCodici(quadro, anno);
    const conUnMutuo = mapColonne(conCodici, (c, { rigo: numero }) => {
      if (numero !== RIGO_MUTUI) return [c];
      return c.colonna === 1 ? [{ ...c, titolo: 'Importo', istruzioni: '' }] : [];
    });
    return {
      ...conUnMutuo,
      sezioni: [
        ...conUnMutuo.sezioni.slice(0, PRIMA_SEZIONE_CASA).map((s) => ({
          ...s,
          righi: s.righi.map((r) =>
            r.rigo === RIGO_TOTALE
              ? { ...TOTALE, colonne: [...r.colonne.slice(0, 1), ...TOTALE.colonne] }
              : r,
          ),
        })),
        ...sezioniCasaFino2022,
      ],
    };
  },
});
