import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HEADER_APP, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { makeCartella } from '../../../../test/cartella.ts';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { openS3, type S3DiProva } from '../../../../test/s3.ts';
import type { Deposito } from '../../../db/deposito.ts';
import { sendEsportazione } from '../../../db/studio/esporta.ts';
import { openEsportazione } from '../../../db/studio/esportazione-file.ts';
import { makeS3 } from '../../../gateways/deposito/s3.ts';
import { traslocaDocumenti } from '../../../jobs/trasloco-documenti.ts';
import { moveDocumenti, removeOggetti } from './trasloco.ts';

const ANNO = 2025;
const cartella = makeCartella('quadra-trasloco-');
const muto = { info: () => undefined, error: () => undefined };
const pdf = (che: string) => `%PDF-1.7\n${che}`;
const hashOf = (testo: string) => createHash('sha256').update(testo).digest('hex');

let s3: S3DiProva;
let app: AppDiProva;
let client: Client;
let studioId: number;
let anagrafica: string;

async function open(dove: 'postgresql' | 's3') {
  s3 = await openS3();
  app = await makeApp({ documenti: { dove, deposito: dove === 's3' ? s3.config : null } });
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  anagrafica = (await makeAnagrafica(app, studioId)).id;
}
async function close() {
  await app.stop();
  await s3.drop();
}
afterAll(() => rmSync(cartella, { recursive: true, force: true }));

const send = (nome: string, contenuto: string, percorsoDi: string = percorsi.documento) => {
  const modulo = new FormData();
  modulo.set('IdAnagrafica', anagrafica);
  modulo.set('Anno', String(ANNO));
  modulo.append('uploadFile0', new Blob([contenuto]), nome);
  const headers = { cookie: client.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + percorsoDi, { method: 'POST', headers, body: modulo });
};
const upload = async (nome: string, contenuto: string): Promise<string> => {
  const { status, corpo, testo } = await send(nome, contenuto);
  expect(status, testo).toBe(201);
  return corpo.data[0].id;
};
const read = (id: string, chi = client) => chi.get(percorso(percorsi.documentoFile, { id }));
const move = () => traslocaDocumenti(app.servizi, muto);
const deposito = () => app.servizi.deposito as Deposito;
const sweep = () => removeOggetti({ db: app.servizi.db, deposito: deposito() }, 0);
const countFuori = async () =>
  (await app.sql<{ n: number }>('select count(*)::int as n from documento where contenuto is null'))[0]?.n;
async function readVoci(byte: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(byte);
  const voci = new Map<string, string>();
  for await (const voce of zip.eachEntry())
    voci.set(voce.fileName, await text(await zip.openReadStreamPromise(voce)));
  return voci;
}
async function exportStudio(nome: string) {
  const { cifratura, versione } = app.servizi;
  const file = join(cartella, nome);
  await sendEsportazione(
    app.proprietario,
    { studioId, cifratura, versione, deposito: app.servizi.deposito },
    () => createWriteStream(file),
  );
  const aperta = await openEsportazione(file, cifratura);
  const righe = [
    await text(await aperta.readParte('documento')),
    await text(await aperta.readParte('documento_versione')),
  ];
  aperta.close();
  return righe;
}

describe.each(['postgresql', 's3'] as const)('documents whose bytes are in %s', (dove) => {
  beforeAll(() => open(dove));
  afterAll(close);
  const fuori = (quanti: number) => (dove === 's3' ? quanti : 0);

  it('are uploaded, opened, replaced, opened as they were, put together, exported and deleted', async () => {
    const id = await upload('relazione.pdf', pdf('prima'));
    const nota = await upload('nota.txt', 'però');
    await move();
    expect(await countFuori()).toBe(fuori(2));
    expect([(await read(id)).testo, (await read(nota)).testo]).toEqual([pdf('prima'), 'però']);
    expect((await client.get(`${percorso(percorsi.documentoFile, { id })}?vedi=1`)).status).toBe(200);
    const verifica = await client.get(percorso(percorsi.documentoVerifica, { id }));
    expect(verifica.corpo.data).toMatchObject({ Sha256: hashOf(pdf('prima')), Uguale: true });

    const firmato = await send(
      'scansione.pdf',
      pdf('firmata'),
      percorso(percorsi.documentoAutografa, { id }),
    );
    expect(firmato.status, firmato.testo).toBeLessThan(300);
    const leggiVersione = () => client.get(percorso(percorsi.documentoVersioneFile, { id, numero: '1' }));
    expect([(await read(id)).testo, (await leggiVersione()).testo]).toEqual([pdf('firmata'), pdf('prima')]);
    const prima = await exportStudio(`${dove}-1.zip`);
    await move();
    expect([(await read(id)).testo, (await leggiVersione()).testo]).toEqual([pdf('firmata'), pdf('prima')]);
    expect(await exportStudio(`${dove}-2.zip`)).toEqual(prima);
    expect(prima.join('')).toContain(Buffer.from(pdf('prima')).toString('hex'));

    const dove2 = percorso(percorsi.fascicoloZip, { id: anagrafica, anno: String(ANNO) });
    const zip = await fetch(app.indirizzo + dove2, { headers: { cookie: client.cookie } });
    const voci = await readVoci(Buffer.from(await zip.arrayBuffer()));
    expect([...voci.values()]).toEqual(expect.arrayContaining([pdf('firmata'), 'però']));

    expect((await client.delete(percorso(percorsi.documentoUno, { id }))).status).toBe(204);
    expect((await read(id)).status).toBe(404);
    if (dove === 's3') {
      await sweep();
      expect(s3.keys()).toEqual([`${studioId}/${hashOf('però')}`]);
    }
  });

  it('are of their studio: another one finds nothing', async () => {
    const id = await upload('riservato.pdf', pdf('riservato'));
    await move();
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await read(id, altro)).status).toBe(404);
  });
});

describe('a store of objects', () => {
  beforeAll(() => open('s3'));
  afterAll(close);

  it('that is down loses no upload, and says in Italian what cannot be opened now', async () => {
    const fuori = await upload('fuori.pdf', pdf('fuori'));
    await move();
    await s3.stop();
    const dentro = await upload('dentro.pdf', pdf('dentro'));
    expect((await read(dentro)).testo).toBe(pdf('dentro'));
    expect(await read(fuori)).toMatchObject({ status: 503, corpo: { Codice: 'DEPOSITO_ASSENTE' } });
    await expect(move()).rejects.toThrow('did not answer');
    expect((await read(dentro)).testo).toBe(pdf('dentro'));
    await s3.start();
    await move();
    expect([(await read(dentro)).testo, (await read(fuori)).testo]).toEqual([pdf('dentro'), pdf('fuori')]);
    expect(app.log.join('')).not.toContain(s3.config.segreto);
  });

  it('is filled from where it was left, whenever the move is broken', async () => {
    for (const n of [1, 2, 3, 4]) await upload(`${n}.pdf`, pdf(`a pezzi ${n}`));
    const prima = (await countFuori()) ?? 0;
    const vero = deposito();
    let fatti = 0;
    // Dies with the object already there and the row still whole.
    const rotto: Deposito = {
      ...vero,
      put: async (chiave, byte) => {
        await vero.put(chiave, byte);
        fatti += 1;
        if (fatti === 3) throw new Error('killed');
      },
    };
    await expect(moveDocumenti({ db: app.servizi.db, deposito: rotto }, 's3')).rejects.toThrow('killed');
    expect(await countFuori()).toBe(prima + 2);
    await sweep();
    expect(s3.keys()).toHaveLength(prima + 2);
    const insieme = await Promise.all([move(), move()]);
    expect(insieme).toHaveLength(2);
    expect(await countFuori()).toBe(prima + 4);
    expect(s3.keys()).toHaveLength(prima + 4);
  });

  it('goes on after the process that was filling it was killed', async () => {
    await app.sql(
      `insert into documento (studio_id, nome, tipo, formato, dimensione, sha256, contenuto)
       select $1, n || '.pdf', '', 'application/pdf', 9, sha256(b), b
       from generate_series(1, 120) n, lateral (select convert_to('%PDF ' || n, 'utf8') as b) x`,
      [studioId],
    );
    const prima = (await countFuori()) ?? 0;
    const processo = fork(join(import.meta.dirname, '../../../../test/trasloco-di-prova.ts'), {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: app.servizi.config.databaseUrl,
        QUADRA_CHIAVE: app.servizi.config.chiave,
        QUADRA_AMBIENTE: 'test',
        QUADRA_RUOLO: 'chiamate',
        QUADRA_CONNESSIONI: '4',
        QUADRA_DOCUMENTI: 's3',
        QUADRA_S3_INDIRIZZO: s3.config.indirizzo,
        QUADRA_S3_SECCHIO: s3.config.secchio,
        QUADRA_S3_CHIAVE: s3.config.chiave,
        QUADRA_S3_SEGRETO: s3.config.segreto,
        PORT: '0',
        LOG_LEVEL: 'silent',
      },
    });
    await expect.poll(countFuori, { timeout: 60_000, interval: 10 }).toBeGreaterThan(prima + 5);
    processo.kill('SIGKILL');
    await once(processo, 'exit');
    const aMeta = (await countFuori()) ?? 0;
    expect(aMeta).toBeLessThan(prima + 120);
    await move();
    expect(await countFuori()).toBe(prima + 120);
    await sweep();
    expect(s3.keys()).toHaveLength(prima + 120);
  }, 120_000);

  it('keeps one object for two documents that are the same, until the second goes', async () => {
    const [uno, due] = [await upload('a.pdf', pdf('uguali')), await upload('b.pdf', pdf('uguali'))];
    await move();
    const chiave = `${studioId}/${hashOf(pdf('uguali'))}`;
    await client.delete(percorso(percorsi.documentoUno, { id: uno }));
    await sweep();
    expect((await read(due)).testo).toBe(pdf('uguali'));
    await client.delete(percorso(percorsi.documentoUno, { id: due }));
    await move();
    expect(s3.keys()).toContain(chiave);
    await sweep();
    expect(s3.keys()).not.toContain(chiave);
  });

  it('whose bytes were changed, or are gone, is never believed', async () => {
    const id = await upload('cambiato.pdf', pdf('vero'));
    await move();
    const file = s3.nameFile(`${studioId}/${hashOf(pdf('vero'))}`);
    writeFileSync(file, pdf('fals'));
    const alterato = { status: 500, corpo: { Codice: 'DOCUMENTO_ALTERATO' } };
    expect(await read(id)).toMatchObject(alterato);
    expect(app.log.join('')).toContain('is not in the store as it was put there');
    await expect(exportStudio('falsa.zip')).rejects.toThrow('as it was put there');
    rmSync(file);
    expect(await read(id)).toMatchObject(alterato);
    writeFileSync(file, pdf('vero'));
    expect((await read(id)).testo).toBe(pdf('vero'));
  });

  it('is emptied into the database when the settings say so', async () => {
    const id = await upload('torna.pdf', pdf('torna'));
    await move();
    expect(await countFuori()).toBeGreaterThan(1);
    const { db } = app.servizi;
    const { alterati } = await moveDocumenti({ db, deposito: makeS3(s3.config) }, 'postgresql');
    expect([alterati, await countFuori()]).toEqual([[], 0]);
    expect((await read(id)).testo).toBe(pdf('torna'));
    await sweep();
    expect(s3.keys()).toEqual([]);
    const [riga] = await app.sql<{ intatti: boolean }>(
      'select bool_and(sha256(contenuto) = sha256) as intatti from documento',
    );
    expect(riga?.intatti).toBe(true);
  });
});
