import {
  type DelegaUnicaFilo,
  percorsi,
  percorso,
  type RigaDelegaUnicaFilo,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client, loginAs, type Risposta } from '../../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { listPosta } from '../../../../../test/posta.ts';

let app: AppDiProva;
let client: Client;
let altro: Client;
/** The client of the studio: no session. */
let telefono: Client;
let studioId: number;
const OGGI = '2026-11-23T10:00:00Z';
const setNow = (quando: string) => vi.spyOn(app.servizi, 'now').mockReturnValue(new Date(quando));

let intermediari: string[];
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
  telefono = new Client(app.indirizzo);
  const righe = await app.sql<{ id: string }>(
    `insert into intermediario (studio_id, tipo, codice_fiscale, ragione_sociale, rappresentante_cognome, rappresentante_nome, predefinito)
     select $1, 'Dichiarazione', (10000000000 + n)::text, 'Centro ' || n, 'Neri', 'Ada', n = 1 from generate_series(1, 3) n returning id`,
    [studioId],
  );
  intermediari = righe.map(({ id }) => id);
});
beforeEach(() => setNow(OGGI));
afterAll(() => app.stop());

const cliente = (email: string | null = 'cliente@posta.example') => makeAnagrafica(app, studioId, { email });
const chiedi = (codici: string[], altri: object = {}): Promise<Risposta> =>
  client.post(percorsi.delegheUnicheChiedi, { Codici: codici, ...altri });
const riga = async (id: string): Promise<RigaDelegaUnicaFilo> =>
  (await client.post(percorsi.delegaUnicaLista, { Filter: { IdAnagrafica: id } })).corpo.data[0];
const una = async (id: string): Promise<DelegaUnicaFilo> =>
  (await client.get(percorso(percorsi.delegaUnicaUna, { id }))).corpo.data;
/** A client who has a link, and his delega. */
async function collega(altri: object = {}, chi: Promise<{ id: string; codice_fiscale: string }> = cliente()) {
  const { id, codice_fiscale } = await chi;
  const { corpo, status, testo } = await client.post(percorsi.delegaUnicaLink, {
    IdAnagrafica: id,
    ...altri,
  });
  if (status !== 201) throw new Error(testo);
  const link: string = corpo.data.Link.split('/d/')[1];
  return { id, codiceFiscale: codice_fiscale, link, delega: corpo.data.Delega as DelegaUnicaFilo };
}
const apri = (link: string) => telefono.post(percorsi.collegamentoApri, { Link: link });
const FOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
async function sendFogli(
  dove: string,
  campi: Record<string, string>,
  file: Uint8Array<ArrayBuffer>[],
  chi: Client,
) {
  const modulo = new FormData();
  for (const [nome, valore] of Object.entries(campi)) modulo.append(nome, valore);
  for (const [n, contenuto] of file.entries())
    modulo.append(`uploadFile${n}`, new Blob([contenuto]), `foglio${n}.jpg`);
  const risposta = await fetch(chi.indirizzo + dove, {
    method: 'POST',
    body: modulo,
    headers: {
      origin: chi.indirizzo,
      'x-quadra-app': 'prova',
      ...(chi.cookie ? { cookie: chi.cookie } : {}),
    },
  });
  const testo = await risposta.text();
  return { status: risposta.status, corpo: testo === '' ? undefined : JSON.parse(testo) };
}
const firma = (link: string, CodiceFiscale: string, Aree = 'cassetto,isa', file = [FOTO, FOTO]) =>
  sendFogli(percorso(percorsi.collegamentoFirma, { link }), { CodiceFiscale, Aree }, file, telefono);
const esito = (d: Pick<DelegaUnicaFilo, 'Id' | 'Versione'>, corpo: object, chi = client) =>
  chi.post(percorso(percorsi.delegaUnicaEsito, { id: d.Id }), {
    Versione: d.Versione,
    Data: '2026-11-23',
    ...corpo,
  });
async function firmata(altri: object = {}) {
  const sua = await collega(altri);
  const { status } = await firma(sua.link, sua.codiceFiscale);
  if (status !== 200) throw new Error(String(status));
  return { ...sua, delega: await una(sua.delega.Id) };
}
async function accettata(altri: object = {}) {
  const sua = await firmata(altri);
  const { corpo } = await esito(sua.delega, { Esito: 'Accettata', Numero: '152' });
  return { ...sua, delega: corpo.data as DelegaUnicaFilo };
}

describe('deleghe uniche asked together', () => {
  it('go each with its mail and its link, and who has no address is told and stays without', async () => {
    const [con, senza] = [await cliente('con@posta.example'), await cliente(null)];
    const { status, corpo } = await chiedi([con.id, senza.id]);
    expect([status, corpo.data.riuscite]).toEqual([200, [con.id]]);
    expect(corpo.data.errori).toEqual([
      { Codice: senza.id, Messaggio: 'La scheda del cliente non ha un indirizzo e-mail.' },
    ]);
    expect(await riga(con.id)).toMatchObject({ Corsia: 'Inviate', Stato: 'Link inviato', Giorni: 0 });
    expect(await riga(senza.id)).toMatchObject({
      Corsia: 'Assenti',
      Stato: null,
      IdDelega: null,
      ConEmail: false,
    });
    const [lettera] = await listPosta(app, 'con@posta.example');
    const link = /\/d\/(\S{40,})/.exec(lettera?.testo ?? '')?.[1] ?? '';
    expect((await apri(link)).status).toBe(200);
    // The secret stands nowhere in clear.
    const [tenuta] = await app.sql<{ testo: string }>(
      'select t::text as testo from delega_unica t where anagrafica_id = $1',
      [con.id],
    );
    expect(tenuta?.testo).not.toContain(link.slice(link.indexOf('-') + 1));
  });

  it('asked again, the link of before opens nothing', async () => {
    const prima = await collega();
    const dopo = await client.post(percorsi.delegaUnicaLink, { IdAnagrafica: prima.id });
    expect(dopo.corpo.data.Delega.Id).toBe(prima.delega.Id);
    expect((await apri(prima.link)).corpo.Codice).toBe('CODICE_NON_VALIDO');
    expect((await apri(dopo.corpo.data.Link.split('/d/')[1])).status).toBe(200);
  });

  it('need an intermediary of the studio', async () => {
    const { id } = await cliente();
    const { corpo } = await chiedi([id], { IdIntermediario: '00000000-0000-4000-8000-000000000000' });
    expect(corpo.data.errori[0].Messaggio).toBe('Lo studio non può usare questo intermediario nell’anno.');
  });
});

describe('a sheet that came by hand', () => {
  it('is kept by the studio on a link that is over, for the areas that were granted among those asked', async () => {
    const sua = await collega({ Aree: ['cassetto', 'isa'] });
    setNow('2026-12-20T10:00:00Z');
    expect((await apri(sua.link)).corpo.Codice).toBe('CODICE_NON_VALIDO');
    expect(await una(sua.delega.Id)).toMatchObject({ Stato: 'Link scaduto' });
    expect(await riga(sua.id)).toMatchObject({ IdDelega: sua.delega.Id, Stato: 'Link scaduto' });
    const dove = percorso(percorsi.delegaUnicaFoglio, { id: sua.delega.Id });
    const campi = { Aree: 'cassetto,fatture', DataConferimento: '2026-12-19' };
    const { status, corpo } = await sendFogli(dove, campi, [FOTO], client);
    expect([status, corpo.data.Stato, corpo.data.Aree]).toEqual([200, 'Firmata', ['cassetto']]);
    expect(await riga(sua.id)).toMatchObject({ Corsia: 'Inviate', Stato: 'Firmata' });
  });
});

describe('who holds the link', () => {
  it('reads what he grants, leaves out what he does not want, and sends the signed sheet once', async () => {
    const { id, link, codiceFiscale, delega } = await collega();
    const pagina = (await apri(link)).corpo.data;
    expect(pagina).toMatchObject({
      Aree: ['cassetto', 'fatture', 'isa', 'riscossione'],
      ...{ Scadenza: '2030-12-31', LinkScade: '2026-12-07', IntermediariMassimi: 2 },
    });
    expect(Object.keys(pagina)).not.toContain('CodiceFiscale');
    expect(await riga(id)).toMatchObject({ Stato: 'Aperto', Corsia: 'Inviate' });
    const foglio = await telefono.post(percorsi.collegamentoFoglio, {
      Link: link,
      CodiceFiscale: codiceFiscale,
      Aree: ['isa'],
    });
    expect([foglio.status, foglio.testo.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await firma(link, codiceFiscale)).status).toBe(200);
    const dopo = await una(delega.Id);
    expect(dopo).toMatchObject({
      Stato: 'Firmata',
      Aree: ['cassetto', 'isa'],
      Scadenza: '2030-12-31',
      LinkScade: null,
    });
    expect(dopo.Fogli.length).toBe(2);
    for (const risposta of [await apri(link), await firma(link, codiceFiscale)])
      expect([risposta.status, risposta.corpo.Codice]).toEqual([400, 'CODICE_NON_VALIDO']);
  });

  it('is nobody with a link that is over, forged, of another studio, or is no link', async () => {
    const { link, codiceFiscale } = await collega();
    const [, segreto = ''] = link.split(/-(.*)/s);
    const storti = [
      `${studioId}-${'a'.repeat(43)}`,
      `${studioId + 1}-${segreto}`,
      segreto,
      `${studioId}-${segreto}x`,
      "1' or 1=1",
    ];
    for (const storto of storti) expect((await apri(storto)).corpo.Codice).toBe('CODICE_NON_VALIDO');
    setNow('2026-12-07T10:00:01Z');
    expect((await apri(link)).corpo.Codice).toBe('CODICE_NON_VALIDO');
    expect((await firma(link, codiceFiscale)).corpo.Codice).toBe('CODICE_NON_VALIDO');
  });

  it('types his own tax code, a few times: then the link is over, and the studio sees it', async () => {
    const { id, link, codiceFiscale } = await collega();
    for (let n = 0; n < 10; n += 1) {
      const { status, corpo } = await firma(link, 'RSSMRA80A01H501U');
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['CodiceFiscale']]);
    }
    expect((await firma(link, codiceFiscale)).corpo.Codice).toBe('CODICE_NON_VALIDO');
    expect(await riga(id)).toMatchObject({ Stato: 'Link scaduto', Corsia: 'Assenti' });
  });

  it('sends photographs or a PDF, known by what is in them', async () => {
    const { link, codiceFiscale } = await collega();
    const testo = new TextEncoder().encode('<html><script>1</script></html>') as Uint8Array<ArrayBuffer>;
    const { status, corpo } = await firma(link, codiceFiscale, 'isa', [testo]);
    expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['uploadFile0']]);
    expect((await firma(link, codiceFiscale, '')).status).toBe(400);
    expect((await firma(link, codiceFiscale, 'isa', [FOTO])).status).toBe(200);
    // Nothing of what was asked is not a delega.
    const solo = await collega({ Aree: ['isa'] });
    const fuori = await firma(solo.link, solo.codiceFiscale, 'fatture');
    expect([fuori.status, Object.keys(fuori.corpo.ModelState)]).toEqual([400, ['Aree']]);
  });

  it('may say that he does not grant it', async () => {
    const { id, link, codiceFiscale } = await collega();
    const nega = () => telefono.post(percorsi.collegamentoNega, { Link: link, CodiceFiscale: codiceFiscale });
    expect((await nega()).status).toBe(200);
    expect(await riga(id)).toMatchObject({ Corsia: 'Assenti', Stato: 'Non concessa', Giorno: '2026-11-23' });
    expect((await nega()).corpo.Codice).toBe('CODICE_NON_VALIDO');
  });
});

describe('the studio', () => {
  it('looks at the signed sheet, and only a person with its number says that it is accepted', async () => {
    const { id, delega } = await firmata();
    expect(await riga(id)).toMatchObject({ Corsia: 'Inviate', Stato: 'Firmata' });
    const attese = (await client.get(percorsi.stagioneAttese)).corpo.data.Righe;
    expect(attese).toContainEqual(
      expect.objectContaining({
        Nome: delega.Denominazione,
        Testo: 'delega unica firmata, da controllare',
        Percorso: '/deleghe',
      }),
    );
    const senza = await esito(delega, { Esito: 'Accettata' });
    expect([senza.status, Object.keys(senza.corpo.ModelState)]).toEqual([400, ['Numero']]);
    expect((await esito(delega, { Esito: 'Accettata', Numero: '1', Data: '2026-11-24' })).status).toBe(400);
    const inviata = await esito(delega, { Esito: 'Inviata' });
    expect(inviata.corpo.data.Stato).toBe('Inviata');
    expect((await esito(delega, { Esito: 'Accettata', Numero: '1' })).corpo.Codice).toBe('RECORD_MODIFICATO');
    const fatta = await esito(inviata.corpo.data, { Esito: 'Accettata', Numero: '152/2026' });
    expect(fatta.corpo.data).toMatchObject({ Stato: 'Accettata', Numero: '152/2026', EsitoIl: '2026-11-23' });
    expect(await riga(id)).toMatchObject({ Corsia: 'Accettate', Scadenza: '2030-12-31', Numero: '152/2026' });
    expect((await esito(fatta.corpo.data, { Esito: 'Scartata', Motivo: 'No' })).corpo.Codice).toBe(
      'DELEGA_UNICA_STATO',
    );
  });

  it('writes a refusal with its reason, and asks again', async () => {
    const { id, delega } = await firmata();
    expect((await esito(delega, { Esito: 'Scartata' })).status).toBe(400);
    expect((await chiedi([id])).corpo.data.errori[0].Messaggio).toMatch(/già una delega firmata/);
    expect((await esito(delega, { Esito: 'Scartata', Motivo: 'Firma non valida' })).corpo.data.Motivo).toBe(
      'Firma non valida',
    );
    expect(await riga(id)).toMatchObject({ Corsia: 'Inviate', Stato: 'Scartata' });
    expect((await chiedi([id])).corpo.data.riuscite).toEqual([id]);
    expect(await riga(id)).toMatchObject({ Stato: 'Link inviato' });
  });

  it('keeps a sheet that came on paper, and takes back one that is wrong', async () => {
    const { id, delega } = await collega({}, cliente(null));
    const dove = percorso(percorsi.delegaUnicaFoglio, { id: delega.Id });
    expect((await client.get(dove)).testo.slice(0, 5)).toBe('%PDF-');
    const { status, corpo } = await sendFogli(
      dove,
      { Aree: 'isa', DataConferimento: '2026-11-20' },
      [FOTO],
      client,
    );
    expect([status, corpo.data.Stato, corpo.data.Aree, corpo.data.DataConferimento]).toEqual([
      200,
      'Firmata',
      ['isa'],
      '2026-11-20',
    ]);
    expect((await sendFogli(dove, {}, [FOTO], client)).corpo.Codice).toBe('DELEGA_UNICA_STATO');
    const fine = await client.post(percorso(percorsi.delegaUnicaAnnulla, { id: delega.Id }), {
      Motivo: 'Manca la firma',
      Versione: corpo.data.Versione,
    });
    expect(fine.corpo.data.Stato).toBe('Annullata');
    expect(await riga(id)).toMatchObject({ Corsia: 'Assenti', Stato: null });
  });

  it('renews one that ends: the new one takes its place, and a revoked one covers nobody', async () => {
    const { id } = await cliente();
    const nota = { IdAnagrafica: id, Numero: '7', DataConferimento: '2024-03-01', Scadenza: '2026-12-14' };
    const vecchia = (await client.post(percorsi.delegaUnicaNota, nota)).corpo.data;
    expect(await riga(id)).toMatchObject({ Corsia: 'In scadenza', Giorni: 21, Scadenza: '2026-12-14' });
    expect((await client.post(percorsi.delegaUnicaNota, { ...nota, Scadenza: '2029-01-01' })).status).toBe(
      400,
    );
    const [scheda] = await app.sql<{ codice_fiscale: string }>(
      'select codice_fiscale from anagrafica where id = $1',
      [id],
    );
    const codice_fiscale = scheda?.codice_fiscale ?? '';
    const { link, delega } = await collega({}, Promise.resolve({ id, codice_fiscale }));
    await firma(link, codice_fiscale);
    const nuova = (await esito(await una(delega.Id), { Esito: 'Accettata', Numero: '8' })).corpo.data;
    expect((await una(vecchia.Id)).Stato).toBe('Sostituita');
    // One of years ago, written today, takes the place of none that ends later.
    const passata = { IdAnagrafica: id, Numero: '1', DataConferimento: '2021-03-01' };
    expect((await client.post(percorsi.delegaUnicaNota, passata)).status).toBeLessThan(300);
    expect((await una(nuova.Id)).Stato).toBe('Accettata');
    const fine = (d: DelegaUnicaFilo, atto: string) =>
      client.post(percorso(atto, { id: d.Id }), { Motivo: 'Cambia studio', Versione: d.Versione });
    expect((await fine(nuova, percorsi.delegaUnicaAnnulla)).corpo.Codice).toBe('DELEGA_UNICA_STATO');
    expect((await fine(nuova, percorsi.delegaUnicaRevoca)).corpo.data.Stato).toBe('Revocata');
    expect(await riga(id)).toMatchObject({ Corsia: 'Assenti', Stato: 'Revocata' });
  });

  it('asks no third intermediary, and says why', async () => {
    const { id } = await cliente();
    for (const IdIntermediario of intermediari.slice(0, 2))
      expect(
        (await client.post(percorsi.delegaUnicaLink, { IdAnagrafica: id, IdIntermediario })).status,
      ).toBe(201);
    const terzo = await client.post(percorsi.delegaUnicaLink, {
      IdAnagrafica: id,
      IdIntermediario: intermediari[2],
    });
    expect([terzo.status, terzo.corpo.Codice]).toEqual([409, 'TERZO_INTERMEDIARIO']);
    const [una, due] = await Promise.all(
      [1, 2].map(() =>
        client.post(percorsi.delegaUnicaLink, { IdAnagrafica: id, IdIntermediario: intermediari[0] }),
      ),
    );
    expect([una?.status, due?.status]).toEqual([201, 201]);
    // A link that is over leaves its place.
    setNow('2026-12-20T10:00:00Z');
    expect(
      (await client.post(percorsi.delegaUnicaLink, { IdAnagrafica: id, IdIntermediario: intermediari[2] }))
        .status,
    ).toBe(201);
  });

  it('takes away the signed ones in its own layout, and reads their outcomes', async () => {
    const [prima, seconda] = [await firmata(), await firmata()];
    const chiesta = await collega();
    const esporta = (ids: string[]) => client.post(percorsi.delegheUnicheEsporta, { Codici: ids });
    const { corpo } = await esporta([prima.delega.Id, seconda.delega.Id]);
    expect(corpo.data).toMatchObject({ Formato: 'quadra-delega-unica-1', Invio: 'non gestito' });
    expect(corpo.data.Deleghe[0]).toMatchObject({
      Id: prima.delega.Id,
      Aree: ['cassetto', 'isa'],
      CodiceFiscale: prima.codiceFiscale,
    });
    expect((await esporta([chiesta.delega.Id])).corpo.Codice).toBe('DELEGA_UNICA_STATO');
    const base = { Data: '2026-11-23' };
    const tornati = await client.post(percorsi.delegheUnicheEsiti, {
      Esiti: [
        { ...base, Id: prima.delega.Id, Esito: 'Accettata', Numero: '9' },
        { ...base, Id: seconda.delega.Id, Esito: 'Accettata' },
        { ...base, Id: chiesta.delega.Id, Esito: 'Accettata', Numero: '10' },
      ],
    });
    expect(tornati.corpo.data.riuscite).toEqual([prima.delega.Id]);
    expect(tornati.corpo.data.errori.map(({ Codice }: { Codice: string }) => Codice)).toEqual([
      seconda.delega.Id,
      chiesta.delega.Id,
    ]);
  });

  it('of another studio there is nothing', async () => {
    const { id, delega } = await firmata();
    const dove = (p: string) => percorso(p, { id: delega.Id });
    for (const risposta of [
      await altro.get(dove(percorsi.delegaUnicaUna)),
      await altro.get(dove(percorsi.delegaUnicaFoglio)),
      await altro.post(dove(percorsi.delegaUnicaRevoca), { Motivo: 'x', Versione: 1 }),
      await esito(delega, { Esito: 'Inviata' }, altro),
      await altro.post(percorsi.delegaUnicaLink, { IdAnagrafica: id }),
      await sendFogli(dove(percorsi.delegaUnicaFoglio), {}, [FOTO], altro),
    ])
      expect(risposta.status).toBe(404);
    const { corpo } = await altro.post(percorsi.delegheUnicheChiedi, { Codici: [id] });
    expect(corpo.data.errori[0].Messaggio).toBe('Record NON trovato!');
    expect((await altro.post(percorsi.delegaUnicaLista, {})).corpo.Total).toBe(0);
  });

  it('sees each client in one lane, the most urgent first', async () => {
    await accettata();
    const totali = [];
    for (const Corsia of ['In scadenza', 'Assenti', 'Inviate', 'Accettate']) {
      const { corpo } = await client.post(percorsi.delegaUnicaLista, { Filter: { Corsia }, PageSize: 500 });
      expect(corpo.data.every((una: RigaDelegaUnicaFilo) => una.Corsia === Corsia)).toBe(true);
      totali.push(corpo.Total);
    }
    const { corpo } = await client.post(percorsi.delegaUnicaLista, { PageSize: 2 });
    expect([corpo.Total, corpo.data.length]).toEqual([totali.reduce((somma, n) => somma + n, 0), 2]);
    const inviate = await client.post(percorsi.delegaUnicaLista, {
      Filter: { Corsia: 'Inviate' },
      PageSize: 500,
    });
    const stati = inviate.corpo.data.map(({ Stato }: RigaDelegaUnicaFilo) => Stato);
    expect(stati.lastIndexOf('Scartata')).toBeLessThan(stati.indexOf('Link creato'));
    expect(
      (await client.post(percorsi.delegaUnicaLista, { Filter: { Corsia: 'Nessuna' } })).corpo.Total,
    ).toBe(0);
  });
});
