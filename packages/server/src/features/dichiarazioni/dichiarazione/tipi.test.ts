import {
  isTipoImu,
  listTipiPer,
  modelloDiTipo,
  percorsi,
  percorso,
  prefissi,
  type TipoDichiarazione,
} from '@quadra/contract';
import { listAnni } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { lavoro, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { fetchPdf } from '../../../../test/pdf.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
let societa: string;
beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  client = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
  societa = (await makeAnagrafica(app, studioId, { tipo: 'SD' })).id;
});
afterAll(() => app.stop());

const ANNO = 2025;
const print = async (id: string): Promise<string> => {
  const corpo = { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] };
  return (await fetchPdf(app.indirizzo, client, percorsi.anteprimaStampa, corpo)).pagine.join('\n');
};

async function create(tipo: TipoDichiarazione, idAnagrafica: string, anno = ANNO): Promise<string> {
  const url = percorso(percorsi.dichiarazioneCrea, { anno });
  const { corpo } = await client.post(url, {
    IdAnagrafiche: [idAnagrafica],
    Tipo: tipo,
    ...(isTipoImu(tipo) && { ComuneId: 'F257' }),
  });
  expect(corpo.data?.errori ?? corpo).toEqual([]);
  return corpo.data.create[0].Codice;
}

/** A building bought by a person. */
const acquisto = {
  ...{ 'FR2.1': 'RSSMRA80A01F205X', 'FR2.2': 'Rossi', 'FR2.3': 'Mario' },
  ...{ 'FR5.1': 'Via Emilia', 'FR5.2': '1', 'FR5.7': 'Modena', 'FR5.8': 'MO' },
  ...{ 'FR8.2': '2025-06-30', 'FR8.3': true, 'IM1.1': 1, 'IM1.2': 1, 'IM1.4': '3' },
  ...{ 'IM1.5': 'Via Dante 1', 'IM3.1': 150_000, 'IM3.2': 100, 'IM3.6': '0' },
};
/** Something that each form takes, besides its frontespizio. */
const DATI: Readonly<
  Partial<Record<TipoDichiarazione, Readonly<Record<string, number | string | boolean>>>>
> = {
  'Persone fisiche': lavoro,
  730: {
    ...{ 'C1.1': '2', 'C1.3': 30_000, 'C5.1': 365, 'C9.1': 5_000, 'C10.1': 410 },
    ...{ 'C11.1': 70, 'C12.1': 170, 'C13.1': 72, 'FR3.1': 'F205', 'FR4.1': 'F205' },
  },
  ISA: { 'IS1.1': '691000', 'IS2.1': 7.35 },
  'Società di persone': { 'RG901.1': 100_000 },
  'Società di capitali': { 'RF4.1': 1_000 },
  IMU: acquisto,
  'IMU-IMPI': acquisto,
  IRAP: { 'FR8.3': 24, 'IC1.1': 1_000, 'IR1.1': '10', 'IR1.90': 100, 'IR1.7': 3.9 },
  IVA: { 'VE23.1': 1_000 },
  Enti: { 'RN2.90': 1_000 },
  Consolidato: { 'NF901.3': 1_000, 'NF902.3': -400 },
  770: { 'SY16.10': 1_000, 'SY16.11': 200 },
  'Certificazione unica': { 'AU1.1': 'A', 'AU4.1': 1_000.5 },
};
const CALCOLATE: Readonly<Partial<Record<TipoDichiarazione, readonly [string, number]>>> = {
  'Persone fisiche': ['RC5.6', 30_000],
  730: ['C905.6', 30_000],
  'Società di persone': ['RN907.1', 100_000],
  'Società di capitali': ['RN9.1', 240],
  IRAP: ['IC64.1', 1_000],
  IVA: ['VX1.1', 220],
  Enti: ['RN28.1', 240],
  Consolidato: ['CN17.1', 144],
  770: ['SY16.13', 800],
  'Certificazione unica': ['AU8.1', 1_000.5],
};
const provati = [
  'Persone fisiche',
  'Società di persone',
  'Società di capitali',
  'Enti',
  'Consolidato',
  'IRAP',
  'ISA',
  'IVA',
  '770',
  'Certificazione unica',
  'CIR',
  'IMU',
  'IMU-IMPI',
  '730',
] as const satisfies readonly TipoDichiarazione[];

describe('a declaration of every type', () => {
  it.each(provati)(
    '[DIC-001] [DIC-031] %s: created, compiled, computed, checked, closed, printed',
    async (tipo) => {
      const { prefisso } = modelloDiTipo[tipo];
      const diPersona = listTipiPer({ tipo: 'PF', naturaGiuridica: null, denominazione: '' }, ANNO);
      const cliente = diPersona.includes(tipo) ? (await makePersona(app, studioId)).id : societa;
      const id = await create(tipo, cliente);
      const chiave = { anno: ANNO, prefisso, id };
      const url = percorso(percorsi.modello, chiave);
      const Righi = { ...(!isTipoImu(tipo) && { 'FR1.1': true }), ...DATI[tipo] };
      const { corpo: prima } = await client.get(url);
      expect((await client.put(url, { Versione: prima.data.Versione, Righi })).status).toBe(200);
      const { data } = (await client.get(url)).corpo;
      const [calcolata, valore] = CALCOLATE[tipo] ?? [];
      if (calcolata !== undefined) expect(data.Calcolati[calcolata].valore).toBe(valore);
      expect((await client.get(percorso(percorsi.modelloDiagnostico, chiave))).status).toBe(200);
      const presenti = Object.keys(data.StatiQuadri).filter(
        (codice) => data.StatiQuadri[codice] !== 'assente',
      );
      for (const quadro of presenti) {
        const letto = await client.get(percorso(percorsi.modelloQuadro, { ...chiave, quadro }));
        expect(['esatto', 'indicativo', 'non gestito']).toContain(letto.corpo.data.Copertura);
        const azione = percorso(percorsi.modelloQuadroAzione, { ...chiave, quadro, azione: 'completa' });
        const { status, testo } = await client.post(azione);
        expect(status, `${tipo} ${quadro}: ${testo}`).toBe(200);
      }
      const chiusa = await client.post(percorso(percorsi.dichiarazioneChiudi, { anno: ANNO }), {
        Codici: [id],
        // A form of which no quadro can be filled is always empty: it wants its reason.
        ...(DATI[tipo] === undefined && { Conferma: true, Motivo: 'Nessun quadro gestito' }),
      });
      expect(chiusa.corpo.data).toEqual({ chiuse: [id], errori: [] });
      const stampa = await client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] });
      expect([stampa.status, stampa.testo.slice(0, 5)]).toEqual([200, '%PDF-']);
    },
  );

  it('[DIC-001] is exported with those of every other type, closed and with its client', async () => {
    const colonne = ['Tipo', 'Stato', 'Denominazione'].map((Campo) => ({ Campo, Titolo: Campo }));
    const domanda = {
      lista: 'dichiarazione',
      anno: ANNO,
      formato: 'csv',
      colonne,
      Filter: { Stato: 'Chiusa' },
    };
    const { corpo } = await client.post(percorsi.esporta, domanda);
    const { Id: id } = await waitLavoro(client, corpo.data.jobId);
    const righe = (await client.get(percorso(percorsi.lavoroEsito, { id }))).testo.trimEnd().split('\r\n');
    const tipi = righe.slice(1).map((riga) => riga.split(';'));
    expect(new Set(tipi.map(([tipo]) => tipo))).toEqual(new Set(provati));
    expect(tipi.every(([, stato, cliente]) => stato === 'Chiusa' && cliente !== '')).toBe(true);
  });

  it('[DIC-009] [QUA-008] a quadro of a company reopened or emptied reopens those that read it', async () => {
    const id = await create('Società di capitali', (await makeAnagrafica(app, studioId, { tipo: 'SD' })).id);
    const chiave = { anno: ANNO, prefisso: 'sc', id };
    const url = percorso(percorsi.modello, chiave);
    const act = async (quadro: string, azione: string) => {
      const dove = percorso(percorsi.modelloQuadroAzione, { ...chiave, quadro, azione });
      const { status, corpo } = await client.post(dove);
      expect(status, `${quadro} ${azione}`).toBe(200);
      return corpo.data.StatiQuadri as Record<string, string>;
    };
    const completeAll = async () => {
      const { StatiQuadri } = (await client.get(url)).corpo.data as { StatiQuadri: Record<string, string> };
      let stati = StatiQuadri;
      for (const quadro of Object.keys(stati).filter((codice) => stati[codice] === 'aperto'))
        stati = await act(quadro, 'completa');
      expect(Object.values(stati)).not.toContain('aperto');
    };
    const { Versione } = (await client.get(url)).corpo.data;
    await client.put(url, { Versione, Righi: { 'RF4.1': 1_000 } });
    for (const azione of ['riapri', 'svuota']) {
      await completeAll();
      expect(await act('RF', azione)).toMatchObject({ RF: 'aperto', RN: 'aperto', FR: 'completo' });
    }
  });

  it('[DIC-031] answers only under the prefix of its type; c770 looks at the 770', async () => {
    const id = await create('770', societa);
    const read = async (prefisso: string) =>
      (await client.get(percorso(percorsi.modello, { anno: ANNO, prefisso, id }))).status;
    expect([await read('d770'), await read('c770'), await read('pf'), await read('zzz')]).toEqual([
      200, 200, 404, 404,
    ]);
  });

  it('[DIC-030] each year has its forms: TASI only in 2019, an unknown year is 404', async () => {
    await create('TASI', societa, 2019);
    const tasi = await client.post(percorso(percorsi.dichiarazioneCrea, { anno: 2020 }), {
      IdAnagrafiche: [societa],
      Tipo: 'TASI',
    });
    expect(tasi.status).toBe(404);
    for (const anno of [2019, 2026]) {
      const url = percorso(percorsi.modelloSimula, { anno, prefisso: 'iva' });
      expect((await client.post(url, { righi: { 'VE23.1': 100 } })).corpo.data.righi['VX1.1'].valore).toBe(
        22,
      );
    }
  });

  it('[DIC-030] [ERR-005] every prefix answers from 2019 to the fiscal year plus one, and for no other year', async () => {
    const prefissiAnnuali = prefissi.filter((prefisso) => prefisso !== 'tasi');
    const call = (anno: number) => [
      ...prefissiAnnuali.map((prefisso) =>
        client.post(percorso(percorsi.modelloSimula, { anno, prefisso }), { righi: {} }),
      ),
      client.post(percorso(percorsi.dichiarazioneLista, { anno }), {}),
      client.post(percorso(percorsi.messaggioLista, { anno }), {}),
      client.get(percorso(percorsi.tabellaAnno, { anno, tabella: 'cariche' })),
      client.get(percorso(percorsi.configurazioneAnno, { anno })),
      client.get(percorso(percorsi.costanti, { anno })),
      client.get(percorso(percorsi.aliquote, { anno })),
    ];
    const listStati = async (anno: number) => {
      const risposte = await Promise.all(call(anno));
      return new Set(
        risposte.map(({ status, corpo }) => (status === 200 ? '200' : `${status} ${corpo.Message}`)),
      );
    };
    for (const anno of listAnni()) expect([anno, await listStati(anno)]).toEqual([anno, new Set(['200'])]);
    for (const anno of [2018, 2027])
      expect(await listStati(anno)).toEqual(new Set(['404 Risorsa non trovata o richiesta non eseguibile.']));
  });

  it('[DIC-040] [ERR-056] the ISA keeps index and adjustment of an activity; a wrong one is not completed', async () => {
    const id = await create('ISA', (await makeAnagrafica(app, studioId, { tipo: 'SD' })).id);
    const chiave = { anno: ANNO, prefisso: 'isa', id };
    const url = percorso(percorsi.modelloQuadro, { ...chiave, quadro: 'IS' });
    const complete = () =>
      client.post(percorso(percorsi.modelloQuadroAzione, { ...chiave, quadro: 'IS', azione: 'completa' }));
    const save = async (Righi: Record<string, number | string | null>) => {
      const { Versione } = (await client.get(percorso(percorsi.modello, chiave))).corpo.data;
      return client.put(url, { Versione, Righi });
    };
    expect((await save({ 'IS1.1': '691000', 'IS2.1': 7.35 })).corpo.data.Righi).toEqual({
      'IS1.1': '691000',
      'IS2.1': 7.35,
    });
    for (const [sbagliate, frase] of [
      [{ 'IS3.1': 5_000 }, 'Indicare il punteggio che l’adeguamento raggiunge.'],
      [{ 'IS5.1': 7.35 }, 'Il punteggio dopo l’adeguamento non può essere più basso, né lo stesso.'],
      [{ 'IS5.1': 8, 'IS2.1': null }, 'Indicare il punteggio da cui l’adeguamento parte.'],
      [{ 'IS2.1': 7.35, 'IS1.1': null }, 'Indicare il codice dell’attività di cui è il punteggio.'],
    ] as const) {
      expect((await save(sbagliate)).status).toBe(200);
      const { status, corpo } = await complete();
      expect([status, corpo.Codice, corpo.Message]).toEqual([
        409,
        'ADEGUAMENTO_ISA_NON_RIUSCITO',
        expect.stringContaining("Errore nell'adeguamento ISA."),
      ]);
      expect(corpo.ModelState.IS).toContain(frase);
    }
    for (const [casella, valore] of [
      ['IS2.1', 10.5],
      ['IS2.1', 0.5],
      ['IS1.1', '69.10'],
    ] as const)
      expect((await save({ [casella]: valore })).corpo.ModelState).toHaveProperty([`Righi.${casella}`]);
    expect((await save({ 'IS1.1': '691000' })).status).toBe(200);
    expect((await complete()).corpo.data.StatiQuadri.IS).toBe('completo');
  });

  it('[DIC-001] is refused to the client it is not of, with the reason', async () => {
    const { id } = await makePersona(app, studioId);
    const { corpo } = await client.post(percorso(percorsi.dichiarazioneCrea, { anno: ANNO }), {
      IdAnagrafiche: [id],
      Tipo: 'Società di capitali',
    });
    expect(corpo.data.errori).toEqual([
      {
        Codice: id,
        Messaggio: 'Impossibile creare la dichiarazione. Il cliente è una persona fisica.',
        Campo: 'Tipo',
      },
    ]);
  });

  it('[DIC-038] [DIC-039] the frontespizio takes its codes and refuses others', async () => {
    const id = await create('Società di capitali (simulazione)', societa);
    const url = percorso(percorsi.modello, { anno: ANNO, prefisso: 'sc', id });
    const buone = {
      'FR6.2': '15',
      'FR6.4': 'C',
      'FR7.1': '3',
      'FR7.2': '730',
      'FR7.3': 'CAF',
      'FR8.1': '4',
      'FR8.2': '8',
      'FR8.4': '3',
      'FR10.1': '4',
    };
    expect((await client.put(url, { Versione: 1, Righi: buone })).status).toBe(200);
    const cattive = {
      'FR6.2': '16',
      'FR6.4': 'R',
      'FR7.1': '4',
      'FR8.1': '5',
      'FR8.2': '9',
      'FR8.4': '4',
      'FR10.1': '5',
    };
    const { corpo } = await client.put(url, { Versione: 2, Righi: cattive });
    expect(Object.keys(corpo.ModelState)).toHaveLength(7);
    expect((await client.get(url)).corpo.data.Righi).toMatchObject(buone);
    const stampata = await print(id);
    for (const atteso of [
      '15 Commissario liquidatore di pubblica amministrazione',
      'C Organo di controllo',
      '3 Sede legale',
      '730 Modello 730',
      'CAF CAF',
      '4 Estinto',
      '8 Altra trasformazione',
      '3 Misto',
      '4 Collegio sindacale',
    ])
      expect(stampata).toContain(atteso);
  });

  it('[DIC-038] [DIC-039] of a person too: who signs for him, what is supplied and who asks for it', async () => {
    const id = await create('Persone fisiche', (await makePersona(app, studioId)).id);
    const url = percorso(percorsi.modello, { anno: ANNO, prefisso: 'pf', id });
    const buone = { 'FR6.2': '7', 'FR6.3': '2024-11-02', 'FR7.1': '1', 'FR7.2': 'PF', 'FR7.3': 'I' };
    expect((await client.put(url, { Versione: 1, Righi: buone })).status).toBe(200);
    const cattive = { 'FR6.2': '0', 'FR7.1': '4', 'FR7.2': '740', 'FR7.3': 'X' };
    const { corpo } = await client.put(url, { Versione: 2, Righi: cattive });
    expect(Object.keys(corpo.ModelState)).toHaveLength(4);
    const stampata = await print(id);
    for (const atteso of ['7 Erede', '1 Residenza', 'PF Redditi Persone Fisiche', 'I Intermediario'])
      expect(stampata).toContain(atteso);
  });
});
