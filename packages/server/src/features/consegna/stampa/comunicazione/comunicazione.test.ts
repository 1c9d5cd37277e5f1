import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  lavoro,
  makeDichiarazione,
  makePersona,
} from '../../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { fetchPdf } from '../../../../../test/pdf.ts';

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

const print = (id: string, Comunicazione: string, chi = client) => {
  const indirizzo = percorso(percorsi.dichiarazioneComunicazione, { anno: 2025 });
  return fetchPdf(app.indirizzo, chi, indirizzo, { Codici: [id], Comunicazione });
};
const migliaia = (valore: number) => valore.toLocaleString('it-IT', { useGrouping: 'always' });

describe('the summary for the client', () => {
  it('says what is due, when and against the year before, with the amounts of the declaration', async () => {
    const { id: cliente } = await makePersona(app, studioId);
    const make = async (anno: number, righi: object) => {
      const creata = await client.post(percorso(percorsi.dichiarazioneCrea, { anno }), {
        IdAnagrafiche: [cliente],
      });
      const id = creata.corpo.data.create[0].Codice;
      const url = percorso(percorsi.modello, { anno, prefisso: 'pf', id });
      const { Versione } = (await client.get(url)).corpo.data;
      expect((await client.put(url, { Versione, Righi: righi, Forzature: {} })).status).toBe(200);
      return id;
    };
    await make(2024, { ...lavoro, 'RC1.3': 27000, 'RC10.1': 4600 });
    const id = await make(2025, lavoro);
    const prima = (await dichiarazioni.leggi(client, id)).corpo.data;
    const { status, pagine } = await print(id, 'Riepilogo');
    const tutto = pagine.join('\n');
    expect(status).toBe(200);
    expect(pagine.length).toBeLessThanOrEqual(2);
    for (const atteso of [
      'Rossi Mario',
      prima.CodiceFiscale,
      `${migliaia(prima.Calcolati['RN26.2'].valore)}\u00a0€`,
      `${migliaia(prima.Calcolati['RN45.2'].valore)}\u00a0€ da versare`,
      '30/06/2025',
      '01/12/2025',
      '30.000',
      '27.000',
      '+3.000',
      'non è ancora chiusa',
      'Copia per il cliente',
    ])
      expect(tutto).toContain(atteso);
    expect(pagine.every((pagina) => pagina.includes('BOZZA'))).toBe(true);
    expect((await dichiarazioni.leggi(client, id)).corpo.data).toEqual(prima);
  });

  it('counts the taxes of every quadro in what is paid at the two dates', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const url = percorso(percorsi.modello, { anno: 2025, prefisso: 'pf', id });
    const { Versione } = (await client.get(url)).corpo.data;
    const Righi = { 'LM22.1': '620200', 'LM22.3': 40_000, 'LM22.6': '2', 'LM35.1': 5_000 };
    expect((await client.put(url, { Versione, Righi, Forzature: {} })).status).toBe(200);
    const tutto = (await print(id, 'Riepilogo')).pagine.join('\n').replaceAll('\u00a0', ' ');
    // (40.000 × 67% − 5.000) × 15% = 3.270, and half of it twice for the year after.
    expect(tutto).toMatch(/Saldo e primo acconto\s*30\/06\/2025\s*4\.905 €/);
    expect(tutto).toMatch(/Secondo acconto\s*01\/12\/2025\s*1\.635 €/);
  });

  it('of a closed declaration says what was frozen, and that there is no year before to compare', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [id]);
    const tutto = (await print(id, 'Riepilogo')).pagine.join('\n');
    expect(tutto).toContain('è stata chiusa');
    expect(tutto).toContain('non c’è un confronto');
    expect(tutto).not.toContain('BOZZA');
  });

  it('of many is a job with its zip; another studio finds nothing', async () => {
    const ids = [
      await makeDichiarazione(app, client, studioId),
      await makeDichiarazione(app, client, studioId),
    ];
    const url = percorso(percorsi.dichiarazioneComunicazione, { anno: 2025 });
    const { status, corpo } = await client.post(url, { Codici: ids, Comunicazione: 'Riepilogo' });
    expect([status, typeof corpo.data.jobId]).toEqual([200, 'string']);
    const altrui = await loginAs(app, await makeUtente(app));
    expect((await print(ids[0] ?? '', 'Riepilogo', altrui)).status).toBe(404);
  });
});

describe('the mandate and the promise', () => {
  it('[TEL-008] are one sheet to be signed twice, with how long the mandate lasts', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const aperta = (await print(id, 'Conferimento')).pagine.join('\n');
    expect(aperta).toContain('pluriennale');
    for (const [Impegno, durata] of [
      ['Annuale', 'vale per questa dichiarazione'],
      ['Pluriennale', 'anche per le dichiarazioni degli anni successivi'],
    ] as const) {
      await app.sql('update dichiarazione set impegno = $2, data_impegno = $3 where id = $1', [
        id,
        Impegno,
        '2025-05-12',
      ]);
      const { pagine } = await print(id, 'Conferimento');
      expect(pagine).toHaveLength(1);
      for (const atteso of [
        durata,
        '12/05/2025',
        'Firma del contribuente',
        'Firma dell’incaricato',
        '322/1998',
      ])
        expect(pagine[0]).toContain(atteso);
    }
  });
});
