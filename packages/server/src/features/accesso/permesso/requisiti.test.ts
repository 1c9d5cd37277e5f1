import {
  type CodiceApplicativo,
  errori,
  funzionalita,
  modelloDiTipo,
  percorsi,
  percorso,
  requisitoApplicativo,
  requisitoLavoro,
  type TipoDichiarazione,
  tipoApplicativo,
  tipoDichiarazione,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, lavoro, makeDichiarazione, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { allow, authorize, findDivieto } from '../../../http/policy.ts';
import { findAutore } from '../sessione/find-autore.queries.ts';

const { AMM_ELMAS, AMM_STU, OP_STU, AMM_GES } = tipologiaUtente;
const sette = Object.keys(tipoApplicativo) as CodiceApplicativo[];
const REMOTO = 'https://remoto.example/studio';

let app: AppDiProva;
let studioId: number;
let venditore: Client;
let rivenditore: Client;
let capo: Client;
let operatore: Client;
let operatoreId: number;

const open = (chi: Client, Codice: string) =>
  chi.post(percorsi.studioApriApplicativo, { IdStudio: studioId, Codice });
const say = (Codice: string, Valore: boolean | null) =>
  rivenditore.put(percorsi.permessi, { Codice, Valore, IdStudio: studioId });
const turn = (Applicativo: string, Abilita: boolean, chi = rivenditore) =>
  chi.post(percorsi.studioAttivazione, { IdStudi: [studioId], Applicativo, Abilita });
const setUtente = (colonna: string, valore: boolean) =>
  app.sql(`update utente set ${colonna} = $1 where id = $2`, [valore, operatoreId]);
const setSottoscrizione = (tipologia: string) =>
  app.sql('update studio set tipologia_sottoscrizione = $1 where id = $2', [tipologia, studioId]);

beforeAll(async () => {
  app = await makeApp();
  const gestore = await makeGestore(app);
  studioId = (await makeStudio(app, { gestore_id: gestore.id })).id;
  await app.sql('delete from applicativo_studio where studio_id = $1', [studioId]);
  venditore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  rivenditore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestore.id }),
  );
  capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
  const suo = await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId });
  operatoreId = suo.id;
  operatore = await loginAs(app, suo);
  await setUtente('abilita_ai', true);
  await app.sql('update utente set abilita_ai = true where studio_id = $1', [studioId]);
});
afterAll(() => app.stop());

describe('a module of a studio', () => {
  it('[STU-012] [USR-026] that was not bought is refused: who buys is told whom to ask, the others to whom to turn', async () => {
    for (const codice of sette) {
      const suo = await open(capo, codice);
      expect([codice, suo.status, suo.corpo.Codice]).toEqual([codice, 403, 'MODULO_NON_ATTIVO']);
      expect(suo.corpo.Message).toContain('chi vende i pacchetti');
      expect((await open(operatore, codice)).corpo.Message).toContain('contatta il tuo amministratore');
    }
  });

  it('of each of the seven kinds opens while it is on, and answers 403 from the moment it is off', async () => {
    for (const { codice } of funzionalita) await say(codice, true);
    for (const codice of sette) {
      if (codice === 'REMOTEHOST')
        await rivenditore.put(percorsi.studioApplicativo, {
          IdStudio: studioId,
          Codice: codice,
          Dal: '2025-01-01',
          Indirizzo: REMOTO,
        });
      else await turn(codice, true);
      const Indirizzo = codice === 'REMOTEHOST' ? REMOTO : null;
      expect([codice, (await open(operatore, codice)).corpo]).toEqual([codice, { data: { Indirizzo } }]);
      expect((await operatore.post(percorsi.whoami)).corpo.data.ApplicativiAttivi).toContain(codice);
      await turn(codice, false);
      expect([codice, (await open(operatore, codice)).status]).toEqual([codice, 403]);
      expect((await operatore.post(percorsi.whoami)).corpo.data.ApplicativiAttivi).not.toContain(codice);
    }
  });

  it('[USR-012] of a feature that is off for the studio is refused to all of it; the gestore turns it off, and on', async () => {
    const perCodice = { WOWAI: 'AI', VISURE: 'VISURE', FIRMA: 'FIRMA', ARCHIVIAZIONE: 'ARCHIVIAZIONE' };
    for (const [modulo, codice] of Object.entries(perCodice)) {
      await turn(modulo, true);
      await say(codice, false);
      for (const chi of [capo, operatore]) {
        const { status, corpo } = await open(chi, modulo);
        expect([modulo, status, corpo.Codice]).toEqual([modulo, 403, 'FUNZIONALITA_NON_ATTIVA']);
      }
      await say(codice, true);
      expect([modulo, (await open(operatore, modulo)).status]).toEqual([modulo, 200]);
    }
  });

  it('[USR-026] the visure are refused to a user without them, whatever his studio has', async () => {
    await turn('VISURE', true);
    await setUtente('visure_abilitate', false);
    const { status, corpo } = await open(operatore, 'VISURE');
    expect([status, corpo.Message]).toEqual([403, errori.VISURE_DISABILITATE.testo]);
    expect((await open(capo, 'VISURE')).status).toBe(200);
    expect((await operatore.post(percorsi.whoami)).corpo.data.VisureAbilitate).toBe(false);
    await setUtente('visure_abilitate', true);
    expect((await open(operatore, 'VISURE')).status).toBe(200);
    await setUtente('abilita_ai', false);
    expect((await open(operatore, 'WOWAI')).corpo.Codice).toBe('FUNZIONALITA_NON_ATTIVA');
  });

  it('[USR-026] a simulation is refused with its message where the feature is off, also as the purpose of a declaration', async () => {
    const cliente = await makePersona(app, studioId);
    const create = (Finalita: string) =>
      operatore.post(percorso(percorsi.dichiarazioneCrea, { anno: 2025 }), {
        IdAnagrafiche: [cliente.id],
        Finalita,
      });
    await turn('PF', true);
    await say('SIMULAZIONE', false);
    const messaggi = [
      await create('Simulazione'),
      await operatore.post(percorso(percorsi.modelloSimula, { anno: 2025, prefisso: 'pf' }), {}),
    ].map(({ status, corpo }) => [status, corpo.Message]);
    expect(messaggi).toEqual(Array(2).fill([403, errori.FUNZIONALITA_NON_ATTIVA.testo]));
    expect((await create('Ordinaria')).corpo.data.create).toHaveLength(1);
    await say('SIMULAZIONE', null);
    expect((await create('Simulazione')).corpo.data.create).toHaveLength(1);
    await turn('PF', false);
  });
});

describe('the module of a declaration', () => {
  const create = (chi: Client, Tipo: TipoDichiarazione, id: string) =>
    chi.post(percorso(percorsi.dichiarazioneCrea, { anno: 2025 }), { IdAnagrafiche: [id], Tipo });
  const write = (Moduli: string[] | null) =>
    venditore.put(percorsi.studioSottoscrizioni, { Tipologia: 'Azienda-Light', Moduli });

  it('[STU-012] [USR-026] closes what was not bought for every kind: nothing is made, simulated or changed, and what there is may be looked at', async () => {
    const cliente = await makePersona(app, studioId);
    for (const tipo of tipoDichiarazione) {
      const diPersone = tipo === 'Persone fisiche' || tipo === '730';
      const [suo, altro] = diPersone ? (['PF', 'manager'] as const) : (['manager', 'PF'] as const);
      await turn(altro, true);
      const { status, corpo } = await create(capo, tipo, cliente.id);
      expect([tipo, status, corpo.Codice]).toEqual([tipo, 403, 'MODULO_NON_ATTIVO']);
      expect(corpo.Message).toContain('chi vende i pacchetti');
      expect((await create(operatore, tipo, cliente.id)).corpo.Message).toContain(
        'contatta il tuo amministratore',
      );
      const { prefisso } = modelloDiTipo[tipo];
      const simula = percorso(percorsi.modelloSimula, { anno: 2025, prefisso });
      expect([tipo, (await operatore.post(simula, { righi: {} })).status]).toEqual([tipo, 403]);
      const daFuori = await create(venditore, tipo, cliente.id);
      if (diPersone) expect(daFuori.corpo.data.errori[0].Messaggio).toContain('non è attivo per lo studio');
      await turn(altro, false);
      await turn(suo, true);
      // Some types have no form for the year: the module is no longer what stops them.
      expect([200, 404]).toContain((await create(capo, tipo, cliente.id)).status);
      await turn(suo, false);
    }
    const imu = percorso(percorsi.dichiarazioneCreaImu, { anno: 2025 });
    expect((await capo.post(imu, { Codici: [cliente.id] })).corpo.Codice).toBe('MODULO_NON_ATTIVO');
  });

  it('[STU-012] turned off leaves its declarations to be looked at alone, and says why', async () => {
    await turn('PF', true);
    const id = await makeDichiarazione(app, operatore, studioId);
    await turn('PF', false);
    const letta = await dichiarazioni.leggi(operatore, id);
    expect([letta.status, letta.corpo.data.CausaSolaLettura]).toEqual([200, 'modulo non attivo']);
    for (const scritta of [
      await dichiarazioni.salva(operatore, id, letta.corpo.data.Versione, lavoro),
      await dichiarazioni.salva(venditore, id, letta.corpo.data.Versione, lavoro),
    ]) {
      expect([scritta.status, scritta.corpo.Codice]).toEqual([403, 'DICHIARAZIONE_SOLA_LETTURA']);
      expect(scritta.corpo.Message).toContain('Il modulo a cui appartiene non è attivo per lo studio');
    }
    const { errori: rifiuti } = (await dichiarazioni.chiudi(operatore, [id])).corpo.data;
    expect(rifiuti[0].Messaggio).toContain('Il modulo a cui appartiene non è attivo');
    await turn('PF', true);
    expect((await dichiarazioni.salva(operatore, id, letta.corpo.data.Versione, lavoro)).status).toBe(200);
    await turn('PF', false);
  });

  it('[USR-026] of Azienda-Light is closed when its list leaves it out, whatever the studio had', async () => {
    for (const codice of ['PF', 'manager']) await turn(codice, true);
    await setSottoscrizione('Azienda-Light');
    await write(['manager']);
    const cliente = await makePersona(app, studioId);
    expect((await create(capo, 'Persone fisiche', cliente.id)).corpo.Codice).toBe('MODULO_NON_ATTIVO');
    expect((await create(capo, 'IVA', cliente.id)).corpo.data.create).toHaveLength(1);
    await write(['manager', 'PF', 'PRECOMPILATA']);
    expect((await create(capo, 'Persone fisiche', cliente.id)).corpo.data.create).toHaveLength(1);
    await setSottoscrizione('Full');
    for (const codice of ['PF', 'manager']) await turn(codice, false);
  });

  it('is there for a studio that is born, with the back office and persone fisiche', async () => {
    const nuovo = await makeStudio(app);
    const righe = await app.sql<{ codice: string }>(
      'select codice from applicativo_studio where studio_id = $1 order by codice',
      [nuovo.id],
    );
    expect(righe.map(({ codice }) => codice)).toEqual(['PF', 'manager']);
  });
});

describe('what a right asks', () => {
  it('of a call that names a module is refused at the door while the studio has it not, and to nobody outside the studi', async () => {
    const find = async (utente_id: number) => {
      const chi = await findAutore(app.servizi.db, { id: String(utente_id), utente_id, sostituzione: null });
      if (chi === undefined) throw new Error('nessuno');
      return chi;
    };
    const esterno = await find((await makeUtente(app, { tipologia_utente: AMM_ELMAS })).id);
    await turn('PRECOMPILATA', false);
    const diritto = allow('usa', 'scambio 730', () => true, requisitoApplicativo.PRECOMPILATA);
    const senza = await find(operatoreId);
    expect([findDivieto(senza, diritto), findDivieto(esterno, diritto)]).toEqual(['modulo', undefined]);
    expect(() => authorize(senza, diritto)).toThrow(errori.MODULO_NON_ATTIVO.testo);
    await turn('PRECOMPILATA', true);
    expect(findDivieto(await find(operatoreId), diritto)).toBeUndefined();
  });

  it('of a job is what its name says in the pages', () => {
    const parametri = { lista: 'anagrafica', Anno: 2025, Codici: [] };
    for (const [nome, genere] of app.servizi.generi) {
      const { azione: _, risorsa: __, regola: ___, ...chiede } = genere.getPermesso(parametri);
      expect([nome, chiede]).toEqual([nome, requisitoLavoro[nome] ?? {}]);
    }
  });
});

describe('the address of a remote application', () => {
  const write = (Indirizzo: string | null) =>
    rivenditore.put(percorsi.studioApplicativo, {
      IdStudio: studioId,
      Codice: 'REMOTEHOST',
      Dal: '2025-01-01',
      Indirizzo,
    });

  it('is one of the configured origins, when it is written and again when it is opened', async () => {
    for (const altrove of [
      'https://altrove.example/',
      'https://remoto.example.altrove.example/',
      'https://remoto.example@altrove.example/',
      'https://u:p@remoto.example/',
      'http://remoto.example/',
      'javascript:alert(1)',
      '//remoto.example/',
    ]) {
      const { status, corpo } = await write(altrove);
      expect([altrove, status, Object.keys(corpo.ModelState ?? {})]).toEqual([altrove, 400, ['Indirizzo']]);
    }
    await write(REMOTO);
    const aperta = await open(operatore, 'REMOTEHOST');
    expect(aperta.corpo.data.Indirizzo).toBe(REMOTO);
    const cornici = /frame-src ([^;]*)/.exec(aperta.headers.get('content-security-policy') ?? '')?.[1];
    expect(cornici?.split(' ')).toEqual(["'self'", 'blob:', new URL(REMOTO).origin]);
    await app.sql(
      "update applicativo_studio set indirizzo = 'https://altrove.example/' where codice = 'REMOTEHOST'",
    );
    expect((await open(operatore, 'REMOTEHOST')).corpo.Codice).toBe('MODULO_NON_CONFIGURATO');
    await write(null);
    expect((await open(operatore, 'REMOTEHOST')).corpo.Codice).toBe('MODULO_NON_CONFIGURATO');
  });
});

describe('the modules of a kind of subscription', () => {
  const write = (Moduli: string[] | null, chi = venditore) =>
    chi.put(percorsi.studioSottoscrizioni, { Tipologia: 'Azienda-Light', Moduli });
  const listAttivi = async () => (await operatore.post(percorsi.whoami)).corpo.data.ApplicativiAttivi;

  it('[USR-026] [ENU-050] Azienda-Light has only those of its list, which the vendor writes', async () => {
    for (const codice of ['PRECOMPILATA', 'VISURE', 'FIRMA']) await turn(codice, true);
    await setSottoscrizione('Azienda-Light');
    expect(await listAttivi()).toEqual(['PRECOMPILATA']);
    expect((await open(operatore, 'VISURE')).corpo.Codice).toBe('MODULO_NON_ATTIVO');
    const { corpo } = await capo.post(percorsi.studioApplicativi, { IdStudio: studioId });
    expect(corpo.Previsti).toEqual(['manager', 'PF', 'PRECOMPILATA']);
    expect(
      corpo.data
        .filter(({ Attivo }: { Attivo: boolean }) => Attivo)
        .map(({ Codice }: { Codice: string }) => Codice),
    ).toEqual(['PRECOMPILATA']);
    expect((await write(['VISURE'])).status).toBe(200);
    expect(await listAttivi()).toEqual(['VISURE']);
    expect((await open(operatore, 'VISURE')).status).toBe(200);
    await write([]);
    expect(await listAttivi()).toEqual([]);
    for (const tipologia of ['Full', 'Azienda-Full', 'Non prevista']) {
      await setSottoscrizione(tipologia);
      expect([tipologia, (await listAttivi()).includes('FIRMA')]).toEqual([tipologia, true]);
    }
  });

  it('that are not of its list cannot be turned on, one by one or for many; what is on can be ended', async () => {
    await write(['PF']);
    await setSottoscrizione('Azienda-Light');
    const una = { IdStudio: studioId, Codice: 'FIRMA', Dal: '2025-01-01' };
    expect((await rivenditore.put(percorsi.studioApplicativo, una)).corpo.Codice).toBe('MODULO_NON_PREVISTO');
    expect((await rivenditore.put(percorsi.studioApplicativo, { ...una, Al: '2025-02-01' })).status).toBe(
      200,
    );
    expect((await turn('VISURE', true)).corpo.data).toEqual({
      aggiornati: 0,
      errori: [{ IdStudio: studioId, Messaggio: errori.MODULO_NON_PREVISTO.testo }],
    });
    expect((await turn('VISURE', false)).corpo.data.aggiornati).toBe(1);
    expect((await turn('PF', true)).corpo.data.aggiornati).toBe(1);
    await setSottoscrizione('Full');
  });

  it('are written by the vendor alone, and every change is in the audit log', async () => {
    expect((await write(['PF'], rivenditore)).status).toBe(403);
    expect((await write(['INVENTATO'])).status).toBe(400);
    await write(['PF', 'PRECOMPILATA']);
    const righe = await app.sql(
      "select prima, dopo from registro where entita = 'sottoscrizione' order by quando desc limit 1",
    );
    expect(righe).toEqual([
      {
        prima: { Tipologia: 'Azienda-Light', Moduli: ['PF'] },
        dopo: { Tipologia: 'Azienda-Light', Moduli: ['PF', 'PRECOMPILATA'] },
      },
    ]);
    const { corpo } = await rivenditore.get(percorsi.studioSottoscrizioni);
    expect(corpo.data).toHaveLength(4);
  });
});
