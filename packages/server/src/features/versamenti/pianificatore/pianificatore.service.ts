import { type Interno, type ModelloPianificatoFilo, type PianificatoreFilo, toWire } from '@quadra/contract';
import { giornoDiRoma, toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { getQuale, readConto } from '../conto/conto.service.ts';
import { type F24Tenuto, listF24Di, listRigheF24, type RigaTenuta } from '../f24/f24.queries.ts';
import { canFare } from '../f24/f24.rules.ts';
import { mapInEuro } from '../versamento/importi.ts';
import { listAnniDelConto, listIdModelli } from './pianificatore.queries.ts';
import { toRigaDelModello } from './sposta.ts';

/** Years of the conto that are looked at for what no model pays yet. */
const ANNI = 2;

const toRiga = (riga: RigaTenuta): ModelloPianificatoFilo['Righe'][number] => {
  const { rigo, base } = toRigaDelModello(riga);
  return {
    ...toWire<ModelloPianificatoFilo['Righe'][number]>(
      mapInEuro(rigo) as Interno<ModelloPianificatoFilo['Righe'][number]>,
    ),
    Id: riga.id,
    Base: toEuro(base),
  };
};

const toPagamento = (f: F24Tenuto, righe: readonly RigaTenuta[]): ModelloPianificatoFilo => ({
  Id: f.id,
  Numero: f.numero,
  Scadenza: f.scadenza,
  Data: f.data,
  Debito: toEuro(f.debito),
  Credito: toEuro(f.credito),
  Saldo: toEuro(f.debito - f.credito),
  Stato: f.stato,
  StatoInvio: f.stato_invio,
  PagatoIl: f.pagato_il,
  Pagato: toEuro(f.pagato),
  Versione: f.versione,
  Spostabile: canFare('modifica', f.stato),
  Righe: righe.filter(({ f24_id }) => f24_id === f.id).map(toRiga),
});

/** What a client pays and when: its models, and what the conto would still prepare. @throws NON_TROVATO */
export async function readPianificatore(trx: Trx, id: string, adesso: Date): Promise<PianificatoreFilo> {
  const oggi = giornoDiRoma(adesso);
  const quale = await getQuale(trx, id, Number(oggi.slice(0, 4)));
  const anni = await listAnniDelConto(trx, quale.anagraficaId, ANNI);
  const conti = [];
  for (const anno of anni) conti.push(await readConto(trx, { ...quale, anno }));
  const ids = await listIdModelli(trx, quale.anagraficaId, oggi);
  const modelli = await listF24Di(trx, ids);
  const righe = await listRigheF24(trx, quale.studioId, ids);
  const chi = conti[0] ?? (await readConto(trx, quale));
  return {
    IdAnagrafica: quale.anagraficaId,
    Denominazione: chi.Denominazione,
    CodiceFiscale: chi.CodiceFiscale,
    Pagamenti: modelli.map((f) => toPagamento(f, righe)),
    Stime: conti.flatMap(({ Anno, Proposti }) =>
      Proposti.filter(({ Saldo }) => Saldo > 0).map(({ Data, Saldo }) => ({ Anno, Data, Saldo })),
    ),
  };
}
