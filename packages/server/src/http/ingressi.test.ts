import { percorso, tipologiaUtente } from '@quadra/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { rotte } from '../app.ts';

let app: AppDiProva;
let client: Client;
let anagrafica: string;
let dichiarazione: string;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  client = await loginAs(app, utente);
  anagrafica = (
    await makeAnagrafica(app, utente.studioId ?? 0, { tipo: 'PF', codice_fiscale: 'RSSMRA80A01H501U' })
  ).id;
  const [riga] = await app.sql<{ id: string }>(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita)
     values ($1, $2, 2025, 'Persone fisiche', 'Ordinaria') returning id`,
    [utente.studioId, anagrafica],
  );
  dichiarazione = riga?.id ?? '';
});
afterAll(() => app.stop());

/** The same cases at every run; lists, that are read in many ways, are tried less: each reading costs more. */
const SEME = 20261121;
const CASI = 20;
const CASI_ELENCO = 8;
const isElenco = (percorsoRotta: string) => /\/list$/.test(percorsoRotta);
/** Names the calls know, so that what is random reaches beyond the door. */
const campi = [
  ...[
    'Filter',
    'Order',
    'Logic',
    'PageNo',
    'PageSize',
    'OnlyId',
    'Codici',
    'IdAnagrafiche',
    'Tipo',
    'Finalita',
    'Versione',
  ],
  ...[
    'Righi',
    'Forzature',
    'Quadro',
    'righi',
    'CodiceFiscale',
    'Cognome',
    'DataNascita',
    'DomicilioFiscale',
    'IdStudio',
  ],
  ...[
    'Nome',
    'Sfida',
    'Passkey',
    'sfida',
    'codice',
    'recupero',
    'passkey',
    'Skin',
    'Email',
    'Codice',
    'Password',
    'PasswordConferma',
    'OldPassword',
    'ope',
    'text',
    'chiavi',
    'tipo',
    'anno',
    'opzioni',
  ],
];
const cattivi = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'",
    '\u0000',
    '\ud800',
    '{{constructor}}',
    ['$', '{7*7}'].join(''),
    '=cmd',
    'x'.repeat(5000),
    '٣',
  ],
  ...[
    0,
    -1,
    1e308,
    2 ** 53,
    -0,
    1.5,
    null,
    true,
    [],
    {},
    [null],
    [[[[]]]],
    '2025-02-29',
    '0001-01-01',
    '9999-12-31',
  ],
);
const valore = () =>
  fc.oneof(
    cattivi,
    fc.constantFrom<unknown>(
      'RN',
      'RC1.1',
      'RC1.3',
      '2025-01-01',
      'Denominazione',
      'PF',
      'Ordinaria',
      2025,
      1,
    ),
    fc.dictionary(fc.constantFrom('Denominazione', 'RC1.3', 'RC1.1', 'RN1.5', 'Comune', '__x', ''), cattivi, {
      maxKeys: 3,
    }),
    fc.array(cattivi, { maxLength: 3 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.integer(),
  );
const corpo = fc.dictionary(fc.constantFrom(...campi), valore(), { maxKeys: 8 });
const testo = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('..', '%', 'RN', 'RC1.3', 'apri'),
);

describe('whatever comes in', () => {
  it('is never our fault: no call answers 500', async () => {
    const colpe: string[] = [];
    for (const rotta of rotte.filter(({ percorso: p }) => !/logout|login|token|changepassword/.test(p))) {
      const prova = fc.asyncProperty(
        corpo,
        testo,
        fc.constantFrom('anagrafica', 'dichiarazione', 'altro'),
        async (dati, parola, quale) => {
          const id = quale === 'altro' ? parola : quale === 'anagrafica' ? anagrafica : dichiarazione;
          const url = encodeSafely(rotta.percorso, {
            prefisso: 'pf',
            id,
            anno: 2025,
            testo: parola,
            codice: parola,
            nome: parola,
            quadro: 'RC',
            chiave: parola,
            azione: parola,
          });
          if (url === undefined) return;
          const { status, testo: risposta } = await client.send(
            rotta.metodo,
            url,
            rotta.metodo === 'GET' ? undefined : dati,
          );
          if (status >= 500 && status !== 503) {
            colpe.push(
              `${rotta.metodo} ${rotta.percorso} ${JSON.stringify({ dati, parola, quale })}: ${risposta}`,
            );
          }
        },
      );
      await fc.assert(prova, { numRuns: isElenco(rotta.percorso) ? CASI_ELENCO : CASI, seed: SEME });
    }
    expect(colpe.slice(0, 3), `seed ${SEME}`).toEqual([]);
    expect(app.log.filter((riga) => riga.includes('"level":50'))).toEqual([]);
  }, 300_000);
});

/** A path with these parameters; undefined for a text that no address can hold. */
function encodeSafely(modello: string, parametri: Record<string, string | number>): string | undefined {
  try {
    return percorso(modello, parametri);
  } catch {
    return undefined;
  }
}
