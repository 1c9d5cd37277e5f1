import * as crediti from '../regole/crediti.ts';
import * as conCodice from '../regole/crediti-codice.ts';
import { startUp } from '../regole/detrazioni.ts';
import * as famiglia from '../regole/detrazioni-familiari.ts';
import { ulterioreDetrazione } from '../regole/detrazioni-lavoro.ts';
import * as netta from '../regole/imposta-netta.ts';
import { creditoFigli } from '../regole/incapienti.ts';
import {
  casoParticolare,
  decadenza,
  restituzioneBonus,
  restituzioneFamiglie,
  rimborsato730,
  rimborsatoRedditi,
  rimborsiFigli,
  rimborsoVacanze,
} from '../regole/liquidazione.ts';
import { fondiariNonImponibili, redditoAgevolazioni } from '../regole/reddito.ts';
import * as somma from '../regole/somma-esente.ts';
import { extendRighi, mapColonne, type Variazione } from './differenze.ts';
import { renumberFabbricati, withMediazioni } from './redditi-pf-anni.ts';
import { inserisce, mostra, type QuadroScheda, rigo } from './scheda.ts';

const RIGO_BONUS = 44;
const ULTERIORE_FIGLI = mostra(3, 'Ulteriore per 4 figli', famiglia.ulterioreDetrazioneFigli);
const CREDITO_FIGLI = mostra(1, 'Di cui ulteriore per 4 figli', creditoFigli);
const ulteriore = (colonna: number) =>
  mostra(colonna, 'Ulteriore detrazione', ulterioreDetrazione, { formulaBreve: 'RC5, RC6' });

const withRighi = (
  quadro: QuadroScheda,
  cambia: (righi: QuadroScheda['sezioni'][number]['righi']) => QuadroScheda['sezioni'][number]['righi'],
): QuadroScheda => ({
  ...quadro,
  sezioni: quadro.sezioni.map((s) => ({ ...s, righi: cambia(s.righi) })),
});
/** The bonus of 2024 alone, and its rigo. */
const withoutBonus = (quadro: QuadroScheda): QuadroScheda =>
  withRighi(quadro, (righi) => righi.filter((r) => r.rigo !== RIGO_BONUS));
const RESTITUZIONE = rigo(39, 'Restituzione bonus', [
  inserisce(1, 'Bonus incapienti', restituzioneBonus),
  inserisce(2, 'Bonus famiglie', restituzioneFamiglie),
]);
const DECADENZA = rigo(40, 'Decadenza start-up', [inserisce(1, 'Importo', decadenza)]);
/** RN39, until the form of 2023, with what else a year gives back. */
const withRestituzione = (quadro: QuadroScheda, ...altri: (typeof RESTITUZIONE)[]): QuadroScheda =>
  withRighi(quadro, (righi) =>
    righi.flatMap((r) =>
      r.rigo === 41
        ? [
            RESTITUZIONE,
            ...altri,
            { ...r, colonne: [inserisce(1, 'Figli a carico', rimborsiFigli), ...r.colonne] },
          ]
        : [r],
    ),
  );
/** Until 2022 more than three children gave a deduction of their own, and a credit for what the tax could not hold. */
const withFigli = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c, { rigo: numero }) => {
    if (numero === 31) return [CREDITO_FIGLI, { ...c, formulaBreve: 'RN12 col. 2 + col. 1' }];
    return numero === 6 && c.colonna === 2 ? [c, ULTERIORE_FIGLI] : [c];
  });

/** When RN61 asks the advances on another tax: what each form names. */
const CASI_ACCONTI: Readonly<Record<number, string>> = {
  2023: 'Noleggio di barche, distributori di carburante, art. 14 del D.L. 18/2016',
  2024: 'Noleggio di barche, distributori di carburante, art. 14 del D.L. 18/2016, tassa piatta incrementale',
  2026: 'Noleggio di barche, distributori di carburante, personale di nuova assunzione, plusvalenze dell’art. 86, c. 4, del TUIR',
};
const withAcconti = (anno: number, quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c) => [
    c.inserisce === casoParticolare ? { ...c, istruzioni: `${CASI_ACCONTI[anno]}: acconti su col. 4.` } : c,
  ]);

/** Only from the form of 2025 start-ups give a credit. */
const withoutMinimis = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c) => (c.mostra === startUp.minimis.usato ? [] : [c]));
/** RN of the form of 2024. */
export const liquidazione2024: Variazione = {
  nota: '',
  letto: true,
  cambia: (quadro) => withAcconti(2024, renumberFabbricati(withoutMinimis(withoutBonus(quadro)))),
};
/** In the form of 2023 negotiation has its rigo, mediation another code, and the unified contribution is not there. */
const with2022 = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c) => {
    if (c.mostra === redditoAgevolazioni) return [{ ...c, formulaBreve: 'col. 5 + RB10 + RL10 + LM' }];
    if (c.mostra === conCodice.mediazione) return [{ ...c, formulaBreve: 'CR31, codice 1' }];
    if (c.mostra === crediti.negoziazione.spettante) return [{ ...c, formulaBreve: 'CR16' }];
    const assente =
      c.mostra === conCodice.contributoUnificato || c.mostra === netta.contributoUnificato.residuo;
    return assente ? [] : [c];
  });
/** RN of the form of 2023: what was given back, and the children of the first two months of 2022. */
export const liquidazione2023: Variazione = {
  nota: '',
  letto: true,
  cambia: (quadro) =>
    extendRighi(
      with2022(
        withFigli(
          withRestituzione(withAcconti(2023, renumberFabbricati(withoutMinimis(withoutBonus(quadro))))),
        ),
      ),
      {
        32: {
          colonne: [
            mostra(9, 'Mobilità elettrica', netta.conCodici.monopattini.usato, {
              formulaBreve: 'CR31, codice 5, entro RN26',
            }),
          ],
        },
        47: { colonne: [mostra(41, 'Mobilità elettrica', netta.conCodici.monopattini.residuo)] },
        41: { colonne: [inserisce(3, 'Bonus vacanze', rimborsoVacanze)] },
      },
    ),
};
const SOMMA = [
  mostra(1, 'Spettante', somma.sommaEsente, { formulaBreve: 'RC14 col. 6 × 7,1%, 5,3% o 4,8%' }),
  mostra(2, 'Riconosciuta in dichiarazione', somma.sommaRiconosciuta),
  mostra(3, 'Da restituire', somma.sommaDaRestituire),
];
const withIap = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c) => [
    c.mostra === fondiariNonImponibili ? { ...c, formulaBreve: 'RA23 + RB10 + RH18 + RH26 + RL12' } : c,
  ]);
/** RN of the form of 2026: the sum that is no income and the further deduction of employees. */
export const liquidazione2026: Variazione = {
  nota: '',
  letto: true,
  cambia: (quadro) =>
    extendRighi(
      withRighi(withIap(withAcconti(2026, quadro)), (righi) =>
        righi.map((r) => {
          if (r.rigo === RIGO_BONUS) return rigo(RIGO_BONUS, 'Somma che non concorre al reddito', SOMMA);
          if (r.rigo !== 41) return r;
          const erogata = inserisce(1, 'Somma non spettante', somma.sommaNonSpettante, {
            istruzioni: 'CU, punto 725, quando al punto 718 c’è 2.',
          });
          return { ...r, colonne: [erogata, ...r.colonne] };
        }),
      ),
      {
        7: { colonne: [ulteriore(5)] },
        32: {
          colonne: [
            mostra(20, 'Start-up e PMI innovative', netta.conCodici.startUp.usato, {
              formulaBreve: 'RP80 col. 6A − RN21 col. 3 + RP81, entro RN26',
            }),
            mostra(21, 'Zone montane', netta.montagna.usato, { formulaBreve: 'CR16, entro RN26' }),
          ],
        },
        47: { colonne: [mostra(57, 'Start-up e PMI innovative', netta.conCodici.startUp.residuo)] },
      },
    ),
};

type Oltre = { readonly lavoro?: boolean; readonly bonus?: string };
/** Where the forms until that of 2022, whose instructions were not read, have what moved since. */
const withPosti = (quadro: QuadroScheda): QuadroScheda =>
  mapColonne(quadro, (c, { rigo: numero }) => {
    if (c.mostra === crediti.under36.spettante) return [{ ...c, colonna: 4 }];
    if (c.mostra === netta.under36.residuo) return [{ ...c, colonna: 14 }];
    if (c.mostra !== undefined && CON_CODICE.has(c.mostra)) return [];
    return numero === 47 && c.colonna === 55 ? [] : [c];
  });
/** The credits of CR31, which those forms do not tell apart. */
const CON_CODICE = new Set<unknown>([
  ...Object.values(conCodice),
  ...[netta.mediazione, netta.contributoUnificato, ...Object.values(netta.conCodici)].flatMap((u) => [
    u.usato,
    u.residuo,
  ]),
]);
/** RN of those forms, with what their years have more. */
export const liquidazioneFino2022 = ({ lavoro = false, bonus }: Oltre = {}): Variazione => ({
  nota: `Differenze di modello da riscontrare.${lavoro ? ' Le colonne da 90 in poi sono interne.' : ''}`,
  cambia: (quadro) =>
    extendRighi(
      withFigli(
        withRestituzione(withPosti(renumberFabbricati(withoutMinimis(withoutBonus(quadro)))), DECADENZA),
      ),
      {
        30: {
          colonne: [mostra(90, 'Crediti di singoli anni', netta.annui.usato, { formulaBreve: 'CR901' })],
        },
        47: {
          colonne: [mostra(96, 'Crediti di singoli anni', netta.annui.residuo, { formulaBreve: 'CR901' })],
        },
        42: {
          colonne: [
            inserisce(3, 'Rimborsata dal sostituto', rimborsato730),
            inserisce(4, 'Rimborsata da Redditi', rimborsatoRedditi),
          ],
        },
        ...(lavoro ? { 7: { colonne: [ulteriore(90)] } } : {}),
        ...(bonus ? { 43: { titolo: bonus } } : {}),
      },
    ),
});
/** Until the form of 2021 the credit of CR13 is of mediations. */
export const liquidazioneFino2021 = (oltre: Oltre): Variazione => {
  const { nota, cambia } = liquidazioneFino2022(oltre);
  return { nota, cambia: (quadro) => withMediazioni(cambia?.(quadro) ?? quadro) };
};
