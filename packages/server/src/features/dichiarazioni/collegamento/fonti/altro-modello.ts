import { type TipoDichiarazione, testiCollegamenti as t } from '@quadra/contract';
import { loadConfronto, quadroOf } from '@quadra/fisco';
import { requireModello } from '../../dichiarazione/calcolo.ts';
import { findOrdinaria, listAtti } from '../collegamento.queries.ts';
import type { Destinataria, Fonte, FonteLetta } from '../fonte.ts';

const ALTRO: Readonly<Record<string, TipoDichiarazione>> = { '730': 'Persone fisiche', 'redditi-pf': '730' };
const FRONTESPIZIO = 'FR';

/** One that is still empty is being made of the other; of two that are both filled, each says its own. */
async function isDaFare({ trx, dichiarazione }: Destinataria): Promise<boolean> {
  const isVuota = Object.keys(dichiarazione.righi).every((chiave) => quadroOf(chiave) === FRONTESPIZIO);
  if (isVuota) return true;
  const atti = await listAtti(trx, dichiarazione);
  return atti.some(({ fonte }) => fonte === 'altroModello');
}

async function read(a: Destinataria): Promise<readonly FonteLetta[]> {
  const tipo = ALTRO[a.modello.codice];
  if (tipo === undefined || !(await isDaFare(a))) return [];
  const sua = await findOrdinaria(a.trx, a.dichiarazione, tipo);
  if (sua === undefined) return [];
  const suo = await requireModello(a.trx, sua.anno, sua.tipo);
  const { proposePassaggio } = await loadConfronto();
  const { voci, senzaPosto, quadriAltrui } = proposePassaggio(suo, a.modello, sua.righi);
  const dettaglio = t.anno(sua.tipo, sua.anno, sua.stato);
  return [
    {
      ...{ dettaglio, dichiarazione: sua },
      voci: voci.map(({ da, a: casella, valore }) => ({
        ...{ casella, valore, da: t.rigo(da), dettaglio: tipo, perche: t.DALL_ALTRO_MODELLO },
      })),
      ignote: [
        ...quadriAltrui.map((codice) => ({
          ...{ Voce: t.quadro(codice), Valore: null, Perche: t.QUADRO_ALTRUI, Abbinabile: false },
        })),
        ...senzaPosto.map(({ chiave, titolo, valore, isDaDividere }) => ({
          Voce: `${chiave} ${titolo}`.slice(0, 200),
          ...{ Valore: valore, Perche: isDaDividere ? t.DA_DIVIDERE : t.SENZA_POSTO, Abbinabile: false },
        })),
      ],
    },
  ];
}

/** The 730 of a Redditi PF of the same client and year that is being made of it, or the other way round. */
export const altroModello: Fonte = { codice: 'altroModello', modelli: ['redditi-pf', '730'], read };
