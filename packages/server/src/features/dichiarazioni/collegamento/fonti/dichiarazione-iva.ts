import { testiCollegamenti as t } from '@quadra/contract';
import { loadConfronto, type VociIva } from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import { requireModello } from '../../dichiarazione/calcolo.ts';
import { findBilancioDi, findOrdinaria } from '../collegamento.queries.ts';
import type { Destinataria, Fonte, SommaFonte, VoceIgnota } from '../fonte.ts';

/** The item of the revenues: of the scheme of the company's accounts, or as a table of accounts names it. */
const RICAVI = new Set(['ValoreProduzioneRicaviVenditePrestazioni', 'A1']);

/** The revenues of a declaration: those it has in a casella or, where it has none, those of its accounts. */
async function findRicavi(a: Destinataria): Promise<{ casella: string | null; importo: number } | null> {
  const { readRicavi } = await loadConfronto();
  const suoi = readRicavi(a.modello, a.dichiarazione.righi);
  if (suoi !== null) return suoi;
  const bilancio = await findBilancioDi(a.trx, a.dichiarazione);
  const righe = (bilancio?.righe ?? []).filter(({ conto, voce }) => RICAVI.has(conto) || RICAVI.has(voce));
  if (righe.length === 0) return null;
  const centesimi = righe.reduce((somma, { dare, avere }) => somma + avere - dare, 0);
  return { casella: null, importo: Math.round(toEuro(centesimi)) };
}

/** What has no rigo in a return of the income, and is never dropped. */
const listIgnote = ({ nonDetraibile, credito }: VociIva): VoceIgnota[] => [
  ...(nonDetraibile
    ? [
        {
          ...{ Voce: t.ivaNonDetraibile(nonDetraibile.casella), Valore: nonDetraibile.importo },
          ...{ Perche: t.IVA_NON_DETRAIBILE, Abbinabile: false },
        },
      ]
    : []),
  ...(credito
    ? [
        {
          ...{ Voce: t.ivaACredito(credito.casella), Valore: credito.importo },
          ...{ Perche: t.IVA_A_CREDITO, Abbinabile: false },
        },
      ]
    : []),
];

/** The annual return of the VAT of the same client and year: its turnover beside the revenues, and what has no rigo here. */
export const dichiarazioneIva: Fonte = {
  codice: 'dichiarazioneIva',
  modelli: ['redditi-pf', 'redditi-sp', 'redditi-sc', 'redditi-enc', 'irap'],
  read: async (a) => {
    const sua = await findOrdinaria(a.trx, a.dichiarazione, 'IVA');
    if (!sua) return [];
    const { readVociIva } = await loadConfronto();
    const modello = await requireModello(a.trx, sua.anno, sua.tipo);
    const voci = readVociIva({ modello, dati: sua.righi, forzature: sua.forzature });
    const ricavi = voci.volume && (await findRicavi(a));
    const somme: SommaFonte[] =
      voci.volume && ricavi && voci.volume.importo !== ricavi.importo
        ? [
            {
              ...{ Nome: t.volumeAffari(voci.volume.casella), La: voci.volume.importo, Qui: ricavi.importo },
              Contro: ricavi.casella === null ? t.RICAVI : t.ricavi(ricavi.casella),
              Differenza: voci.volume.importo - ricavi.importo,
              ...{ Perche: t.VOLUME_PERCHE, Casella: ricavi.casella },
            },
          ]
        : [];
    return [
      {
        norma: 'D.P.R. 633/1972, art. 20',
        dettaglio: t.anno(sua.tipo, sua.anno, sua.stato),
        dichiarazione: sua,
        voci: [],
        sommeProvate: ricavi ? 1 : 0,
        somme,
        ignote: listIgnote(voci),
      },
    ];
  },
};
