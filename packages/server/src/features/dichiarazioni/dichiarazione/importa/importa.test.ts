import { limiti, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../../test/client.ts';
import { dichiarazioni, makeDichiarazione } from '../../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { makeZip } from '../../../../../test/zip.ts';
import { withTenant } from '../../../../db/tenancy.ts';
import { lockDichiarazione } from '../dichiarazione.queries.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  const utente = { studio_id: studioId, tipologia_utente: tipologiaUtente.AMM_STU };
  client = await loginAs(app, await makeUtente(app, utente));
});
afterAll(() => app.stop());

const send = (contenuto: Buffer, anno = 2025) => {
  const modulo = new FormData();
  modulo.append('uploadFile0', new Blob([new Uint8Array(contenuto)]), 'dichiarazioni.zip');
  return call(app.indirizzo + percorso(percorsi.dichiarazioneImporta, { anno }), {
    method: 'POST',
    body: modulo,
    headers: { origin: app.indirizzo, 'x-quadra-app': 'prova', cookie: client.cookie },
  });
};
const importa = (testo: string | Buffer) => send(makeZip({ 'dichiarazioni.csv': testo }));

/** A zip that says of its file to be one byte larger than any may be, once opened. */
function makeEnorme(testo: string): Buffer {
  const zip = makeZip({ 'd.csv': testo });
  zip.writeUInt32LE(limiti.csvApertoByte + 1, zip.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  return zip;
}

const CHIAVI = 'anno;studioid;dichiarazioneid;anagraficaid';
async function make(): Promise<{ id: string; chiavi: string; anagrafica: string }> {
  const id = await makeDichiarazione(app, client, studioId);
  const { IdAnagrafica } = (await dichiarazioni.leggi(client, id)).corpo.data;
  return { id, anagrafica: IdAnagrafica, chiavi: `2025;${studioId};${id};${IdAnagrafica}` };
}
const read = async (id: string) => (await dichiarazioni.leggi(client, id)).corpo.data;

describe('an import of declarations', () => {
  it('[DIC-024] writes each row whole, once, and tells the others why not', async () => {
    const [una, due, errata, chiusa] = [await make(), await make(), await make(), await make()];
    const altrui = (await makeStudio(app)).id;
    await app.sql("update dichiarazione set stato = 'Chiusa' where id = $1", [chiusa.id]);
    const righe = [
      `${CHIAVI};RC1.1;RC1.2;RC1.3;RC1.1#2;RC1.3#2;RP1.2`,
      `${una.chiavi};2;1;30.000,00;2;1.500;`,
      `${due.chiavi};;;;;;"700"`,
      `${errata.chiavi};2;1;dodici;;;700`,
      `${una.chiavi};2;1;1;;;`,
      `2025;${altrui};${due.id};${due.anagrafica};2;1;1;;;`,
      `2025;${studioId};${due.id.replace(/^./, (c) => (c === '0' ? '1' : '0'))};${due.anagrafica};2;1;1;;;`,
      `2024;${studioId};${errata.id};${errata.anagrafica};2;1;1;;;`,
      `${chiusa.chiavi};2;1;1;;;`,
      `${errata.chiavi};2;1;1;;;;7`,
    ];
    const { status, corpo } = await importa(righe.join('\r\n'));
    expect(status).toBe(200);
    expect(corpo.data).toMatchObject({ importate: 2, scartate: 7 });
    expect(corpo.data.errori).toEqual([
      { Riga: 4, Messaggio: 'RC1.3: Inserire un importo in euro interi.' },
      { Riga: 5, Messaggio: 'Dichiarazione già presente in una riga precedente del file.' },
      { Riga: 6, Messaggio: 'La riga è di un altro studio.' },
      ...[7, 8].map((Riga) => ({
        Riga,
        Messaggio: 'La dichiarazione non è di quel cliente, di quello studio o di quell’anno.',
      })),
      { Riga: 9, Messaggio: expect.stringContaining('chiusa') },
      { Riga: 10, Messaggio: 'La riga ha più celle delle intestazioni.' },
    ]);
    expect((await read(una.id)).Righi).toMatchObject({ 'RC1.3': 30_000, 'RC1.3#2': 1_500, 'RC1.1': '2' });
    expect((await read(due.id)).Righi).toMatchObject({ 'RP1.2': 700 });
    expect((await read(errata.id)).Righi).not.toHaveProperty('RP1.2');
    const [voce] = (await dichiarazioni.storia(client, una.id)).corpo.data;
    expect(voce.Motivo).toBe('Da importazione');
    const [atto] = await app.sql<{ dopo: object }>(
      "select dopo from registro where azione = 'importazione' and entita = 'dichiarazione' and studio_id = $1",
      [studioId],
    );
    expect(atto?.dopo).toEqual({ file: 'dichiarazioni.zip', importate: 2 });
    const { Versione } = await read(una.id);
    await importa(righe.slice(0, 2).join('\n'));
    expect((await read(una.id)).Versione).toBe(Versione);
  });

  it('[DIC-024] whose rows name another studio leaves a line of who tried', async () => {
    const { chiavi } = await make();
    const altrui = (await makeStudio(app)).id;
    const [, id, anagrafica] = /;([^;]+);([^;]+)$/.exec(chiavi) ?? [];
    await importa(
      `${CHIAVI};RC1.3\n${chiavi};1\n2025;${altrui};${id};${anagrafica};1\n2025;${altrui};x;y;1\n`,
    );
    const atti = await app.sql(
      "select studio_id, entita, dopo from registro where azione = 'importazione rifiutata' order by quando desc limit 1",
    );
    expect(atti).toEqual([
      { studio_id: studioId, entita: 'dichiarazione', dopo: { file: 'dichiarazioni.zip', righe: 1 } },
    ]);
  });

  it('[DIC-024] stopped in the middle leaves no row without its act, and sent again does them all', async () => {
    const [una, due, tre] = [await make(), await make(), await make()];
    const file = [`${CHIAVI};RC1.3`, ...[una, due, tre].map(({ chiavi }) => `${chiavi};77`)].join('\n');
    const readAtti = () =>
      app.sql("select dopo from registro where azione = 'importazione' order by quando, id");
    const prima = await readAtti();
    const { promise: finita, resolve: release } = Promise.withResolvers<void>();
    const { promise: tenuta, resolve: tell } = Promise.withResolvers<void>();
    const presa = withTenant(app.servizi.db, { studi: [studioId] }, async (trx) => {
      await lockDichiarazione(trx, 2025, tre.id);
      tell();
      await finita;
    });
    await tenuta;
    const inCorso = importa(file);
    const kill = async () =>
      app.sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
    await expect.poll(kill, { timeout: 30_000 }).toHaveLength(1);
    const caduta = await inCorso;
    release();
    await presa;
    expect([caduta.status, caduta.corpo.Codice]).toEqual([503, 'SERVIZIO_NON_DISPONIBILE']);
    for (const { id } of [una, due, tre]) expect((await read(id)).Righi).not.toHaveProperty('RC1.3');
    expect(await readAtti()).toEqual(prima);
    expect((await importa(file)).corpo.data).toEqual({ importate: 3, scartate: 0, errori: [] });
    expect((await readAtti()).slice(prima.length)).toEqual([
      { dopo: { file: 'dichiarazioni.zip', importate: 3 } },
    ]);
    for (const { id } of [una, due, tre]) expect((await read(id)).Righi).toMatchObject({ 'RC1.3': 77 });
  });

  it('[DIC-024] reads commas and Windows-1252; an empty cell leaves what is there', async () => {
    const { id, chiavi } = await make();
    await dichiarazioni.salva(client, id, 1, { 'RC1.3': 5 });
    const testo = `${CHIAVI};RC1.1;RC1.3;RC99.1\n${chiavi};2;;\n`.replaceAll(';', ',');
    const { corpo } = await importa(Buffer.from(testo, 'latin1'));
    expect(corpo.data).toEqual({ importate: 1, scartate: 0, errori: [] });
    expect((await read(id)).Righi).toMatchObject({ 'RC1.1': '2', 'RC1.3': 5 });
    const ignota = await importa(`${CHIAVI};RC99.1\n${chiavi};3\n`);
    expect(ignota.corpo.data.errori).toEqual([{ Riga: 2, Messaggio: 'Rigo sconosciuto: RC99.1' }]);
  });

  it('[DIC-024] refuses what is not a zip of one CSV with its heads, or is beyond its limits', async () => {
    const { chiavi } = await make();
    const buono = `${CHIAVI};RC1.3\n${chiavi};1\n`;
    const messaggi = async (...contenuti: readonly Buffer[]) => {
      const detti = [];
      for (const contenuto of contenuti) {
        const { status, corpo } = await send(contenuto);
        detti.push(`${status} ${corpo.Message}`);
      }
      return detti;
    };
    const colonne =
      '422 La prima riga deve contenere le intestazioni: anno, studioid, dichiarazioneid, anagraficaid e poi le caselle, come RC1.3 o RC1.3#2.';
    expect(
      await messaggi(
        Buffer.from(buono),
        makeZip({ 'd.csv': `${chiavi};1\n` }),
        makeZip({ 'd.csv': buono.replace('studioid;dichiarazioneid', 'dichiarazioneid;studioid') }),
        makeZip({ 'd.csv': buono.replace('RC1.3', 'Reddito') }),
        makeZip({ 'd.csv': `${CHIAVI};RC1.3\n` }),
        makeZip({ 'a.csv': buono, 'b.csv': buono }),
        makeZip({ 'd.pdf': buono }),
        makeZip({ 'd.csv': `${CHIAVI};RC1.3\n${`${chiavi};1\n`.repeat(5_001)}` }),
        makeEnorme(buono),
        Buffer.alloc(limiti.csvZipByte + 1, 'a'),
      ),
    ).toEqual([
      '422 Inviare un archivio ZIP che contiene un file CSV.',
      colonne,
      colonne,
      colonne,
      '400 Nessun dato da importare.',
      '422 L’archivio contiene più di un file CSV: inviarne uno per volta.',
      '422 L’archivio non contiene un file CSV.',
      '400 Al massimo 5.000 righe per file.',
      '422 Il contenuto del file è troppo grande.',
      '413 File troppo grande (massimo 30 MB).',
    ]);
    const pieno = makeZip({ 'd.csv': buono, 'altro.bin': Buffer.alloc(10) });
    expect((await send(pieno)).corpo.data.importate).toBe(1);
    expect((await send(pieno, 2018)).status).toBe(404);
  });
});
