import { rateSuper } from '../regole/arredi.ts';
import { energia } from '../regole/lavori.ts';
import * as oneri from '../regole/oneri-detraibili.ts';
import { sanitarieAmmesse } from '../regole/spese-sanitarie.ts';
import { listOpzioni, RIGO_MUTUI, RIGO_TOTALE } from './2025/redditi-pf/rp.ts';
import { extendRighi, mapColonne, type Variazione } from './differenze.ts';
import { sezioniCasaFino2022 } from './redditi-pf-casa-fino-2022.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from './scheda.ts';

const RIGO_ARREDI = 60;
/** The codes of RP8-RP13 that the form of the year has. */
const withCodici = (quadro: QuadroScheda, anno: number): QuadroScheda => {
  const opzioni = listOpzioni(anno - 1);
  return mapColonne(quadro, (c) => [c.inserisce === oneri.codiceSpesa ? { ...c, opzioni } : c]);
};
/** RP60 has a column for each rate that its expenses have had. */
const withoutAliquote = (quadro: QuadroScheda, da: number): QuadroScheda =>
  mapColonne(quadro, (c, { rigo: numero }) => (numero === RIGO_ARREDI && c.colonna >= da ? [] : [c]));

/** RP of the forms of 2023 and 2024. */
export const oneri2024: Variazione = {
  nota: '',
  cambia: (quadro) => withoutAliquote(withCodici(quadro, 2024), 4),
};
export const oneri2023: Variazione = {
  nota: '',
  cambia: (quadro) => withoutAliquote(withCodici(quadro, 2023), 3),
};

const MUTUI = rigo(
  RIGO_MUTUI,
  'Interessi mutui abitazione principale',
  [
    inserisce(1, 'Codice', oneri.codiceMutuo, {
      opzioni: [
        { codice: '7', descrizione: 'Mutui stipulati fino al 31/12/2021' },
        { codice: '48', descrizione: 'Mutui stipulati dal 2022 al 2024' },
        { codice: '57', descrizione: 'Mutui stipulati dal 1/1/2025' },
      ],
    }),
    inserisce(2, 'Importo', oneri.interessiMutuo),
  ],
  { raccolta: oneri.mutui },
);
/** RP of the form of 2026: when a mortgage or an insurance was made decides whether the ceiling counts it. */
export const oneri2026: Variazione = {
  nota: '',
  cambia: (quadro) => {
    const conCodici = withCodici(quadro, 2026);
    const conMutui: QuadroScheda = {
      ...conCodici,
      sezioni: conCodici.sezioni.map((s) => ({
        ...s,
        righi: s.righi.flatMap((r) => {
          if (r.rigo === RIGO_MUTUI) return [MUTUI];
          if (r.rigo !== 82) return [r];
          const eccedenza = rigo(81, 'Eccedenza del credito per start-up', [
            annota(1, 'Credito', 'euro'),
            annota(2, 'Compensato in F24', 'euro'),
          ]);
          return [eccedenza, r];
        }),
      })),
    };
    return extendRighi(conMutui, {
      60: { colonne: [mostra(5, '65%', rateSuper[65], { formulaBreve: 'RP56' })] },
      65: { colonne: [mostra(11, '36%', energia.rate[36], { formulaBreve: 'da RP61 a RP64' })] },
      66: { colonne: [mostra(11, '36%', energia.detrazioni[36], { formulaBreve: 'a RN16' })] },
    });
  },
};

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
