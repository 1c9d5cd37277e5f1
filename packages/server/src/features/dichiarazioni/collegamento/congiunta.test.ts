import {
  frasiCongiunta,
  percorsi,
  percorso,
  testiCollegamenti as t,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '../../../../test/client.ts';
import {
  accept,
  at,
  CONIUGE,
  carta,
  choose,
  close,
  completeAll,
  DELL_ALTRO,
  DICHIARANTE,
  type Filo,
  frasi,
  lavoro,
  leggi,
  makeBanco,
  PRIMO,
  read,
} from '../../../../test/congiunta.ts';
import { dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const ANNO = 2025;
let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());

describe('two 730 of the same studio and year in one joint return', () => {
  it('the result of the spouse is proposed rigo by rigo with why, and the joint one nets the two', async () => {
    const banco = await makeBanco(app, DICHIARANTE, DELL_ALTRO);
    const sola = await read(banco, banco.primo);
    const sua = await read(banco, banco.suo);
    const letta = carta(await leggi(banco, banco.primo));
    expect(letta).toMatchObject({
      Dettaglio: 'Bianchi Laura, aperta',
      Dichiarazione: { Id: banco.suo, Anno: ANNO, Tipo: '730' },
    });
    const valori: Filo = Object.fromEntries(
      letta?.Righi.flatMap(({ Caselle }: Filo) => Caselle.map((c: Filo) => [c.Casella, c.Diventa])),
    );
    const valore = (di: Filo, chiave: string): number => Number(di.Calcolati[chiave]?.valore ?? 0);
    expect(valori['PL111.5']).toBe(valore(sua, 'PL91.5'));
    expect(valori['PL111.5']).toBeGreaterThan(0);
    expect(valori['PL113.7']).toBe(valore(sua, 'PL93.7'));
    expect(letta?.Righi[0]).toMatchObject({
      Da: 'PL91',
      Perche: t.congiunta.esito,
      Norma: 'D.M. 164/1999, art. 13',
    });
    await accept(banco);
    const congiunta = await read(banco, banco.primo);
    const trattenere = valore(sola, 'PL1301.1') + valore(sua, 'PL1301.1');
    const rimborsare = valore(sola, 'PL1301.2') + valore(sua, 'PL1301.2');
    expect([valore(congiunta, 'PL1301.3'), valore(congiunta, 'PL1301.4')]).toEqual([
      Math.max(0, trattenere - rimborsare),
      Math.max(0, rimborsare - trattenere),
    ]);
    // The other says that its result is there, and has no settlement of its own.
    expect([valore(sua, 'PL1301.3'), valore(sua, 'PL1301.4')]).toEqual([0, 0]);
    const { corpo } = await banco.client.get(at(percorsi.modelloDiagnostico, banco.suo));
    expect(corpo.data.Findings.map(({ Codice }: Filo) => Codice)).toContain('RISULTATO_NELLA_CONGIUNTA');
    const luogo = { anno: ANNO, prefisso: 'd730', id: banco.primo, chiave: 'PL1301.1' };
    const spiega = await banco.client.get(percorso(percorsi.modelloSpiega, luogo));
    expect(spiega.testo).toContain('PL113.7');
    expect(carta(await leggi(banco, banco.suo))?.Dettaglio).toBe('Rossi Mario, dichiarante, aperta');
  });

  it('what was typed stays; who did not tick «Congiunta» is proposed it by the box of the spouse', async () => {
    const { 'FR10.1': _, 'FR10.3': __, ...senza } = DICHIARANTE;
    const banco = await makeBanco(app, { ...senza, 'PL113.7': 1 }, DELL_ALTRO);
    await accept(banco);
    const { Righi } = await read(banco, banco.primo);
    expect(Righi).toMatchObject({ 'FR10.1': true, 'FR10.3': true, 'PL113.7': 1 });
    const rigo = carta(await leggi(banco, banco.primo))?.Righi.find(({ Rigo }: Filo) => Rigo === 'PL113');
    expect(rigo).toMatchObject({ Stato: 'da decidere', Digitato: true });
    const somme = (await leggi(banco, banco.suo)).Somme.Diverse.filter(
      ({ Fonte }: Filo) => Fonte === 'coniuge',
    );
    expect(somme).toContainEqual(expect.objectContaining({ Contro: 'PL93', La: 1, Casella: 'PL93.7' }));
  });

  it('two 730 that are each of its own, and those of another studio, say nothing', async () => {
    const banco = await makeBanco(
      app,
      { 'FA1.1': 'C', 'FA1.4': CONIUGE, 'FA1.5': 0 },
      { 'FA1.1': 'C', 'FA1.4': PRIMO, 'FA1.5': 0 },
    );
    const letti = await leggi(banco, banco.primo);
    expect([carta(letti), letti.SenzaDati.includes('coniuge')]).toEqual([undefined, true]);
    const altro = await makeBanco(app, DICHIARANTE, DELL_ALTRO);
    expect(carta(await leggi(altro, altro.primo))?.Dichiarazione.Id).toBe(altro.suo);
    expect((await banco.client.get(at(percorsi.modelloCollegamenti, altro.primo))).status).toBe(404);
  });
});

describe('closing a joint return', () => {
  const MOTIVO = 'Il coniuge conferma gli importi per telefono';

  it('waits for the return of the spouse, and closes in peace when the two agree', async () => {
    const banco = await makeBanco(app, DICHIARANTE, DELL_ALTRO);
    const prima = await close(banco, banco.primo);
    expect(prima.chiuse).toEqual([]);
    expect(frasi(prima)).toContain(frasiCongiunta.ANCORA_APERTO);
    // 30.000 with 7.500 withheld: as one reads an amount.
    expect(frasi(prima)).toContain('Coniuge: IRPEF, rimborsato: qui niente, nel 730 del coniuge 2.161 €.');
    // With no reason a confirmation is not enough.
    expect((await close(banco, banco.primo, { Conferma: true })).chiuse).toEqual([]);
    expect((await close(banco, banco.suo)).chiuse).toEqual([banco.suo]);
    await accept(banco);
    expect((await close(banco, banco.primo)).chiuse).toEqual([banco.primo]);
  });

  it('closes all the same with a reason, that stays on record; then the spouse’s is told of the difference', async () => {
    const banco = await makeBanco(app, DICHIARANTE, DELL_ALTRO);
    const forzata = await close(banco, banco.primo, { Conferma: true, Motivo: MOTIVO });
    expect(forzata.chiuse).toEqual([banco.primo]);
    // Whatever the reason was written for, what does not agree is told.
    expect(forzata.avvisi).toEqual([
      expect.objectContaining({
        ...{ Codice: banco.primo, Quadri: [] },
        Messaggio: expect.stringContaining(frasiCongiunta.ANCORA_APERTO),
      }),
    ]);
    const { corpo } = await banco.client.get(at(percorsi.modelloStoria, banco.primo));
    expect(corpo.data.map(({ Motivo }: Filo) => Motivo)).toContain(MOTIVO);
    expect(frasi(await close(banco, banco.suo)).every((frase) => frase.includes('già chiuso'))).toBe(true);
  });

  it.each([
    [
      'both are «Dichiarante»',
      DICHIARANTE,
      { ...DELL_ALTRO, 'FR10.2': false, 'FR10.1': true },
      'NON_CONIUGE',
    ],
    ['the spouse names nobody', DICHIARANTE, { 'FR10.2': true }, 'CONIUGE_NON_INDICATO'],
    ['the spouse names another', DICHIARANTE, { ...DELL_ALTRO, 'FA1.4': CONIUGE }, 'ALTRO_CONIUGE'],
    ['the spouse is not named', { 'FR10.1': true, 'FR10.3': true }, DELL_ALTRO, 'SENZA_CODICE'],
    [
      'the spouse is not of the studio',
      { ...DICHIARANTE, 'FA1.4': 'VRDGPP70A01F205V' },
      DELL_ALTRO,
      'SENZA_730',
    ],
  ] as const)('is told when %s', async (_, primo, suo, frase) => {
    const banco = await makeBanco(app, primo, suo);
    expect(frasi(await close(banco, banco.primo))).toContain(frasiCongiunta[frase]);
  });

  it('tells the spouse when nobody declares first, and that the employer is not hers', async () => {
    const banco = await makeBanco(
      app,
      { 'FA1.1': 'C', 'FA1.4': CONIUGE, 'FA1.5': 0 },
      { ...DELL_ALTRO, 'FR11.2': 'Officine Rinaldi' },
    );
    const dette = frasi(await close(banco, banco.suo));
    expect(dette).toEqual([frasiCongiunta.CON_SOSTITUTO, frasiCongiunta.NON_CONGIUNTA]);
    // A 730 that is nobody's joint one closes as before.
    expect((await close(banco, banco.primo)).chiuse).toEqual([banco.primo]);
  });

  it('of a spouse whom who closes does not see says no amount and no name, only that it cannot be compared', async () => {
    const banco = await makeBanco(app, DICHIARANTE, DELL_ALTRO);
    const utente = await makeUtente(app, {
      ...{ tipologia_utente: tipologiaUtente.OP_STU, studio_id: banco.studioId },
    });
    const makeGruppo = async (nome: string, dichiarazione: string): Promise<string> => {
      const { IdAnagrafica } = await read(banco, dichiarazione);
      const [gruppo] = await app.sql<{ id: string }>(
        `with g as (insert into gruppo (studio_id, nome) values ($1, $2) returning id)
         insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id) select $1, id, $3 from g returning gruppo_id as id`,
        [banco.studioId, nome, IdAnagrafica],
      );
      return gruppo?.id ?? '';
    };
    await makeGruppo('Altrui', banco.suo);
    await app.sql('insert into gruppo_utente (studio_id, gruppo_id, utente_id) values ($1, $2, $3)', [
      ...[banco.studioId, await makeGruppo('Suoi', banco.primo), utente.id],
    ]);
    const suo = { ...banco, client: await loginAs(app, utente) };
    expect((await suo.client.get(at(percorsi.modello, banco.suo))).status).toBe(404);
    const letti = await leggi(suo, banco.primo);
    expect([carta(letti), letti.SenzaDati.includes('coniuge')]).toEqual([undefined, true]);
    await completeAll(banco, banco.primo);
    const { corpo, testo } = await dichiarazioni.chiudi(suo.client, [banco.primo]);
    expect(frasi(corpo.data)).toEqual([frasiCongiunta.SENZA_730]);
    expect(testo).not.toContain('Bianchi');
  });

  it('tells of a spouse that has Redditi PF, not a 730', async () => {
    const banco = await makeBanco(app, DICHIARANTE, DELL_ALTRO);
    const { IdAnagrafica } = await read(banco, banco.suo);
    await dichiarazioni.elimina(banco.client, [banco.suo]);
    const { corpo } = await dichiarazioni.crea(banco.client, [IdAnagrafica], { Tipo: 'Persone fisiche' });
    expect(corpo.data.create.length).toBe(1);
    expect(frasi(await close(banco, banco.primo))).toContain(frasiCongiunta.CON_REDDITI);
  });
});

describe('the conto fiscale of a joint return', () => {
  it('without an employer what the spouse owes is with the other, once', async () => {
    const banco = await makeBanco(app, { ...DICHIARANTE, 'FR10.9': true }, { ...DELL_ALTRO, 'C9.1': 3_000 });
    await close(banco, banco.suo);
    await accept(banco);
    await close(banco, banco.primo);
    const sua = await read(banco, banco.suo);
    const debito = Number(sua.Calcolati['PL91.7'].valore);
    const listVoci = async (id: string): Promise<Filo[]> => {
      const { IdAnagrafica } = await read(banco, id);
      const conto = { id: IdAnagrafica, anno: ANNO };
      const fatto = await banco.client.post(percorso(percorsi.contoCrea, conto), {});
      expect([fatto.status, fatto.testo]).toEqual([200, expect.anything()]);
      return (await banco.client.get(percorso(percorsi.contoUno, conto))).corpo.data.Voci;
    };
    const [sue, tutte] = [await listVoci(banco.suo), await listVoci(banco.primo)];
    expect(sue).toEqual([]);
    expect(tutte.filter(({ Nome }) => Nome === 'Coniuge: IRPEF').map(({ Importo }) => Importo)).toEqual([
      debito,
    ]);
  });
});

describe('a 730 that becomes a Redditi PF, and the other way round', () => {
  const make = async (Tipo: string, righi: object) => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const client = await loginAs(app, utente);
    const { id } = await makePersona(app, utente.studioId ?? 0, { codice_fiscale: PRIMO });
    const create = async (tipo: string): Promise<string> =>
      (await dichiarazioni.crea(client, [id], { Tipo: tipo })).corpo.data.create[0].Codice;
    const prefissoDi = (tipo: string) => (tipo === '730' ? 'd730' : 'pf');
    const origine = await create(Tipo);
    const scritta = await client.put(at(percorsi.modello, origine, prefissoDi(Tipo)), {
      Versione: 1,
      Righi: righi,
    });
    expect([scritta.status, scritta.testo]).toEqual([200, expect.anything()]);
    const altro = Tipo === '730' ? 'Persone fisiche' : '730';
    const nuova = await create(altro);
    const dove = (quale: string) => at(quale, nuova, prefissoDi(altro));
    const letti: Filo = (await client.get(dove(percorsi.modelloCollegamenti))).corpo.data;
    return { client, dove, letti, origine };
  };
  const suoi = ({ Fonti }: Filo): Filo[] =>
    Fonti.filter(({ Fonte }: Filo) => Fonte === 'altroModello').flatMap(({ Righi }: Filo) => Righi);
  const voci = ({ NonRiconosciute }: Filo): Filo[] =>
    NonRiconosciute.Voci.filter(({ Fonte }: Filo) => Fonte === 'altroModello');

  it('what it says is proposed to the new one; what has no place is named; nothing is written by itself', async () => {
    const { client, dove, letti, origine } = await make('730', {
      ...lavoro(30_000, 5_000),
      'F6.7': 3,
      'E1.2': 900,
    });
    expect(voci(letti)).toEqual([
      expect.objectContaining({ Voce: 'F6.7 Numero di rate', Valore: 3, Perche: t.SENZA_POSTO }),
    ]);
    expect(letti.Fonti.find(({ Fonte }: Filo) => Fonte === 'altroModello').Dichiarazione.Id).toBe(origine);
    expect((await client.get(dove(percorsi.modello))).corpo.data.Righi['RC1.3']).toBeUndefined();
    const Righi = suoi(letti)
      .filter(({ Stato }) => Stato === 'da decidere')
      .map((rigo) => choose(rigo));
    const corpo = { Versione: letti.Versione, Righi };
    const { status, testo } = await client.post(dove(percorsi.modelloCollegamenti), corpo);
    expect([status, testo]).toEqual([200, expect.anything()]);
    const nuova = (await client.get(dove(percorsi.modello))).corpo.data;
    expect(nuova.Righi).toMatchObject({ 'RC1.3': 30_000, 'RC10.1': 5_000, 'RP1.2': 900, 'RC14.1': '2' });
    // It goes on saying what was left, once it was begun so.
    const dopo = (await client.get(dove(percorsi.modelloCollegamenti))).corpo.data;
    expect(voci(dopo).map(({ Voce }) => Voce)).toEqual(['F6.7 Numero di rate']);
  });

  it('a business does not become a 730: nothing is carried, and its quadro is named', async () => {
    const { letti } = await make('Persone fisiche', { 'RC1.3': 30_000, 'RE2.2': 1_000 });
    expect(suoi(letti)).toEqual([]);
    expect(voci(letti).map(({ Voce, Perche }) => [Voce, Perche])).toEqual([['Quadro RE', t.QUADRO_ALTRUI]]);
  });

  it('one that was filled by itself is not spoken to by the other', async () => {
    const { client, dove } = await make('730', lavoro(30_000, 5_000));
    const { Versione } = (await client.get(dove(percorsi.modello))).corpo.data;
    await client.put(dove(percorsi.modello), { Versione, Righi: { 'RP1.2': 100 } });
    const dopo = (await client.get(dove(percorsi.modelloCollegamenti))).corpo.data;
    expect([suoi(dopo), dopo.SenzaDati.includes('altroModello')]).toEqual([[], true]);
  });
});
