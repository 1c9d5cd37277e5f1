import { percorsi } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accept,
  type Banco,
  completeAll,
  DELL_ALTRO,
  DICHIARANTE,
  makeBanco,
} from '../../../../test/congiunta.ts';
import { dichiarazioni } from '../../../../test/dichiarazioni.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const ANNO = 2025;
let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

/** The two agree, every quadro is complete, and neither is closed. */
async function makePronti(): Promise<Banco> {
  const banco = await makeBanco(app, DICHIARANTE, DELL_ALTRO);
  await accept(banco);
  for (const id of [banco.primo, banco.suo]) await completeAll(banco, id);
  return banco;
}

describe('closing the two 730 of a joint return in one batch', () => {
  it('closes that of the spouse first, however they are named', async () => {
    for (const isPrimoDavanti of [true, false]) {
      const { client, primo, suo } = await makePronti();
      const { corpo } = await dichiarazioni.chiudi(client, isPrimoDavanti ? [primo, suo] : [suo, primo]);
      expect(corpo.data).toEqual({ chiuse: [suo, primo], errori: [] });
    }
  });

  it('leaves the others in the order they came, those nobody finds among them', async () => {
    const { client, primo, suo } = await makePronti();
    const ignota = '00000000-0000-4000-8000-000000000000';
    const { corpo } = await dichiarazioni.chiudi(client, [primo, ignota, suo]);
    expect(corpo.data).toMatchObject({ chiuse: [suo, primo], errori: [{ Codice: ignota }] });
  });

  it('does so in the background too', async () => {
    const { client, primo, suo } = await makePronti();
    const Parametri = { Anno: ANNO, Codici: [primo, suo] };
    const { corpo } = await client.post(percorsi.lavoroAvvia, { Nome: 'chiudi-dichiarazioni', Parametri });
    expect(await waitLavoro(client, corpo.data.jobId)).toMatchObject({ Riuscite: 2, Scartate: 0 });
  });

  it('refuses the joint one when that of the spouse is refused', async () => {
    const { client, primo, suo } = await makePronti();
    await app.sql(`update dichiarazione set stati_quadri = '{"C": "aperto"}' where id = $1`, [suo]);
    const { corpo } = await dichiarazioni.chiudi(client, [primo, suo]);
    expect(corpo.data.chiuse).toEqual([]);
    expect(corpo.data.errori.map(({ Codice }: { Codice: string }) => Codice)).toEqual([suo, primo]);
  });
});
