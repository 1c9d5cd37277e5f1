import {
  isTipoImu,
  listTipiPer,
  modelloDiTipo,
  percorsi,
  percorso,
  type TipoDichiarazione,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs, type Risposta } from '../../../../../test/client.ts';
import { makePersona } from '../../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../../test/factories.ts';
import { waitLavoro } from '../../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { fetchPdf } from '../../../../../test/pdf.ts';

const ANNO = 2025;
let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp({ connessioni: 10 });
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const call = (modello: string, corpo: object) => client.post(percorso(modello, { anno: ANNO }), corpo);
const startLavoro = async (Nome: string, Codici: readonly string[], altro: object = {}) => {
  const { corpo } = await client.post(percorsi.lavoroAvvia, {
    Nome,
    Parametri: { Anno: ANNO, Codici, ...altro },
  });
  return waitLavoro(client, corpo.data.jobId);
};

async function makeDiTipo(tipo: TipoDichiarazione): Promise<string> {
  const diPersona = listTipiPer({ tipo: 'PF', naturaGiuridica: null, denominazione: '' }, ANNO);
  const { id } = diPersona.includes(tipo)
    ? await makePersona(app, studioId)
    : await makeAnagrafica(app, studioId, { tipo: 'SD' });
  const { corpo } = await call(percorsi.dichiarazioneCrea, {
    IdAnagrafiche: [id],
    Tipo: tipo,
    ...(isTipoImu(tipo) && { ComuneId: 'F257' }),
  });
  return corpo.data.create[0].Codice;
}

const luogo = (tipo: TipoDichiarazione, id: string) => ({
  anno: ANNO,
  prefisso: modelloDiTipo[tipo].prefisso,
  id,
});
const read = async (tipo: TipoDichiarazione, id: string) =>
  (await client.get(percorso(percorsi.modello, luogo(tipo, id)))).corpo.data;
async function fill(tipo: TipoDichiarazione, id: string, Righi: object): Promise<void> {
  const { Versione } = await read(tipo, id);
  const { status, testo } = await client.put(percorso(percorsi.modello, luogo(tipo, id)), {
    Versione,
    Righi,
  });
  expect(status, testo).toBe(200);
}
/** Every quadro that is there is marked as complete, also one that could not be. */
const completeAll = (id: string) =>
  app.sql(
    `update dichiarazione set stati_quadri = (select jsonb_object_agg(key,
       case value when '"aperto"' then '"completo"' else value end) from jsonb_each(stati_quadri)) where id = $1`,
    [id],
  );
const close = async (id: string, altro: object = {}) =>
  (await call(percorsi.dichiarazioneChiudi, { Codici: [id], ...altro })).corpo.data;

const MOTIVO = 'Il cliente porta la CU la settimana prossima';
const tipi = [
  ...(['Persone fisiche', 'Società di persone', 'Società di capitali', 'Enti', 'Consolidato'] as const),
  ...(['IRAP', 'ISA', 'IVA', '770', 'Certificazione unica', 'CIR', '730'] as const),
] satisfies readonly TipoDichiarazione[];

/** As if it had been closed, and printed, before results that are not known were looked at. */
async function forgetResult(id: string): Promise<void> {
  await app.sql(
    `insert into dichiarazione_copia (studio_id, dichiarazione_id, motivo, versione, righi, forzature, esiti, versione_programma)
     select studio_id, dichiarazione_id, motivo, versione, righi, forzature, esiti || '{"FR1.1": {"stato": "incompleto",
       "precisione": "esatto", "mancano": [{"dati": [], "frase": "Aliquota non nota."}]}}', versione_programma
     from dichiarazione_copia where dichiarazione_id = $1`,
    [id],
  );
}
/** Whatever else of it is missing. */
const MANCANZE = expect.arrayContaining([{ Chiave: 'FR1.1', Frase: 'Aliquota non nota.' }]);
const stamp = (id: string, quando: string | null) =>
  app.sql('update dichiarazione set stampa_data = $2 where id = $1', [id, quando]);

/** What makes each of those that are never empty something. */
const DATI: Readonly<Partial<Record<TipoDichiarazione, Readonly<Record<string, number>>>>> = {
  'Società di persone': { 'RG901.1': 100_000 },
  'Società di capitali': { 'RF4.1': 1_000 },
  Enti: { 'RN2.90': 1_000 },
  Consolidato: { 'NF901.3': 1_000, 'NF902.3': -400 },
  IRAP: { 'IC1.1': 1_000 },
  IVA: { 'VE23.1': 1_000 },
};
const maiVuote = tipi.filter((tipo) => DATI[tipo] !== undefined);
const talvoltaVuote = tipi.filter((tipo) => DATI[tipo] === undefined);

describe.each(maiVuote)('%s', (tipo) => {
  it('[DIC-007] empty, does not close, whatever is confirmed and written', async () => {
    const id = await makeDiTipo(tipo);
    await completeAll(id);
    const { chiuse, errori } = await close(id, { Conferma: true, Motivo: MOTIVO });
    expect([chiuse, errori[0].Quadri.length > 0]).toEqual([[], true]);
    expect(await startLavoro('chiudi-dichiarazioni', [id], { Conferma: true, Motivo: MOTIVO })).toMatchObject(
      { Riuscite: 0, Scartate: 1 },
    );
  }, 60_000);
});

describe.each(talvoltaVuote)('%s', (tipo) => {
  it('[DIC-007] [DIC-013] empty, closes only confirmed and with a written reason: alone, among many, by a job', async () => {
    const [id, altra] = [await makeDiTipo(tipo), await makeDiTipo(tipo)];
    await completeAll(id);
    await completeAll(altra);
    const FRASE = 'La dichiarazione è vuota: nessun quadro è compilato.';
    for (const altro of [{}, { Conferma: true }, { Motivo: MOTIVO }, { Conferma: false, Motivo: MOTIVO }]) {
      const { chiuse, errori } = await close(id, altro);
      expect([chiuse, errori[0].Messaggio]).toEqual([
        [],
        `${FRASE} Si chiude soltanto confermando e scrivendo il motivo.`,
      ]);
    }
    for (const Motivo of ['  x ', '.....', '\u200b'.repeat(20), '\u3164'.repeat(20)]) {
      const muto = await call(percorsi.dichiarazioneChiudi, { Codici: [id], Conferma: true, Motivo });
      expect([muto.status, Object.keys(muto.corpo.ModelState)]).toEqual([400, ['Motivo']]);
    }
    const insieme = await call(percorsi.dichiarazioneChiudi, { Codici: [id, altra], Conferma: true });
    expect([insieme.corpo.data.chiuse, insieme.corpo.data.errori.length]).toEqual([[], 2]);
    expect(await startLavoro('chiudi-dichiarazioni', [id, altra])).toMatchObject({ Scartate: 2 });
    expect((await close(id, { Conferma: true, Motivo: MOTIVO })).chiuse).toEqual([id]);
    expect(
      await startLavoro('chiudi-dichiarazioni', [altra], { Conferma: true, Motivo: MOTIVO }),
    ).toMatchObject({ Riuscite: 1 });
    for (const una of [id, altra]) {
      const [atto] = await app.sql<{ motivo: string }>(
        "select dopo->>'motivo' as motivo from registro where entita_id = $1 and azione = 'chiusura'",
        [una],
      );
      const [voce] = await app.sql<{ motivo: string }>(
        "select motivo from dichiarazione_modifica where dichiarazione_id = $1 and azione = 'chiusura'",
        [una],
      );
      expect([atto?.motivo, voce?.motivo]).toEqual([MOTIVO, MOTIVO]);
    }
  }, 60_000);
});

describe.each(tipi)('%s', (tipo) => {
  it('[DIC-008] [DIC-026] with a result that is not known, leaves by no path: print, file, sending, freezing', async () => {
    const id = await makeDiTipo(tipo);
    const dati = DATI[tipo];
    if (dati) await fill(tipo, id, dati);
    await completeAll(id);
    expect((await close(id, { Conferma: true, Motivo: MOTIVO })).chiuse).toEqual([id]);
    await forgetResult(id);
    const print = { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] };
    const refuse = ({ status, corpo }: Risposta) => [status, corpo.Codice, corpo.ModelState];
    const nota = expect.objectContaining({ 'FR1.1': ['Aliquota non nota.'] });
    const rifiuto = [409, 'DICHIARAZIONE_INCOMPLETA', nota];
    expect(refuse(await client.post(percorsi.stampa, print))).toEqual(rifiuto);
    expect(refuse(await call(percorsi.dichiarazioneStampa, { Codici: [id] }))).toEqual(rifiuto);
    expect(await startLavoro('stampa-dichiarazioni', [id])).toMatchObject({ Riuscite: 0, Scartate: 1 });
    expect((await read(tipo, id)).StampaData).toBeNull();
    // One that was printed when nobody looked goes no further either.
    await stamp(id, '2025-10-01');
    expect(refuse(await client.post(percorsi.stampa, print))).toEqual(rifiuto);
    const telematico = await call(percorsi.dichiarazioneTelematico, { Codici: [id] });
    const dallaStampa = await client.post(percorsi.stampa, { ...print, modo: 'telematico' });
    const archivio = await call(percorsi.dichiarazioneArchivia, { Codici: [id] });
    for (const { corpo } of [telematico, dallaStampa, archivio])
      expect(corpo.data.errori).toMatchObject([{ Codice: id, Mancanze: MANCANZE }]);
    for (const nome of ['crea-telematici', 'trasmetti-telematici', 'archivia-dichiarazioni'])
      expect([nome, await startLavoro(nome, [id])]).toMatchObject([nome, { Riuscite: 0, Scartate: 1 }]);
    await app.sql(
      `insert into dichiarazione_telematico (studio_id, dichiarazione_id, stato, file_id, creato_il)
       values ($1, $2, 'Da inviare', $2, now())`,
      [studioId, id],
    );
    await app.sql("update dichiarazione set data_impegno = '2025-09-01' where id = $1", [id]);
    const conferma = await call(percorsi.dichiarazioneConfermaTelematici, {
      Codici: [id],
      DataInvio: '2025-10-20',
    });
    expect(conferma.corpo.data).toMatchObject({ confermati: [], errori: [{ Codice: id }] });
    for (const Stato of ['Inviata', 'Inviato HUB', 'Invio esterno', 'Consegnato manualmente']) {
      const aMano = percorso(percorsi.telematicoStato, { anno: ANNO, id });
      expect([Stato, ...refuse(await client.post(aMano, { Stato }))]).toEqual([Stato, ...rifiuto]);
    }
    const modello = percorso(percorsi.dichiarazioneSalvaModello, { anno: ANNO });
    const { pagine } = await fetchPdf(app.indirizzo, client, modello, { Codici: [id] });
    expect(pagine.filter((pagina) => !pagina.includes('BOZZA'))).toEqual([]);
  }, 60_000);
});

describe('what is missing', () => {
  it('[DIC-036] is one list: the refusal of the closing, the diagnostico of one and of many name the same places', async () => {
    const id = await makeDiTipo('Persone fisiche');
    await fill('Persone fisiche', id, { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000 });
    await completeAll(id);
    const { errori } = await close(id);
    expect(errori[0].Messaggio).toMatch(
      /^La dichiarazione è incompleta: mancano dati\. Per sapere RN.* serve RC6 col\. 1, .*E altre \d+ mancanze\. Si chiude/,
    );
    const luoghi = errori[0].Mancanze.map(({ Chiave }: { Chiave: string }) => Chiave);
    expect(luoghi).toEqual(['RC6.1', 'RC10.1', 'RC10.2', 'RC10.3', 'RC10.4', 'RC10.5']);
    const { righe } = (await call(percorsi.dichiarazioneDiagnostico, { Codici: [id] })).corpo.data;
    const avvisi = righe.filter(({ Chiave }: { Chiave: string }) => luoghi.includes(Chiave));
    expect(avvisi.map(({ Chiave, Messaggio }: Record<string, string>) => [Chiave, Messaggio])).toEqual(
      errori[0].Mancanze.map(({ Chiave, Frase }: Record<string, string>) => [Chiave, Frase]),
    );
    const uno = percorso(percorsi.modelloDiagnostico, luogo('Persone fisiche', id));
    const { Mancano } = (await client.get(uno)).corpo.data;
    const voci = Object.values(Mancano).flat() as { dati: { chiave: string }[] }[];
    expect(voci.flatMap(({ dati }) => dati.map(({ chiave }) => chiave))).toEqual(luoghi);
    expect((await close(id, { Conferma: true, Motivo: MOTIVO })).chiuse).toEqual([id]);
    const stampa = await call(percorsi.dichiarazioneStampa, { Codici: [id] });
    expect([stampa.corpo.Codice, Object.keys(stampa.corpo.ModelState)]).toEqual([
      'DICHIARAZIONE_INCOMPLETA',
      luoghi,
    ]);
  });

  it.each([
    ['Persone fisiche', { 'RC1.3': 30_000, 'RC6.1': 365, 'RC16.8': 100, 'RC16.9': 100 }],
    ['ISA', { 'IS3.1': 5_000 }],
    ['IMU', {}],
    ['IMU-IMPI', {}],
  ] as const)(
    '[DIC-007] %s: what is wrong does not close, whatever is confirmed and written',
    async (tipo, righi) => {
      const id = await makeDiTipo(tipo);
      if (Object.keys(righi).length > 0) await fill(tipo, id, righi);
      await completeAll(id);
      const { chiuse, errori } = await close(id, { Conferma: true, Motivo: MOTIVO });
      expect([chiuse, errori[0].Quadri.length > 0]).toEqual([[], true]);
      expect(
        await startLavoro('chiudi-dichiarazioni', [id], { Conferma: true, Motivo: MOTIVO }),
      ).toMatchObject({ Scartate: 1 });
    },
  );
});
