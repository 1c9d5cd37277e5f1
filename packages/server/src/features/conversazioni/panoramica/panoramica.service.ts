import {
  ANNI_PANORAMICA,
  type FattoFilo,
  LIMITI_PANORAMICA,
  type PanoramicaFilo,
  type PanoramicaVersamentiFilo,
} from '@quadra/contract';
import { loadScadenze } from '@quadra/fisco';
import { giornoDiRoma, toEuro } from '@quadra/values';
import type { Db, Trx } from '../../../db/pool.ts';
import { findDivieto } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { computeTermine, leggiArchivio } from '../../carta/archivio/archivio.public.ts';
import { getAnagrafica } from '../../clienti/anagrafica/anagrafica.public.ts';
import { leggiDeleghe } from '../../versamenti/delega/delega.public.ts';
import { findNomiCodici, lowerNome, nameVersamento } from '../../versamenti/f24/f24.public.ts';
import { listFattiDi } from './fatti.queries.ts';
import {
  countDichiarazioniDi,
  countDocumentiDi,
  countF24Di,
  countImuDi,
  type Di,
  findDelegaFino,
  listDichiarazioniDi,
  listImmobiliDi,
} from './panoramica.queries.ts';
import { groupDichiarazioni, writeImmobile, writeQuanti } from './panoramica.rules.ts';
import { type F24Di, listDebitiDi, listF24Di, sumEntro } from './versamenti.queries.ts';

/** The client of an address. @throws NON_TROVATO */
async function getDi(trx: Trx, id: string): Promise<Di> {
  const { idStudio: studio_id } = await getAnagrafica(trx, id);
  return { studio_id, id };
}

/** The documents of each year, with the day by which they are to be kept while some are not. */
async function readConservazione(
  trx: Trx,
  di: Di,
  anni: readonly number[],
): Promise<PanoramicaFilo['Conservazione']> {
  const { listScadenze } = await loadScadenze();
  const conteggi = await countDocumentiDi(trx, di);
  const conTermine = conteggi.map((uno) => ({
    ...uno,
    prossimo: uno.fatti < uno.quanti ? computeTermine(listScadenze(uno.anno)) : null,
  }));
  return writeQuanti(conTermine, anni);
}

/**
 * A client in one page: how he is reached, what is filed of him in each year, what of it was paid and kept, what he owns.
 * @throws NON_TROVATO
 */
export async function readPanoramica(
  trx: Trx,
  { sessione, adesso }: { readonly sessione: Sessione; readonly adesso: Date },
  id: string,
): Promise<PanoramicaFilo> {
  const scheda = await getAnagrafica(trx, id);
  const di: Di = { studio_id: scheda.idStudio, id };
  const oggi = giornoDiRoma(adesso);
  const primo = Number(oggi.slice(0, 4)) - ANNI_PANORAMICA + 1;
  const anni = Array.from({ length: ANNI_PANORAMICA }, (_, passo) => primo + passo);
  const puo = (diritto: Parameters<typeof findDivieto>[1]) => findDivieto(sessione, diritto) === undefined;
  const immobili = await listImmobiliDi(trx, di, `${primo}-01-01`);
  return {
    Oggi: oggi,
    Anni: anni,
    Id: id,
    IdStudio: scheda.idStudio,
    Denominazione: scheda.denominazione,
    CodiceFiscale: scheda.codiceFiscale,
    Tipo: scheda.tipo,
    Telefono: scheda.cellulare ?? scheda.telefono,
    Email: scheda.email ?? scheda.emailPEC,
    Archiviata: scheda.archiviata,
    DelegaFino: puo(leggiDeleghe) ? await findDelegaFino(trx, di, oggi) : null,
    Dichiarazioni: groupDichiarazioni(await listDichiarazioniDi(trx, di, primo)),
    TotaleDichiarazioni: await countDichiarazioniDi(trx, di),
    Imu: writeQuanti(await countImuDi(trx, di), anni),
    F24: writeQuanti(await countF24Di(trx, di), anni),
    Conservazione: puo(leggiArchivio) ? await readConservazione(trx, di, anni) : [],
    Immobili: immobili.map(writeImmobile),
    TotaleImmobili: immobili[0]?.totale ?? 0,
  };
}

type Versamento = PanoramicaVersamentiFilo['DaPagare'][number];
type Letti = Pick<F24Di, 'righe'>;
/** @param nomi of the codes that no voce names */
function describeRighe({ righe }: Letti, nomi: ReadonlyMap<string, string>) {
  const dette = righe.map(({ nome, codice, importo }) => ({
    Nome: lowerNome(nome ?? nomi.get(codice) ?? codice),
    Importo: importo,
  }));
  const Codici = [...new Set(righe.filter(({ importo }) => importo > 0).map(({ codice }) => codice))];
  return { Nome: nameVersamento(dette), Codici: Codici.filter((codice) => codice !== '') };
}
const writeF24 = (f: F24Di, nomi: ReadonlyMap<string, string>): Versamento => ({
  ...{ Chiave: f.id, IdF24: f.id, Anno: f.anno, Data: f.data, ...describeRighe(f, nomi) },
  ...{ Importo: toEuro(f.pagato ?? f.saldo), Stato: f.stato, PagatoIl: f.pagato_il },
  MandatoIl: f.mandato_il === null ? null : new Date(f.mandato_il).toISOString(),
});

/** What a client has to pay and by when, and what he paid last. @throws NON_TROVATO */
export async function readVersamentiDi(
  trx: Trx,
  { db, adesso }: { readonly db: Db; readonly adesso: Date },
  id: string,
): Promise<PanoramicaVersamentiFilo> {
  const di = await getDi(trx, id);
  const Oggi = giornoDiRoma(adesso);
  const modelli = await listF24Di(trx, di);
  const debiti = await listDebitiDi(trx, di);
  const nomi = await findNomiCodici(
    db,
    [...modelli, ...debiti].flatMap(({ righe }) => righe),
  );
  const senza = debiti.map(
    ({ data, anno, importo, righe }): Versamento => ({
      ...{ Chiave: `debiti-${data}`, IdF24: null, Anno: anno, Data: data, ...describeRighe({ righe }, nomi) },
      ...{ Importo: toEuro(importo), Stato: 'Da preparare', PagatoIl: null, MandatoIl: null },
    }),
  );
  const daPagare = modelli
    .filter(({ stato }) => stato === 'Da pagare')
    .map((f24) => writeF24(f24, nomi))
    .concat(senza)
    .sort((a, b) => a.Data.localeCompare(b.Data));
  return {
    Oggi,
    EntroFineAnno: (await sumEntro(trx, di, `${Oggi.slice(0, 4)}-12-31`)) / 100,
    DaPagare: daPagare.slice(0, LIMITI_PANORAMICA.daPagare),
    Pagati: modelli.filter(({ stato }) => stato !== 'Da pagare').map((f24) => writeF24(f24, nomi)),
  };
}

/** The last things that happened for a client. @throws NON_TROVATO */
export const readFattiDi = async (trx: Trx, id: string): Promise<FattoFilo[]> =>
  listFattiDi(trx, await getDi(trx, id));
