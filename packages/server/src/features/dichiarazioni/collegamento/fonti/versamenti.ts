import { limitiCollegamenti, testiCollegamenti as t } from '@quadra/contract';
import { loadRiporti, moduloOf, rigoOf, withModulo } from '@quadra/fisco';
import { type Data, formatData } from '@quadra/values';
import type { Destinataria, Fonte, VoceFonte, VoceIgnota } from '../fonte.ts';
import { listF24DelSostituto } from '../versamenti.queries.ts';

type Sospeso = ReturnType<Awaited<ReturnType<typeof loadRiporti>>['suspendVersamenti']>[number];
const toIgnota = (
  { codice, data, periodo, ente, importo, motivo }: Sospeso,
  name: (data: string, codice: string) => string,
): VoceIgnota => ({
  Voce: [name(formatData(data as Data), codice), t.periodo(periodo, ente)].filter(Boolean).join(', '),
  ...{ Valore: importo, Perche: motivo, Abbinabile: false },
});

/** The models of the tax year of a 770, and what those that were paid say to its ST, SV and SX. */
export async function readVersamenti({ trx, dichiarazione, modello }: Destinataria) {
  const modelli = await listF24DelSostituto(trx, dichiarazione, modello.annoImposta);
  const [pagati, inviati] = [true, false].map((isPagato) =>
    modelli.filter((uno) => uno.isPagato === isPagato),
  );
  const { proposeVersamenti, suspendVersamenti } = await loadRiporti();
  const { voci, daDecidere } = proposeVersamenti(modello, pagati ?? [], dichiarazione.righi);
  const ignote = [
    ...daDecidere.map((uno) => toIgnota(uno, t.versamento)),
    ...suspendVersamenti(inviati ?? [], t.DA_PAGARE).map((uno) => toIgnota(uno, t.nonPagato)),
  ];
  return { pagati: pagati?.length ?? 0, voci, ignote };
}
type Letti = Awaited<ReturnType<typeof readVersamenti>>;

function toVoce({ chiave, valore, codici, data, periodo, ente }: Letti['voci'][number]): VoceFonte {
  const detto = { casella: chiave, valore };
  if (data === null)
    return { ...detto, da: t.CREDITI_USATI, dettaglio: t.codici(codici), perche: t.CREDITO_USATO };
  const [da, dettaglio] = [
    t.versamento(formatData(data as Data), codici.join(', ')),
    t.periodo(periodo, ente),
  ];
  return { ...detto, da, dettaglio, perche: t.RITENUTA_VERSATA };
}

/** Of many righi, those that one act can decide: the others come when these are done. */
function takePrimi(voci: readonly VoceFonte[]): { prime: VoceFonte[]; oltre: number } {
  const righi = Map.groupBy(voci, ({ casella }) => withModulo(rigoOf(casella), moduloOf(casella)));
  const gruppi = [...righi.values()];
  const massimo = limitiCollegamenti.righiPerAtto;
  return {
    prime: gruppi.slice(0, massimo).flat(),
    oltre: Math.max(0, gruppi.length - massimo),
  };
}

/** The F24 of the withholdings of the year, paid: a rigo of ST or SV each, and the credits they used. */
export const versamenti: Fonte = {
  codice: 'versamenti',
  modelli: ['770'],
  read: async (a) => {
    const { pagati, voci, ignote } = await readVersamenti(a);
    if (pagati + ignote.length === 0) return [];
    const { prime, oltre } = takePrimi(voci.map(toVoce));
    return [
      {
        norma: 'D.P.R. 322/1998, art. 4',
        dettaglio: t.versamenti(a.modello.annoImposta, pagati, oltre),
        voci: prime,
        ignote,
      },
    ];
  },
};
