import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../test/client.ts';
import { completeDichiarazione, dichiarazioni, makeDichiarazione } from '../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

/** The days that the specification limits are days of Italy, wherever the server is: each is tried at its two ends. */
let app: AppDiProva;
let client: Client;
let fornitore: Client;
let cliente: string;
let chiusa: string;
const zona = process.env.TZ;

beforeAll(async () => {
  app = await makeApp({ verificaObbligatoria: false });
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  const studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }));
  cliente = (await makeAnagrafica(app, studioId)).id;
  chiusa = await makeDichiarazione(app, client, studioId);
  await completeDichiarazione(client, chiusa);
  await dichiarazioni.chiudi(client, [chiusa]);
});
afterAll(async () => {
  if (zona === undefined) delete process.env.TZ;
  else process.env.TZ = zona;
  await app.stop();
});

const setNow = (quando: string) => vi.spyOn(app.servizi, 'now').mockReturnValue(new Date(quando));
/** Whether a print may be of a day. */
const canStampare = async (data: string): Promise<boolean> => {
  const stampata = await client.post(percorso(percorsi.dichiarazioneStampa, { anno: 2025 }), {
    Codici: [chiusa],
    Opzioni: { data },
  });
  if (stampata.status !== 200) expect(Object.keys(stampata.corpo.ModelState)).toEqual(['opzioni.data']);
  return stampata.status === 200;
};
const makePossesso = async (Dal: string, Al: string): Promise<object> => {
  const { status, corpo } = await client.post(percorsi.fabbricato, {
    ...{ Comune: 'H501', Categoria: 'A/2', Rendita: 500 },
    Proprietari: [{ IdAnagrafica: cliente, Dal, Al, Quota: 100 }],
  });
  return [status, corpo.ModelState];
};
const makeAffitto = async (Dal: string, Al: string): Promise<object> => {
  const { data } = (
    await client.post(percorsi.fabbricato, {
      ...{ Comune: 'H501', Categoria: 'A/2', Rendita: 500 },
      Proprietari: [{ IdAnagrafica: cliente, Dal: '2000-01-01', Quota: 100 }],
    })
  ).corpo;
  const { status, corpo } = await client.post(percorsi.contratto, {
    ...{ IdImmobile: data.Id, Dal, Al, Canone: 100, CodiceCanone: '1', CodiceIdentificativo: 'T'.repeat(16) },
  });
  return [status, corpo.ModelState];
};
const publish = async (DataPubblicazione: string): Promise<object> => {
  const nuova = { Oggetto: 'Avviso', Testo: 'Testo', Priorita: 1, DataPubblicazione };
  const { status, corpo } = await fornitore.post(percorsi.notifiche, nuova);
  return [status, Object.keys(corpo.ModelState ?? {})];
};
const ROVESCIO = 'La data di inizio è successiva alla data di fine.';

describe('the days that are limited', () => {
  it('[VAL-014] begin and end with the day of Italy, both ends as they are written, under a server in UTC or anywhere', async () => {
    for (const TZ of ['UTC', 'Pacific/Kiritimati']) {
      process.env.TZ = TZ;
      // DIC-025, from the first of January of the year to today: in winter Italy is an hour ahead, in summer two.
      for (const [prima, dopo, domani] of [
        ['2027-01-14T22:59:59.999Z', '2027-01-14T23:00:00Z', '2027-01-15'],
        ['2027-07-14T21:59:59.999Z', '2027-07-14T22:00:00Z', '2027-07-15'],
      ] as const) {
        setNow(prima);
        expect(await canStampare(domani), `${TZ} ${prima}`).toBe(false);
        setNow(dopo);
        expect(await canStampare(domani), `${TZ} ${dopo}`).toBe(true);
      }
      expect([await canStampare('2024-12-31'), await canStampare('2025-01-01')]).toEqual([false, true]);
      // IMM-004, whatever the hour: a possession ends after the day it begins, a lease may on the same.
      for (const adesso of ['2027-03-09T23:30:00Z', '2027-03-10T22:30:00Z']) {
        setNow(adesso);
        const possesso = [400, { 'Proprietari.0.Al': [ROVESCIO] }];
        expect(await makePossesso('2024-05-02', '2024-05-01')).toEqual(possesso);
        expect(await makePossesso('2024-05-02', '2024-05-02')).toEqual(possesso);
        expect(await makePossesso('2024-05-02', '2024-05-03')).toEqual([201, undefined]);
        expect(await makeAffitto('2024-05-02', '2024-05-01')).toEqual([400, { Al: [ROVESCIO] }]);
        expect(await makeAffitto('2024-05-02', '2024-05-02')).toEqual([201, undefined]);
      }
      // NOT-003, after now: not now, not the same moment written with the hour of Italy, a millisecond later yes.
      setNow('2027-01-14T23:00:00.000Z');
      const passata = [400, ['DataPubblicazione']];
      expect(await publish('2027-01-14T22:59:59.999Z')).toEqual(passata);
      expect(await publish('2027-01-14T23:00:00.000Z')).toEqual(passata);
      expect(await publish('2027-01-14T23:00:00.001Z')).toEqual([201, []]);
      expect(await publish('2027-01-14T23:01:00.000Z')).toEqual([201, []]);
    }
  });
});
