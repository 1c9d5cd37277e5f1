import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { completeDichiarazione, dichiarazioni, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { fetchPdf } from '../../../../test/pdf.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
let app: AppDiProva;
let studioId: number;
let fornitore: Client;
let gestore: Client;
let capo: Client;
let estraneo: Client;
let consulente: Client;
let condiviso: { Id: string };
beforeAll(async () => {
  app = await makeApp();
  const { id: gestore_id } = await makeGestore(app);
  studioId = (await makeStudio(app, { gestore_id })).id;
  const enter = async (dati: Parameters<typeof makeUtente>[1]) => loginAs(app, await makeUtente(app, dati));
  fornitore = await enter({ tipologia_utente: AMM_ELMAS });
  consulente = await enter({ tipologia_utente: CON_ELMAS });
  gestore = await enter({ tipologia_utente: AMM_GES, gestore_id });
  capo = await enter({ tipologia_utente: AMM_STU, studio_id: studioId });
  estraneo = await enter({ tipologia_utente: AMM_STU });
  condiviso = (await gestore.post(percorsi.intermediario, dati)).corpo.data;
});
afterAll(() => app.stop());

const dati = {
  Tipo: 'Dichiarazione',
  CodiceFiscale: '02345670364',
  RagioneSociale: 'CAF Emilia',
  NumeroIscrizioneCAF: '00123',
  Via: 'Via Emilia 12',
  Comune: 'F257',
  CAP: '41121',
  Email: 'caf@example.it',
  Telefono: '059 123456',
  RappresentanteCognome: 'Neri',
  RappresentanteNome: 'Maria',
  Predefinito: true,
};
const suo = { ...dati, CodiceFiscale: '04567890159', RagioneSociale: 'Il mio CAF' };

const read = async (id: string, chi = capo) => (await dichiarazioni.leggi(chi, id)).corpo.data;
const incarica = (id: string, corpo: object, chi = capo) =>
  chi.put(percorso(percorsi.modelloIncarico, { anno: 2025, prefisso: 'pf', id }), {
    IdIntermediario: null,
    DataImpegno: null,
    ...corpo,
  });
async function print(id: string, dove: string = percorsi.anteprimaStampa): Promise<string> {
  const corpo = { tipo: 'dichiarazione', anno: 2025, chiavi: [id] };
  return (await fetchPdf(app.indirizzo, capo, dove, corpo)).pagine.join('\n');
}

describe('who sends a declaration', () => {
  it('[INT-002] is the default of the year, with all its data on the print; the one of the studio goes before', async () => {
    const id = await makeDichiarazione(app, capo, studioId);
    expect(await read(id)).toMatchObject({
      Intermediario: { Denominazione: 'CAF Emilia' },
      IdIntermediario: null,
      DataImpegno: null,
    });
    const stampa = await print(id);
    for (const atteso of [
      'Impegno alla presentazione telematica',
      'CAF Emilia',
      '02345670364',
      '00123',
      'Via Emilia 12, 41121 Modena (MO)',
      'Neri Maria',
      'caf@example.it',
      '059 123456',
    ])
      expect(stampa).toContain(atteso);
    const { corpo } = await capo.post(percorsi.personalizzato, suo);
    expect((await read(id)).Intermediario).toMatchObject({
      Denominazione: 'Il mio CAF',
      IdStudio: studioId,
    });
    expect(await print(id)).toContain('Il mio CAF');
    // Nobody else's studio uses it.
    const altrui = await makeUtente(app, { tipologia_utente: AMM_STU });
    const altro = await loginAs(app, altrui);
    const sua = await makeDichiarazione(app, altro, altrui.studioId ?? 0);
    expect((await read(sua, altro)).Intermediario).toBeNull();
    expect(JSON.stringify(await read(sua, altro))).not.toContain(corpo.data.Id);
    await capo.delete(percorso(percorsi.personalizzatoUno, { id: corpo.data.Id }));
    expect((await read(id)).Intermediario).toMatchObject({ Denominazione: 'CAF Emilia' });
  });

  it('[INT-002] is chosen among those of the studio, of its gestore and of the vendor, with the day of the promise', async () => {
    const id = await makeDichiarazione(app, capo, studioId);
    const personalizzato = (await capo.post(percorsi.personalizzato, { ...suo, Predefinito: false })).corpo
      .data;
    const delFornitore = (
      await fornitore.post(percorsi.intermediario, { ...dati, RagioneSociale: 'CAF Italia' })
    ).corpo.data;
    const cercato = { IdStudio: studioId, Tipo: 'Dichiarazione', Anno: 2025 };
    const { corpo } = await capo.post(percorsi.intermediarioUsabili, cercato);
    expect(corpo.data.map(({ Denominazione }: { Denominazione: string }) => Denominazione)).toEqual([
      'Il mio CAF',
      'CAF Emilia',
      'CAF Italia',
    ]);
    const scelta = await incarica(id, { IdIntermediario: personalizzato.Id, DataImpegno: '2025-05-20' });
    expect([
      scelta.status,
      scelta.corpo.data.Intermediario.Denominazione,
      scelta.corpo.data.DataImpegno,
    ]).toEqual([200, 'Il mio CAF', '2025-05-20']);
    const stampa = await print(id);
    expect(stampa).toContain('Il mio CAF');
    expect(stampa).toContain('20/05/2025');
    expect((await incarica(id, { IdIntermediario: delFornitore.Id })).corpo.data.Intermediario.Id).toBe(
      delFornitore.Id,
    );
    const { data: storia } = (await dichiarazioni.storia(capo, id)).corpo;
    const voci = storia.map(({ Azione, Prima, Dopo }: Record<string, string>) => [Azione, Prima, Dopo]);
    expect(voci.slice(0, 4)).toEqual([
      ['data impegno', '2025-05-20', null],
      ['intermediario', 'Il mio CAF', 'CAF Italia'],
      ['data impegno', null, '2025-05-20'],
      ['intermediario', 'CAF Emilia', 'Il mio CAF'],
    ]);
  });

  it('[INT-002] is written one part at a time: what is left out stays, whoever writes it in the meantime', async () => {
    const id = await makeDichiarazione(app, capo, studioId);
    const cercato = { IdStudio: studioId, Tipo: 'Dichiarazione', Anno: 2025 };
    const [scelto] = (await capo.post(percorsi.intermediarioUsabili, cercato)).corpo.data;
    const write = (corpo: object) =>
      capo.put(percorso(percorsi.modelloIncarico, { anno: 2025, prefisso: 'pf', id }), corpo);
    const risposte = await Promise.all([
      write({ IdIntermediario: scelto.Id }),
      write({ DataImpegno: '2025-05-20' }),
      write({ Impegno: 'Pluriennale' }),
    ]);
    expect(risposte.map(({ status }) => status)).toEqual([200, 200, 200]);
    const attesi = { IdIntermediario: scelto.Id, DataImpegno: '2025-05-20', Impegno: 'Pluriennale' };
    expect(await read(id)).toMatchObject(attesi);
    await write({});
    expect(await read(id)).toMatchObject(attesi);
  });

  it('[INT-002] is not what the studio may not use, and does not change when the declaration is closed', async () => {
    const id = await makeDichiarazione(app, capo, studioId);
    const ignoto = { IdIntermediario: ['Intermediario non utilizzabile per questa dichiarazione.'] };
    const diAltri = (await estraneo.post(percorsi.personalizzato, suo)).corpo.data;
    const diCu = (await gestore.post(percorsi.intermediario, { ...dati, Tipo: 'CU' })).corpo.data;
    const del2019 = (
      await capo.post(percorsi.personalizzato, { ...suo, CodiceFiscale: '06789010011', Anno: 2019 })
    ).corpo.data;
    for (const { Id } of [diAltri, diCu, del2019]) {
      const { status, corpo } = await incarica(id, { IdIntermediario: Id });
      expect([status, corpo.ModelState]).toEqual([400, ignoto]);
    }
    expect((await incarica(id, { DataImpegno: '2025-02-30' })).status).toBe(400);
    expect((await incarica(id, {}, consulente)).status).toBe(403);
    expect((await incarica(id, {}, estraneo)).status).toBe(404);
    await completeDichiarazione(capo, id);
    await incarica(id, { IdIntermediario: condiviso.Id, DataImpegno: '2025-05-20' });
    await dichiarazioni.chiudi(capo, [id]);
    expect((await incarica(id, {})).corpo.Codice).toBe('DICHIARAZIONE_CHIUSA');
    // What was written when it was closed stays, whatever becomes of the record.
    const uno = percorso(percorsi.intermediarioUno, { id: condiviso.Id });
    const attuale = (await gestore.get(uno)).corpo.data;
    expect((await gestore.put(uno, { ...attuale, RagioneSociale: 'CAF Nuovo' })).status).toBe(200);
    expect((await read(id)).Intermediario.Denominazione).toBe('CAF Emilia');
    const stampa = await print(id, percorsi.stampa);
    expect(stampa).toContain('CAF Emilia');
    expect(stampa).not.toContain('CAF Nuovo');
    await dichiarazioni.riapri(capo, [id]);
    expect((await read(id)).Intermediario.Denominazione).toBe('CAF Nuovo');
  });
});
