import { listCodici } from '../../../parametri/codici.ts';
import { codiciEsclusioneIsa } from '../../../parametri/codici-isa.ts';
import { codiciRG10, codiciRG22 } from '../../../parametri/codici-variazioni.ts';
import * as autonomo from '../../../regole/lavoro-autonomo.ts';
import * as g from '../../../regole/semplificata.ts';
import * as societa from '../../../regole/societa-persone.ts';
import { makeQuadroRE as makeQuadroPersona } from '../../2025/redditi-pf/re.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const importo = (numero: number, dato: typeof g.isa) =>
  rigo(numero, dato.titolo, [inserisce(1, 'Importo', dato)]);
const totale = (
  numero: number,
  titolo: string,
  concetto: typeof g.reddito,
  formulaBreve: string,
  colonna = 1,
) =>
  rigo(numero, titolo, [mostra(colonna, 'Importo', concetto, { formulaBreve, negativi: true })], {
    totale: true,
  });
const conOpzioni = (codici: typeof codiciRG10, anno: number) => {
  const opzioni = listCodici(codici, anno);
  return opzioni ? { opzioni } : {};
};
const PRIMO_CONCORDATO = 2025;
const dalConcordato = (anno: number, ...colonne: readonly Colonna[]): readonly Colonna[] =>
  anno < PRIMO_CONCORDATO ? [] : colonne;
/** The first rigo: what one does, and why the ISA do not apply. */
const attivita = (anno: number): RigoScheda =>
  rigo(1, 'Attività', [
    annota(1, 'Codice ATECO', 'codice', { lunghezza: 6 }),
    annota(2, 'Causa di esclusione dagli ISA', 'codice', conOpzioni(codiciEsclusioneIsa, anno)),
  ]);
/** The other items, one code each: the form has them all in one rigo. */
const altri = (primo: number, quali: typeof g.altriPositivi, codici: typeof codiciRG10, anno: number) =>
  [0, 1, 2, 3].map((posto) =>
    rigo(
      primo + posto,
      'Altro componente',
      [
        inserisce(1, 'Codice', quali.codice, conOpzioni(codici, anno)),
        inserisce(2, 'Importo', quali.importo),
      ],
      { raccolta: quali.raccolta },
    ),
  );

/** Who keeps simplified books: what is taken in and paid. */
export const makeQuadroRG = (anno: number): QuadroDiAnni => ({
  codice: 'RG',
  titolo: 'Impresa in contabilità semplificata',
  titoloBreve: 'Impresa, semplificata',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Numerazione gemella di Redditi PF, da riscontrare. Le quote di plusvalenze, sopravvenienze e contributi vengono dal prospetto di RS, se non sono indicate. Ricavi percepiti e spese pagate; gli altri componenti di RG10 e RG22 si indicano uno per rigo, con il codice. I righi da 901 e le colonne da 90 sono interni: RG901 e RG902 sono per chi ha solo i totali.',
  dipendeDa: ['RS'],
  sezioni: [
    {
      titolo: 'Componenti positivi',
      righi: [
        attivita(anno),
        rigo(2, 'Ricavi', [inserisce(2, 'Percepiti', g.positivi[2])]),
        importo(3, g.positivi[3]),
        rigo(5, 'Componenti positivi non annotati', [
          inserisce(1, 'Di cui per gli ISA', g.isa),
          inserisce(2, 'Totale', g.positivi[5]),
        ]),
        rigo(6, 'Plusvalenze', [
          inserisce(1, 'Dell’anno', g.plusvalenze),
          inserisce(2, 'A rate, quota dell’anno', g.quotePlusvalenze),
          mostra(90, 'A rate, dal prospetto', g.rateDelProspetto, { formulaBreve: 'se col. 2 è vuota' }),
        ]),
        rigo(7, g.positivi[7].titolo, [
          inserisce(1, 'Importo', g.positivi[7]),
          mostra(90, 'Contributi a rate, dal prospetto', g.contributiDelProspetto),
        ]),
        importo(8, g.positivi[8]),
        importo(9, g.positivi[9]),
        rigo(10, 'Altri componenti positivi', [mostra(90, 'Totale', g.altriPositivi.totale)]),
        ...altri(911, g.altriPositivi, codiciRG10, anno),
        importo(901, g.ricavi),
        totale(12, 'Totale componenti positivi', g.totalePositivi, 'da RG2 a RG10'),
      ],
    },
    {
      titolo: 'Componenti negativi',
      righi: [
        rigo(13, 'Esistenze iniziali', [
          inserisce(1, 'Art. 92', g.esistenze[1], {
            istruzioni: 'Solo per chi viene dalla contabilità ordinaria.',
          }),
          inserisce(2, 'Art. 93', g.esistenze[2]),
          inserisce(3, 'Art. 94', g.esistenze[3]),
          mostra(4, 'Totale', g.totaleEsistenze),
        ]),
        importo(15, g.negativi[15]),
        importo(16, g.negativi[16]),
        importo(17, g.negativi[17]),
        importo(18, g.negativi[18]),
        importo(19, g.negativi[19]),
        importo(20, g.negativi[20]),
        rigo(22, 'Altri componenti negativi', [mostra(90, 'Totale', g.altriNegativi.totale)]),
        ...altri(921, g.altriNegativi, codiciRG22, anno),
        importo(902, g.costi),
        importo(23, g.negativi[23]),
        totale(24, 'Totale componenti negativi', g.totaleNegativi, 'da RG13 a RG23'),
      ],
    },
    {
      titolo: 'Reddito',
      righi: [
        totale(25, 'Differenza', g.differenza, 'RG12 − RG24'),
        rigo(26, 'Redditi di partecipazione', [
          inserisce(1, 'Società di persone', g.partecipazioni.redditi[0]),
          inserisce(2, 'Società trasparenti', g.partecipazioni.redditi[1]),
          inserisce(3, 'Di cui reddito minimo', g.partecipazioni.minimo),
          inserisce(90, 'Soglie minime (3C)', g.partecipazioni.soglia),
          ...dalConcordato(
            anno,
            inserisce(91, 'Concordato, persone (3A)', g.partecipazioni.conPersone),
            inserisce(92, 'Concordato, trasparenti (3B)', g.partecipazioni.conTrasparenti),
            inserisce(93, 'Quote pari a zero (3D)', g.partecipazioni.pariAZero, {
              ...{ min: 1, max: 3 },
              istruzioni: '1 se la col. 3A è pari a zero, 2 se la col. 3B, 3 se tutte e due.',
            }),
          ),
          mostra(4, 'Totale', g.redditiPartecipazioni),
        ]),
        rigo(27, 'Perdite di partecipazione', [
          inserisce(1, 'Società di persone', g.partecipazioni.perdite[0]),
          inserisce(2, 'Società trasparenti', g.partecipazioni.perdite[1]),
          ...dalConcordato(anno, inserisce(90, 'Rettificate (2A)', g.partecipazioni.conPerdite)),
          mostra(3, 'Totale', g.perditePartecipazioni),
        ]),
        rigo(28, 'Reddito o perdita', [
          mostra(1, 'Perdita non compensata', g.perditaNonCompensata),
          mostra(2, 'Importo', g.reddito, { formulaBreve: 'RG25 + RG26 − RG27', negativi: true }),
        ]),
        importo(29, g.liberalita),
        totale(31, 'Reddito o perdita', g.effettiva, 'RG28 − RG29'),
      ],
    },
  ],
});

/** Professional associations: the righi of persons, as far as the income. */
export const makeQuadroRE = (anno: number): QuadroDiAnni => {
  const re = makeQuadroPersona(anno);
  return {
    ...re,
    titolo: 'Lavoro autonomo delle associazioni',
    fascicolo: 1,
    copertura: 'indicativo',
    nota: `${re.nota} RE901 e RE902 sono interni: per chi ha solo i totali, con le spese per la parte deducibile.`,
    sezioni: [
      ...re.sezioni.slice(0, 2).map((sezione) => ({
        ...sezione,
        righi: sezione.righi.map((uno) => (uno.rigo === 1 ? attivita(anno) : uno)),
      })),
      {
        titolo: 'Reddito',
        righi: [
          totale(21, 'Differenza', autonomo.differenza, 'RE6 − RE20'),
          importo(901, societa.compensi),
          importo(902, societa.spese),
          totale(903, 'Reddito o perdita', societa.autonomo, 'RE21 + RE901 − RE902'),
        ],
      },
    ],
  };
};
