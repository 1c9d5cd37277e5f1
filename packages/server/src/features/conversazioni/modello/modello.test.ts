import { type ModelloDiPostaFilo, modelloPosta, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_GES, AMM_STU } = tipologiaUtente;
const CODICE = 'richiesta-informazioni';
let app: AppDiProva;
let fornitore: Client;
let gestore: Client;
let studio: Client;
let altro: Client;
const clienti: Record<'mio' | 'suo', string> = { mio: '', suo: '' };
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  const { id: gestoreId } = await makeGestore(app);
  gestore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }));
  const open = async (quale: 'mio' | 'suo') => {
    const { id: studio_id } = await makeStudio(app, { gestore_id: gestoreId });
    clienti[quale] = (await makeAnagrafica(app, studio_id, { email: `${quale}@cliente.example` })).id;
    return loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id }));
  };
  studio = await open('mio');
  altro = await open('suo');
});
afterAll(() => app.stop());

const un = (codice: string) => percorso(percorsi.modelloPosta, { codice });
const anteprima = (codice: string) => percorso(percorsi.modelloPostaAnteprima, { codice });
const read = async (chi: Client, codice = CODICE): Promise<ModelloDiPostaFilo> =>
  (await chi.get(percorsi.modelliPosta)).corpo.data.find(
    ({ Codice }: ModelloDiPostaFilo) => Codice === codice,
  );
const write = async (chi: Client, Oggetto: string, altri: object = {}) =>
  chi.put(un(CODICE), {
    Oggetto,
    Corpo: 'Gentile {Nome},\n{Documenti}\n{Scadenza}\n{Studio}, {ANNO}',
    Versione: (await read(chi)).Versione,
    ...altri,
  });
/** Asks the client of each studio for a document; the subject and the words of the mail that leaves. */
async function ask(chi: Client, quale: 'mio' | 'suo') {
  const url = percorso(percorsi.anagraficaRichiesta, { id: clienti[quale] });
  expect((await chi.post(url, { Documenti: 'CU <b>2025</b>', Conferma: true })).status).toBe(200);
  const [mail] = await app.sql<{ oggetto: string; testo: string; html: string }>(
    'select oggetto, testo, html from messaggio_posta where destinatario = $1 order by creato_il desc limit 1',
    [`${quale}@cliente.example`],
  );
  return mail;
}

describe('the templates of the mail', () => {
  it('[MAI-001] [ENU-039] are those of the list, and each has a preview drawn as the mail is', async () => {
    const { corpo } = await studio.get(percorsi.modelliPosta);
    expect(corpo.data.map(({ Nome }: ModelloDiPostaFilo) => Nome)).toEqual([
      'Conferma di registrazione',
      "Eliminazione dell'utente",
      'Invio delle credenziali',
      'Nuove credenziali (studio)',
      'Nuove credenziali (gestore)',
      'Nuove credenziali (privato)',
      'Notifica',
      'Archiviazione',
      'Acquisto di un pacchetto',
      'F24',
      'Certificazione unica',
      'Richiesta di informazioni al cliente',
      'Lettera al cliente',
    ]);
    for (const codice of Object.keys(modelloPosta)) {
      const { status, corpo: resa } = await studio.post(anteprima(codice), {
        Oggetto: 'Da noi: {Oggetto}',
        Corpo: '{Testo}\nSaluti',
      });
      expect([codice, status]).toEqual([codice, 200]);
      expect(resa.data.Oggetto).toMatch(/^Da noi: ./);
      expect(resa.data.Testo).toContain('\n\nSaluti\n');
      expect(resa.data.Html).toMatch(/^<!doctype html>.*Saluti<\/p>/s);
      const pagina = await studio.get(anteprima(codice));
      expect([codice, pagina.status]).toEqual([codice, 200]);
    }
    expect((await studio.get(anteprima('nessuno'))).status).toBe(404);
  });

  it('[MAI-002] the words of a studio are only for its clients; then those of its gestore, of the vendor, of the house', async () => {
    const nostra = (await ask(studio, 'mio'))?.oggetto ?? '';
    expect(nostra).toMatch(/: richiesta di informazioni$/);
    expect((await write(fornitore, 'Dal fornitore')).status).toBe(200);
    expect((await ask(studio, 'mio'))?.oggetto).toBe('Dal fornitore');
    expect((await write(gestore, 'Dal gestore')).status).toBe(200);
    expect((await ask(altro, 'suo'))?.oggetto).toBe('Dal gestore');
    expect((await write(studio, 'Dallo studio {ANNO}')).status).toBe(200);
    expect(await read(studio)).toMatchObject({ Provenienza: 'studio', Proprio: true, Versione: 1 });
    const mail = await ask(studio, 'mio');
    expect(mail?.oggetto).toMatch(/^Dallo studio 20\d\d$/);
    expect(mail?.testo).toContain('– CU <b>2025</b>');
    expect(mail?.html).toContain('– CU &#60;b&#62;2025&#60;/b&#62;');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.testo).not.toMatch(/[{}]|\n\n\n/);
    expect((await ask(altro, 'suo'))?.oggetto).toBe('Dal gestore');
    expect(await read(altro)).toMatchObject({
      Provenienza: 'gestore',
      Proprio: false,
      Oggetto: 'Dal gestore',
    });
    // Switched off it is kept, and does not leave; taken away it is no more.
    expect((await write(studio, 'Spento', { Attivo: false })).status).toBe(200);
    expect((await ask(studio, 'mio'))?.oggetto).toBe('Dal gestore');
    for (const chi of [studio, gestore, fornitore]) expect((await chi.delete(un(CODICE))).status).toBe(204);
    expect((await ask(studio, 'mio'))?.oggetto).toBe(nostra);
  });

  it('an unknown placeholder is refused on its field; two who write at once, one has it', async () => {
    const { status, corpo } = await write(studio, 'Per {nome}', { Corpo: 'Una { sola' });
    expect(status).toBe(400);
    expect(corpo.ModelState.Oggetto[0]).toContain('nome');
    expect(corpo.ModelState.Corpo).toHaveLength(1);
    const esiti = await Promise.all(['Uno', 'Due'].map((nome) => write(studio, nome, { Versione: 0 })));
    expect(esiti.map((uno) => uno.status).sort()).toEqual([200, 409]);
    expect((await studio.delete(un(CODICE))).status).toBe(204);
  });

  it('is previewed with a client of the studio, and of no other', async () => {
    const parole = { Oggetto: 'Per {Nome}', Corpo: '{Testo}' };
    const mio = await studio.post(anteprima(CODICE), { ...parole, IdAnagrafica: clienti.mio });
    expect(mio.corpo.data.Oggetto).not.toBe('Per ');
    for (const IdAnagrafica of [clienti.suo, 'x'])
      expect((await studio.post(anteprima(CODICE), { ...parole, IdAnagrafica })).status).toBe(404);
  });
});
