import { createHash } from 'node:crypto';
import { HEADER_APP, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { makePng } from '../../../../test/immagini.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
const LISTA = '10.1.2.3, 10.9.0.0/16';
let app: AppDiProva;
let studioId: number;
let gestoreId: number;
const chi = new Map<number, Client>();
const di = (tipo: number): Client => chi.get(tipo) ?? expect.fail('no client');
beforeAll(async () => {
  app = await makeApp({ ruolo: 'chiamate' });
  gestoreId = (await makeGestore(app)).id;
  studioId = (await makeStudio(app, { gestore_id: gestoreId, ip_abilitati: LISTA })).id;
  for (const tipologia_utente of [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES]) {
    const dati = tipologia_utente === AMM_STU ? { studio_id: studioId } : { gestore_id: gestoreId };
    const isDelFornitore = tipologia_utente === AMM_ELMAS || tipologia_utente === CON_ELMAS;
    const utente = await makeUtente(app, { tipologia_utente, ...(isDelFornitore ? {} : dati) });
    chi.set(tipologia_utente, await loginAs(app, utente));
  }
});
afterAll(() => app.stop());

const url = () => percorso(percorsi.studioUno, { id: studioId });

describe('where the operators of a studio work from', () => {
  it('is shown to who may change it, and to nobody else: in the record, in the list, after a change', async () => {
    for (const [tipo, client] of chi) {
      const atteso = tipo === CON_ELMAS || tipo === OP_GES ? '' : LISTA;
      expect([tipo, (await client.get(url())).corpo.data.IPAbilitati]).toEqual([tipo, atteso]);
      const { testo, corpo } = await client.post(percorsi.studioLista, { Filter: { Id: studioId } });
      expect([tipo, corpo.Total, corpo.data[0].IPAbilitati]).toEqual([tipo, 1, atteso]);
      if (atteso === '') expect(testo).not.toContain('10.1.2.3');
    }
    expect((await di(OP_GES).post(percorsi.studioIndirizzi, { IdStudio: studioId })).status).toBe(403);
  });

  it('stays as it was when who does not see it changes the rest, and is refused when he writes it', async () => {
    const letto = (await di(OP_GES).get(url())).corpo.data;
    const salvato = await di(OP_GES).put(url(), { ...letto, Telefono: '06123456' });
    expect([salvato.status, salvato.corpo.data.Telefono, salvato.corpo.data.IPAbilitati]).toEqual([
      200,
      '06123456',
      '',
    ]);
    expect((await di(AMM_GES).get(url())).corpo.data.IPAbilitati).toBe(LISTA);
    const rifiuto = await di(OP_GES).put(url(), { ...salvato.corpo.data, IPAbilitati: '0.0.0.0/0' });
    expect([rifiuto.status, Object.keys(rifiuto.corpo.ModelState)]).toEqual([403, ['IPAbilitati']]);
    const tolto = await di(AMM_STU).put(url(), {
      ...(await di(AMM_STU).get(url())).corpo.data,
      IPAbilitati: '',
    });
    expect([tolto.status, tolto.corpo.data.IPAbilitati]).toEqual([200, '']);
  });
});

describe('a new logo', () => {
  const send = (client: Client, dove: string, contenuto: Buffer) => {
    const body = new FormData();
    body.set('uploadFile0', new Blob([new Uint8Array(contenuto)]), 'logo.png');
    const headers = { cookie: client.cookie, origin: client.indirizzo, [HEADER_APP]: 'prova' };
    return call(client.indirizzo + dove, { method: 'PUT', headers, body });
  };
  const listAtti = (entita: string, id: number) =>
    app.sql<{ azione: string; prima: { logo: object | null }; dopo: { logo: object | null } }>(
      "select azione, prima, dopo from registro where entita = $1 and entita_id = $2 and azione like '%logo%' order by quando",
      [entita, String(id)],
    );
  const png = makePng(176, 50);
  const altro = makePng(176, 50, Buffer.alloc(177 * 50).fill(200, 1, 2));
  const describeAtteso = (dati: Buffer) => ({
    impronta: createHash('sha256').update(dati).digest('hex'),
    tipo: 'image/png',
    byte: dati.length,
  });

  it('leaves in the audit log which bytes came and which went, of a studio and of a gestore', async () => {
    const gestore = percorso(percorsi.gestoreLogo, { id: gestoreId });
    for (const [client, dove, entita, id] of [
      [di(AMM_STU), percorsi.studioLogo, 'studio', studioId],
      [di(AMM_GES), gestore, 'gestore', gestoreId],
    ] as const) {
      for (const dati of [png, altro]) expect((await send(client, dove, dati)).status).toBe(200);
      expect((await client.delete(dove)).status).toBe(200);
      const atti = await listAtti(entita, id);
      expect(atti.map(({ azione, prima, dopo }) => [azione, prima.logo, dopo.logo])).toEqual([
        ['nuovo logo', null, describeAtteso(png)],
        ['nuovo logo', describeAtteso(png), describeAtteso(altro)],
        ['logo tolto', describeAtteso(altro), null],
      ]);
    }
  });
});
