import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loginAs } from '../../test/client.ts';
import { makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { startGiri } from './giri.ts';
import { startInvioPosta } from './invio-posta.ts';

/** What the house does by itself, as its requirement names it, and the name of the round that does it. */
const periodici = {
  'scadenza dei crediti': 'Scadenza dei crediti e verifica dei conti',
  'pagamenti automatici': 'Acquisti automatici',
  'file SDD': 'Distinte SDD e scadenza dei mandati',
  'notifiche automatiche': 'Notifiche automatiche',
  'coda della posta': 'Posta in uscita',
  'pulizia delle esportazioni': 'Pulizia di ciò che è scaduto',
  'scambio degli ordini': 'Scambio degli ordini della precompilata',
};

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

it('[JOB-005] each of the seven periodic jobs has its schedule from the start, and the row of its last run', async () => {
  const { servizi } = app;
  const vendor = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }));
  type Giro = {
    Nome: string;
    OgniSecondi: number;
    Ultima: string | null;
    Esito: string | null;
    Prossima: string | null;
  };
  const read = async () => {
    const { corpo } = await vendor.get(percorsi.giriPeriodici);
    const giri = new Map((corpo.data as Giro[]).map((giro) => [giro.Nome, giro]));
    return Object.values(periodici).map((nome) => giri.get(nome));
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const turni: (() => void)[] = [];
  const orologio = vi.spyOn(globalThis, 'setInterval').mockImplementation((turno) => {
    turni.push(turno as () => void);
    return { unref: () => undefined } as never;
  });
  const ferme = startGiri(servizi, log as never, false);
  orologio.mockRestore();
  const posta = startInvioPosta(
    servizi,
    { url: 'smtp://127.0.0.1:1', mittente: 'a@b.example' },
    log as never,
  );
  for (const turno of turni) turno();
  await expect
    .poll(async () => (await read()).map((giro) => giro?.Esito), { timeout: 30_000 })
    .toEqual(Object.keys(periodici).map(() => 'Fatto'));
  for (const giro of await read()) {
    expect(giro?.OgniSecondi).toBeGreaterThan(0);
    expect(Date.parse(giro?.Prossima ?? '')).toBe(
      Date.parse(giro?.Ultima ?? '') + (giro?.OgniSecondi ?? 0) * 1_000,
    );
  }
  await posta.stop();
  for (const ferma of ferme) await ferma();
});
