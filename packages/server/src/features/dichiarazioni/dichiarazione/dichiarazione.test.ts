import {
  type ConteggiAnno,
  fromSpiegazioneFilo,
  percorsi,
  statoDichiarazione,
  tipologiaUtente,
} from '@quadra/contract';
import { loadModello } from '@quadra/fisco';
import { listAnni } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  lavoro,
  makeDichiarazione,
  makePersona,
} from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const read = async (id: string) => (await dichiarazioni.leggi(client, id)).corpo.data;

describe('crea', () => {
  it('makes an open declaration with the frontespizio taken from the client', async () => {
    const persona = await makePersona(app, studioId, { codice_fiscale: 'RSSMRA80A01F205X' });
    const risposta = await dichiarazioni.crea(client, [persona.id]);
    const [creata] = risposta.corpo.data.create;
    const dichiarazione = await read(creata.Codice);

    expect(risposta.status).toBe(200);
    expect(creata.IdAnagrafica).toBe(persona.id);
    expect(dichiarazione).toMatchObject({
      Stato: 'Aperta',
      Finalita: 'Ordinaria',
      Versione: 1,
      SolaLettura: false,
      StampaData: null,
    });
    expect(dichiarazione.Righi).toMatchObject({
      'FR2.1': 'RSSMRA80A01F205X',
      'FR2.2': 'Rossi',
      'FR2.5': '2',
      'FR3.1': 'F205',
      'FR4.1': 'F205',
    });
    expect(dichiarazione.StatiQuadri).toMatchObject({
      FR: 'aperto',
      RN: 'aperto',
      RV: 'aperto',
      RC: 'assente',
    });
  });

  it('[ERR-024] [ERR-046] [bad input 30] says row by row why it cannot: company, second ordinary, somebody else’s client', async () => {
    const persona = await makePersona(app, studioId);
    const societa = await makeAnagrafica(app, studioId);
    const altrui = await makePersona(app, (await makeStudio(app)).id);
    await dichiarazioni.crea(client, [persona.id]);
    const ids = [persona.id, societa.id, altrui.id, '00000000-0000-4000-8000-000000000000'];
    const { data } = (await dichiarazioni.crea(client, ids)).corpo;

    expect(data.create).toEqual([]);
    expect(data.errori.map((e: { Codice: string; Messaggio: string }) => [e.Codice, e.Messaggio])).toEqual([
      [persona.id, 'Per questo cliente esiste già una dichiarazione dello stesso tipo e anno.'],
      [societa.id, 'Impossibile creare la dichiarazione. Il cliente non è una persona fisica.'],
      [altrui.id, 'Record NON trovato!'],
      ['00000000-0000-4000-8000-000000000000', 'Record NON trovato!'],
    ]);
  });

  it('[DIC-020] [bad input 30] refuses 51 anagrafiche at once and makes 50', async () => {
    const persone = await Promise.all(
      Array.from({ length: 51 }, () => makePersona(app, studioId).then(({ id }) => id)),
    );
    const troppe = await dichiarazioni.crea(client, persone);
    const giuste = await dichiarazioni.crea(client, persone.slice(0, 50));
    expect(troppe.status).toBe(400);
    expect(troppe.corpo.ModelState.IdAnagrafiche).toEqual(['Al massimo 50 dichiarazioni per volta.']);
    expect(giuste.corpo.data.create).toHaveLength(50);
  });

  it('two calls at once make one ordinary declaration', async () => {
    const { id } = await makePersona(app, studioId);
    const risposte = await Promise.all(Array.from({ length: 6 }, () => dichiarazioni.crea(client, [id])));
    const create = risposte.flatMap(({ corpo }) => corpo.data.create);
    expect(risposte.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(create).toHaveLength(1);
  });

  it('[STU-014] [ERR-010] stops at the maximum of the studio, also when two calls come at once; 0 is no maximum', async () => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const suo = utente.studioId ?? 0;
    const altro = await loginAs(app, utente);
    const persone = await Promise.all(
      Array.from({ length: 5 }, () => makePersona(app, suo).then(({ id }) => id)),
    );
    await app.sql('update studio set numero_massimo_dichiarazioni = 2 where id = $1', [suo]);
    const insieme = await Promise.all(persone.slice(0, 3).map((id) => dichiarazioni.crea(altro, [id])));
    expect(insieme.flatMap(({ corpo }) => corpo.data.create)).toHaveLength(2);
    const rifiutata = (await dichiarazioni.crea(altro, persone.slice(3))).corpo.data;
    expect(rifiutata.create).toEqual([]);
    expect(new Set(rifiutata.errori.map((voce: { Messaggio: string }) => voce.Messaggio))).toEqual(
      new Set(['Nessuna dichiarazione disponibile: raggiunto il numero massimo. Contattare il fornitore.']),
    );
    await app.sql('update studio set numero_massimo_dichiarazioni = 0 where id = $1', [suo]);
    expect((await dichiarazioni.crea(altro, persone.slice(3))).corpo.data.create).toHaveLength(2);
  });

  it('answers 404 for a year that cannot be chosen', async () => {
    const { id } = await makePersona(app, studioId);
    for (const anno of [2018, 2027]) {
      const risposta = await client.post(`/api/${anno}/dichiarazione/crea`, { IdAnagrafiche: [id] });
      expect([risposta.status, risposta.corpo.Codice]).toEqual([404, 'ANNO_NON_DISPONIBILE']);
    }
  });
});

describe('salva', () => {
  it('counts with the same engine, and the list shows what it counted', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const risposta = await dichiarazioni.salva(client, id, 1, lavoro);
    const salvata = risposta.corpo.data;
    const modello = await loadModello(2025, 'redditi-pf');
    const attesi = modello?.createCalcolo(salvata.Righi).computed();
    const { data: righe } = (await dichiarazioni.lista(client, { PageSize: 500 })).corpo;
    const riga = righe.find((voce: { Id: string }) => voce.Id === id);

    expect(salvata.Versione).toBe(2);
    expect(salvata.Calcolati).toEqual(JSON.parse(JSON.stringify(attesi)));
    expect(riga).toMatchObject({
      Esito: salvata.Esito,
      ADebito: salvata.ADebito,
      ACredito: salvata.ACredito,
      Completi: 0,
      Quadri: 4,
      ModificataDa: 'Bianchi Anna',
    });
  });

  it('the lists show one balance: a credit without a debit of zero, a debit without a credit of zero', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const readSaldi = async () => {
      const { data: righe } = (await dichiarazioni.lista(client, { PageSize: 500 })).corpo;
      const riga = righe.find((voce: { Id: string }) => voce.Id === id);
      const elenco = (await client.post(percorsi.anagraficaLista, { PageSize: 500 })).corpo.data;
      const cliente = elenco.find((voce: { Id: string }) => voce.Id === riga.IdAnagrafica);
      const una = (await dichiarazioni.leggi(client, id)).corpo.data;
      return [riga, cliente.Dichiarazione, una].map(({ ADebito, ACredito }) => [ADebito, ACredito]);
    };
    const saldi = [];
    for (const ritenute of [9000, 1000]) {
      const { Versione } = (await dichiarazioni.leggi(client, id)).corpo.data;
      const salvata = await dichiarazioni.salva(client, id, Versione, { ...lavoro, 'RC10.1': ritenute });
      const { Calcolati } = salvata.corpo.data;
      saldi.push([Calcolati['RN45.2'].valore, Calcolati['RN46.1'].valore]);
      const atteso = ritenute === 9000 ? [null, saldi[0]?.[1]] : [saldi[1]?.[0], null];
      expect(await readSaldi()).toEqual([atteso, atteso, atteso]);
    }
    expect(saldi[0]?.[1]).toBeGreaterThan(0);
    expect(saldi[1]?.[0]).toBeGreaterThan(0);
  });

  it('refuses wrong values by the name of the casella and saves nothing', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const risposta = await dichiarazioni.salva(client, id, 1, {
      'RC1.3': 12.5,
      'RC99.1': 1,
      'RN26.2': 5,
      'RC6.1': 200,
    });
    expect(risposta.status).toBe(400);
    expect(Object.keys(risposta.corpo.ModelState).sort()).toEqual([
      'Righi.RC1.3',
      'Righi.RC99.1',
      'Righi.RN26.2',
    ]);
    expect(await read(id)).toMatchObject({
      Versione: 1,
      Righi: expect.not.objectContaining({ 'RC6.1': 200 }),
    });
  });

  it('merges two writers on different caselle', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const primo = await dichiarazioni.salva(client, id, 1, { 'RC1.3': 30000 });
    const secondo = await dichiarazioni.salva(client, id, 1, { 'RP1.2': 500 });
    expect([primo.status, secondo.status]).toEqual([200, 200]);
    expect(secondo.corpo.data).toMatchObject({
      Versione: 3,
      Righi: { 'RC1.3': 30000, 'RP1.2': 500 },
    });
  });

  it('[LST-022] gives the second writer of the same casella 409 with the difference, and keeps the first', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, { 'RC1.3': 30000, 'RC6.1': 365 });
    const secondo = await dichiarazioni.salva(client, id, 1, { 'RC1.3': 31000, 'RC6.1': 365, 'RP1.2': 9 });
    expect(secondo.status).toBe(409);
    expect(secondo.corpo).toMatchObject({
      Codice: 'RECORD_MODIFICATO',
      Differenze: [{ Campo: 'RC1.3', Mio: 31000, Attuale: 30000 }],
    });
    expect((await read(id)).Righi).toMatchObject({ 'RC1.3': 30000 });
    expect((await read(id)).Righi['RP1.2']).toBeUndefined();
  });

  it('loses no casella when many write at once', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const caselle = ['RC1.3', 'RC2.3', 'RC3.3', 'RP1.2', 'RP2.1', 'RP3.1', 'RP21.1', 'RP7.1'];
    const risposte = await Promise.all(
      caselle.map((chiave, n) => dichiarazioni.salva(client, id, 1, { [chiave]: 1000 + n })),
    );
    const finale = await read(id);
    expect(risposte.map(({ status }) => status)).toEqual(caselle.map(() => 200));
    expect(finale.Versione).toBe(1 + caselle.length);
    expect(caselle.map((chiave) => finale.Righi[chiave])).toEqual(caselle.map((_, n) => 1000 + n));
  });

  it('the same save sent twice changes nothing the second time', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, lavoro);
    const ripetuta = await dichiarazioni.salva(client, id, 1, lavoro);
    const storia = await dichiarazioni.storia(client, id);
    expect([ripetuta.status, ripetuta.corpo.data.Versione]).toEqual([200, 2]);
    expect(storia.corpo.data.filter((riga: { Chiave: string }) => riga.Chiave === 'RC1.3')).toHaveLength(1);
  });

  it('keeps an override with its reason beside what the law computes, and gives it back', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, lavoro);
    const legge = (await read(id)).Calcolati['RN26.2'].valore;
    const forzatura = { 'RN26.2': { valore: 1234, motivo: 'CU rettificata' } };
    const forzata = (await dichiarazioni.salva(client, id, 2, {}, forzatura)).corpo.data;
    const ripristinata = (await dichiarazioni.salva(client, id, 3, {}, { 'RN26.2': null })).corpo.data;
    const sbagliata = await dichiarazioni.salva(client, id, 4, {}, { 'RC1.3': forzatura['RN26.2'] });

    expect(forzata.Calcolati['RN26.2']).toMatchObject({
      stato: 'forzato',
      valore: 1234,
      calcolato: legge,
    });
    expect(forzata.Forzature).toEqual(forzatura);
    expect(ripristinata.Calcolati['RN26.2']).toMatchObject({ stato: 'completo', valore: legge });
    expect(sbagliata.corpo.ModelState).toEqual({
      'Forzature.RC1.3': ['RC1.3 non è un valore calcolato: inserirne il valore'],
    });
  });
});

describe('registro', () => {
  it('keeps casella, before, after, who and when of every change, newest first, by pages', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, { 'RC1.3': 100 });
    await dichiarazioni.salva(client, id, 2, { 'RC1.3': 200 });
    await dichiarazioni.salva(client, id, 3, { 'RC1.3': null });
    const prima = await dichiarazioni.storia(client, id, '?PageSize=2');
    const seconda = await dichiarazioni.storia(client, id, '?PageSize=2&PageNo=2');
    expect(prima.corpo.data.map((m: { Prima: unknown; Dopo: unknown }) => [m.Prima, m.Dopo])).toEqual([
      [200, null],
      [100, 200],
    ]);
    expect(prima.corpo.data[0]).toMatchObject({
      Azione: 'modifica',
      Chiave: 'RC1.3',
      Utente: 'Bianchi Anna',
    });
    expect(seconda.corpo.data[0]).toMatchObject({ Prima: null, Dopo: 100 });
    expect(prima.corpo.Total).toBe(seconda.corpo.Total);
  });

  it('rebuilds the declaration from its record alone', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, lavoro);
    await dichiarazioni.salva(client, id, 2, { 'RC1.3': 45000, 'RP1.2': 700 });
    await dichiarazioni.agisci(client, id, 'RP', 'rimuovi');
    const { data } = (await dichiarazioni.storia(client, id, '?PageSize=500')).corpo;
    const ricostruita: Record<string, unknown> = {};
    for (const { Azione, Chiave, Dopo } of data.toReversed()) {
      if (Azione !== 'modifica') continue;
      if (Dopo === null) delete ricostruita[Chiave];
      else ricostruita[Chiave] = Dopo;
    }
    expect(ricostruita).toEqual((await read(id)).Righi);
  });

  it('cannot be changed: not by the application, not by the owner', async () => {
    await makeDichiarazione(app, client, studioId);
    for (const comando of [
      'update dichiarazione_modifica set dopo = null',
      'delete from dichiarazione_modifica',
      'truncate dichiarazione_modifica',
    ]) {
      await expect(app.sql(comando)).rejects.toThrow(/non si modifica/);
      await expect(app.servizi.pool.query(comando)).rejects.toThrow(/permission denied/);
    }
  });
});

describe('diritti', () => {
  it('the consultant reads and does not write', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const consulente = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS }),
    );
    const letta = await dichiarazioni.leggi(consulente, id);
    const scritture = await Promise.all([
      dichiarazioni.salva(consulente, id, 1, { 'RC1.3': 1 }),
      dichiarazioni.bozza(consulente, id, 'RC', { 'RC1.3': 1 }),
      dichiarazioni.agisci(consulente, id, 'FR', 'completa'),
      dichiarazioni.chiudi(consulente, [id]),
      dichiarazioni.riapri(consulente, [id]),
      dichiarazioni.elimina(consulente, [id]),
      dichiarazioni.crea(consulente, [id]),
    ]);
    expect([letta.status, letta.corpo.data.SolaLettura]).toEqual([200, true]);
    expect(scritture.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect(await read(id)).toMatchObject({ Versione: 1 });
  });

  it('another studio finds nothing to read, save or complete; a gestore finds those of its studi', async () => {
    const gestore = await makeGestore(app);
    const studio = await makeStudio(app, { gestore_id: gestore.id });
    const titolare = await loginAs(app, await makeUtente(app, { studio_id: studio.id }));
    const id = await makeDichiarazione(app, titolare, studio.id);
    const diGestore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_GES, gestore_id: gestore.id }),
    );
    const altrui = await Promise.all([
      dichiarazioni.leggi(client, id),
      dichiarazioni.salva(client, id, 1, { 'RC1.3': 1 }),
      dichiarazioni.quadro(client, id, 'FR'),
      dichiarazioni.agisci(client, id, 'FR', 'completa'),
      dichiarazioni.bozza(client, id, 'RC', { 'RC1.3': 1 }),
      dichiarazioni.storia(client, id),
      dichiarazioni.spiega(client, id, 'RN26.2'),
      dichiarazioni.diagnostico(client, id),
    ]);
    const chiusa = await dichiarazioni.chiudi(client, [id]);

    expect(altrui.map(({ status }) => status)).toEqual(altrui.map(() => 404));
    expect(chiusa.corpo.data).toEqual({
      chiuse: [],
      errori: [{ Codice: id, Messaggio: 'Record NON trovato!' }],
    });
    expect((await dichiarazioni.leggi(diGestore, id)).status).toBe(200);
    expect((await dichiarazioni.salva(diGestore, id, 1, { 'RC1.3': 7 })).status).toBe(200);
  });

  it('what is not a key answers 404, not an error of the database', async () => {
    for (const id of ['1', 'null', "x' or 1=1--"]) {
      expect((await dichiarazioni.leggi(client, id)).status).toBe(404);
    }
  });
});

describe('elenco', () => {
  it('filters on the server and refuses what it does not know', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const { IdAnagrafica } = await read(id);
    const una = await dichiarazioni.lista(client, { Filter: { IdAnagrafica } });
    const chiavi = await dichiarazioni.lista(client, { Filter: { IdAnagrafica }, OnlyId: true });
    const chiuse = await dichiarazioni.lista(client, { Filter: { Stato: 'Chiusa' }, Logic: 'and' });
    const sconosciuto = await dichiarazioni.lista(client, { Filter: { Password: 'x' } });
    const malformato = await dichiarazioni.lista(client, { Filter: { IdAnagrafica: "'" } });
    const ordine = await dichiarazioni.lista(client, { Order: ['riepilogo; drop table dichiarazione'] });

    expect(una.corpo).toMatchObject({ Total: 1, data: [{ Id: id, Denominazione: 'Rossi Mario' }] });
    expect(chiavi.corpo.data).toEqual([id]);
    expect(chiuse.corpo.data.every((riga: { Stato: string }) => riga.Stato === 'Chiusa')).toBe(true);
    expect(sconosciuto.corpo.ModelState).toEqual({ 'Filter.Password': ['Campo sconosciuto'] });
    expect(malformato.status).toBe(400);
    expect(ordine.status).toBe(400);
  });
});

describe('spiegazione e diagnostico', () => {
  it('explains a result and names what is missing', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, { 'RC1.3': 30000, 'RC16.8': 100, 'RC16.9': 100 });
    const spiegazione = await dichiarazioni.spiega(client, id, 'RN26.2');
    const diagnostico = await dichiarazioni.diagnostico(client, id);
    const assente = await dichiarazioni.spiega(client, id, 'RC99.9');

    const [radice] = spiegazione.corpo.data.Spiegazione.nodi;
    expect(radice).toMatchObject({ chiave: 'RN26.2', stato: 'incompleto' });
    expect(diagnostico.corpo.data.Findings).toContainEqual(
      expect.objectContaining({ Livello: 'bloccante', Quadro: 'RC', Chiave: 'RC16.8' }),
    );
    const mancano = Object.values(diagnostico.corpo.data.Mancano).flat() as { per: string; frase: string }[];
    expect(mancano[0]).toMatchObject({ per: expect.any(String), frase: expect.any(String) });
    expect(assente.status).toBe(404);
  });

  it('tells each value once, however many it matters in, and nothing is lost of the tree', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await dichiarazioni.salva(client, id, 1, { ...lavoro, 'RP1.2': 800, 'RP7.1': 900 });
    const { Spiegazione } = (await dichiarazioni.spiega(client, id, 'RN45.2')).corpo.data;
    const scritti: string[] = Spiegazione.nodi.map((nodo: object) => JSON.stringify(nodo));
    expect(scritti.length - new Set(scritti).size).toBe(0);
    const count = ({ operandi }: ReturnType<typeof fromSpiegazioneFilo>): number =>
      operandi.reduce((somma, operando) => somma + count(operando), 1);
    const lorda = Spiegazione.nodi.find(({ chiave }: { chiave?: string }) => chiave === 'RN5.1');
    expect(lorda.scaglioni[0]).toMatchObject({ da: '0', a: '28.000', aliquota: '23%' });
    const albero = fromSpiegazioneFilo(Spiegazione);
    expect(albero).toMatchObject({ chiave: 'RN45.2', stato: 'completo' });
    // Written as a tree, what matters in several came again under each.
    expect(count(albero)).toBeGreaterThan(scritti.length);
  });
});

describe('una dichiarazione completa', () => {
  it('[DIC-004] is Aperta when new, Chiusa after chiudi, and can be nothing else', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    expect(await read(id)).toMatchObject({ Stato: 'Aperta' });
    await completeDichiarazione(client, id);
    expect(await read(id)).toMatchObject({ Stato: 'Aperta', Completi: 4, Quadri: 4 });
    expect((await dichiarazioni.chiudi(client, [id])).corpo.data.chiuse).toEqual([id]);
    expect(await read(id)).toMatchObject({ Stato: 'Chiusa', SolaLettura: true });
    await expect(app.sql("update dichiarazione set stato = 'Sospesa'")).rejects.toThrow(/stato_check/);
  });

  it('[ENU-009] is found by its state, and by no other word', async () => {
    const aperta = await makeDichiarazione(app, client, studioId);
    const chiusa = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, chiusa);
    await dichiarazioni.chiudi(client, [chiusa]);
    const find = async (Stato: string): Promise<string[]> => {
      const { corpo } = await client.post('/api/2025/dichiarazione/list', {
        Filter: { Stato },
        PageSize: 500,
      });
      return corpo.data.map(({ Id }: { Id: string }) => Id);
    };
    const [aperte, chiuse] = await Promise.all(statoDichiarazione.map(find));
    expect([aperte?.includes(aperta), aperte?.includes(chiusa)]).toEqual([true, false]);
    expect([chiuse?.includes(aperta), chiuse?.includes(chiusa)]).toEqual([false, true]);
    expect(await find('Sospesa')).toEqual([]);
  });

  it('is counted in its year and type, as the list counts it, in one call for all the years', async () => {
    const totale = async (filtro: object) =>
      (await dichiarazioni.lista(client, { Filter: filtro, PageSize: 1 })).corpo.Total;
    const { corpo } = await client.get(percorsi.dichiarazioneConteggi);
    const anni: ConteggiAnno[] = corpo.data;
    expect(anni.map(({ Anno }) => Anno)).toEqual(listAnni());
    expect(anni.filter(({ Anno }) => Anno !== 2025).flatMap(({ Tipi }) => Tipi)).toEqual([]);
    const [Totale, Chiuse] = await Promise.all([totale({}), totale({ Stato: 'Chiusa' })]);
    expect([Totale > Chiuse, Chiuse > 1]).toEqual([true, true]);
    expect(anni.find(({ Anno }) => Anno === 2025)?.Tipi).toEqual([
      { Tipo: 'Persone fisiche', Totale, Chiuse },
    ]);
  });
});
