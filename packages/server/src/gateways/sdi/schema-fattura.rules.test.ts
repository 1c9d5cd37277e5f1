import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ElementoFile, type ErroreFile, loadFattura } from '@quadra/fisco';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSchemi, makeValidatore, SCHEMA_FATTURA } from '../../../../../scripts/prove/schemi.ts';
import { readXml } from './busta-soap.ts';

const { checkFile, passiFattura, tipiSemplici } = await loadFattura();

const SCHEMI = findSchemi('fatturapa');

/** An element that may be changed. */
interface Nodo {
  nome: string;
  testo: string;
  figli: Nodo[];
}
const SPAZIO = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
const escapeXml = (testo: string) => testo.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const write = ({ nome, testo, figli }: Nodo): string =>
  `<${nome}>${escapeXml(testo)}${figli.map(write).join('')}</${nome}>`;
const writeFile = (radice: Nodo): string =>
  `<?xml version="1.0" encoding="UTF-8"?><p:FatturaElettronica versione="FPR12" xmlns:p="${SPAZIO}">${radice.testo}${radice.figli.map(write).join('')}</p:FatturaElettronica>`;
const walk = (nodo: Nodo): Nodo[] => [nodo, ...nodo.figli.flatMap(walk)];
const toNodo = ({ nome, testo, figli }: ElementoFile): Nodo => ({
  ...{ nome, testo: figli.length > 0 ? '' : testo },
  figli: figli.map(toNodo),
});

/** Texts of a type: most as it wants them, some just beside. */
const riga = (massimo: number, unit: 'grapheme-ascii' | fc.Arbitrary<string>) =>
  fc.string({ unit, minLength: 1, maxLength: massimo });
const latina = fc.constantFrom(...'aZ09 àèéìòùÄßÿ«»°§£&<>"\'./');
const giorni = fc.constantFrom('2026-05-20', '1970-01-01', '2024-02-29', '2026-12-31', '2026-05-20Z');
const difficili: Readonly<Record<string, fc.Arbitrary<string>>> = {
  data: giorni,
  DataFattura: giorni,
  dataOra: fc.constantFrom('2026-05-20T10:30:00', '2026-05-20T23:59:59.5Z', '2026-05-20T00:00:00+02:00'),
  base64: fc.uint8Array({ maxLength: 30 }).map((byte) => Buffer.from(byte).toString('base64')),
  Email: fc.constantFrom('a@b', 'conti@rete.example', "o'neil+x@mail.example.it", 'a.b@[127.0.0.1]'),
  EmailContatti: fc.constantFrom('conti@rete.example', 'a b@c.de..f'),
  CodEORI: riga(17, 'grapheme-ascii').map((t) => t.padEnd(13, 'x')),
  Codice: riga(28, latina),
  Titolo: fc.constantFrom('Dott.', 'Avv', 'Geom. '),
  Rate: fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(2)),
};
function makeTesto(tipo: string): fc.Arbitrary<string> {
  const suo = difficili[tipo];
  if (suo) return suo;
  const lungo = /^String(\d+)(Latin)?/.exec(tipo);
  if (lungo) return riga(Number(lungo[1]), lungo[2] ? latina : 'grapheme-ascii');
  const { modello } = tipiSemplici[tipo as keyof typeof tipiSemplici];
  // eslint-disable-next-line no-control-regex -- the control signs of ASCII are no signs of XML
  return fc.stringMatching(modello).map((testo) => testo.replace(/[^\t\n\r\x20-\u{10FFFF}]/gu, 'x'));
}

/** Any invoice that the table admits: each element that may be missing is there every other time. */
function makeGruppo(gruppo: string): fc.Arbitrary<Nodo[]> {
  const passi = passiFattura.get(gruppo) ?? [];
  const posti = passi.map((passo) => {
    const strade = 'strade' in passo ? passo.strade : [[passo]];
    return fc.oneof(
      ...strade.map((strada) =>
        fc
          .tuple(
            ...strada.map(({ nome, tipo, minimo, isRipetuto }) =>
              fc.array(makeNodo(nome, tipo), {
                minLength: minimo,
                maxLength: isRipetuto ? 2 : 1,
                depthIdentifier: 'fattura',
              }),
            ),
          )
          .map((parti) => parti.flat()),
      ),
    );
  });
  return fc.tuple(...posti).map((parti) => parti.flat());
}
const makeNodo = (nome: string, tipo: string): fc.Arbitrary<Nodo> =>
  passiFattura.has(tipo)
    ? makeGruppo(tipo).map((figli) => ({ nome, testo: '', figli }))
    : makeTesto(tipo).map((testo) => ({ nome, testo, figli: [] }));
const fatture =
  SCHEMI === ''
    ? fc.constant<Nodo>({ nome: '', testo: '', figli: [] })
    : makeNodo('FatturaElettronica', 'FatturaElettronica');

/** What people and programs do to a file. */
const TESTI = [
  ...[
    '',
    ' ',
    'x',
    '€',
    'à',
    '漢字',
    '🙂',
    '-1',
    '0',
    '1.5',
    '12,50',
    '12.5',
    '12.500',
    '1e3',
    '+1',
    '007',
    '10000',
    '100.01',
  ],
  ...[
    '2026-02-30',
    '20/05/2026',
    '2026-5-2',
    '0000-01-01',
    '1969-12-31',
    'RF03',
    'TD07',
    'TD30',
    'MP24',
    'N2.3',
    'N8',
    'RT07',
    'TP04',
  ],
  ...[
    'si',
    'SI ',
    ' 12.50 ',
    ' 5',
    'IT',
    'it',
    'ITA',
    '0000000',
    'ABCDE',
    '@',
    'a@b',
    'x'.repeat(61),
    'y'.repeat(201),
    'z'.repeat(1001),
  ],
  ...[
    'a\tb',
    'a\nb',
    '12345678901',
    '3'.repeat(29),
    '100.00',
    '0100.00',
    '00.10',
    '12345',
    '123456',
    'QQ==',
    'QR==',
  ],
];
type Guasto = (radice: Nodo, quale: number, altro: number) => void;
const scegli = (radice: Nodo, quale: number): { padre: Nodo; posto: number } | undefined => {
  const padri = walk(radice).filter(({ figli }) => figli.length > 0);
  const coppie = padri.flatMap((padre) => padre.figli.map((_, posto) => ({ padre, posto })));
  return coppie[quale % Math.max(1, coppie.length)];
};
const guasti: Readonly<Record<string, Guasto>> = {
  tolto: (radice, quale) => {
    const scelto = scegli(radice, quale);
    scelto?.padre.figli.splice(scelto.posto, 1);
  },
  doppio: (radice, quale) => {
    const scelto = scegli(radice, quale);
    const uno = scelto?.padre.figli[scelto.posto];
    if (scelto && uno) scelto.padre.figli.splice(scelto.posto, 0, structuredClone(uno));
  },
  spostato: (radice, quale, altro) => {
    const scelto = scegli(radice, quale);
    if (!scelto) return;
    const [uno] = scelto.padre.figli.splice(scelto.posto, 1);
    if (uno) scelto.padre.figli.splice(altro % (scelto.padre.figli.length + 1), 0, uno);
  },
  altrove: (radice, quale, altro) => {
    const scelto = scegli(radice, quale);
    const uno = scelto?.padre.figli[scelto.posto];
    const dove = walk(radice)[altro % walk(radice).length];
    if (uno && dove) dove.figli.push(structuredClone(uno));
  },
  rinominato: (radice, quale) => {
    const scelto = scegli(radice, quale);
    const uno = scelto?.padre.figli[scelto.posto];
    if (uno) uno.nome = `${uno.nome}X`;
  },
  riscritto: (radice, quale, altro) => {
    const foglie = walk(radice).filter(({ figli }) => figli.length === 0);
    const foglia = foglie[quale % Math.max(1, foglie.length)];
    if (foglia) foglia.testo = TESTI[altro % TESTI.length] ?? '';
  },
  allungato: (radice, quale, altro) => {
    const foglie = walk(radice).filter(({ figli }) => figli.length === 0);
    const foglia = foglie[quale % Math.max(1, foglie.length)];
    if (foglia) foglia.testo += ([...foglia.testo].at(-1) ?? 'x').repeat((altro % 90) + 1);
  },
  parlato: (radice, quale) => {
    const gruppi = walk(radice).filter(({ figli }) => figli.length > 0);
    const gruppo = gruppi[quale % Math.max(1, gruppi.length)];
    if (gruppo) gruppo.testo = 'parole';
  },
};
const danni = fc.array(
  fc.record({ guasto: fc.constantFrom(...Object.keys(guasti)), quale: fc.nat(5000), altro: fc.nat(5000) }),
  { minLength: 1, maxLength: 3 },
);

const describeTutti = (errori: readonly ErroreFile[]) =>
  errori.map(({ dove, frase }) => `${dove}: ${frase}`).join('; ');

const RIPETIZIONI = 400;
describe.skipIf(SCHEMI === '')('the table of the file, beside the official schema 1.2.3', () => {
  const validate = SCHEMI === '' ? () => '' : makeValidatore(join(SCHEMI, SCHEMA_FATTURA));
  const look = (xml: string) => checkFile(readXml(xml));

  it('[FAT-009] takes every invoice that it describes, and so does the schema', () => {
    fc.assert(
      fc.property(fatture, (radice) => {
        const xml = writeFile(radice);
        const detto = `${describeTutti(look(xml))}${validate(xml)}`;
        expect(detto, detto).toBe('');
      }),
      { numRuns: RIPETIZIONI, includeErrorInReport: true, endOnFailure: true },
    );
  });

  it('[FAT-009] says of a spoilt one what the schema says: no file that it takes is refused there', () => {
    const campioni = readdirSync(join(SCHEMI, 'esempi'))
      .map((nome) => readXml(readFileSync(join(SCHEMI, 'esempi', nome), 'utf8')))
      .map(toNodo);
    const esiti = { buoni: 0, guasti: 0 };
    fc.assert(
      fc.property(fc.oneof(fatture, fc.constantFrom(...campioni)), danni, (sana, subiti) => {
        const radice = structuredClone(sana);
        for (const { guasto, quale, altro } of subiti) guasti[guasto]?.(radice, quale, altro);
        const xml = writeFile(radice);
        const [errori, suo] = [look(xml), validate(xml)];
        const nostro = describeTutti(errori);
        // Of bytes in base64 the validator passes over what is none, and we do not: there we may refuse more.
        if (errori.length > 0 && errori.every(({ dove }) => dove.endsWith('/Attachment'))) return;
        esiti[suo === '' ? 'buoni' : 'guasti'] += 1;
        expect(nostro === '', `${nostro} / ${suo}`).toBe(suo === '');
      }),
      { numRuns: 2 * RIPETIZIONI, includeErrorInReport: true, endOnFailure: true },
    );
    // Of both kinds, or nothing was compared.
    expect(Math.min(esiti.buoni, esiti.guasti)).toBeGreaterThan(RIPETIZIONI / 20);
  });
});
