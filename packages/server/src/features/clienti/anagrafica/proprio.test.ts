import { errori, percorsi, percorso, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { computeCodiceFiscale } from '@quadra/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU } = tipologiaUtente;
const MARIO = 'RSSMRA80A01H501U';
const FRATELLO = computeCodiceFiscale({
  cognome: 'Rossi',
  nome: 'Mario',
  sesso: 'M',
  data: '1980-01-02',
  codiceCatastale: 'H501',
});
const persona = {
  Tipo: 'PF',
  CodiceFiscale: MARIO,
  Cognome: 'Rossi',
  Nome: 'Mario',
  Sesso: 'M',
  DataNascita: '1980-01-01',
  ComuneNascita: 'H501',
  DomicilioFiscale: { Comune: 'F205', CAP: '20121', Via: 'Via Brera', Civico: '1' },
};
const societa = {
  Tipo: 'SD',
  CodiceFiscale: '00743110157',
  PIVA: '00743110157',
  RagioneSociale: 'Alfa S.r.l.',
  DomicilioFiscale: { Comune: 'H501' },
};

let app: AppDiProva;
let fornitore: Client;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS, studio_id: null }));
});
afterAll(() => app.stop());

const make = async (profilo: 0 | 1 | 2, codici: { codice_fiscale?: string; partita_iva?: string } = {}) => {
  const { id } = await makeStudio(app, { tipo_profilo_cliente: profilo, ...codici });
  return { id, chi: await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: id })) };
};
const create = (chi: Client, scheda: object) => chi.post(percorsi.anagrafica, scheda);
const countClienti = async (studioId: number) =>
  (await app.sql('select 1 from anagrafica where studio_id = $1', [studioId])).length;
const importa = (chi: Client, csv: string) => {
  const modulo = new FormData();
  modulo.append('uploadFile0', new Blob([csv]), 'clienti.csv');
  return call(app.indirizzo + percorsi.importazione, {
    method: 'POST',
    body: modulo,
    headers: { origin: app.indirizzo, 'x-quadra-app': 'prova', cookie: chi.cookie },
  });
};

it('[USR-007] of a private client are his own: nobody writes another, by hand, by file or by changing the code', async () => {
  const { id: studioId, chi } = await make(tipoProfiloCliente.PRIVATO, { codice_fiscale: MARIO });
  const daAltri = { ...societa, IdStudio: studioId };
  for (const rifiutata of [await create(chi, societa), await create(fornitore, daAltri)])
    expect([rifiutata.status, rifiutata.corpo.Codice, Object.keys(rifiutata.corpo.ModelState)]).toEqual([
      403,
      'ANAGRAFICA_DI_TERZI',
      ['CodiceFiscale'],
    ]);
  const { data } = (
    await importa(chi, 'Codice fiscale;Ragione sociale;Comune\r\n00743110157;Alfa S.r.l.;Roma\r\n')
  ).corpo;
  expect([data.importate, data.errori[0].messaggio]).toEqual([0, errori.ANAGRAFICA_DI_TERZI.testo]);
  const sua = await create(chi, persona);
  expect(sua.status).toBe(201);
  const altrui = { ...persona, CodiceFiscale: FRATELLO, DataNascita: '1980-01-02', Versione: 1 };
  const scambiata = await chi.put(percorso(percorsi.anagraficaUna, { id: sua.corpo.data.Id }), altrui);
  expect([scambiata.status, scambiata.corpo.Codice]).toEqual([403, 'ANAGRAFICA_DI_TERZI']);
  expect(
    (await chi.put(percorso(percorsi.anagraficaUna, { id: sua.corpo.data.Id }), { ...persona, Versione: 1 }))
      .status,
  ).toBe(200);
  expect(await countClienti(studioId)).toBe(1);
});

it('[USR-007] of a company are its own, of a private client without a code the first he writes, of a studio anybody’s', async () => {
  const azienda = await make(tipoProfiloCliente.AZIENDA, { partita_iva: '00743110157' });
  expect((await create(azienda.chi, persona)).corpo.Codice).toBe('ANAGRAFICA_DI_TERZI');
  expect((await create(azienda.chi, societa)).status).toBe(201);
  const ignoto = await make(tipoProfiloCliente.PRIVATO);
  expect((await create(ignoto.chi, persona)).status).toBe(201);
  expect((await create(ignoto.chi, societa)).corpo.Codice).toBe('ANAGRAFICA_DI_TERZI');
  const studio = await make(tipoProfiloCliente.STUDIO, { codice_fiscale: MARIO });
  expect((await create(studio.chi, societa)).status).toBe(201);
  expect((await create(studio.chi, persona)).status).toBe(201);
});

it('[USR-007] of a private client without a code are one, also in a file of many and when two are written at once', async () => {
  const daFile = await make(tipoProfiloCliente.PRIVATO);
  const TESTA = 'Codice fiscale;Cognome;Nome;Comune;CAP\r\n';
  const row = (codice: string) => `${codice};Rossi;Mario;Milano;20121\r\n`;
  const { data } = (
    await importa(daFile.chi, `${TESTA}X;Rossi;Mario;Milano;20121\r\n${row(MARIO)}${row(FRATELLO)}`)
  ).corpo;
  expect(data).toMatchObject({ importate: 1, scartate: 2 });
  expect(data.errori.at(-1)).toEqual({ riga: 4, messaggio: errori.ANAGRAFICA_DI_TERZI.testo });
  for (let volta = 0; volta < 3; volta += 1) {
    const insieme = await make(tipoProfiloCliente.AZIENDA);
    const scritte = await Promise.all([create(insieme.chi, persona), create(insieme.chi, societa)]);
    expect(scritte.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(await countClienti(insieme.id)).toBe(1);
  }
});
