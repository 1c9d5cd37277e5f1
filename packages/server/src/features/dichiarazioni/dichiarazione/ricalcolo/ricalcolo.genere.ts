import { codiciRequest, tipoDichiarazione, titoliLavoro } from '@quadra/contract';
import { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { requireAnnoFiscale } from '../../../../http/anno.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { BOM, writeNumero, writeRiga, writeTesto } from '../../../base/lavoro/csv.public.ts';
import type { Genere, RigaPrevista, Svolgimento } from '../../../base/lavoro/lavoro.public.ts';
import { isTuttoVisibile, listRighe } from '../../../base/lavoro/lavoro.public.ts';
import { scriviDichiarazione } from '../dichiarazione.policy.ts';
import { listAperte } from '../dichiarazione.queries.ts';
import { listRigheLotto } from '../lavori.ts';
import { recomputeDichiarazioni } from './ricalcola.ts';
import type { Cambiata } from './ricalcolo.rules.ts';

/** Declarations of one transaction: some tenths of a second, so that who is saving one of them waits no longer. */
const INSIEME = 250;

/** Those named, or every open one of the year, of a type or of all. */
const parametri = z.object({
  Anno: z.number().int(),
  Tipo: z.enum(tipoDichiarazione).optional(),
  Codici: codiciRequest.shape.Codici.optional(),
});
type Parametri = z.output<typeof parametri>;

async function listDaRicalcolare(
  trx: Trx,
  { Anno, Tipo, Codici }: Parametri,
): Promise<readonly RigaPrevista[]> {
  if (Codici !== undefined) return listRigheLotto(trx, { Anno, Codici });
  const aperte = await listAperte(trx, requireAnnoFiscale(Anno), Tipo);
  return aperte.map(({ id, denominazione }) => ({ chiave: id, descrizione: denominazione }));
}

const writeValore = (valore: Cambiata['prima']): string =>
  typeof valore === 'number' ? writeNumero(valore) : writeTesto(valore ?? '');

/** The lines of one declaration: one for each result that changed. */
const writeCambiate = (cliente: string, nome: string, cambiate: readonly Cambiata[]): string =>
  cambiate
    .map(({ voce, prima, dopo }) =>
      writeRiga([
        writeTesto(cliente),
        writeTesto(nome),
        writeTesto(titoliLavoro.vociRicalcolate[voce]),
        writeValore(prima),
        writeValore(dopo),
      ]),
    )
    .join('');

async function writeFile(svolgimento: Svolgimento): Promise<void> {
  await svolgimento.clearFile();
  await svolgimento.addFile(Buffer.from(BOM + writeRiga(titoliLavoro.ricalcolate.map(writeTesto))));
  for await (const { dati } of svolgimento.readParti()) await svolgimento.addFile(dati);
}

/**
 * Stored declarations computed again, after a parameter, a rule or a definition changed: the file lists those whose results
 * are not what they were. Closed ones are refused, as is what is read only; done again, it finds nothing.
 */
export const ricalcoloDichiarazioni: Genere<Parametri> = {
  nome: 'ricalcola-dichiarazioni',
  parametri,
  getTitolo: ({ Anno }) => titoliLavoro.ricalcolo(Anno),
  getPermesso: () => scriviDichiarazione,
  listRighe: listDaRicalcolare,
  // The file names clients: it is for who still sees all of them.
  async checkScarico(trx, _, { studioId, id }) {
    const righe = await listRighe(trx, { studio_id: studioId, id });
    const fatte = righe.filter(({ esito }) => esito === 'riuscita').map(({ chiave }) => chiave);
    if (!(await isTuttoVisibile(trx, 'dichiarazione', fatte)))
      throw new DomainError('ESPORTAZIONE_NON_VISIBILE');
  },
  async run(svolgimento, { Anno }) {
    await svolgimento.runGruppi(INSIEME, async ({ trx, autore, righe, keepParte }) => {
      const chiavi = righe.map(({ chiave }) => chiave);
      const { ricalcolate, rifiuti } = await recomputeDichiarazioni(trx, autore.utenteId, Anno, chiavi);
      const perChiave = new Map(ricalcolate.map((una) => [una.dichiarazione.id, una]));
      const cambiate = righe.flatMap(({ chiave, descrizione }) => {
        const una = perChiave.get(chiave);
        return una === undefined ? [] : [writeCambiate(descrizione, una.dichiarazione.tipo, una.cambiate)];
      });
      if (cambiate.some((righi) => righi !== '')) await keepParte('cambiate', Buffer.from(cambiate.join('')));
      return righe.map((riga) => ({ ...riga, messaggio: rifiuti.get(riga.chiave) ?? null }));
    });
    await writeFile(svolgimento);
    return { nome: `ricalcolo-${Anno}.csv`, tipo: 'text/csv; charset=utf-8' };
  },
};
