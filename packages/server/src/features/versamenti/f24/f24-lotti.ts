import { lavoriF24, moltiF24, pagaDaBancaF24, pagaMoltiF24, testiF24, titoliLavoro } from '@quadra/contract';
import { formatIt } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import {
  type Genere,
  listRighe,
  type RigaPrevista,
  type Svolgimento,
} from '../../base/lavoro/lavoro.public.ts';
import { type VoceZip, writeResoconto, writeZipDi } from '../../base/lavoro/scarico.public.ts';
import { scriviF24 } from './f24.policy.ts';
import { type F24Tenuto, listF24Di } from './f24.queries.ts';
import { groupPerFile, makeFileDi } from './file-f24.ts';
import { moveF24 } from './muovi-f24.ts';

type Molti = z.output<typeof moltiF24>;
/** More than one key in one row of a job. */
const SEPARATORE = ',';

const nameF24 = ({ denominazione, numero, anno }: F24Tenuto): string =>
  testiF24.numerato(denominazione, numero, anno);

/** The models as rows of a report, by the day they are paid on. */
export async function listRigheF24Molti(trx: Trx, { Codici }: Molti): Promise<RigaPrevista[]> {
  const modelli = await listF24Di(trx, [...new Set(Codici)]);
  return modelli.map((f24) => ({ chiave: f24.id, descrizione: nameF24(f24) }));
}

/** A file goes out only to who still sees every model in it. @throws ESPORTAZIONE_NON_VISIBILE */
export const checkScaricoF24: NonNullable<Genere['checkScarico']> = async (trx, _, { studioId, id }) => {
  const righe = await listRighe(trx, { studio_id: studioId, id });
  const fatte = righe.filter(({ esito }) => esito === 'riuscita');
  const ids = new Set(fatte.flatMap(({ chiave }) => chiave.split(SEPARATORE)));
  if ((await listF24Di(trx, [...ids])).length !== ids.size)
    throw new DomainError('ESPORTAZIONE_NON_VISIBILE');
};

/** Models of two studi may have one number. */
function tellApart(usati: Set<string>, nome: string): string {
  let suo = nome;
  for (let n = 2; usati.has(suo); n += 1) suo = nome.replace('.txt', ` (${n}).txt`);
  usati.add(suo);
  return suo;
}

async function* listVoci(svolgimento: Svolgimento): AsyncGenerator<VoceZip> {
  const usati = new Set<string>();
  for await (const { nome, dati } of svolgimento.readParti()) yield { nome: tellApart(usati, nome), dati };
  yield { nome: 'resoconto.csv', dati: Buffer.from(writeResoconto(await svolgimento.listRighe())) };
}

/** The files F24A0 of many models: one for each contribuente, day and account, since the layout has one; in one zip. */
const fileF24Lotto: Genere<Molti> = {
  nome: lavoriF24.file,
  parametri: moltiF24,
  getTitolo: ({ Codici }) => titoliLavoro.fileF24(new Set(Codici).size),
  getPermesso: () => scriviF24,
  listRighe: async (trx, { Codici }) =>
    groupPerFile(await listF24Di(trx, [...new Set(Codici)])).map((gruppo) => ({
      chiave: gruppo.map(({ id }) => id).join(SEPARATORE),
      descrizione: gruppo.map(nameF24).join('; '),
    })),
  checkScarico: checkScaricoF24,
  run: async (svolgimento) => {
    const { servizi } = svolgimento;
    await svolgimento.runRighe(async ({ trx, autore, chiave, keepParte, annotate }) => {
      const chi = { sessione: autore, ip: null, adesso: servizi.now() };
      const { file, contenuto } = await makeFileDi(trx, chi, chiave.split(SEPARATORE), null);
      await keepParte(file.nome, contenuto);
      annotate(file.nome);
    });
    await svolgimento.clearFile();
    await writeZipDi(svolgimento, listVoci(svolgimento));
    return { nome: 'F24A0.zip', tipo: 'application/zip' };
  },
};

/** Many models paid whole on a day. */
const pagaF24Lotto: Genere<z.output<typeof pagaMoltiF24>> = {
  nome: lavoriF24.paga,
  parametri: pagaMoltiF24,
  getTitolo: ({ Codici }) => titoliLavoro.pagaF24(new Set(Codici).size),
  getPermesso: () => scriviF24,
  listRighe: listRigheF24Molti,
  run: async ({ servizi, runRighe }, { Data }) => {
    await runRighe(async ({ trx, autore, chiave }) => {
      const chi = { sessione: autore, ip: null, adesso: servizi.now() };
      const [f24] = await listF24Di(trx, [chiave]);
      if (f24 === undefined) throw new DomainError('NON_TROVATO');
      await moveF24(trx, chi, chiave, { Azione: 'paga', Data, Importo: null, Versione: f24.versione });
    });
    return undefined;
  },
};

const writePagato = (euro: number): string => `${formatIt(euro, { decimali: 2, mostraZero: true })} €`;

/** The models that a person says were paid by the movements of a statement: each in its transaction, whole or in part. */
export const pagaDaBancaLotto: Genere<z.output<typeof pagaDaBancaF24>> = {
  nome: lavoriF24.banca,
  parametri: pagaDaBancaF24,
  getTitolo: ({ Pagamenti }) => titoliLavoro.bancaF24(Pagamenti.length),
  getPermesso: () => scriviF24,
  listRighe: (trx, { Pagamenti }) => listRigheF24Molti(trx, { Codici: Pagamenti.map(({ Id }) => Id) }),
  run: async ({ servizi, runRighe }, { Pagamenti }) => {
    const pagati = new Map(Pagamenti.map((uno) => [uno.Id, uno]));
    await runRighe(async ({ trx, autore, chiave, annotate }) => {
      const pagato = pagati.get(chiave);
      const [f24] = await listF24Di(trx, [chiave]);
      if (pagato === undefined || f24 === undefined) throw new DomainError('NON_TROVATO');
      const { Data, Importo, Movimento } = pagato;
      const chi = { sessione: autore, ip: null, adesso: servizi.now() };
      const azione = { Azione: 'paga', Data, Importo, Versione: f24.versione } as const;
      await moveF24(trx, chi, chiave, azione, { movimento: Movimento });
      annotate(writePagato(Importo));
    });
    return undefined;
  },
};

export const lottiF24: readonly Genere[] = [fileF24Lotto, pagaF24Lotto, pagaDaBancaLotto];
