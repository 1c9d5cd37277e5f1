import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ESPORTA_STUDIO, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { makeCartella } from '../../../../test/cartella.ts';
import { type Client, loginAs } from '../../../../test/client.ts';
import { completeDichiarazione, makeDichiarazione, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { readLavoro, waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { sendEsportazione } from '../../../db/studio/esporta.ts';
import { openEsportazione } from '../../../db/studio/esportazione-file.ts';
import { readEsportazione } from '../../../db/studio/riporta.ts';
import { deleteLavoriScaduti } from '../../../jobs/pulizia-lavori.ts';
import { verifyRegistro } from '../../base/registro/registro.public.ts';

const { AMM_STU, OP_STU, AMM_ELMAS } = tipologiaUtente;
const GRANDE = 2_000_000;
const cartella = makeCartella('quadra-partenza-');
let app: AppDiProva;
let vuota: AppDiProva;
let studioId: number;
let capo: UtenteDiProva;
let client: Client;
const processi: ChildProcess[] = [];

beforeAll(async () => {
  app = await makeApp({ ruolo: 'chiamate', dati: join(cartella, 'piena') });
  vuota = await makeApp({ ruolo: 'chiamate', dati: join(cartella, 'vuota') });
  studioId = (await makeStudio(app)).id;
  capo = await makeUtente(app, { studio_id: studioId, tipologia_utente: AMM_STU });
  client = await loginAs(app, capo);
  const dichiarazione = await makeDichiarazione(app, client, studioId);
  await completeDichiarazione(client, dichiarazione);
  const [{ id = '' } = {}] = await app.sql<{ id: string }>(
    'select anagrafica_id as id from dichiarazione where id = $1',
    [dichiarazione],
  );
  await app.sql(
    `insert into dichiarazione_telematico_file (studio_id, dichiarazione_id, numero, nome, tracciato, versione, righe, contenuto, sha256)
     values ($1, $2, 1, 'RSSMRA.rpf', 'RPF25', 'prova', 1, 'il file'::bytea, sha256('il file'))`,
    [studioId, dichiarazione],
  );
  const altrove = (await makeStudio(app)).id;
  await makePersona(app, altrove, { denominazione: 'Di un altro studio' });
  const modulo = new FormData();
  modulo.append('IdAnagrafica', id);
  modulo.append('uploadFile0', new Blob(['%PDF-1.4\nla carta di Rossi']), '../../la carta.pdf');
  const caricato = await fetch(app.indirizzo + percorsi.documento, {
    method: 'POST',
    headers: { cookie: client.cookie, origin: app.indirizzo, 'x-quadra-app': 'prova' },
    body: modulo,
  });
  expect(caricato.status, await caricato.text()).toBeLessThan(300);
}, 120_000);
afterAll(async () => {
  for (const processo of processi) processo.kill('SIGKILL');
  await app.stop();
  await vuota.stop();
  rmSync(cartella, { recursive: true, force: true });
});

/** A process that does the jobs, and nothing else. */
async function startProcesso(): Promise<ChildProcess> {
  const processo = fork(join(import.meta.dirname, '../../../../test/lavoratore-di-prova.ts'), {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: app.servizi.config.databaseUrl,
      QUADRA_CHIAVE: app.servizi.config.chiave,
      QUADRA_AMBIENTE: 'test',
      QUADRA_RUOLO: 'lavori',
      QUADRA_CONNESSIONI: '4',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  processi.push(processo);
  await once(processo, 'message');
  return processo;
}

const ask = (chi: Client) => chi.post(percorsi.lavoroAvvia, { Nome: ESPORTA_STUDIO, Parametri: {} });
async function start(chi = client): Promise<string> {
  const { status, corpo } = await ask(chi);
  expect(status, JSON.stringify(corpo)).toBe(200);
  return corpo.data.jobId;
}
async function download(chi: Client, id: string) {
  const risposta = await fetch(chi.indirizzo + percorso(percorsi.lavoroEsito, { id }), {
    headers: { cookie: chi.cookie },
  });
  return { risposta, byte: Buffer.from(await risposta.arrayBuffer()) };
}
const nameFile = (nome: string) => join(cartella, nome);
/** Everything that comes back from an export, but for the instant it was made. */
async function readRighe(file: string): Promise<Record<string, string>> {
  const aperta = await openEsportazione(file, app.servizi.cifratura);
  const parti: Record<string, string> = {};
  for (const { nome } of aperta.manifesto.tabelle) parti[nome] = await text(await aperta.readParte(nome));
  aperta.close();
  return parti;
}
async function readVoci(byte: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(byte);
  const voci = new Map<string, Buffer>();
  for await (const voce of zip.eachEntry()) {
    const pezzi: Buffer[] = [];
    for await (const pezzo of await zip.openReadStreamPromise(voce)) pezzi.push(pezzo as Buffer);
    voci.set(voce.fileName, Buffer.concat(pezzi));
  }
  return voci;
}

describe('everything of a studio, in a file', { timeout: 240_000 }, () => {
  it('is asked by who answers for the studio, in person, and after saying again who he is', async () => {
    const operatore = await makeUtente(app, { studio_id: studioId, tipologia_utente: OP_STU });
    expect((await ask(await loginAs(app, operatore))).status).toBe(403);
    const fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
    expect((await ask(fornitore)).status).toBe(403);
    const entra = await fornitore.post(percorsi.sostituzione, {
      IdUtente: capo.id,
      Motivo: 'Verifica di una richiesta di assistenza',
    });
    expect(entra.status, entra.testo).toBe(200);
    expect((await ask(fornitore)).status).toBe(403);
    await app.sql("update sessione set confermata_il = now() - interval '10 minutes' where utente_id = $1", [
      capo.id,
    ]);
    expect(await ask(client)).toMatchObject({ status: 403, corpo: { Codice: 'CONFERMA_RICHIESTA' } });
    expect(await app.sql("select 1 from lavoro where nome = 'esporta-studio'")).toEqual([]);
    client = await loginAs(app, capo);
  });

  it('is made once though who was making it was killed, holds files, traces and rows, and comes back equal', async () => {
    // Enough to be caught in the middle: bytes that nothing squeezes.
    for (let n = 0; n < 8; n += 1)
      await app.sql(
        `insert into documento (studio_id, nome, tipo, formato, dimensione, sha256, contenuto)
         values ($1, 'grande.pdf', '', 'application/pdf', $2, sha256($3), $3)`,
        [studioId, GRANDE, randomBytes(GRANDE)],
      );
    const primo = await startProcesso();
    const id = await start();
    const count = async () =>
      (await app.sql('select 1 from lavoro_parte where lavoro_id = $1 limit 3', [id])).length;
    await expect.poll(count, { timeout: 60_000, interval: 10 }).toBeGreaterThan(2);
    primo.kill('SIGKILL');
    await once(primo, 'exit');
    expect((await readLavoro(client, id)).Stato).toBe('in corso');
    await app.sql("update lavoro set affidato_fino = now() - interval '1 second' where id = $1", [id]);
    await app.sql(
      "update quadra_coda.job set started_on = started_on - interval '1 minute' where data ->> 'lavoroId' = $1",
      [id],
    );
    await startProcesso();
    expect(await waitLavoro(client, id, undefined, 120_000)).toMatchObject({ Stato: 'riuscito' });

    const { risposta, byte } = await download(client, id);
    expect(risposta.status).toBe(200);
    expect(risposta.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="studio-${studioId}-\\d{4}-\\d\\d-\\d\\d\\.zip"$`),
    );
    const voci = await readVoci(byte);
    const nomi = [...voci.keys()];
    const documento = nomi.find((nome) => nome.startsWith('documenti/Rossi')) ?? '';
    expect(documento).toMatch(/^documenti\/Rossi Mario\/\d+ [^/]*la carta\.pdf$/);
    expect(voci.get(documento)?.toString()).toBe('%PDF-1.4\nla carta di Rossi');
    expect(voci.get('telematici/2025/1 RSSMRA.rpf')?.toString()).toBe('il file');
    const traccia = JSON.parse(
      voci.get(nomi.find((nome) => nome.startsWith('traccia/2025/')) ?? '')?.toString() ?? '{}',
    );
    expect(traccia).toMatchObject({ anno: 2025, denominazione: 'Rossi Mario' });
    const rn4 = traccia.nodi.find(({ chiave }: { chiave?: string }) => chiave === 'RN4.1');
    expect(rn4.operandi.length).toBeGreaterThan(0);
    for (const posto of rn4.operandi) expect(traccia.nodi[posto].titolo).toBeTruthy();
    expect(traccia.nodi.some(({ fonti }: { fonti: unknown[] }) => fonti.length > 0)).toBe(true);
    expect(voci.get('LEGGIMI.txt')?.toString()).toContain('conservato come l’archivio dello studio');

    // Of nobody else, and nothing that lets somebody in.
    const [hash] = await app.sql<{ password_hash: string }>(
      'select password_hash from utente where id = $1',
      [capo.id],
    );
    for (const [nome, contenuto] of voci) {
      expect(contenuto.includes('Di un altro studio'), nome).toBe(false);
      expect(contenuto.includes(hash?.password_hash ?? ''), nome).toBe(false);
    }

    writeFileSync(nameFile('prima.zip'), byte);
    const { cifratura, versione } = app.servizi;
    const aperta = await openEsportazione(nameFile('prima.zip'), cifratura);
    await readEsportazione(vuota.proprietario, aperta, {
      ...{ isDaSostituire: false, versione, beforeCommit: async () => undefined },
    });
    aperta.close();
    await sendEsportazione(vuota.proprietario, { studioId, cifratura, versione }, () =>
      createWriteStream(nameFile('dopo.zip')),
    );
    expect(await readRighe(nameFile('dopo.zip'))).toEqual(await readRighe(nameFile('prima.zip')));
    expect((await verifyRegistro(vuota.servizi.db, cifratura, vuota.servizi.config.dati)).guasti).toEqual([]);
  });

  it('does not hold the file of the one before, and is on record when it is asked and when it leaves', async () => {
    const id = await start();
    await waitLavoro(client, id, undefined, 120_000);
    const { byte } = await download(client, id);
    writeFileSync(nameFile('seconda.zip'), byte);
    const righe = await readRighe(nameFile('seconda.zip'));
    expect(righe.lavoro).not.toContain(ESPORTA_STUDIO);
    expect(righe.lavoro_parte).toBe('');
    const atti = await app.sql<{ azione: string; quanti: number }>(
      `select azione, count(*)::int as quanti from registro where studio_id = $1 and entita = 'lavoro' and utente_id = $2
       group by azione order by azione`,
      [studioId, capo.id],
    );
    expect(atti).toEqual([
      { azione: 'esportazione dello studio', quanti: 2 },
      { azione: 'scarico dell’esportazione dello studio', quanti: 2 },
    ]);
  });

  it('is for who asked and nobody else, as long as he may ask, until its day', async () => {
    const id = await start();
    await waitLavoro(client, id, undefined, 120_000);
    const altro = await loginAs(
      app,
      await makeUtente(app, { studio_id: studioId, tipologia_utente: AMM_STU }),
    );
    expect((await download(altro, id)).risposta.status).toBe(404);
    await app.sql('update utente set tipologia_utente = $1 where id = $2', [OP_STU, capo.id]);
    expect((await download(await loginAs(app, capo), id)).risposta.status).toBe(403);
    await app.sql('update utente set tipologia_utente = $1 where id = $2', [AMM_STU, capo.id]);
    const dopo = await loginAs(app, capo);
    expect((await download(dopo, id)).risposta.status).toBe(200);
    expect((await readLavoro(dopo, id)).Scadenza).not.toBeNull();
    await deleteLavoriScaduti(app.servizi.db, new Date(Date.now() + 91 * 86_400_000));
    expect((await download(dopo, id)).risposta.status).toBe(404);
    expect(await app.sql('select 1 from lavoro_parte where lavoro_id = $1', [id])).toEqual([]);
  });
});
