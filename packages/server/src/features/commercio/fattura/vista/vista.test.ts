import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../../test/factories.ts';
import { datiDiFatturazione, makeFatturazione } from '../../../../../test/fatture.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_GES } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
let gestore: Client;
let id: string;
beforeAll(async () => {
  app = await makeApp();
  const gestore_id = (await makeGestore(app)).id;
  await makeFatturazione(app, gestore_id);
  const IdStudio = (await makeStudio(app, { gestore_id, ...datiDiFatturazione })).id;
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  gestore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id }));
  const Righe = [{ Descrizione: 'Pacchetto <b>Studio</b>', Prezzo: 300 }];
  id = (await gestore.post(percorsi.fatture, { IdStudio, Righe })).corpo.data.Id;
});
afterAll(() => app.stop());

const FOGLIO = `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:a="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"><xsl:template match="/"><html><body>
  <xsl:for-each select="a:FatturaElettronica/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee">
  <p><xsl:value-of select="Descrizione"/></p></xsl:for-each></body></html></xsl:template></xsl:stylesheet>`;
const load = (Contenuto: string) => fornitore.put(percorsi.fatturaFoglio, { Nome: 'Foglio.xsl', Contenuto });
const look = () => gestore.get(percorso(percorsi.fatturaVista, { id }));
const leggi = async () =>
  (await gestore.get(percorso(percorsi.fatturaUna, { id }))).corpo.data.VistaUfficiale;

describe('the official view of an invoice', () => {
  it('[FAT-002] is there once the vendor loaded the official style sheet: a page that runs and loads nothing', async () => {
    expect((await fornitore.get(percorsi.fatturaFoglio)).corpo).toEqual({ data: null });
    expect([(await look()).corpo.Codice, await leggi()]).toEqual(['FOGLIO_DI_STILE_ASSENTE', false]);
    expect((await load(FOGLIO)).corpo.data).toMatchObject({ Nome: 'Foglio.xsl', Dimensione: FOGLIO.length });
    expect(await leggi()).toBe(true);
    const { status, testo, headers } = await look();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(testo).toContain('<p>Pacchetto &#60;b&#62;Studio&#60;/b&#62;</p>');
    const regole = headers.get('content-security-policy') ?? '';
    expect(regole).toMatch(/default-src 'none'.*sandbox/);
    expect(regole).not.toContain('script');
    expect((await fornitore.delete(percorsi.fatturaFoglio)).status).toBe(204);
    expect([(await look()).status, (await fornitore.delete(percorsi.fatturaFoglio)).status]).toEqual([
      409, 404,
    ]);
  });

  it('is of what is handled alone: another sheet is refused, with what it has, and the one in force stays', async () => {
    await load(FOGLIO);
    for (const brutto of [FOGLIO.replace('<p>', '<script>x</script><p>'), '<a/>', 'niente']) {
      const { status, corpo } = await load(brutto);
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['Contenuto']]);
    }
    expect(
      (await load(FOGLIO.replace('<p>', '<script>x</script><p>'))).corpo.ModelState.Contenuto[0],
    ).toContain('<script>');
    expect((await look()).status).toBe(200);
  });

  it('is loaded by the vendor alone', async () => {
    for (const risposta of [
      await gestore.put(percorsi.fatturaFoglio, { Nome: 'a', Contenuto: FOGLIO }),
      await gestore.get(percorsi.fatturaFoglio),
      await gestore.delete(percorsi.fatturaFoglio),
    ])
      expect(risposta.status).toBe(403);
  });
});
