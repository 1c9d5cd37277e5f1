import { percorsi } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accept,
  type Banco,
  carta,
  choose,
  close,
  completeAll,
  DELL_ALTRO,
  DICHIARANTE,
  type Filo,
  fill,
  frasi,
  leggi,
  makeBanco,
  read,
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

describe('an integrative 730 of a joint return', () => {
  const PIU_SPESE = { 'E1.2': 5_000 };
  /** Both ordinary returns are closed and agree. */
  async function makeChiusi(): Promise<Banco> {
    const banco = await makePronti();
    const { corpo } = await dichiarazioni.chiudi(banco.client, [banco.primo, banco.suo]);
    expect(corpo.data.chiuse.length).toBe(2);
    return banco;
  }
  async function makeIntegrativa(banco: Banco, base: string): Promise<string> {
    const { IdAnagrafica } = await read(banco, base);
    const quale = { Tipo: '730', Finalita: 'Integrativa', Basi: [base] };
    const { corpo, testo } = await dichiarazioni.crea(banco.client, [IdAnagrafica], quale);
    expect([corpo.data?.create.length, testo]).toEqual([1, expect.anything()]);
    return corpo.data.create[0].Codice;
  }

  it('of who declares is held against the ordinary one of the spouse, while that is the last', async () => {
    const banco = await makeChiusi();
    const nuova = await makeIntegrativa(banco, banco.primo);
    await fill(banco, nuova, { 'PL113.7': 1 });
    expect(frasi(await close(banco, nuova))).toEqual([
      expect.stringMatching(/^Coniuge: addizionale comunale, trattenuto: qui 1 €, nel 730 del coniuge/i),
    ]);
    await accept({ ...banco, primo: nuova });
    const { 'PL113.7': scritto } = (await read(banco, banco.primo)).Righi;
    await fill(banco, nuova, { 'PL113.7': scritto });
    expect((await close(banco, nuova)).chiuse).toEqual([nuova]);
  });

  it('of who declares is held against the integrative one of the spouse, once that is closed', async () => {
    const banco = await makeChiusi();
    const sua = await makeIntegrativa(banco, banco.suo);
    const nuova = await makeIntegrativa(banco, banco.primo);
    await fill(banco, sua, PIU_SPESE);
    // That of who declares is open, and will be held against this.
    expect((await close(banco, sua)).chiuse).toEqual([sua]);
    const dette = frasi(await close(banco, nuova));
    expect(dette).toEqual([expect.stringContaining('nel 730 del coniuge')]);
    // What the copy brought counts as typed: who declares writes it over.
    const { Righi } = carta(await leggi(banco, nuova)) ?? {};
    for (const { Caselle } of Righi.map((rigo: Filo) => choose(rigo))) await fill(banco, nuova, Caselle);
    expect((await close(banco, nuova)).chiuse).toEqual([nuova]);
  });

  it('of the spouse, alone, does not agree with the joint one that is closed', async () => {
    const banco = await makeChiusi();
    const sua = await makeIntegrativa(banco, banco.suo);
    expect((await close(banco, sua)).chiuse).toEqual([sua]);
    await dichiarazioni.riapri(banco.client, [sua]);
    await fill(banco, sua, PIU_SPESE);
    expect(frasi(await close(banco, sua))).toEqual([expect.stringContaining('nel 730 congiunto già chiuso')]);
  });

  it('that is not joint any more is of nobody else', async () => {
    const banco = await makeChiusi();
    const nuova = await makeIntegrativa(banco, banco.primo);
    await fill(banco, nuova, { 'FR10.3': false, 'PL113.7': 1 });
    expect((await close(banco, nuova)).chiuse).toEqual([nuova]);
  });
});
