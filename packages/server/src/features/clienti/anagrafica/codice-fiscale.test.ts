import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

/** Computed by another program, written from the decree alone: cognome, nome, sesso, data, comune, codice. */
const persone = [
  ['Rossi', 'Mario', 'M', '1980-01-01', 'H501', 'RSSMRA80A01H501U'],
  ['Bianchi', 'Anna', 'F', '1975-12-31', 'F205', 'BNCNNA75T71F205N'],
  ['Fo', 'Dario', 'M', '1926-03-24', 'F205', 'FOXDRA26C24F205J'],
  ['Re', 'Io', 'F', '1999-02-28', 'L219', 'REXIOX99B68L219Q'],
  ["D'Elìa", 'Niccolò', 'M', '2001-08-15', 'A662', 'DLENCL01M15A662M'],
  ['De Luca', 'Maria Teresa', 'F', '1963-05-05', 'F839', 'DLCMTR63E45F839C'],
  ['Ng', 'Li', 'M', '1990-10-10', 'Z210', 'NGXLIX90R10Z210L'],
  ['Müller', 'Jürgen', 'M', '1968-07-07', 'Z112', 'MLLJGN68L07Z112P'],
  ['Popescu', 'Ioana', 'F', '1985-11-20', 'Z129', 'PPSNIO85S60Z129L'],
  ['Aiello', 'Eo', 'M', '1950-06-30', 'G273', 'LLAEOX50H30G273J'],
  ['Esposito', 'Giuseppe', 'M', '1947-04-09', 'F839', 'SPSGPP47D09F839Z'],
  ['Ferrari', 'Alessandra', 'F', '1992-09-17', 'D969', 'FRRLSN92P57D969R'],
  ['Russo', 'Gianfranco', 'M', '2005-01-31', 'A944', 'RSSGFR05A31A944O'],
  ['Conti', 'Ada', 'F', '1933-02-02', 'D612', 'CNTDAA33B42D612B'],
  ['Ubaldi', 'Ea', 'F', '2010-12-12', 'G478', 'BLDEAX10T52G478H'],
  ['Smith', 'John', 'M', '1979-03-03', 'Z404', 'SMTJHN79C03Z404C'],
  ['Garcia', 'Carmen', 'F', '1966-06-16', 'Z131', 'GRCCMN66H56Z131A'],
  ['Kowalski', 'Piotr', 'M', '1988-08-08', 'Z127', 'KWLPTR88M08Z127A'],
  ['Zz', 'Zzz', 'M', '1970-07-01', 'L736', 'ZZXZZZ70L01L736F'],
  ['Lo Iacono', 'Aurelia', 'F', '1958-10-28', 'C351', 'LCNRLA58R68C351L'],
  ['Ben Ali', 'Fatima', 'F', '1995-05-25', 'Z330', 'BNLFTM95E65Z330I'],
  ['Wu', 'Xi', 'F', '2000-02-29', 'Z210', 'WUXXIX00B69Z210K'],
] as const;
/** The first of them, with one, two and seven digits replaced. */
const omocodie = ['RSSMRA80A01H50MM', 'RSSMRA80A01H5LMX', 'RSSMRAULALMHRLMD'];

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

it('[ANA-004] [bad input 21] computes the code of twenty-two people as another program does, and accepts omocodia', async () => {
  for (const [Cognome, Nome, Sesso, DataNascita, ComuneNascita, codice] of persone) {
    const dati = { Cognome, Nome, Sesso, DataNascita, ComuneNascita };
    const { corpo } = await client.post(percorsi.codiceFiscale, dati);
    expect(corpo.data).toMatchObject({ CodiceFiscale: codice, valido: true, presente: false });
    expect(corpo.data.dati).toMatchObject({ Sesso, ComuneNascita, omocodia: false });
    expect(corpo.data.dati.DataNascita.slice(2)).toBe(DataNascita.slice(2));
  }
  for (const CodiceFiscale of omocodie) {
    const { data } = (await client.post(percorsi.codiceFiscale, { CodiceFiscale })).corpo;
    expect(data).toMatchObject({
      valido: true,
      dati: { DataNascita: '1980-01-01', ComuneNascita: 'H501', omocodia: true },
    });
  }
});

it('says why a code is wrong, and whether the studio already has it', async () => {
  const errato = await client.post(percorsi.codiceFiscale, { CodiceFiscale: 'RSSMRA80A01H501A' });
  expect(errato.corpo.data).toMatchObject({ valido: false, dati: null });
  expect(errato.corpo.data.messaggio).toMatch(/carattere di controllo/);
  await makeAnagrafica(app, studioId, { codice_fiscale: 'RSSMRA80A01H501U' });
  const presente = await client.post(percorsi.codiceFiscale, { CodiceFiscale: 'RSSMRA80A01H501U' });
  expect(presente.corpo.data.presente).toBe(true);
  const altrui = await loginAs(app, await makeUtente(app));
  const assente = await altrui.post(percorsi.codiceFiscale, { CodiceFiscale: 'RSSMRA80A01H501U' });
  expect(assente.corpo.data.presente).toBe(false);
});

it('keeps an anagrafica whose code has omocodia', async () => {
  const { status } = await client.post(percorsi.anagrafica, {
    Tipo: 'PF',
    CodiceFiscale: 'RSSMRA80A01H5LMX',
    Cognome: 'Rossi',
    Nome: 'Mario',
    Sesso: 'M',
    DataNascita: '1980-01-01',
    ComuneNascita: 'H501',
    DomicilioFiscale: { Comune: 'H501' },
  });
  expect(status).toBe(201);
});
