import { Writable } from 'node:stream';
import { ESPORTA_STUDIO, nomeEsportazioneStudio, titoliLavoro } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type pg from 'pg';
import { z } from 'zod';
import type { Db } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { type AddCarta, sendEsportazione } from '../../../db/studio/esporta.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Genere, Svolgimento } from '../../base/lavoro/lavoro.public.ts';
import { sealRegistro } from '../../base/registro/registro.public.ts';
import { listTracciabili, readTraccia } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { esportaStudio } from './partenza.policy.ts';

/** Bytes of one piece of the file. */
const PEZZO = 1_048_576;

/** Bytes come as they come, and go on in pieces: the next is asked when the one before is kept. */
function makeRaccolta(keep: (pezzo: Buffer) => Promise<void>): Writable {
  let pezzi: Buffer[] = [];
  let lunghi = 0;
  const flush = async () => {
    const tutti = Buffer.concat(pezzi);
    [pezzi, lunghi] = [[], 0];
    if (tutti.length > 0) await keep(tutti);
  };
  return new Writable({
    write(pezzo: Buffer, _, avanti) {
      pezzi.push(pezzo);
      lunghi += pezzo.length;
      if (lunghi < PEZZO) avanti();
      else flush().then(() => avanti(), avanti);
    },
    final(finito) {
      flush().then(() => finito(), finito);
    },
  });
}

const nameTraccia = (posto: number, { anno, tipo, denominazione }: Awaited<ReturnType<typeof readTraccia>>) =>
  `traccia/${anno}/${posto + 1} ${`${denominazione} ${tipo}`.replace(/[^\p{L}\p{N} ._()-]/gu, '_')}.json`;

/** How every value of every declaration of a studio came to be, a file each. */
export async function addTracce(db: Db, studioId: number, add: AddCarta): Promise<void> {
  const suo = { studi: [studioId], limitati: true };
  const tutte = await withTenant(db, suo, (trx) => listTracciabili(trx, studioId));
  for (const [posto, { id, anno }] of tutte.entries()) {
    const traccia = await withTenant(db, suo, (trx) => readTraccia(trx, anno, id)).catch((errore) => {
      // Deleted meanwhile, or of a year that the program has no more: its rows are in the archive all the same.
      if (errore instanceof DomainError) return undefined;
      throw errore;
    });
    if (traccia) await add(nameTraccia(posto, traccia), Buffer.from(`${JSON.stringify(traccia, null, 1)}\n`));
  }
}

async function run(svolgimento: Svolgimento, proprietario: pg.ClientConfig) {
  const { servizi, getAutore } = svolgimento;
  const { db, cifratura, versione, now, deposito } = servizi;
  const studioId = (await getAutore()).studioId ?? 0;
  await svolgimento.clearFile();
  // What waits for its link is in the chain before it leaves.
  await sealRegistro(db, cifratura);
  await sendEsportazione(
    proprietario,
    {
      ...{ studioId, cifratura, versione, deposito },
      onTabella: async (fatte, totale) => {
        await getAutore();
        await svolgimento.setAvanzamento({ fatte, totale: totale + 1 });
      },
      addAltro: (add) =>
        addTracce(db, studioId, async (nome, byte) => {
          await getAutore();
          await add(nome, byte);
        }),
    },
    () => makeRaccolta((pezzo) => svolgimento.addFile(pezzo)),
  );
  return { nome: nomeEsportazioneStudio(studioId, giornoDiRoma(now())), tipo: 'application/zip' };
}

/**
 * Everything of a studio in a file, for its administrator, after saying again who he is. It is read by the owner of the
 * database, since the application may not read all of it, and of that studio alone.
 */
export const makeEsportaStudio = (proprietario: pg.ClientConfig): Genere<Record<string, never>> => ({
  nome: ESPORTA_STUDIO,
  azione: 'esportazione dello studio',
  isRiservato: true,
  parametri: z.strictObject({}),
  getTitolo: () => titoliLavoro.esportaStudio,
  getPermesso: () => esportaStudio,
  checkScarico: (trx, { utenteId }, { studioId, id }) =>
    writeRegistro(trx, {
      ...{ studioId, utenteId, ip: null, entita: 'lavoro', entitaId: id },
      azione: 'scarico dell’esportazione dello studio',
    }),
  run: (svolgimento) => run(svolgimento, proprietario),
});
