import { type CodiceApplicativo, HEADER_APP, percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import type { Rotta } from '../../../http/rotta.ts';
import { firmaRotte } from '../firma/firma.routes.ts';
import { archivioRotte } from './archivio.routes.ts';

const NESSUNO = '00000000-0000-4000-8000-000000000000';
/** What the service calls has the secret of its own, and no module. */
const PUBBLICHE: readonly string[] = [percorsi.firmaEsito];
const porte: readonly (readonly [CodiceApplicativo, readonly Rotta[]])[] = [
  ['FIRMA', firmaRotte],
  ['ARCHIVIAZIONE', archivioRotte],
];

let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

it.each(porte)(
  'the module %s closes every call of its own while it is off, and opens them when it is on',
  async (codice, rotte) => {
    const gestore = await makeGestore(app);
    const { id: studioId } = await makeStudio(app, { gestore_id: gestore.id });
    const capo = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU, studio_id: studioId });
    const rivenditore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_GES, gestore_id: gestore.id }),
    );
    const { cookie } = await loginAs(app, capo);
    const sue = rotte.filter(({ percorso }) => !PUBBLICHE.includes(percorso));
    expect(sue.length).toBeGreaterThan(6);
    const knock = async () => {
      const risposte: string[] = [];
      for (const { metodo, percorso } of sue) {
        const headers = {
          cookie,
          origin: app.indirizzo,
          [HEADER_APP]: 'prova',
          'content-type': 'application/json',
        };
        const body = metodo === 'GET' ? {} : { body: '{}' };
        const risposta = await call(app.indirizzo + percorso.replace(':id', NESSUNO), {
          method: metodo,
          headers,
          ...body,
        });
        risposte.push(`${risposta.status} ${risposta.corpo?.Codice ?? ''}`);
      }
      return new Set(risposte);
    };
    const turn = (Abilita: boolean) =>
      rivenditore.post(percorsi.studioAttivazione, { IdStudi: [studioId], Applicativo: codice, Abilita });
    await turn(false);
    expect([...(await knock())]).toEqual(['403 MODULO_NON_ATTIVO']);
    await turn(true);
    expect([...(await knock())].filter((una) => una.startsWith('403'))).toEqual([]);
    await rivenditore.put(percorsi.permessi, { Codice: codice, Valore: false, IdStudio: studioId });
    expect([...(await knock())]).toEqual(['403 FUNZIONALITA_NON_ATTIVA']);
    await rivenditore.put(percorsi.permessi, { Codice: codice, Valore: true, IdStudio: studioId });
    await turn(false);
    expect([...(await knock())]).toEqual(['403 MODULO_NON_ATTIVO']);
  },
);
