import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { readPagine } from '../../../../../test/pdf.ts';

let app: AppDiProva;
let client: Client;
let cliente: string;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  client = await loginAs(app, utente);
  const { id } = await makeAnagrafica(app, utente.studioId ?? 0, { denominazione: 'Rossi Mario' });
  cliente = id;
});
afterAll(() => app.stop());

const erario = (Codice: string, altro: object) => ({ Sezione: 'erario', Codice, Anno: '2025', ...altro });
const imu = (Ente: string, altro: object) => ({
  ...{ Sezione: 'locali', Codice: '3918', Anno: '2026', Ente, Immobili: 2, Acconto: true },
  ...altro,
});
async function print(Righe: object[], altro: object = {}) {
  const corpo = { IdAnagrafica: cliente, Scadenza: '2026-06-30', Righe, ...altro };
  const fatto = await client.post(percorsi.f24Nuovo, corpo);
  if (fatto.status !== 201) throw new Error(fatto.testo);
  const dove = app.indirizzo + percorso(percorsi.f24Stampa, { id: fatto.corpo.data.Id });
  const risposta = await fetch(dove, { headers: { cookie: client.cookie, 'x-quadra-app': 'prova' } });
  const pdf = Buffer.from(await risposta.arrayBuffer());
  return { f24: fatto.corpo.data, tipo: risposta.headers.get('content-type'), pagine: readPagine(pdf) };
}

describe('the print of an F24', () => {
  it('[F24-016] has the rows, totals and balance of the model, the places of the paper, the term in words, and says what it is', async () => {
    const { f24, tipo, pagine } = await print(
      [
        erario('4001', { Rateazione: '0101', Debito: 1000 }),
        erario('1842', { Credito: 300 }),
        imu('F257', { Debito: 612 }),
      ],
      { Iban: 'IT60X0542811101000000123456' },
    );
    expect([tipo, pagine.length]).toEqual(['application/pdf', 1]);
    const [pagina = ''] = pagine;
    for (const atteso of [
      `F24 n. ${f24.Numero}`,
      'Copia di lavoro',
      'Rossi Mario',
      ...['4001', '0101', '1842', 'F257', '3918', 'IT60X0542811101000000123456'],
      ...['Erario', 'INPS', 'Regioni', 'IMU e altri tributi locali', 'INAIL', 'Altri enti previdenziali'],
      'Totali; saldo 700,001.000,00300,00',
      'Totali; saldo 612,00612,000,00',
      '1.312,00 €',
      'Da versare entro martedì 30 giugno 2026',
      'solo con i canali dell’Agenzia',
    ])
      expect(pagina).toContain(atteso);
  });

  it('has a page for each paper its rows need, each with its balance', async () => {
    const righe = Array.from({ length: 5 }, (_, n) => imu('F257', { Debito: 100 + n }));
    const { f24, pagine } = await print(righe);
    expect([f24.Fogli, pagine.length]).toEqual([2, 2]);
    expect(pagine[0]).toContain('Modello 1 di 2');
    expect(pagine[0]).toContain('406,00 €');
    expect(pagine[1]).toContain('104,00 €');
  });
});
