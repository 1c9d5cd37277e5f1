import { testiCollegamenti as t } from '@quadra/contract';
import { loadConfronto, type QuotaConsolidata } from '@quadra/fisco';
import { requireModello } from '../../dichiarazione/calcolo.ts';
import { listDiClienti } from '../../dichiarazione/di-clienti.queries.ts';
import type { Destinataria, FonteLetta, VoceFonte, VoceIgnota } from '../fonte.ts';

/** What a company brings by choice, or does not bring at all. */
const listIgnote = (nome: string, quota: QuotaConsolidata | null): VoceIgnota[] =>
  quota === null
    ? [{ Voce: t.fuoriGruppo(nome), Valore: null, Perche: t.FUORI_GRUPPO, Abbinabile: false }]
    : (
        [
          [t.interessiDi(nome), quota.interessi],
          [t.rolDi(nome), quota.rol],
        ] as const
      ).flatMap(([Voce, Valore]) =>
        Valore === 0 ? [] : [{ Voce, Valore, Perche: t.TRASFERITI_PER_SCELTA, Abbinabile: false }],
      );

/** GN of the parent and of each company that NF names, from their returns of the same studio and year. */
export async function readGruppo(a: Destinataria): Promise<readonly FonteLetta[]> {
  const { trx, dichiarazione, modello, codiceFiscale } = a;
  const { listConsolidate, proposeConsolidata, readConsolidata } = await loadConfronto();
  const nominate = listConsolidate(modello, dichiarazione.righi);
  const sue = await listDiClienti(trx, dichiarazione, 'Società di capitali', [...nominate, codiceFiscale]);
  const lette: { nome: string; voci: readonly VoceFonte[]; ignote: readonly VoceIgnota[] }[] = [];
  let { righi } = dichiarazione;
  for (const { sua, codiceFiscale: suo, denominazione } of sue) {
    const { righi: dati, forzature } = sua;
    const quota = readConsolidata({
      modello: await requireModello(trx, sua.anno, sua.tipo),
      dati,
      forzature,
    });
    // The parent may declare by itself, and then is not in the group: nobody named it.
    if (quota === null && !nominate.includes(suo)) continue;
    const proposte = quota
      ? proposeConsolidata({ codiceFiscale: suo, denominazione }, quota, modello, righi)
      : [];
    righi = { ...righi, ...Object.fromEntries(proposte.map(({ a: dove, valore }) => [dove, valore])) };
    const da = t.rigo(quota?.da ?? '');
    lette.push({
      nome: denominazione,
      voci: proposte.map(({ a: casella, valore }) => ({
        ...{ casella, valore, da, dettaglio: denominazione, perche: t.DEL_GRUPPO },
      })),
      ignote: listIgnote(denominazione, quota),
    });
  }
  if (lette.length === 0) return [];
  return [
    {
      norma: 'TUIR, art. 118',
      dettaglio: lette.map(({ nome }) => nome).join(', '),
      voci: lette.flatMap(({ voci }) => voci),
      ignote: lette.flatMap(({ ignote }) => ignote),
    },
  ];
}
