import { percorsi, tipologiaUtente } from '@quadra/contract';
import { ANNO_FISCALE, isCodiceFiscale, isPartitaIva } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '../test/client.ts';
import { dichiarazioni } from '../test/dichiarazioni.ts';
import { type AppDiProva, makeApp } from '../test/make-app.ts';
import { statiDemo } from './casi-dichiarazione.ts';
import { makeClientiDemo } from './fondamenta.ts';
import { listAccessiDemo, loadDemo } from './load-demo.ts';
import { loadStagioneDemo } from './load-stagione.ts';
import { vociScena } from './scena-demo.ts';
import { listTermini } from './versamenti-demo.ts';

let app: AppDiProva;
/** The types that somebody asks a studio for every year. */
const DI_CASA: readonly string[] = [
  ...['Persone fisiche', '730', 'Società di capitali', 'Società di persone', 'Enti', 'Consolidato'],
  ...['IVA', 'IRAP', 'Certificazione unica', '770', 'ISA', 'IMU', 'IMU-ENC'],
];

beforeAll(async () => {
  app = await makeApp();
  await loadDemo(app, app.servizi.db);
});
afterAll(() => app.stop());

const countAll = async () =>
  app.sql(`select (select count(*)::int from studio) as studi, (select count(*)::int from utente) as utenti,
    (select count(*)::int from gestore) as gestori, (select count(*)::int from anagrafica) as anagrafiche,
    (select count(*)::int from dichiarazione) as dichiarazioni,
    (select count(*)::int from dichiarazione_modifica) as modifiche,
    (select count(*)::int from anagrafica_modifica) as storia, (select count(*)::int from immobile) as immobili,
    (select count(*)::int from contratto_locazione) as contratti, (select count(*)::int from tag) as tag,
    (select count(*)::int from legame) as legami`);

describe('clienti inventati', () => {
  const clienti = makeClientiDemo().flat();

  it('are 300, three out of four persons, with companies, foreigners and omocodia', () => {
    const persone = clienti.filter(({ tipo }) => tipo === 'PF').length;
    expect(clienti).toHaveLength(300);
    expect(persone / clienti.length).toBeGreaterThan(0.68);
    expect(persone / clienti.length).toBeLessThan(0.82);
    expect(clienti.some(({ estera }) => estera)).toBe(true);
    expect(clienti.some(({ codice_fiscale }) => /^[A-Z]{6}.{8}[A-Z]/.test(codice_fiscale))).toBe(true);
  });

  it('have valid codici fiscali and partite IVA, none twice', () => {
    const italiani = clienti.filter(({ estera }) => !estera).map(({ codice_fiscale }) => codice_fiscale);
    const partiteIva = clienti.flatMap(({ partita_iva }) => partita_iva ?? []);
    expect(italiani.filter((codice) => !isCodiceFiscale(codice))).toEqual([]);
    expect(partiteIva.filter((numero) => !isPartitaIva(numero))).toEqual([]);
    expect(new Set(clienti.map(({ codice_fiscale }) => codice_fiscale)).size).toBe(clienti.length);
  });

  it('are the same at every run', () => {
    expect(makeClientiDemo().flat()).toEqual(clienti);
  });
});

describe('loadDemo', () => {
  it('fills an empty database, and adds nothing the second time', async () => {
    const prima = await countAll();
    const seconda = await loadDemo(app, app.servizi.db);
    expect(prima).toMatchObject([{ studi: 5, gestori: 2, anagrafiche: 300, dichiarazioni: 70 }]);
    expect(seconda).toEqual({ demo: 'presente', aggiunte: 0 });
    expect(await countAll()).toEqual(prima);
  });

  it('[ENU-001] lets in the six types of user, each to what is theirs', async () => {
    const accessi = listAccessiDemo();
    const risposte = await Promise.all(
      accessi.map(async ({ email, password, tipologia }) => {
        const client = await loginAs(app, { id: 0, email, password, studioId: null });
        const chi = await client.post(percorsi.whoami);
        return [tipologia, chi.corpo.data.TipologiaUtente];
      }),
    );
    expect(new Set(risposte.map(([tipologia]) => tipologia))).toEqual(new Set(Object.keys(tipologiaUtente)));
    for (const [tipologia, numero] of risposte) {
      expect(tipologiaUtente[tipologia as keyof typeof tipologiaUtente]).toBe(numero);
    }
    expect(accessi[0]).toMatchObject({ tipologia: 'AMM_STU', email: 'r.sala@studioconti.example' });
    expect(accessi.every(({ email }) => email.endsWith('.example'))).toBe(true);
  });

  it('shows declarations in every state, counted by the engine', async () => {
    const [admin] = listAccessiDemo().filter(({ tipologia }) => tipologia === 'AMM_ELMAS');
    const client = await loginAs(app, { id: 0, studioId: null, email: '', password: '', ...admin });
    const Filter = { Tipo: 'Persone fisiche' };
    const { corpo } = await dichiarazioni.lista(client, { Filter, PageSize: 500 });
    const righe: { Id: string; Stato: string; Esito: string; StampaData: string | null }[] = corpo.data;
    const quante = (stato: (riga: (typeof righe)[number]) => boolean) => righe.filter(stato).length;
    const chiuse = statiDemo.chiusa + statiDemo.stampata;
    const diagnosi = await Promise.all(righe.map(({ Id }) => dichiarazioni.diagnostico(client, Id)));
    const bloccate = diagnosi.filter((d) =>
      d.corpo.data.Findings.some((f: { Livello: string }) => f.Livello === 'bloccante'),
    );
    const tutteComplete = corpo.data.filter(
      (riga: { Stato: string; Completi: number; Quadri: number }) =>
        riga.Stato === 'Aperta' && riga.Completi === riga.Quadri,
    );

    expect(corpo.Total).toBe(41);
    expect(quante(({ Stato }) => Stato === 'Chiusa')).toBe(chiuse);
    expect(quante(({ StampaData }) => StampaData !== null)).toBe(statiDemo.stampata);
    expect(quante(({ Esito }) => Esito === 'provvisorio')).toBeGreaterThanOrEqual(1);
    expect(quante(({ Esito }) => Esito === 'incompleto')).toBeGreaterThanOrEqual(statiDemo.incompleta);
    expect(bloccate).toHaveLength(statiDemo['con errori']);
    expect(tutteComplete).toHaveLength(statiDemo['tutta completa']);
    expect(
      corpo.data
        .filter(({ Stato }: { Stato: string }) => Stato === 'Chiusa')
        .every(
          ({ Esito, ADebito }: { Esito: string; ADebito: number }) => Esito === 'completo' && ADebito >= 0,
        ),
    ).toBe(true);
  });

  it('shows families, partners, properties with their contracts, and tags, each act signed', async () => {
    const [conta] = await countAll();
    const legami = await app.sql('select codice_fiscale, genere from legame');
    const atti =
      await app.sql(`select distinct r.entita, u.email from registro r join utente u on u.id = r.utente_id
      where u.email like '%studioconti.example' and r.entita in ('immobile', 'contratto_locazione', 'tag') order by 1`);
    const quanti = (genere: string) => legami.filter((legame) => legame.genere === genere).length;
    expect(conta).toMatchObject({ immobili: 8, contratti: 2, tag: 3 });
    expect([quanti('familiari'), quanti('soci'), quanti('collaboratori')]).toEqual([7, 3, 1]);
    expect(legami.every(({ codice_fiscale }) => isCodiceFiscale(String(codice_fiscale)))).toBe(true);
    expect(atti).toEqual(
      ['contratto_locazione', 'immobile', 'tag'].map((entita) => ({
        entita,
        email: 'r.sala@studioconti.example',
      })),
    );
  });

  it('shows what is owed and paid: models in every state with their terms near, and conti that close', async () => {
    const stati = await app.sql(
      'select stato, count(*)::int as quanti from f24 group by stato order by stato',
    );
    expect(stati.map(({ stato }) => stato)).toEqual(['Da pagare', 'Inviato', 'Pagato']);
    const [conta] = await app.sql(`select
      (select count(*)::int from f24 where data > current_date and data <= current_date + 62) as vicini,
      (select count(*)::int from f24 where stato = 'Da pagare' and data < current_date) as scaduti,
      (select count(*)::int from f24 where data > scadenza) as ravveduti,
      (select count(*)::int from voce_fiscale where verso = 'debito' and importo > impegnato + pagato) as da_preparare,
      (select count(distinct studio_id)::int from f24) as studi`);
    expect(conta).toMatchObject({ ravveduti: 1, studi: 3 });
    for (const quanti of Object.values(conta ?? {})) expect(quanti).toBeGreaterThan(0);
    expect(listTermini('2026-11-24')).toEqual({
      prossimo: '2026-12-16',
      poi: '2027-01-18',
      scorso: '2026-11-16',
    });
    expect(listTermini('2026-12-16')).toEqual({
      prossimo: '2027-01-18',
      poi: '2027-02-16',
      scorso: '2026-11-16',
    });
  });

  it('[USR-007] gives a private person and a company their own record alone, with a declaration begun', async () => {
    const attesi = [
      ['paolo.marchetti@posta.example', 'MRCPLA74E22F205P', 'Persone fisiche'],
      ['a.rinaldi@officinerinaldi.example', '03456780364', 'Società di capitali'],
    ] as const;
    for (const [email, codice, tipo] of attesi) {
      const accesso = listAccessiDemo().find((voce) => voce.email === email);
      const client = await loginAs(app, { id: 0, studioId: null, password: '', ...accesso, email });
      const clienti = await client.post(percorsi.anagraficaLista, {});
      const { corpo } = await dichiarazioni.lista(client, {});
      const nomi = clienti.corpo.data.map((riga: { CodiceFiscale: string }) => riga.CodiceFiscale);
      expect(nomi).toEqual([codice]);
      expect(corpo.data.map((riga: { Tipo: string }) => riga.Tipo)).toEqual([tipo]);
    }
  });

  it('[DIC-001] on demand shows every type, three years and every end, once, and leaves the rest as it was', async () => {
    const count = async () => {
      const righe =
        await app.sql(`select d.tipo, d.anno, d.stato, d.stampa_data is not null as stampata, t.stato as invio
        from dichiarazione d left join dichiarazione_telematico t on (t.studio_id, t.dichiarazione_id) = (d.studio_id, d.id)`);
      return righe as {
        tipo: string;
        anno: number;
        stato: string;
        stampata: boolean;
        invio: string | null;
      }[];
    };
    const prima = (await count()).length;
    await loadDemo(app, app.servizi.db, { scena: true });
    const righe = await count();
    const voci = Object.values(vociScena).flat();
    const tipi = new Set(righe.map(({ tipo }) => tipo));
    expect(righe).toHaveLength(prima + voci.length);
    expect(DI_CASA.filter((tipo) => !tipi.has(tipo))).toEqual([]);
    expect(new Set(righe.map(({ anno }) => anno))).toEqual(
      new Set([ANNO_FISCALE, ANNO_FISCALE - 1, ANNO_FISCALE - 2]),
    );
    expect(new Set(righe.map(({ invio }) => invio))).toEqual(
      new Set([null, 'Da inviare', 'Invio esterno', 'Scartata', 'Accolta']),
    );
    expect(righe.some(({ stato, stampata }) => stato === 'Chiusa' && !stampata)).toBe(true);
    const [carta] = await app.sql(`select
      (select count(*)::int from dichiarazione_telematico_ricevuta where esito = 'SCARTATA') as scarti,
      (select count(*)::int from legame l join anagrafica a on (a.studio_id, a.id) = (l.studio_id, l.anagrafica_id)
        where a.denominazione = 'Zoboli e Vaccari S.n.c.' and l.genere = 'soci') as soci`);
    expect(carta).toEqual({ scarti: 1, soci: 2 });
    await loadDemo(app, app.servizi.db, { scena: true });
    expect(await count()).toHaveLength(righe.length);
  });

  it('goes along the season of the calendar, and goes on where it was', async () => {
    const anno = ANNO_FISCALE + 1;
    const count = () =>
      app.sql<{ stato: string; invio: string | null; giorno: string }>(
        `select d.stato, t.stato as invio, to_char(d.modificata_il at time zone 'Europe/Rome', 'YYYY-MM-DD') as giorno
         from dichiarazione d left join dichiarazione_telematico t on (t.studio_id, t.dichiarazione_id) = (d.studio_id, d.id)
         where d.anno = ${anno} order by giorno`,
      );
    const load = (giorno: string) =>
      loadStagioneDemo(app.proprietario, app.servizi.db, new Date(`${giorno}T12:00:00Z`));
    expect([await load(`${ANNO_FISCALE}-12-01`), await load(`${anno}-05-01`), await count()]).toEqual([
      0,
      0,
      [],
    ]);
    const fatte = await load(`${anno}-05-26`);
    const righe = await count();
    expect(fatte).toBeGreaterThan(2);
    expect(righe).toHaveLength(fatte);
    expect(righe.some(({ invio }) => invio === 'Accolta')).toBe(true);
    expect(righe.every(({ giorno }) => giorno >= `${anno}-05-20` && giorno <= `${anno}-05-26`)).toBe(true);
    expect([await load(`${anno}-05-26`), (await count()).length]).toEqual([0, fatte]);
  });

  it('gives nothing more to a database whose demo was finished before', async () => {
    await app.sql('delete from tag');
    const esito = await loadDemo(app, app.servizi.db);
    expect([esito.demo, await app.sql('select id from tag')]).toEqual(['presente', []]);
  });

  it('leaves alone a database that has studi of its own', async () => {
    const altra = await makeApp();
    try {
      await altra.sql("insert into studio (ragione_sociale) values ('Vero')");
      const esito = await loadDemo(altra, altra.servizi.db);
      expect(esito.demo).toBe('assente');
      expect(await altra.sql('select count(*)::int as n from studio')).toEqual([{ n: 1 }]);
    } finally {
      await altra.stop();
    }
  });

  it('adds many clients in studi of their own, once', async () => {
    const prima = await loadDemo(app, app.servizi.db, { anagrafiche: 450 });
    const dopo = await countAll();
    const seconda = await loadDemo(app, app.servizi.db, { anagrafiche: 450 });
    expect([prima.aggiunte, seconda.aggiunte]).toEqual([450, 0]);
    expect(dopo).toMatchObject([{ studi: 105, anagrafiche: 758 }]);
    expect(await countAll()).toEqual(dopo);
  });
});
