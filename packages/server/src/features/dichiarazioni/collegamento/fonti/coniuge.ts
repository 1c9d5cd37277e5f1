import { testiCollegamenti as t } from '@quadra/contract';
import { loadConfronto } from '@quadra/fisco';
import { type Congiunta, findCongiunta } from '../../dichiarazione/congiunta.ts';
import type { Destinataria, Fonte, FonteLetta, VoceFonte } from '../fonte.ts';

type Coniuge = NonNullable<Congiunta['coniuge']>;
const NORMA = 'D.M. 164/1999, art. 13';

const openLato = ({ modello, sua: { righi: dati, forzature } }: Coniuge) => ({ modello, dati, forzature });

/** To who declares first: the result of the spouse tax by tax; what is not known yet is told. */
async function readDelDichiarante(a: Destinataria, parte: Congiunta['parte'], coniuge: Coniuge) {
  const { sua, denominazione } = coniuge;
  const letta = { norma: NORMA, dettaglio: t.coniuge(denominazione, sua.stato), dichiarazione: sua };
  if (coniuge.parte !== 'coniuge')
    return {
      ...letta,
      voci: [],
      ignote: [{ Voce: denominazione, Valore: null, Perche: t.NON_CONIUGE, Abbinabile: false }],
    };
  const { caselleCongiunta, proposeCongiunta } = await loadConfronto();
  const proposte = proposeCongiunta(openLato(coniuge), a.modello, a.dichiarazione.righi);
  const { dichiarante, congiunta } = caselleCongiunta;
  const barrate = [dichiarante, congiunta].map(
    (casella): VoceFonte => ({
      ...{ casella, valore: true, da: t.FRONTESPIZIO_CONIUGE, dettaglio: denominazione },
      perche: t.SI_DICHIARA_CONIUGE,
    }),
  );
  return {
    ...letta,
    voci: [
      ...(parte === 'sola' ? barrate : []),
      ...proposte
        .filter(({ isIgnoto }) => !isIgnoto)
        .map(
          ({ a: casella, da, valore, genere }): VoceFonte => ({
            ...{ casella, valore, da: da.split('.')[0] ?? da, dettaglio: denominazione },
            perche: t.congiunta[genere],
          }),
        ),
    ],
    ignote: proposte
      .filter(({ isIgnoto }) => isIgnoto)
      .map(({ titolo }) => ({
        ...{ Voce: titolo, Valore: null, Perche: t.NON_ANCORA_NOTO, Abbinabile: false },
      })),
  };
}

/** To the other spouse nothing is written: where the result went, and what differs there. */
async function readDelConiuge({ dichiarazione, modello }: Destinataria, coniuge: Coniuge) {
  const { checkCongiunta, proposeCongiunta } = await loadConfronto();
  const { sua, denominazione } = coniuge;
  const { righi: dati, forzature } = dichiarazione;
  const lato = { modello, dati, forzature };
  const toNumero = (valore: unknown) => (typeof valore === 'number' ? valore : 0);
  return {
    ...{ norma: NORMA, dettaglio: t.dichiaranteCongiunta(denominazione, sua.stato), dichiarazione: sua },
    voci: [],
    sommeProvate: proposeCongiunta(lato, coniuge.modello, sua.righi).length,
    somme: checkCongiunta(lato, coniuge.modello, sua.righi)
      .filter(({ isIgnoto, genere }) => !isIgnoto && genere !== 'ente')
      .map(({ a, da, titolo, valore }) => {
        const [La, Qui] = [toNumero(sua.righi[a]), toNumero(valore)];
        return {
          ...{ Nome: titolo, Contro: t.rigo(da), La, Qui, Differenza: La - Qui },
          ...{ Perche: t.NELLA_CONGIUNTA, Casella: da },
        };
      }),
  };
}

async function read(a: Destinataria): Promise<readonly FonteLetta[]> {
  const { parte, coniuge } = await findCongiunta(a.trx, a.dichiarazione, a.modello);
  if (coniuge === null) return [];
  if (parte === 'coniuge') return [await readDelConiuge(a, coniuge)];
  // Two 730 of their own say nothing to each other.
  if (parte === 'sola' && coniuge.parte !== 'coniuge') return [];
  return [await readDelDichiarante(a, parte, coniuge)];
}

/** The 730 of the spouse, of the same studio and year: the two are one joint return. */
export const coniuge: Fonte = { codice: 'coniuge', modelli: ['730'], read };
