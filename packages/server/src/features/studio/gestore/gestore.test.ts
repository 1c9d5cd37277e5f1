import { HEADER_APP, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, call, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { makePng } from '../../../../test/immagini.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
let app: AppDiProva;
let id: number;
let studioId: number;
let fornitore: Client;
let proprio: Client;
let utenteOperatore: UtenteDiProva;
let dello: Client;

beforeAll(async () => {
  app = await makeApp();
  id = (await makeGestore(app, { codice: 'ROMAGNA', nome: 'Rete Romagna' })).id;
  studioId = (await makeStudio(app, { gestore_id: id })).id;
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  proprio = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: id }));
  utenteOperatore = await makeUtente(app, { tipologia_utente: OP_GES, gestore_id: id });
  dello = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
});
afterAll(() => app.stop());

const uno = (quale = id) => percorso(percorsi.gestoreUno, { id: quale });
const read = async (quale = id) => (await fornitore.get(uno(quale))).corpo.data;
const change = async (chi: Client, dati: object, quale = id) =>
  chi.put(uno(quale), { ...(await read(quale)), ...dati });
const nuovo = { Codice: 'MARCHE', Nome: 'Rete Marche', RagioneSociale: 'Rete Marche S.r.l.' };
const dati = {
  PIVA: '02345670364',
  CF: '02345670364',
  Telefono: '059 111222',
  Email: 'info@rete.example.it',
  Via: 'Via Emilia 10',
  Comune: 'F257',
  CAP: '41121',
  REAUfficio: 'mo',
  REANumero: '123456',
  REACapitaleSociale: '10.000,00',
  REASocioUnico: true,
  REALiquidazione: false,
};

describe('the record of a gestore', () => {
  it('[GES-001] [GES-003] starts NORMALE with its three flags off, keeps every field, whoami returns them', async () => {
    const creato = await fornitore.post(percorsi.gestore, nuovo);
    expect([creato.status, creato.corpo.data]).toMatchObject([
      201,
      {
        ...nuovo,
        TipoGestore: 0,
        AbilitaBonifici: false,
        PagamentoCartaCredito: false,
        CreazionePacchettiApplicativi: false,
        Bloccato: false,
        Studi: 0,
      },
    ]);
    const cambiato = await change(fornitore, { ...dati, TipoGestore: 1, Bloccato: true, Soglia: 20 });
    expect(cambiato.status).toBe(200);
    const atteso = { ...dati, REAUfficio: 'MO', ComuneDesc: 'Modena', Provincia: 'MO' };
    expect(await read()).toMatchObject({ ...atteso, TipoGestore: 1, Bloccato: true, Soglia: 20, Studi: 1 });
    for (const chi of [proprio, dello])
      expect((await chi.post(percorsi.whoami)).corpo.data.Gestore).toMatchObject({
        Id: id,
        Nome: 'Rete Romagna',
        ...atteso,
        TipoGestore: 1,
        AbilitaBonifici: false,
        PagamentoCartaCredito: false,
        CreazionePacchettiApplicativi: false,
      });
    expect((await fornitore.put(uno(), { ...(await read()), TipoGestore: 2 })).status).toBe(400);
  });

  it('[GES-010] only the vendor creates and deletes; with studi it does not go', async () => {
    expect((await proprio.post(percorsi.gestore, { ...nuovo, Codice: 'ALTRO' })).status).toBe(403);
    expect((await proprio.delete(uno())).status).toBe(403);
    const usato = await fornitore.delete(uno());
    expect([usato.status, usato.corpo.Codice]).toEqual([409, 'GESTORE_IN_USO']);
    const { corpo } = await fornitore.post(percorsi.gestore, { ...nuovo, Codice: 'DATOGLIERE' });
    expect((await fornitore.delete(uno(corpo.data.Id))).status).toBe(204);
    expect((await fornitore.get(uno(corpo.data.Id))).status).toBe(404);
    const doppio = await fornitore.post(percorsi.gestore, { ...nuovo, Codice: 'ROMAGNA' });
    expect([doppio.status, doppio.corpo.ModelState]).toEqual([409, { Codice: ['Codice già utilizzato.'] }]);
  });

  it('[GES-010] its administrator sees and changes its own data alone', async () => {
    const lista = (await proprio.post(percorsi.gestoreLista)).corpo;
    expect([lista.Total, lista.data[0].Id]).toEqual([1, id]);
    const altro = (await makeGestore(app)).id;
    expect((await proprio.get(uno(altro))).status).toBe(404);
    expect((await proprio.put(uno(altro), await read(altro))).status).toBe(404);
    expect((await change(proprio, { Telefono: '0541 222333' })).status).toBe(200);
    const no = await change(proprio, { Bloccato: false, AbilitaBonifici: true, Codice: 'MIO' });
    expect([no.status, Object.keys(no.corpo.ModelState).sort()]).toEqual([
      403,
      ['AbilitaBonifici', 'Bloccato', 'Codice'],
    ]);
    expect((await dello.post(percorsi.gestoreLista)).status).toBe(403);
  });

  it('[ERR-016] locked keeps its own users out, not those of its studi', async () => {
    const oggi = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
    expect((await change(fornitore, { DataBlocco: oggi })).status).toBe(200);
    const accesso = await new Client(app.indirizzo).login(utenteOperatore);
    expect([accesso.status, accesso.corpo.error_description]).toEqual([400, 'Studio bloccato.']);
    expect((await proprio.post(percorsi.whoami)).corpo.Codice).toBe('STUDIO_BLOCCATO');
    expect((await dello.post(percorsi.whoami)).status).toBe(200);
    await change(fornitore, { DataBlocco: null });
    expect((await proprio.post(percorsi.whoami)).status).toBe(200);
  });
});

async function upload(chi: Client, dove: string, contenuto: Buffer, nome = 'logo.png') {
  const modulo = new FormData();
  modulo.set('uploadFile0', new Blob([new Uint8Array(contenuto)]), nome);
  const headers = { cookie: chi.cookie, origin: chi.indirizzo, [HEADER_APP]: 'prova' };
  return call(chi.indirizzo + dove, { method: 'PUT', headers, body: modulo });
}

describe('the logos of a gestore', () => {
  const logo = () => percorso(percorsi.gestoreLogo, { id });
  const stampa = () => percorso(percorsi.gestoreLogoStampa, { id });

  it('[GES-008] is 176x50, a real PNG or JPEG, whatever the file says it is', async () => {
    const cattivi: [Buffer, string][] = [
      [makePng(200, 50), 'L’immagine deve essere di 176x50 punti.'],
      [makePng(176, 50, Buffer.alloc(177 * 50, 9)), 'Serve un’immagine PNG o JPEG.'],
      [makePng(176, 50, Buffer.alloc(177 * 49)), 'Serve un’immagine PNG o JPEG.'],
      [makePng(176, 50).subarray(0, 60), 'Serve un’immagine PNG o JPEG.'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Serve un’immagine PNG o JPEG.'],
      [Buffer.from('\xff\xd8\xff non è una foto \xff\xd9', 'latin1'), 'Serve un’immagine PNG o JPEG.'],
    ];
    for (const [contenuto, testo] of cattivi) {
      const { status, corpo } = await upload(proprio, logo(), contenuto);
      expect([status, corpo.ModelState]).toEqual([400, { uploadFile0: [testo] }]);
    }
    expect((await upload(proprio, logo(), makePng(176, 50), 'logo.txt')).corpo.data.HaLogo).toBe(true);
    expect((await upload(dello, logo(), makePng(176, 50))).status).toBe(403);
    expect((await upload(proprio, stampa(), makePng(705, 50))).status).toBe(400);
    expect((await upload(proprio, stampa(), makePng(352, 100))).corpo.data.HaLogoStampa).toBe(true);
  });

  it('is on the login page of its code and for the bar of its studi; taken away, it is gone', async () => {
    const inizio = 'data:image/png;base64,';
    const delCodice = percorso(percorsi.gestoreDelCodice, { codice: 'ROMAGNA' });
    expect((await call(app.indirizzo + delCodice)).corpo.data.Logo).toContain(inizio);
    for (const chi of [dello, proprio])
      expect((await chi.get(percorsi.gestoreLogoProprio)).corpo.data.Logo).toContain(inizio);
    expect((await fornitore.get(percorsi.gestoreLogoProprio)).corpo.data.Logo).toBeNull();
    expect((await proprio.get(stampa())).corpo.data.Logo).toContain(inizio);
    expect(JSON.stringify((await dello.post(percorsi.whoami)).corpo)).not.toContain('base64');
    expect((await proprio.delete(logo())).corpo.data.HaLogo).toBe(false);
    expect((await dello.get(percorsi.gestoreLogoProprio)).corpo.data.Logo).toBeNull();
  });
});
