import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const ANNO = 2025;
const SOCIETA = '00743110157';
const [ROSSI, BIANCHI, VERDI] = ['RSSMRA80A01H501U', 'BLLMRT82E54F257A', 'VRDGPP60C03F205E'];

let app: AppDiProva;
let client: Client;
let estraneo: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
});
/** Each test has a studio of its own: tax codes are told apart by studio. */
beforeEach(async () => {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
  studioId = utente.studioId ?? 0;
  estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
});
afterAll(() => app.stop());

const bind = (schema: string, id = '') => percorso(schema, { anno: ANNO, id });
const bindSp = (id: string) => percorso(percorsi.modello, { anno: ANNO, prefisso: 'sp', id });

async function save(indirizzo: string, righi: object): Promise<void> {
  const { corpo } = await client.get(indirizzo);
  const { status, testo } = await client.put(indirizzo, {
    Versione: corpo.data.Versione,
    Righi: righi,
    Forzature: {},
  });
  expect([status, testo]).toEqual([200, expect.anything()]);
}
const bindPf = (id: string) => percorso(percorsi.modello, { anno: ANNO, prefisso: 'pf', id });
const savePf = (id: string, righi: object) => save(bindPf(id), righi);
const saveSp = (id: string, righi: object) => save(bindSp(id), righi);

const ricavi = { 'RG901.1': 100_000 };
const soci = {
  ...{ 'RO901.1': ROSSI, 'RO901.2': 'Rossi Mario', 'RO901.3': 60 },
  ...{ 'RO902.1': BIANCHI, 'RO902.2': 'Bianchi Marta', 'RO902.3': 40 },
};
async function makeSocieta(
  righi: object = { ...ricavi, ...soci },
  [nome, codice_fiscale] = ['Alfa snc', SOCIETA],
): Promise<string> {
  const { id } = await makeAnagrafica(app, studioId, {
    tipo: 'SD',
    denominazione: nome,
    ragione_sociale: nome,
    codice_fiscale,
    natura_giuridica: '23',
  });
  const { corpo } = await dichiarazioni.crea(client, [id], { Tipo: 'Società di persone' });
  const codice = corpo.data.create[0].Codice;
  await saveSp(codice, righi);
  return codice;
}
async function makeSocio(codiceFiscale: string, cognome: string): Promise<string> {
  const { id } = await makePersona(app, studioId, {
    codice_fiscale: codiceFiscale,
    cognome,
    denominazione: `${cognome} Ada`,
  });
  const { corpo } = await dichiarazioni.crea(client, [id]);
  return corpo.data.create[0].Codice;
}
const send = (mittente: string, codici: readonly string[] = ['RO'], chi: Client = client) =>
  chi.post(bind(percorsi.messaggio), { Codici: codici, DichiarazioneMittenteId: mittente });
const list = async (filtro: object, chi: Client = client) =>
  (await chi.post(bind(percorsi.messaggioLista), { Filter: filtro, Logic: 'and' })).corpo;
const readQuadro = async (id: string, quadro: string) => {
  const { Righi } = (await client.get(bindPf(id))).corpo.data;
  return Object.fromEntries(Object.entries(Righi).filter(([chiave]) => chiave.startsWith(quadro)));
};
const readRh = (id: string) => readQuadro(id, 'RH');
const rhDiRossi = { 'RH1.1': SOCIETA, 'RH1.3': 60, 'RH1.4': 60_000 };

describe('a message between declarations', () => {
  it('[NOT-012] [NOT-013] from a partnership fills RH of the partners it names, with two codes, and says so', async () => {
    const sp = await makeSocieta();
    const [rossi, bianchi] = [await makeSocio(ROSSI, 'Rossi'), await makeSocio(BIANCHI, 'Bianchi')];
    const { status, corpo } = await send(sp, ['RO901', 'RO902']);
    expect([status, corpo]).toEqual([
      200,
      {
        data: '2 dichiarazioni compilate. La dichiarazione che invia è ancora aperta: inviare di nuovo se cambia.',
      },
    ]);
    expect(await readRh(rossi)).toEqual(rhDiRossi);
    expect(await readRh(bianchi)).toEqual({ 'RH1.1': SOCIETA, 'RH1.3': 40, 'RH1.4': 40_000 });
    const { data } = (await client.get(bindPf(rossi))).corpo;
    expect(data.StatiQuadri.RH).toBe('aperto');
    expect(data.Calcolati['RH14.1'].valore).toBe(60_000);
    const storia = await dichiarazioni.storia(client, rossi);
    expect(storia.corpo.data).toContainEqual(
      expect.objectContaining({
        Chiave: 'RH1.4',
        Dopo: 60_000,
        Motivo: 'Messaggio di Alfa snc (Società di persone 2025, RO901)',
      }),
    );
  });

  it('[NOT-013] one code reaches one partner, and the rest of his declaration stays as it was', async () => {
    const sp = await makeSocieta();
    const [rossi, bianchi] = [await makeSocio(ROSSI, 'Rossi'), await makeSocio(BIANCHI, 'Bianchi')];
    await savePf(rossi, { 'RH1.1': '12345678903', 'RH1.4': 700 });
    expect((await send(sp, ['ro901'])).status).toBe(200);
    expect(await readRh(rossi)).toEqual({
      'RH1.1': '12345678903',
      'RH1.4': 700,
      'RH2.1': SOCIETA,
      'RH2.3': 60,
      'RH2.4': 60_000,
    });
    expect(await readRh(bianchi)).toEqual({});
    expect((await list({ IdMittente: sp })).Total).toBe(1);
  });

  it('[NOT-013] of another studio is not found, nor is what it says', async () => {
    const sp = await makeSocieta();
    const rossi = await makeSocio(ROSSI, 'Rossi');
    expect((await send(sp, ['RO'], estraneo)).status).toBe(404);
    expect(await readRh(rossi)).toEqual({});
    await send(sp);
    const [{ Id }] = (await list({ IdMittente: sp, IdDestinatario: rossi })).data;
    expect((await list({}, estraneo)).Total).toBe(0);
    expect((await estraneo.get(bind(percorsi.messaggioUno, Id))).status).toBe(404);
    expect((await estraneo.post(bind(percorsi.messaggioApplica, Id), {})).status).toBe(404);
    expect((await estraneo.post(bind(percorsi.messaggioLetto, Id), {})).status).toBe(404);
  });

  it('[NOT-013] never reaches a client of another studio with the same tax code', async () => {
    const sp = await makeSocieta();
    const altro = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const { id } = await makePersona(app, altro.studioId ?? 0, { codice_fiscale: ROSSI });
    const suo = await loginAs(app, altro);
    const { corpo } = await dichiarazioni.crea(suo, [id]);
    const codice = corpo.data.create[0].Codice;
    expect((await send(sp)).corpo.data).toMatch(/^2 messaggi in attesa: Rossi Mario non ha ancora/);
    const { Righi } = (await suo.get(bindPf(codice))).corpo.data;
    expect(Righi).not.toHaveProperty(['RH1.4']);
  });

  it('[NOT-013] waits where there is no declaration, and is written when a person takes it', async () => {
    const sp = await makeSocieta();
    const { corpo } = await send(sp);
    expect(corpo.data).toBe(
      '2 messaggi in attesa: Rossi Mario non ha ancora la dichiarazione Persone fisiche 2025 fra quelle che si vedono; ' +
        'Bianchi Marta non ha ancora la dichiarazione Persone fisiche 2025 fra quelle che si vedono. ' +
        'La dichiarazione che invia è ancora aperta: inviare di nuovo se cambia.',
    );
    const attese = (await list({ IdMittente: sp })).data;
    const diRossi = attese.find((m: { CodiceFiscale: string }) => m.CodiceFiscale === ROSSI);
    const url = bind(percorsi.messaggioApplica, diRossi.Id);
    expect((await client.post(url, {})).corpo.Codice).toBe('MESSAGGIO_SENZA_DICHIARAZIONE');
    const rossi = await makeSocio(ROSSI, 'Rossi');
    expect((await list({ IdDestinatario: rossi, Stato: 'In attesa' })).data).toMatchObject([
      { Id: diRossi.Id },
    ]);
    const { Voci } = (await client.get(bind(percorsi.messaggioUno, diRossi.Id))).corpo.data;
    expect(Voci).toContainEqual({
      Casella: 'RH1.4',
      Titolo: 'Reddito o perdita',
      Origine: 'RO901.6',
      Prima: null,
      Dopo: 60_000,
    });
    const fatto = await client.post(url, {});
    expect(fatto.corpo.data).toMatchObject({ Stato: 'Applicato', IdDestinatario: rossi, Attesa: null });
    expect(fatto.corpo.data.LettoIl).not.toBeNull();
    expect(await readRh(rossi)).toEqual(rhDiRossi);
    // Taken twice, it writes nothing more.
    const { Versione } = (await client.get(bindPf(rossi))).corpo.data;
    expect((await client.post(url, {})).status).toBe(200);
    expect((await client.get(bindPf(rossi))).corpo.data.Versione).toBe(Versione);
  });

  it('[NOT-013] sent again changes what it wrote, and never what a person wrote', async () => {
    const sp = await makeSocieta();
    const [rossi, bianchi] = [await makeSocio(ROSSI, 'Rossi'), await makeSocio(BIANCHI, 'Bianchi')];
    await send(sp);
    await savePf(bianchi, { 'RH1.4': 39_000 });
    await saveSp(sp, { 'RG901.1': 200_000 });
    expect((await list({ IdMittente: sp })).data.map((m: { Superato: boolean }) => m.Superato)).toEqual([
      true,
      true,
    ]);
    const { corpo } = await send(sp);
    expect(corpo.data).toMatch(
      /^1 dichiarazione compilata\. 1 messaggio in attesa: nel quadro RH di Bianchi Ada ci sono già altri valori/,
    );
    expect(await readRh(rossi)).toEqual({ ...rhDiRossi, 'RH1.4': 120_000 });
    expect((await readRh(bianchi))['RH1.4']).toBe(39_000);
    const [attesa] = (await list({ IdDestinatario: bianchi, Stato: 'In attesa' })).data;
    // A newer one takes its place.
    await send(sp);
    const vecchio = await client.post(bind(percorsi.messaggioApplica, attesa.Id), {});
    expect([vecchio.status, vecchio.corpo.Codice]).toEqual([409, 'MESSAGGIO_SOSTITUITO']);
    const [nuova] = (await list({ IdDestinatario: bianchi, Stato: 'In attesa' })).data;
    await client.post(bind(percorsi.messaggioApplica, nuova.Id), {});
    expect((await readRh(bianchi))['RH1.4']).toBe(80_000);
  });

  it('[NOT-013] takes back what the company no longer says', async () => {
    const sp = await makeSocieta();
    const [rossi, bianchi] = [await makeSocio(ROSSI, 'Rossi'), await makeSocio(BIANCHI, 'Bianchi')];
    await send(sp);
    // Bianchi left the company, and somebody else came in.
    await saveSp(sp, { 'RO902.1': VERDI, 'RO902.2': 'Verdi Giuseppe' });
    expect((await send(sp)).corpo.data).toMatch(/^2 dichiarazioni compilate\. 1 messaggio in attesa: Verdi/);
    expect(await readRh(bianchi)).toEqual({});
    expect(await readRh(rossi)).toEqual(rhDiRossi);
  });

  it.each([
    ['RF', { 'RF4.1': 1_000 }, 'RF58.1', 'RF58.99', 'RF102'],
    ['RG', { 'RG2.2': 1_000 }, 'RG26.1', 'RG26.99', 'RG37'],
  ])(
    'says to the business that holds the share, in %s and not in RH, what all its companies give',
    async (quadro, conti, quote, inventario, ritenute) => {
      const alfa = await makeSocieta({ ...ricavi, ...soci, 'RN2.2': 500 });
      const rossi = await makeSocio(ROSSI, 'Rossi');
      await savePf(rossi, { ...conti, [inventario]: true });
      const suoi = { ...conti, [inventario]: true };
      expect((await send(alfa, ['RO901'])).corpo.data).toMatch(/^1 dichiarazione compilata\./);
      expect(await readQuadro(rossi, quadro)).toEqual({
        ...{ ...suoi, [quote]: 60_000, [`${ritenute}.5`]: 300, [`${ritenute}.6`]: 300 },
      });
      expect(await readRh(rossi)).toEqual({});
      expect((await list({ IdDestinatario: rossi })).data).toMatchObject([
        { Quadro: quadro, Stato: 'Applicato' },
      ]);
      const beta = await makeSocieta({ ...soci, 'RG901.1': 50_000, 'RO901.3': 50, 'RO902.3': 50 }, [
        'Beta snc',
        '01000000040',
      ]);
      // The second adds to what the first wrote; the first, sent again, keeps what the second gives.
      expect((await send(beta, ['RO901'])).corpo.data).toMatch(/^1 dichiarazione compilata\./);
      expect((await readQuadro(rossi, quadro))[quote]).toBe(85_000);
      await saveSp(alfa, { 'RG901.1': 200_000 });
      expect((await send(alfa, ['RO901'])).corpo.data).toMatch(/^1 dichiarazione compilata\./);
      expect((await readQuadro(rossi, quadro))[quote]).toBe(145_000);
      // With withholdings of his own, a person chooses.
      await savePf(rossi, { [`${ritenute}.6`]: 900 });
      await saveSp(alfa, { 'RN2.2': 1_000 });
      expect((await send(alfa, ['RO901'])).corpo.data).toContain(
        `nel quadro ${quadro} di Rossi Ada ci sono già altri valori`,
      );
      const [attesa] = (await list({ IdDestinatario: rossi, Stato: 'In attesa' })).data;
      expect((await client.get(bind(percorsi.messaggioUno, attesa.Id))).corpo.data.Voci).toContainEqual({
        ...{ Casella: `${ritenute}.6`, Titolo: 'Ritenute', Origine: 'RO901', Prima: 900, Dopo: 1_200 },
      });
      await client.post(bind(percorsi.messaggioApplica, attesa.Id), {});
      expect((await readQuadro(rossi, quadro))[`${ritenute}.5`]).toBe(600);
      // Who left the company keeps what the other gives, and what was his own.
      await saveSp(alfa, { 'RO901.1': VERDI });
      await send(alfa);
      expect(await readQuadro(rossi, quadro)).toEqual({
        ...{ ...suoi, [quote]: 25_000, [`${ritenute}.6`]: 600 },
      });
    },
  );

  it('[NOT-013] leaves a closed declaration as it is, and one in the hands of another', async () => {
    const sp = await makeSocieta();
    const [rossi, bianchi] = [await makeSocio(ROSSI, 'Rossi'), await makeSocio(BIANCHI, 'Bianchi')];
    const collega = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
    await collega.post(bind(percorsi.dichiarazionePresaInCarico), { Codici: [rossi] });
    await app.sql("update dichiarazione set stato = 'Chiusa' where id = $1", [bianchi]);
    expect((await send(sp)).corpo.data).toMatch(
      /^2 messaggi in attesa: la dichiarazione di Rossi Ada ora non si modifica; la dichiarazione di Bianchi/,
    );
    expect([await readRh(rossi), await readRh(bianchi)]).toEqual([{}, {}]);
    const [attesa] = (await list({ IdDestinatario: rossi })).data;
    expect(attesa).toMatchObject({ Stato: 'In attesa', Attesa: 'non modificabile', LettoIl: null });
    expect((await client.post(bind(percorsi.messaggioApplica, attesa.Id), {})).status).toBe(403);
    const letto = await client.post(bind(percorsi.messaggioLetto, attesa.Id), {});
    expect(letto.corpo.data).toMatchObject({ Stato: 'In attesa', LettoDa: expect.any(String) });
  });

  it('[NOT-013] sent and taken by many at once leaves one message for each, and what the company says', async () => {
    const sp = await makeSocieta();
    const [rossi, bianchi] = [await makeSocio(ROSSI, 'Rossi'), await makeSocio(BIANCHI, 'Bianchi')];
    await savePf(rossi, { 'RH1.1': SOCIETA, 'RH1.4': 1 });
    await savePf(bianchi, { 'RH1.1': SOCIETA, 'RH1.4': 1 });
    await send(sp);
    const attese = (await list({ IdMittente: sp, Stato: 'In attesa' })).data;
    const esiti = await Promise.all([
      ...attese.map(({ Id }: { Id: string }) => client.post(bind(percorsi.messaggioApplica, Id), {})),
      ...[1, 2, 3].map(() => send(sp)),
      ...attese.map(({ Id }: { Id: string }) => client.post(bind(percorsi.messaggioLetto, Id), {})),
    ]);
    expect(esiti.map(({ status }) => status).filter((stato) => ![200, 409].includes(stato))).toEqual([]);
    const ferme = (await list({ IdMittente: sp, Stato: 'In attesa' })).data;
    for (const { Id } of ferme) await client.post(bind(percorsi.messaggioApplica, Id), {});
    expect([(await readRh(rossi))['RH1.4'], (await readRh(bianchi))['RH1.4']]).toEqual([60_000, 40_000]);
    expect(ferme.length).toBeLessThanOrEqual(2);
  });

  it('[NOT-014] the list of a year tells received and sent, with who read them, and finds by both names', async () => {
    const sp = await makeSocieta();
    const rossi = await makeSocio(ROSSI, 'Rossi');
    await send(sp);
    const [suo] = (await list({ Destinatario: 'rossi ada' })).data;
    expect(suo).toMatchObject({ Mittente: 'Alfa snc', IdDestinatario: rossi, LettoIl: null, LettoDa: null });
    const nomi = async (filtro: object) =>
      (await list(filtro)).data.map((m: { Destinatario: string }) => m.Destinatario).toSorted();
    expect(await nomi({ Mittente: 'ALFA' })).toEqual(['Bianchi Marta', 'Rossi Ada']);
    expect(await nomi({ Mittente: 'beta' })).toEqual([]);
    expect(await nomi({ Lettura: 'Da leggere' })).toEqual(['Bianchi Marta', 'Rossi Ada']);
    await client.post(bind(percorsi.messaggioLetto, suo.Id), {});
    expect(await nomi({ Lettura: 'Letti' })).toEqual(['Rossi Ada']);
    expect(await nomi({ Lettura: 'Da leggere' })).toEqual(['Bianchi Marta']);
    // What was sent again takes the place of what waited: there is nothing left to read in the old one.
    await send(sp);
    expect(await nomi({ Stato: 'Sostituito' })).toEqual(['Bianchi Marta']);
    expect(await nomi({ Lettura: 'Da leggere', Destinatario: 'bianchi' })).toEqual(['Bianchi Marta']);
    for (const Lettura of ['Forse', 'constructor', '__proto__']) {
      const errato = await client.post(bind(percorsi.messaggioLista), { Filter: { Lettura } });
      expect([errato.status, Object.keys(errato.corpo.ModelState)]).toEqual([400, ['Filter.Lettura']]);
    }
    const pagina = await client.post(bind(percorsi.messaggioLista), {
      ...{ Filter: {}, Logic: 'and', PageSize: 2, PageNo: 2, Order: ['Mittente', 'InviatoIl'] },
    });
    expect([pagina.corpo.Total, pagina.corpo.data.length]).toEqual([4, 2]);
  });

  it('[NOT-012] refuses on Codici what says nothing to anybody', async () => {
    const sp = await makeSocieta();
    const refuse = async (mittente: string, codici: string[]) => {
      const { status, corpo } = await send(mittente, codici);
      return [status, corpo.ModelState];
    };
    expect(await refuse(sp, ['RF'])).toEqual([
      400,
      { Codici: ['Il quadro RF non comunica nulla ad altre dichiarazioni.'] },
    ]);
    expect(await refuse(sp, ['RO905'])).toEqual([400, { Codici: ['Il rigo RO905 non nomina nessuno.'] }]);
    expect((await refuse(sp, []))[1]).toHaveProperty('Codici');
    expect((await refuse(sp, ['<b>']))[0]).toBe(400);
    const rossi = await makeSocio(ROSSI, 'Rossi');
    expect((await refuse(rossi, ['RN']))[1]).toEqual({
      Codici: ['Il quadro RN non comunica nulla ad altre dichiarazioni.'],
    });
    await saveSp(sp, { 'RO902.1': null });
    expect(await refuse(sp, ['RO'])).toEqual([400, { Codici: ['Manca il codice fiscale in RO902.'] }]);
    await saveSp(sp, { 'RO902.1': BIANCHI, 'RO902.3': 30 });
    expect((await refuse(sp, ['RO']))[1]).toEqual({
      Codici: ['Il quadro RO è da sistemare prima di inviarlo: Le quote dei soci non fanno 100%.'],
    });
    await saveSp(sp, { 'RO901.3': null, 'RO902.3': null });
    expect(await refuse(sp, ['RO'])).toEqual([
      400,
      { Codici: ['Il quadro RO non nomina nessuno con una quota.'] },
    ]);
    expect(await readRh(rossi)).toEqual({});
    expect((await list({ IdMittente: sp })).Total).toBe(0);
  });
});
