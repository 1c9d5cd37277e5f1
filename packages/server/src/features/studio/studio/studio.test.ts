import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let capo: Client;
let operatore: Client;
let IdStudio: number;
beforeAll(async () => {
  app = await makeApp();
  IdStudio = (await makeStudio(app)).id;
  const dello = { studio_id: IdStudio };
  capo = await loginAs(app, await makeUtente(app, { ...dello, tipologia_utente: tipologiaUtente.AMM_STU }));
  operatore = await loginAs(app, await makeUtente(app, dello));
});
afterAll(() => app.stop());

const read = async () => (await capo.post(percorsi.studioIndirizzi, { IdStudio })).corpo.data;
const write = (IpAbilitati: string, chi = capo) =>
  chi.put(percorsi.studioIndirizzi, { IdStudio, IpAbilitati });
const readStato = async (chi: Client) => (await chi.post(percorsi.whoami)).status;

describe('where the operators of a studio work from', () => {
  it('[VAL-009] a list with a wrong item is refused, naming it, and nothing changes', async () => {
    expect((await write('10.0.0.1')).status).toBe(200);
    const casi: [string, string[]][] = [
      ['10.0.0.1,x', ['Indirizzo IP non valido: x']],
      ['10.0.0.256, 1.2.3', ['Indirizzo IP non valido: 10.0.0.256', 'Indirizzo IP non valido: 1.2.3']],
      ['10.0.0.0/33', ['Indirizzo IP non valido: 10.0.0.0/33']],
      ['10.0.0.1;10.0.0.2', ['Indirizzo IP non valido: 10.0.0.1;10.0.0.2']],
      ['<b>', ['Indirizzo IP non valido: &#60;b&#62;']],
    ];
    for (const [lista, IpAbilitati] of casi) {
      const { status, corpo } = await write(lista);
      expect([lista, status, corpo.ModelState]).toEqual([lista, 400, { IpAbilitati }]);
    }
    expect((await read()).IpAbilitati).toBe('10.0.0.1');
  });

  it('[VAL-009] an empty list is everybody; a written one stops operators at once, never administrators', async () => {
    expect((await write('')).corpo.data.IpAbilitati).toBe('');
    expect(await readStato(operatore)).toBe(200);
    expect((await write(' 10.0.0.1 ,10.0.0.0/8,10.0.0.1')).corpo.data.IpAbilitati).toBe(
      '10.0.0.1, 10.0.0.0/8',
    );
    expect([await readStato(operatore), await readStato(capo)]).toEqual([403, 200]);
    const { IndirizzoAttuale } = await read();
    await write(`10.0.0.1, ${IndirizzoAttuale}`);
    expect(await readStato(operatore)).toBe(200);
    await write('');
  });

  it('[SES-044] which studio is always said: without it, or with none, 400 and its name', async () => {
    for (const quale of [undefined, null, 'x', 0, -1, 1.5]) {
      const lettura = await capo.post(percorsi.studioIndirizzi, { IdStudio: quale });
      const scrittura = await capo.put(percorsi.studioIndirizzi, { IdStudio: quale, IpAbilitati: '' });
      for (const { status, corpo } of [lettura, scrittura])
        expect([quale, status, Object.keys(corpo.ModelState)]).toEqual([quale, 400, ['IdStudio']]);
    }
  });

  it('of another studio is not found; of one’s own, it is not for operators', async () => {
    const altro = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU, studio_id: null }),
    );
    expect((await altro.post(percorsi.studioIndirizzi, { IdStudio })).status).toBe(404);
    expect((await write('10.9.9.9', altro)).status).toBe(404);
    expect((await operatore.post(percorsi.studioIndirizzi, { IdStudio })).status).toBe(403);
    expect((await write('', operatore)).status).toBe(403);
    expect((await read()).IpAbilitati).toBe('');
  });

  it('each change is in the log, with before and after', async () => {
    await write('192.0.2.0/24');
    await write('192.0.2.0/24');
    const righe = await app.sql(
      "select prima, dopo from registro where azione = 'indirizzi abilitati' order by quando desc limit 1",
    );
    expect(righe).toEqual([{ prima: { ipAbilitati: '' }, dopo: { ipAbilitati: '192.0.2.0/24' } }]);
    await write('');
  });
});
