import { enumerazioni, type NomeEnumerazione, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU } = tipologiaUtente;
const uuid = '00000000-0000-4000-8000-000000000000';
const anno = 2025;

let app: AppDiProva;
let studioId: number;
let fornitore: Client;
let capo: Client;
beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS, studio_id: null }));
  capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
});
afterAll(() => app.stop());

/** Where each enumeration is written: the call, who makes it, the payload with a value, the field that is refused. */
type Scrittura = readonly [
  enumerazione: NomeEnumerazione,
  chi: 'fornitore' | 'capo',
  metodo: 'post' | 'put',
  indirizzo: string,
  scrivi: (valore: unknown) => object,
  campo: string,
];
const scritture: readonly Scrittura[] = [
  [
    'tipologia-utente',
    'fornitore',
    'post',
    percorsi.utenti,
    (v) => ({ TipologiaUtente: v }),
    'TipologiaUtente',
  ],
  [
    'tipo-profilo-cliente',
    'fornitore',
    'post',
    percorsi.studio,
    (v) => ({ TipoProfiloCliente: v }),
    'TipoProfiloCliente',
  ],
  ['tipo-gestore', 'fornitore', 'post', percorsi.gestore, (v) => ({ TipoGestore: v }), 'TipoGestore'],
  ['profilo-commerciale', 'fornitore', 'post', percorsi.studio, (v) => ({ Profilo: v }), 'Profilo'],
  [
    'tipologia-sottoscrizione',
    'fornitore',
    'post',
    percorsi.studio,
    (v) => ({ TipologiaSottoscrizione: v }),
    'TipologiaSottoscrizione',
  ],
  [
    'finalita-dichiarazione',
    'capo',
    'post',
    percorso(percorsi.dichiarazioneCrea, { anno }),
    (v) => ({ IdAnagrafiche: [uuid], Finalita: v }),
    'Finalita',
  ],
  [
    'tipo-dichiarazione',
    'capo',
    'post',
    percorso(percorsi.dichiarazioneCrea, { anno }),
    (v) => ({ IdAnagrafiche: [uuid], Tipo: v }),
    'Tipo',
  ],
  ['stato-civile', 'capo', 'post', percorsi.anagrafica, (v) => ({ StatoCivile: v }), 'StatoCivile'],
  ['tipo-anagrafica', 'capo', 'post', percorsi.anagrafica, (v) => ({ Tipo: v }), 'Tipo'],
  [
    'sincronizzazione',
    'capo',
    'post',
    percorsi.anagrafica,
    (v) => ({ Sincronizzazione: v }),
    'Sincronizzazione',
  ],
  [
    'tipo-campo',
    'fornitore',
    'post',
    percorsi.definizioni,
    (v) => ({ Definizione: { Genere: 'campo', Contenuto: { Tipo: v } } }),
    'Definizione.Contenuto.Tipo',
  ],
  [
    'visibilita',
    'fornitore',
    'post',
    percorsi.definizioni,
    (v) => ({ Definizione: { Genere: 'campo', Contenuto: { Visibilita: v } } }),
    'Definizione.Contenuto.Visibilita',
  ],
  [
    'tipo-possesso',
    'capo',
    'post',
    percorsi.fabbricato,
    (v) => ({ Proprietari: [{ IdAnagrafica: uuid, Dal: '2025-01-01', Quota: 100, TipoPossesso: v }] }),
    'Proprietari.0.TipoPossesso',
  ],
  [
    'esenzione-temporanea',
    'capo',
    'post',
    percorsi.fabbricato,
    (v) => ({ Proprietari: [{ IdAnagrafica: uuid, Dal: '2025-01-01', Quota: 100, Esenzione: v }] }),
    'Proprietari.0.Esenzione',
  ],
  ['uso-imu', 'capo', 'post', percorsi.fabbricato, (v) => ({ UsoImu: v }), 'UsoImu'],
  ['aliquota-cedolare', 'capo', 'post', percorsi.contratto, (v) => ({ Aliquota: v }), 'Aliquota'],
  ['tipo-intermediario', 'capo', 'post', percorsi.personalizzato, (v) => ({ Tipo: v }), 'Tipo'],
  ['modo-ricerca', 'capo', 'post', percorsi.anagraficaLista, (v) => ({ ModoRicerca: v }), 'ModoRicerca'],
  [
    'filtro-anagrafiche',
    'capo',
    'post',
    percorsi.anagraficaLista,
    (v) => ({ FiltroAnagrafiche: v }),
    'FiltroAnagrafiche',
  ],
  ['skin', 'capo', 'put', percorsi.preferenze, (v) => ({ Skin: v }), 'Skin'],
  ['caratteri', 'capo', 'put', percorsi.preferenze, (v) => ({ Font: v }), 'Font'],
  [
    'stampa-scheda',
    'capo',
    'post',
    percorsi.stampa,
    (v) => ({ tipo: 'dichiarazione', anno, chiavi: [uuid], opzioni: { scheda: v } }),
    'opzioni.scheda',
  ],
];

it('are written with their values and no other: any other answers 400 on its field', async () => {
  const clienti = { fornitore, capo };
  for (const [nome, chi, metodo, indirizzo, scrivi, campo] of scritture) {
    const codici = enumerazioni[nome].voci.map(({ Codice }) => Codice);
    const errata = typeof codici[0] === 'number' ? codici.length + 90 : 'INVENTATO';
    const rifiutata = await clienti[chi][metodo](indirizzo, scrivi(errata));
    expect([nome, rifiutata.status, Object.keys(rifiutata.corpo.ModelState ?? {})]).toEqual([
      nome,
      400,
      expect.arrayContaining([campo]),
    ]);
    for (const codice of codici) {
      const { corpo } = await clienti[chi][metodo](indirizzo, scrivi(codice));
      expect([nome, codice, Object.keys(corpo?.ModelState ?? {})]).toEqual([
        nome,
        codice,
        expect.not.arrayContaining([campo]),
      ]);
    }
  }
});

/** Caselle of the forms whose codes are an enumeration. */
const caselle: readonly (readonly [
  prefisso: string,
  chiave: string,
  enumerazione: NomeEnumerazione,
  anno?: number,
])[] = [
  ['pf', 'FR7.1', 'tipo-indirizzo'],
  ['pf', 'FR7.2', 'fornitura'],
  ['pf', 'FR7.3', 'richiedente'],
  // Campione d'Italia has a code of its own until the form of 2022.
  ['pf', 'RC1.1', 'tipo-reddito', 2022],
  ['pf', 'RC1.2', 'tipo-contratto'],
  ['sc', 'FR6.4', 'ruolo-societa'],
  ['sc', 'FR8.1', 'stato-attivita'],
  ['sc', 'FR8.2', 'situazione-periodo'],
  ['sc', 'FR8.4', 'tipo-trust'],
  ['sc', 'FR10.1', 'tipo-revisore'],
  ['sp', 'FR6.4', 'ruolo-ente'],
];

it('[DIC-039] of the forms are the codes of their caselle: another one is refused', async () => {
  for (const [prefisso, chiave, nome, del = anno] of caselle) {
    const write = (valore: string) =>
      capo.post(percorso(percorsi.modelloSimula, { anno: del, prefisso }), { righi: { [chiave]: valore } });
    for (const { Codice } of enumerazioni[nome].voci)
      expect([nome, Codice, (await write(String(Codice))).status]).toEqual([nome, Codice, 200]);
    expect([nome, (await write('Z')).status]).toEqual([nome, 400]);
  }
});
