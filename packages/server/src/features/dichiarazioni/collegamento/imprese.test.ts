import {
  type CollegamentiFilo,
  modelloDiTipo,
  percorsi,
  percorso,
  type TipoDichiarazione,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const ANNO = 2025;
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

interface Una {
  readonly prefisso: string;
  readonly id: string;
}
const at = (dove: string, { prefisso, id }: Una) => percorso(dove, { anno: ANNO, prefisso, id });
const read = async (d: Una) => (await client.get(at(percorsi.modello, d))).corpo.data;
const links = async (d: Una): Promise<CollegamentiFilo> =>
  (await client.get(at(percorsi.modelloCollegamenti, d))).corpo.data;
const find = (data: CollegamentiFilo, id: string) =>
  data.Fonti.flatMap(({ Righi }) => Righi).find((rigo) => rigo.Id === id);
const written = (data: CollegamentiFilo, id: string) =>
  Object.fromEntries((find(data, id)?.Caselle ?? []).map((c) => [c.Casella, c.Diventa]));
/** Accepts a rigo as it is proposed. */
const accept = async (d: Una, id: string) => {
  const data = await links(d);
  const corpo = { Versione: data.Versione, Righi: [{ Id: id, Atto: 'Accetta', Caselle: written(data, id) }] };
  const { status, testo } = await client.post(at(percorsi.modelloCollegamenti, d), corpo);
  expect([status, testo]).toEqual([200, expect.anything()]);
};

const makeCliente = async (denominazione: string, codice_fiscale: string): Promise<string> =>
  (await makeAnagrafica(app, studioId, { denominazione, ragione_sociale: denominazione, codice_fiscale })).id;
/** A return of the year of a client, with these caselle. */
const makeUna = async (cliente: string, Tipo: TipoDichiarazione, Righi: object = {}): Promise<Una> => {
  const { corpo } = await dichiarazioni.crea(client, [cliente], { Tipo });
  const una = { prefisso: modelloDiTipo[Tipo].prefisso, id: corpo.data.create[0].Codice };
  const { Versione } = await read(una);
  const { status, testo } = await client.put(at(percorsi.modello, una), { Versione, Righi });
  expect([status, testo]).toEqual([200, expect.anything()]);
  return una;
};
const insertPrima = (cliente: string, tipo: TipoDichiarazione, righi: object) =>
  app.sql(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stati_quadri, righi)
     values ($1, $2, $3, $4, 'Ordinaria', '{}', $5)`,
    [studioId, cliente, ANNO - 1, tipo, JSON.stringify(righi)],
  );

describe('what was divided in parts comes again', () => {
  it.each([
    ['Società di persone', '01000000016'],
    ['Enti', '01000000024'],
  ] as const)('to %s, a year older, once however many times it is taken', async (tipo, cf) => {
    const cliente = await makeCliente(`Rate ${tipo}`, cf);
    await insertPrima(cliente, tipo, { 'RS931.1': 25_000, 'RS931.90': 5, 'RS959.1': 900, 'RS959.90': 3 });
    const una = await makeUna(cliente, tipo);
    const data = await links(una);
    expect(find(data, 'annoPrima:RS951')).toMatchObject({ Da: 'RS932 2024', Stato: 'da decidere' });
    expect(written(data, 'annoPrima:RS951')).toEqual({ 'RS951.1': 20_000, 'RS951.2': 4 });
    expect(written(data, 'annoPrima:RS961')).toEqual({ 'RS961.1': 600, 'RS961.2': 2 });
    await accept(una, 'annoPrima:RS951');
    await accept(una, 'annoPrima:RS951');
    const { Righi, Calcolati } = await read(una);
    expect([Righi['RS951.1'], Righi['RS961.1']]).toEqual([20_000, undefined]);
    expect([Calcolati['RF7.99'].valore, Calcolati['RF32.1'].valore]).toEqual([5_000, 5_000]);
    expect(find(await links(una), 'annoPrima:RS951')?.Stato).toBe('uguale');
  });
});

describe('a person who is a partner of a transparent company', () => {
  it('takes in RH and in CP his part of the agreement, and pays the substitute tax of it', async () => {
    const cf = 'RSSMRA80A01H501U';
    const { id: persona } = await makePersona(app, studioId, { codice_fiscale: cf });
    const iota = await makeCliente('Iota srl', '01000000123');
    await makeUna(iota, 'Società di capitali', {
      ...{ 'RN901.1': '2', 'RF4.1': 90_000, 'TN911.1': cf, 'TN911.3': 60, 'FR5.1': true },
      ...{ 'CP1.1': 70_000, 'CP1.2': 50_000, 'CP1.4': '1' },
    });
    const pf = await makeUna(persona, 'Persone fisiche', { 'RL2.2': 100 });
    expect(written(await links(pf), 'societa:RH5')).toMatchObject({ 'RH5.1': '01000000123', 'RH5.3': 60 });
    await accept(pf, 'societa:RH5');
    await accept(pf, 'societa:CP3');
    const { Calcolati } = await read(pf);
    expect([Calcolati['RH14.1'].valore, Calcolati['RX39.1'].valore]).toEqual([30_000, 1_200]);
  });
});

describe('a person who is a partner of a partnership in the agreement', () => {
  it('takes what was agreed in its colonna of RH, and his part of the substitute tax in CP', async () => {
    const cf = 'VRDGPP60C03F205E';
    const { id: persona } = await makePersona(app, studioId, { codice_fiscale: cf });
    const kappa = await makeCliente('Kappa snc', '01000000131');
    const sp = await makeUna(kappa, 'Società di persone', {
      ...{ 'RF4.1': 90_000, 'RO901.1': cf, 'RO901.3': 60 },
      ...{ 'CP1.1': 80_000, 'CP1.2': 50_000, 'CP1.4': '1' },
    });
    expect((await read(sp)).Calcolati['CP1.5'].valore).toBe(3_000);
    const pf = await makeUna(persona, 'Persone fisiche', { 'RL2.2': 100 });
    expect(written(await links(pf), 'societa:RH1')).toEqual({
      ...{ 'RH1.1': '01000000131', 'RH1.3': 60, 'RH1.4': 54_000, 'RH1.14': 30_000 },
    });
    await accept(pf, 'societa:RH1');
    await accept(pf, 'societa:CP3');
    const { Righi, Calcolati } = await read(pf);
    expect([Righi['CP3.1'], Calcolati['RH14.1'].valore, Calcolati['RX39.1'].valore]).toEqual([
      ...['01000000131', 30_000, 1_800],
    ]);
  });
});

describe('a person whose business holds a partnership', () => {
  const cf = 'NREGNN75D12F205N';
  const conti = { 'RF4.1': 1_000 };
  it('takes in RH what is held in person, and in RF what is in the inventory', async () => {
    const { id: persona } = await makePersona(app, studioId, { codice_fiscale: cf });
    const lambda = await makeCliente('Lambda snc', '01000000602');
    const soci = { 'RO901.1': cf, 'RO901.3': 50 };
    await makeUna(lambda, 'Società di persone', {
      ...{ 'RF4.1': 90_000, 'RN1.2': 400, ...soci },
      ...{ 'CP1.1': 80_000, 'CP1.2': 50_000, 'CP1.4': '1' },
    });
    const pf = await makeUna(persona, 'Persone fisiche', conti);
    const prima = await links(pf);
    expect(written(prima, 'societa:RH1')).toMatchObject({ 'RH1.4': 45_000, 'RH1.14': 25_000 });
    expect(JSON.stringify(find(prima, 'societa:RH1'))).toContain('Partecipazioni nell’inventario');
    const { Versione } = await read(pf);
    await client.put(at(percorsi.modello, pf), { Versione, Righi: { ...conti, 'RF58.99': true } });
    const data = await links(pf);
    expect(find(data, 'societa:RH1')).toBeUndefined();
    expect(written(data, 'societa:RF58')).toEqual({ 'RF58.1': 45_000, 'RF58.91': 25_000 });
    expect(written(data, 'societa:RF102')).toEqual({ 'RF102.5': 200, 'RF102.6': 200 });
    await accept(pf, 'societa:RF58');
    await accept(pf, 'societa:CP3');
    const { Righi, Calcolati, Versione: dopo } = await read(pf);
    expect([Righi['RH1.4'], Calcolati['RF60.2'].valore, Calcolati['RX39.1'].valore]).toEqual([
      ...[undefined, 26_000, 1_500],
    ]);
    const proprie = { ...Righi, 'RF102.6': 900 };
    await client.put(at(percorsi.modello, pf), { Versione: dopo, Righi: proprie });
    expect(written(await links(pf), 'societa:RF102')).toEqual({ 'RF102.5': 200, 'RF102.6': 1_100 });
    const { Versione: ultima } = await read(pf);
    await client.put(at(percorsi.modello, pf), {
      ...{ Versione: ultima, Righi: { ...proprie, 'RF102.5': 200, 'RF102.6': 1_100 } },
    });
    expect(find(await links(pf), 'societa:RF102')?.Stato).toBe('uguale');
    expect((await read(pf)).Calcolati['RN33.4'].valore).toBe(1_100);
  });
});

describe('a person in the first year of an agreement', () => {
  it('finds in RN38 what the ISA of the year before says was added to the advances', async () => {
    const { id: persona } = await makePersona(app, studioId, { codice_fiscale: 'BLLMRT82E54F257A' });
    await insertPrima(persona, 'Persone fisiche', {
      'RC1.1': '2',
      'RC1.3': 30_000,
      'RC6.1': 365,
      'RC10.1': 1_000,
    });
    const pf = await makeUna(persona, 'Persone fisiche', { 'RL2.2': 100 });
    const senza = written(await links(pf), 'annoPrima:RN38')['RN38.6'];
    await insertPrima(persona, 'ISA', { 'IS2.1': 8, 'P4.1': 60_000, 'P6.1': 70_000, 'P10.1': true });
    const data = await links(pf);
    const RN38 = { 'RN38.2': 1_000, 'RN38.6': Number(senza) + 1_000 };
    expect(written(data, 'annoPrima:RN38')).toEqual(RN38);
    await accept(pf, 'annoPrima:RN38');
    expect((await read(pf)).Righi).toMatchObject(RN38);
  });
});

describe('what the ISA say to the other forms of the same client', () => {
  it('are who pays in halves, what was agreed and up to what no visa is needed', async () => {
    const cliente = await makeCliente('Psi srl', '01000000289');
    const votata = { 'IS2.1': 9 };
    const accettata = { ...votata, 'P4.1': 60_000, 'P6.1': 80_000, 'P8.1': 90_000, 'P10.1': true };
    await insertPrima(cliente, 'ISA', { ...accettata, 'P910.3': true });
    const sc = await makeUna(cliente, 'Società di capitali', { 'RF4.1': 100_000 });
    await makeUna(cliente, 'ISA', votata);
    const data = await links(sc);
    expect(written(data, 'isa:FR5')).toEqual({ 'FR5.1': true });
    expect(written(data, 'isa:CP1')).toEqual({ 'CP1.1': 80_000, 'CP1.2': 60_000, 'CP1.4': '1' });
    const beneficio = { Fonte: 'isa', Valore: 50_000 };
    expect(data.NonRiconosciute.Voci).toContainEqual(expect.objectContaining(beneficio));
    await accept(sc, 'isa:FR5');
    await accept(sc, 'isa:CP1');
    const { Calcolati } = await read(sc);
    expect([Calcolati['CP1.5'].valore, Calcolati['RF63.1'].valore]).toEqual([2_000, 60_000]);
    expect(find(await links(sc), 'isa:CP1')?.Stato).toBe('uguale');
    const irap = await makeUna(cliente, 'IRAP', { 'IC1.1': 10_000 });
    const detti = await links(irap);
    expect([written(detti, 'isa:FR5'), written(detti, 'isa:IS250')]).toEqual([
      { 'FR5.1': true },
      { 'IS250.1': 90_000 },
    ]);
    const iva = await makeUna(cliente, 'IVA', { 'VE22.1': 100 });
    const diIva = await links(iva);
    expect(written(diIva, 'isa:FR11')).toEqual({ 'FR11.3': true });
    expect(
      diIva.NonRiconosciute.Voci.filter(({ Fonte }) => Fonte === 'isa').map(({ Valore }) => Valore),
    ).toEqual([70_000, 70_000]);
  });

  it('tell a partner his part of what a company added to the advances', async () => {
    const cf = 'NRIGNN70A01L219V';
    const { id: persona } = await makePersona(app, studioId, { codice_fiscale: cf });
    const omega = await makeCliente('Omega snc', '01000000297');
    await makeUna(omega, 'Società di persone', { 'RF4.1': 9_000, 'RO901.1': cf, 'RO901.3': 60 });
    await insertPrima(omega, 'ISA', { 'IS2.1': 8, 'P4.1': 60_000, 'P6.1': 70_000, 'P10.1': true });
    const pf = await makeUna(persona, 'Persone fisiche', { 'RL2.2': 100 });
    expect((await links(pf)).NonRiconosciute.Voci).toContainEqual(
      expect.objectContaining({
        Fonte: 'isa',
        Voce: 'Maggiorazione degli acconti CPB, Omega snc',
        Valore: 600,
      }),
    );
  });
});

describe('a company that is a partner', () => {
  it('takes in RF what partnerships and transparent companies give it, all together, once', async () => {
    const cf = '01000000032';
    const holding = await makeCliente('Holding srl', cf);
    const soci = (rigo: string) => ({ [`${rigo}.1`]: cf, [`${rigo}.3`]: 60 });
    const alfa = await makeCliente('Alfa snc', '01000000040');
    const beta = await makeCliente('Beta snc', '01000000057');
    const gamma = await makeCliente('Gamma snc', '01000000065');
    const delta = await makeCliente('Delta srl', '01000000073');
    await makeUna(alfa, 'Società di persone', { 'RG901.1': 100_000, 'RN2.2': 500, ...soci('RO901') });
    await makeUna(beta, 'Società di persone', { 'RG901.1': 50_000, ...soci('RO902') });
    await makeUna(gamma, 'Società di persone', { 'RF5.1': 10_000, ...soci('RO901') });
    await makeUna(delta, 'Società di capitali', { 'RN901.1': '2', 'RF4.1': 20_000, ...soci('TN911') });
    const sc = await makeUna(holding, 'Società di capitali', { 'RF4.1': 1_000 });
    const data = await links(sc);
    // 60,000 and 30,000; a loss of 6,000 apart; 12,000 by transparency.
    expect(find(data, 'societa:RF58')).toMatchObject({
      ...{ Norma: 'TUIR, artt. 5 e 115', Stato: 'da decidere' },
    });
    expect(written(data, 'societa:RF59')).toEqual({ 'RF59.1': 6_000 });
    const caselle = data.Fonti.flatMap(({ Righi }) => Righi).flatMap(({ Caselle }) => Caselle);
    const detto = (chiave: string) =>
      caselle.filter(({ Casella }) => Casella === chiave).map(({ Diventa }) => Diventa);
    expect([detto('RF58.1'), detto('RF58.2')]).toEqual([[90_000], [12_000]]);
    expect(data.NonRiconosciute.Voci).toContainEqual(
      expect.objectContaining({ Voce: 'Ritenute, Alfa snc', Valore: 300 }),
    );
    await accept(sc, 'societa:RF59');
    const { Righi, Calcolati } = await read(sc);
    expect([Righi['RF59.1'], Calcolati['RF59.3'].valore]).toEqual([6_000, 6_000]);
    expect(find(await links(sc), 'societa:RF59')?.Stato).toBe('uguale');
  });

  it('is told the substitute tax that a transparent company in the agreement leaves to it', async () => {
    const cf = '01000000107';
    const socia = await makeCliente('Eta srl', cf);
    const theta = await makeCliente('Theta srl', '01000000115');
    const accordo = { 'FR5.1': true, 'CP1.1': 70_000, 'CP1.2': 50_000, 'CP1.4': '1' };
    const sua = await makeUna(theta, 'Società di capitali', {
      ...{ 'RN901.1': '2', 'RF4.1': 90_000, 'TN911.1': cf, 'TN911.3': 60, ...accordo },
    });
    expect((await read(sua)).Calcolati['RX902.1'].valore).toBe(0);
    const sc = await makeUna(socia, 'Società di capitali', { 'RF4.1': 1_000 });
    const data = await links(sc);
    expect(data.NonRiconosciute.Voci).toContainEqual(
      expect.objectContaining({ Voce: 'Sostitutiva del concordato, Theta srl', Valore: 1_200 }),
    );
    expect(written(data, 'societa:RF58')).toEqual({ 'RF58.2': 54_000, 'RF58.91': 30_000 });
  });

  it('takes in 3A-3C what one in the agreement gives, as the instructions say, and not twice', async () => {
    const cf = '01000000255';
    const socia = await makeCliente('Sigma srl', cf);
    const [tau, upsilon] = [
      await makeCliente('Tau snc', '01000000263'),
      await makeCliente('Upsilon snc', '01000000271'),
    ];
    const ro = { 'RO901.1': cf, 'RO901.3': 50 };
    await makeUna(tau, 'Società di persone', { ...ro, 'RF4.1': 9_000, 'CP1.1': 10_000 });
    await makeUna(upsilon, 'Società di persone', { ...ro, 'RF5.1': 4_000 });
    const sc = await makeUna(socia, 'Società di capitali', { 'RF4.1': 0 });
    const data = await links(sc);
    expect(written(data, 'societa:RF58')).toEqual({ 'RF58.1': 4_500, 'RF58.90': 5_000, 'RF58.92': 1_000 });
    expect(written(data, 'societa:RF59')).toEqual({ 'RF59.1': 2_000, 'RF59.90': 2_000 });
    await accept(sc, 'societa:RF58');
    await accept(sc, 'societa:RF59');
    const { Calcolati } = await read(sc);
    expect([Calcolati['RF60.1'].valore, Calcolati['RF60.2'].valore]).toEqual([0, 3_000]);
    expect(find(await links(sc), 'societa:RF58')?.Stato).toBe('uguale');
    const { Versione } = await read(sc);
    await client.put(at(percorsi.modello, sc), { Versione, Righi: { 'CP1.1': 20_000, 'FR5.1': true } });
    const proprio = await links(sc);
    expect(written(proprio, 'societa:CP7')).toEqual({ 'CP7.4': 1_000 });
    expect(proprio.NonRiconosciute.Voci).toContainEqual(
      expect.objectContaining({ Voce: 'Quota nelle variazioni di CP6, Tau snc', Valore: 5_000 }),
    );
  });

  it('that keeps simplified books takes it in RG, and without books is told what there is', async () => {
    const cf = '01000000081';
    const socia = await makeCliente('Epsilon snc', cf);
    const zeta = await makeCliente('Zeta snc', '01000000099');
    const una = { 'RG901.1': 10_000, 'RO901.1': cf, 'RO901.3': 50 };
    await makeUna(zeta, 'Società di persone', una);
    const sp = await makeUna(socia, 'Società di persone', { 'RO901.3': 100 });
    expect((await links(sp)).NonRiconosciute.Voci).toContainEqual(
      expect.objectContaining({ Voce: 'Quota di reddito o perdita, Zeta snc', Valore: 5_000 }),
    );
    const { Versione } = await read(sp);
    await client.put(at(percorsi.modello, sp), { Versione, Righi: { 'RG2.2': 1_000 } });
    expect(written(await links(sp), 'societa:RG26')).toEqual({ 'RG26.1': 5_000 });
  });
});

describe('a partner that is not a person and does no business', () => {
  it.each([
    ['Enti', '01000000156', '01000000214', '01000000222', {}],
    ['Società di persone', '01000000164', '01000000230', '01000000248', { 'FR8.3': 23 }],
  ] as const)('takes in RH of %s its part of each partnership', async (tipo, cf, cfMu, cfNu, righi) => {
    const socio = await makeCliente(`Socio ${tipo}`, cf);
    const ro = { 'RO901.1': cf, 'RO901.3': 50 };
    const [mu, nu] = [await makeCliente(`Mu ${tipo}`, cfMu), await makeCliente(`Nu ${tipo}`, cfNu)];
    await makeUna(mu, 'Società di persone', { 'RG901.1': 10_000, ...ro });
    await makeUna(nu, 'Società di persone', { 'RF5.1': 4_000, 'RN908.1': 100, ...ro });
    const una = await makeUna(socio, tipo, righi);
    const data = await links(una);
    expect(find(data, 'societa:RH901')).toMatchObject({ Norma: 'TUIR, art. 5', Dettaglio: `Mu ${tipo}` });
    expect(written(data, 'societa:RH901')).toEqual({ 'RH901.1': cfMu, 'RH901.3': 50, 'RH901.4': 5_000 });
    expect(written(data, 'societa:RH902')).toMatchObject({ 'RH902.4': -2_000 });
    const voci = data.NonRiconosciute.Voci.filter(({ Fonte }) => Fonte === 'societa');
    expect(voci).toMatchObject([{ Voce: `Ritenute, Nu ${tipo}`, Valore: 50 }]);
    await accept(una, 'societa:RH901');
    expect((await read(una)).Righi['RH901.4']).toBe(5_000);
    expect(find(await links(una), 'societa:RH901')?.Stato).toBe('uguale');
  });
});

describe('the return of a group', () => {
  it('takes in NF what the parent and the companies it names bring with GN, and is told the rest', async () => {
    const [capo, figlia, estranea] = ['01000000172', '01000000180', '01000000198'];
    const holding = await makeCliente('Xi spa', capo);
    const nelGruppo = { 'RN901.1': '3' };
    await makeUna(holding, 'Società di capitali', { ...nelGruppo, 'RF4.1': 100_000 });
    await makeUna(await makeCliente('Omicron srl', figlia), 'Società di capitali', {
      ...{ ...nelGruppo, 'RF5.1': 40_000, 'RF118.1': 900 },
    });
    await makeUna(await makeCliente('Pi srl', estranea), 'Società di capitali', { 'RF4.1': 7_000 });
    await makeUna(await makeCliente('Rho srl', '01000000206'), 'Società di capitali', {
      ...{ ...nelGruppo, 'RF4.1': 9_000 },
    });
    // Interest that is not deducted makes the loss less.
    const cnm = await makeUna(holding, 'Consolidato', { 'NF901.1': figlia, 'NF902.1': estranea });
    const data = await links(cnm);
    expect(find(data, 'societa:NF901')).toMatchObject({ Norma: 'TUIR, art. 118', Da: 'GN2', Effetto: 0 });
    expect(written(data, 'societa:NF901')).toEqual({
      ...{ 'NF901.1': figlia, 'NF901.2': 'Omicron srl', 'NF901.3': -39_100 },
    });
    expect(written(data, 'societa:NF903')).toEqual({
      ...{ 'NF903.1': capo, 'NF903.2': 'Xi spa', 'NF903.3': 100_000 },
    });
    const detti = data.NonRiconosciute.Voci.filter(({ Fonte }) => Fonte === 'societa');
    expect(new Map(detti.map(({ Voce, Valore }) => [Voce, Valore]))).toEqual(
      new Map([
        ['Quadro GN, Pi srl', null],
        ['Interessi indeducibili, Omicron srl', 900],
      ]),
    );
    await accept(cnm, 'societa:NF901');
    await accept(cnm, 'societa:NF903');
    expect((await read(cnm)).Calcolati['NF12.2'].valore).toBe(60_900);
    expect(find(await links(cnm), 'societa:NF903')?.Stato).toBe('uguale');
  });
});

describe('the IRAP of a company that does not operate', () => {
  it('is told the least income, the costs on top of it, and that its base is under the minimum', async () => {
    const cliente = await makeCliente('Lambda srl', '01000000149');
    const immobili = { 'RS118.91': 1_000_000, 'RS118.92': 1_000_000, 'RS118.4': 1_000_000 };
    const irap = await makeUna(cliente, 'IRAP', {
      'FR8.3': 2,
      'IC1.1': 10_000,
      'IR1.1': '10',
      'IR1.7': 3.9,
    });
    expect((await links(irap)).SenzaDati).toContain('redditi');
    await makeUna(cliente, 'Società di capitali', { ...immobili, 'RS943.1': 40_000, 'RF4.1': 1_000 });
    const data = await links(irap);
    expect(find(data, 'redditi:IS911')).toMatchObject({
      ...{ Da: 'RS125', Stato: 'da decidere', Norma: 'L. 724/1994, art. 30, c. 3-bis' },
      Caselle: [{ Casella: 'IS911.1', Ora: null, Diventa: 23_800 }],
    });
    const sotto = (somme: CollegamentiFilo['Somme']) => somme.Diverse.filter((s) => s.Fonte === 'redditi');
    expect(sotto(data.Somme)).toMatchObject([{ La: 63_800, Casella: 'IS906.1' }]);
    const costi = { Fonte: 'redditi', Voce: 'Costi del minimo IRAP, RS943', Valore: 40_000 };
    expect(data.NonRiconosciute.Voci).toContainEqual(expect.objectContaining(costi));
    await accept(irap, 'redditi:IS911');
    const { Versione } = await read(irap);
    await client.put(at(percorsi.modello, irap), { Versione, Righi: { 'IS912.1': 40_000 } });
    const dopo = await links(irap);
    expect([sotto(dopo.Somme), find(dopo, 'redditi:IS911')?.Stato]).toEqual([[], 'uguale']);
    expect(dopo.NonRiconosciute.Voci.some(({ Fonte }) => Fonte === 'redditi')).toBe(false);
    expect((await read(irap)).Calcolati['IS906.1'].valore).toBe(63_800);
  });
});
