import { percorsi, percorso, testiCollegamenti as t, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs, type Risposta } from '../../../../test/client.ts';
import { dichiarazioni } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const ANNO = 2025;
let app: AppDiProva;
let client: Client;
let altroStudio: Client;
let studioId: number;
let altroStudioId: number;
beforeAll(async () => {
  app = await makeApp();
  vi.spyOn(app.servizi, 'now').mockReturnValue(new Date('2025-07-10T10:00:00Z'));
  const tipologia_utente = tipologiaUtente.AMM_STU;
  const [utente, altro] = [
    await makeUtente(app, { tipologia_utente }),
    await makeUtente(app, { tipologia_utente }),
  ];
  studioId = utente.studioId ?? 0;
  altroStudioId = altro.studioId ?? 0;
  client = await loginAs(app, utente);
  altroStudio = await loginAs(app, altro);
});
afterAll(() => app.stop());

type Filo = Record<string, Risposta['corpo']>;
interface Una {
  readonly prefisso: 'd770' | 'cu';
  readonly id: string;
}
const at = (dove: string, { prefisso, id }: Una) => percorso(dove, { anno: ANNO, prefisso, id });
const leggi = async (d: Una): Promise<Filo> => {
  const { status, corpo, testo } = await client.get(at(percorsi.modelloCollegamenti, d));
  expect([status, testo]).toEqual([200, expect.anything()]);
  return corpo.data;
};
const scrivi = (d: Una, corpo: object) => client.post(at(percorsi.modelloCollegamenti, d), corpo);
const read = async (d: Una): Promise<Filo> => (await client.get(at(percorsi.modello, d))).corpo.data;
const salva = async (d: Una, Righi: object) => {
  const { Versione } = await read(d);
  const { status, testo } = await client.put(at(percorsi.modello, d), { Versione, Righi });
  expect([status, testo]).toEqual([200, expect.anything()]);
};
const dellaFonte = ({ Fonti }: Filo, codice = 'versamenti'): Filo[] =>
  Fonti.filter(({ Fonte }: Filo) => Fonte === codice).flatMap(({ Righi }: Filo) => Righi);
const valori = (righi: readonly Filo[]): Filo =>
  Object.fromEntries(righi.flatMap(({ Caselle }) => Caselle.map((c: Filo) => [c.Casella, c.Diventa])));
const choose = ({ Id, Caselle }: Filo, Atto = 'Accetta') => ({
  ...{ Id, Atto },
  Caselle: Object.fromEntries(Caselle.map((c: Filo) => [c.Casella, c.Diventa])),
});

async function makeSostituto(Tipo: '770' | 'Certificazione unica' = '770') {
  const { id: cliente } = await makeAnagrafica(app, studioId, { partita_iva: '02873450361' });
  return { cliente, ...(await makeUna(cliente, Tipo)) };
}
async function makeUna(cliente: string, Tipo: '770' | 'Certificazione unica'): Promise<Una> {
  const { corpo } = await dichiarazioni.crea(client, [cliente], { Tipo });
  return { prefisso: Tipo === '770' ? 'd770' : 'cu', id: corpo.data.create[0].Codice };
}
const erario = (Codice: string, mese: string, Debito: number, altro: object = {}) => ({
  ...{ Sezione: 'erario', Codice, Rateazione: `00${mese}`, Anno: '2024', Debito },
  ...altro,
});
/** A model with its rows, carried to where it is wanted. */
async function makeF24(
  cliente: string,
  giorno: string,
  Righe: object[],
  azione: object | null = { Azione: 'paga' },
  chi = client,
) {
  const nato = await chi.post(percorsi.f24Nuovo, { IdAnagrafica: cliente, Scadenza: giorno, Righe });
  expect([nato.status, nato.testo]).toEqual([201, expect.anything()]);
  if (azione === null) return;
  const { Id, Versione } = nato.corpo.data;
  const fatto = await chi.post(percorso(percorsi.f24Azione, { id: Id }), {
    ...{ Data: giorno, Versione },
    ...azione,
  });
  expect([fatto.status, fatto.testo]).toEqual([200, expect.anything()]);
}

describe('[QUA-002] what the F24 of the year say to the 770', () => {
  it('each row that was paid is a rigo of ST or SV with its columns, written when it is accepted', async () => {
    const { cliente, ...d } = await makeSostituto();
    await makeF24(cliente, '2024-04-16', [
      erario('1001', '03', 1_000.5),
      { ...erario('3848', '03', 10.01), Sezione: 'locali', Ente: 'F205' },
    ]);
    await makeF24(cliente, '2024-05-16', [erario('1040', '04', 200)]);
    // Of the year after, and a tax of his own.
    await makeF24(cliente, '2025-04-16', [
      erario('1001', '03', 7, { Anno: '2025' }),
      erario('4001', '01', 9, { Rateazione: '0101' }),
    ]);
    const letti = await leggi(d);
    const righi = dellaFonte(letti);
    expect(valori(righi)).toEqual({
      ...{ 'ST2.1': 32_024, 'ST2.2': 1_000.5, 'ST2.7': 1_000.5, 'ST2.11': '1001', 'ST2.14': '2024-04-16' },
      ...{ 'ST3.1': 42_024, 'ST3.2': 200, 'ST3.7': 200, 'ST3.11': '1040', 'ST3.14': '2024-05-16' },
      ...{ 'SV911.1': 32_024, 'SV911.2': 10.01, 'SV911.7': 10.01, 'SV911.11': '3848' },
      ...{ 'SV911.13': 'F205', 'SV911.14': '2024-04-16' },
    });
    expect(righi[0]).toMatchObject({
      ...{
        Id: 'versamenti:ST2',
        Principale: 'ST2.2',
        Da: 'F24 del 16/04/2024, codice 1001',
        Dettaglio: 'periodo 03/2024',
      },
      ...{ Stato: 'da decidere', Digitato: false, Effetto: null, Perche: t.RITENUTA_VERSATA },
    });
    expect((await read(d)).Righi['ST2.7']).toBeUndefined();

    const uno = await scrivi(d, { Versione: letti.Versione, Righi: [choose(righi[0] ?? {})] });
    expect([uno.status, dellaFonte(uno.corpo.data).map(({ Rigo }) => Rigo)]).toEqual([200, ['ST3', 'SV911']]);
    const resto = dellaFonte(uno.corpo.data).map((rigo) => choose(rigo));
    const tutti = await scrivi(d, { Versione: uno.corpo.data.Versione, Righi: resto });
    expect([tutti.status, dellaFonte(tutti.corpo.data)]).toEqual([200, []]);
    expect((await read(d)).Righi).toMatchObject(valori(righi));
    const storia = (await client.get(at(percorsi.modelloStoria, d))).corpo.data;
    expect(storia.map(({ Motivo }: Filo) => Motivo)).toContain(
      'Collegamenti, F24 delle ritenute: F24 del 16/05/2024, codice 1040',
    );
  });

  it('what somebody typed of the same payment stays, and is not written a second time', async () => {
    const { cliente, ...d } = await makeSostituto();
    await makeF24(cliente, '2024-04-16', [erario('1001', '03', 100)]);
    await salva(d, { 'ST2.1': 32_024, 'ST2.2': 90, 'ST2.7': 90, 'ST2.11': '1001' });
    const letti = await leggi(d);
    const [rigo, ...altri] = dellaFonte(letti);
    expect([rigo?.Rigo, rigo?.Digitato, altri]).toEqual(['ST2', true, []]);
    expect(letti.Insieme.Segnati).not.toContain('versamenti:ST2');
    const no = await scrivi(d, { Versione: letti.Versione, Righi: [choose(rigo ?? {})] });
    expect([no.status, Object.keys(no.corpo.ModelState)]).toEqual([400, ['Righi.0.Atto']]);
    expect((await read(d)).Righi).toMatchObject({ 'ST2.2': 90, 'ST2.7': 90 });
    const si = await scrivi(d, { Versione: letti.Versione, Righi: [choose(rigo ?? {}, 'Sostituisci')] });
    expect([si.status, (await read(d)).Righi['ST2.7']]).toEqual([200, 100]);
  });

  it('of what was paid in part there is that part; sent is said as not paid yet, to be paid is not said', async () => {
    const { cliente, ...d } = await makeSostituto();
    await makeF24(cliente, '2024-04-16', [erario('1001', '03', 100)], { Azione: 'paga', Importo: 60 });
    await makeF24(cliente, '2024-05-16', [erario('1001', '04', 50)], { Azione: 'invia' });
    await makeF24(cliente, '2024-06-17', [erario('1001', '05', 70)], null);
    // An addizionale of the income of the year before: which 770 it is of a person says.
    const locale = { ...erario('3848', '03', 3), Sezione: 'locali', Ente: 'F205', Anno: '2023' };
    await makeF24(cliente, '2024-04-16', [locale]);
    const letti = await leggi(d);
    expect(valori(dellaFonte(letti))).toEqual({
      ...{ 'ST2.1': 32_024, 'ST2.2': 60, 'ST2.7': 60, 'ST2.11': '1001', 'ST2.14': '2024-04-16' },
    });
    const sospese = letti.NonRiconosciute.Voci.filter(({ Fonte }: Filo) => Fonte === 'versamenti');
    expect(sospese.map(({ Voce, Valore, Perche }: Filo) => [Voce, Valore, Perche])).toEqual([
      ['F24 inviato e non pagato, del 16/05/2024, codice 1001, periodo 04/2024', 50, t.DA_PAGARE],
      [
        'F24 del 16/04/2024, codice 3848, periodo 03/2023, ente F205',
        3,
        'L’anno di riferimento non è il 2024.',
      ],
    ]);
  });

  it('nothing is said of the F24 of another client, or of another studio that has the same', async () => {
    const { cliente: _, ...d } = await makeSostituto();
    const { id: vicino } = await makeAnagrafica(app, studioId, { partita_iva: '12345678903' });
    await makeF24(vicino, '2024-04-16', [erario('1001', '03', 100)]);
    const { id: altrove } = await makeAnagrafica(app, altroStudioId, { partita_iva: '02873450361' });
    await makeF24(altrove, '2024-04-16', [erario('1001', '03', 100)], { Azione: 'paga' }, altroStudio);
    const letti = await leggi(d);
    expect(letti.SenzaDati).toEqual(expect.arrayContaining(['versamenti', 'certificazioniEmesse']));
    expect([dellaFonte(letti), letti.NonRiconosciute.Totale]).toEqual([[], 0]);
    const { status } = await altroStudio.get(at(percorsi.modelloCollegamenti, d));
    expect(status).toBe(404);
  });
});

describe('[QUA-002] the certifications squared with the 770', () => {
  it('lists what differs kind by kind with both figures, and writes nothing', async () => {
    const { cliente, ...d } = await makeSostituto();
    const cu = await makeUna(cliente, 'Certificazione unica');
    await salva(cu, {
      'DB1.1': 20_000,
      'DB6.1': 365,
      'DB21.1': 3_000.25,
      'AU1.1': 'A',
      'AU4.1': 1_000,
      'AU9.1': 200,
    });
    await makeF24(cliente, '2024-04-16', [erario('1001', '03', 2_900), erario('1040', '03', 200)]);
    await makeF24(cliente, '2024-05-16', [erario('1919', '04', 21)]);
    const { Righi: prima } = await read(d);
    const letti = await leggi(d);
    const carta = letti.Fonti.find(({ Fonte }: Filo) => Fonte === 'certificazioniEmesse');
    expect(carta).toMatchObject({ Letta: true, Righi: [], Dichiarazione: { Id: cu.id } });
    expect(letti.Somme).toEqual({
      Provate: 3,
      Diverse: [
        {
          ...{ Fonte: 'certificazioniEmesse', Nome: 'CU: Lavoro dipendente e assimilati', Casella: null },
          ...{ Contro: 'F24 in ST e SV, codici 1001, 1066', La: 3_000.25, Qui: 2_900, Differenza: 100.25 },
          Perche: t.CERTIFICATO_DI_PIU,
        },
        {
          ...{ Fonte: 'certificazioniEmesse', Nome: 'CU: Locazioni brevi', Casella: null },
          ...{ Contro: 'F24 in ST e SV, codice 1919', La: 0, Qui: 21, Differenza: -21 },
          Perche: t.VERSATO_DI_PIU,
        },
      ],
    });
    expect((await read(d)).Righi).toEqual(prima);
    // What a person writes in ST stands over F24.
    await salva(d, { 'ST2.1': 32_024, 'ST2.2': 3_000.25, 'ST2.7': 2_900, 'ST2.11': '1001' });
    expect((await leggi(d)).Somme.Diverse.map(({ Nome }: Filo) => Nome)).toEqual(['CU: Locazioni brevi']);
  });
});
