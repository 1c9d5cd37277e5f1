import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { sealRegistro } from '../../base/registro/registro.public.ts';
import { measureServizi } from './strumento.service.ts';

const { AMM_ELMAS, AMM_STU, OP_STU } = tipologiaUtente;
let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp({
    servizi: { firma: { indirizzo: 'http://127.0.0.1:9', simulato: true } },
    documenti: {
      dove: 's3',
      deposito: {
        ...{ indirizzo: 'http://127.0.0.1:9', regione: 'eu-south-1', secchio: 'documenti' },
        ...{ chiave: 'CHIAVE', segreto: 'SEGRETO' },
      },
    },
  });
});
afterAll(() => app.stop());

describe('the engine room', () => {
  it('reads again the accounts and the log: each his own studi, the vendor all of them', async () => {
    const capo = await makeUtente(app, { tipologia_utente: AMM_STU });
    const altro = await makeUtente(app, { tipologia_utente: AMM_STU });
    const [studio, fornitore] = [
      await loginAs(app, capo),
      await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS })),
    ];
    const write = (id: number | null) =>
      app.sql("insert into registro (studio_id, azione, entita, dopo) values ($1, 'prova', 'prova', '{}')", [
        id,
      ]);
    await write(capo.studioId);
    await write(altro.studioId);
    await sealRegistro(app.servizi.db, app.servizi.cifratura);
    const sana = (await studio.post(percorsi.verificaIntegrita)).corpo.data;
    expect(sana).toMatchObject({ Studi: 1, Crediti: { Guasti: 0 }, Registro: { Guasti: 0 } });
    expect(sana.Registro.Righe).toBeGreaterThan(0);

    await app.sql('alter table registro disable trigger user');
    await app.sql("update registro set azione = 'altra' where studio_id = $1 and entita = 'prova'", [
      altro.studioId,
    ]);
    await app.sql('alter table registro enable trigger user');
    expect((await studio.post(percorsi.verificaIntegrita)).corpo.data.Registro.Guasti).toBe(0);
    const { Studi, Registro } = (await fornitore.post(percorsi.verificaIntegrita)).corpo.data;
    expect(Studi).toBeGreaterThan(1);
    expect(Registro.Primi).toContainEqual(
      expect.objectContaining({ Studio: altro.studioId, Che: 'riga cambiata' }),
    );
  });

  it('says which services answer, which are silent, which are off', async () => {
    const client = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
    const { corpo } = await client.get(percorsi.serviziEsterni);
    const perNome = Object.fromEntries(corpo.data.map((uno: { Nome: string }) => [uno.Nome, uno]));
    expect(perNome['Firma elettronica']).toMatchObject({ Stato: 'Non risponde', Simulato: true });
    expect(perNome.PayPal).toMatchObject({ Stato: 'Spento', Simulato: false });
    expect(JSON.stringify(corpo)).not.toContain('127.0.0.1');
    expect(perNome).not.toHaveProperty('Deposito S3 dei documenti');
  });

  it('says to the vendor how the house is, since when each service is so, and nothing of anybody', async () => {
    const fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
    const leggi = async () => (await fornitore.get(percorsi.statoCasa)).corpo.data;
    const prima = await leggi();
    expect(prima.Database.Connessioni).toBeGreaterThan(0);
    expect(prima.Database.Massime).toBeGreaterThanOrEqual(prima.Database.Connessioni);
    expect(prima.Servizi).toContainEqual(
      expect.objectContaining({ Nome: 'Deposito S3 dei documenti', Stato: 'Non risponde', Simulato: false }),
    );
    expect(JSON.stringify(prima)).not.toContain('SEGRETO');
    const pick = (dati: { Servizi: { Nome: string }[] }) =>
      dati.Servizi.find(({ Nome }) => Nome === 'Firma elettronica');
    // Before the first measure nobody says since when.
    expect(pick(prima)).toMatchObject({ Stato: 'Non risponde', Simulato: true, Dal: null, MisuratoIl: null });
    await measureServizi(app.servizi);
    const dopo = pick(await leggi()) as unknown as { Dal: string; MisuratoIl: string };
    await measureServizi(app.servizi);
    const ancora = pick(await leggi()) as unknown as { Dal: string; MisuratoIl: string };
    expect(ancora.Dal).toBe(dopo.Dal);
    expect(ancora.MisuratoIl > dopo.MisuratoIl).toBe(true);
    await app.sql(
      "update stato_servizio set stato = 'Risponde', dal = '2026-01-01' where nome = 'Firma elettronica'",
    );
    await measureServizi(app.servizi);
    expect((pick(await leggi()) as unknown as { Dal: string }).Dal > '2026-01-02').toBe(true);
    const studio = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
    expect((await studio.get(percorsi.statoCasa)).status).toBe(403);
  });

  it('is of who administers', async () => {
    const client = await loginAs(app, await makeUtente(app, { tipologia_utente: OP_STU }));
    expect((await client.get(percorsi.serviziEsterni)).status).toBe(403);
    expect((await client.post(percorsi.verificaIntegrita)).status).toBe(403);
  });

  it('[RTE-029] is one of eight screens: each is served at its address, and what it asks first answers who may', async () => {
    const schermate = [
      ['/tag', AMM_STU, (chi: Client) => chi.post(percorsi.tagLista)],
      ['/gruppi', AMM_STU, (chi: Client) => chi.post(percorsi.gruppoLista)],
      ['/moduli', AMM_STU, (chi: Client) => chi.post(percorsi.whoami)],
      ['/utilita', AMM_STU, (chi: Client) => chi.post(percorsi.comuni)],
      ['/strumenti-avanzati', AMM_STU, (chi: Client) => chi.get(percorsi.serviziEsterni)],
      [
        '/impostazioni',
        AMM_STU,
        (chi: Client, IdStudio: number | null) => chi.post(percorsi.studioImpostazioni, { IdStudio }),
      ],
      ['/credenziali', AMM_STU, (chi: Client) => chi.get(percorsi.credenziali)],
      ['/attivazione-massiva-applicativi', AMM_ELMAS, (chi: Client) => chi.post(percorsi.studioLista)],
    ] as const;
    for (const tipo of [AMM_STU, AMM_ELMAS]) {
      const utente = await makeUtente(app, { tipologia_utente: tipo });
      const client = await loginAs(app, utente);
      for (const [indirizzo, chi, ask] of schermate) {
        if (chi !== tipo) continue;
        const pagina = await fetch(app.indirizzo + indirizzo, { headers: { accept: 'text/html' } });
        expect([indirizzo, pagina.status, await pagina.text()]).toEqual([
          indirizzo,
          200,
          expect.stringContaining('<title>Quadra</title>'),
        ]);
        expect([indirizzo, (await ask(client, utente.studioId)).status]).toEqual([indirizzo, 200]);
      }
    }
  });
});
