import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Gente } from './prove/caos/giornata.ts';
import { CADUTE, doCaduta, drawCadute } from './prove/scala/cadute.ts';
import type { CasaScalata } from './prove/scala/casa-scalata.ts';
import { findProgramma, makeMezzo } from './prove/scala/programmi.ts';
import { describeTabella } from './prove/scala/scala.ts';
import { radice } from './web.ts';

const read = (file: string) => readFileSync(join(radice, file), 'utf8');
const listNomi = (testo: string, quali: RegExp) =>
  [...new Set([...testo.matchAll(quali)].map(([, nome = '']) => nome))].toSorted();
const compose = read('compose.scala.yaml');
const haproxy = read('produzione/haproxy.cfg');
const pgbouncer = read('produzione/pgbouncer.ini');
/** A block of the file of compose: from its name to the next one at its side. */
const readBlocco = (nome: string) =>
  new RegExp(`^ {2}${nome}:\\n((?: {3,}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

describe('the house past one machine: the same settings for compose and for the trial', () => {
  it('gives the door every address it asks for, each of a service that is there', () => {
    const chiesti = listNomi(haproxy, /"\$\{(\w+)\}"/g);
    expect(listNomi(readBlocco('haproxy'), /^ +(QUADRA_\w+):/gm)).toEqual(chiesti);
    const servizi = listNomi(compose.slice(compose.indexOf('\nservices:')), /^ {2}([\w-]+):$/gm);
    const nominati = listNomi(readBlocco('haproxy'), /: ([a-z][\w-]*):\d+$/gm);
    expect(servizi).toEqual(expect.arrayContaining(nominati));
    expect(nominati).toEqual(['chiamate-1', 'chiamate-2', 'primario', 'replica']);
    expect(compose).toContain('./produzione/haproxy.cfg:');
    expect(haproxy).toContain('uri /readyz');
  });

  it('gives the pool every file it includes, and lends connections by the transaction', () => {
    const inclusi = [
      ...listNomi(pgbouncer, /^%include (\S+)$/gm),
      ...listNomi(pgbouncer, /^auth_file = (\S+)$/gm),
    ];
    expect(listNomi(readBlocco('pgbouncer'), /target: \/pgbouncer\/(\S+)$/gm)).toEqual(inclusi.toSorted());
    expect(pgbouncer).toContain('pool_mode = transaction');
    // Listening and migrations go past it; the check of the door comes in as a role that is made.
    expect(compose).toMatch(/DATABASE_APP_URL: \S+@haproxy:5432/);
    expect(compose).toMatch(/DATABASE_POOL_URL: \S+@pgbouncer:6432/);
    const [controllo = ''] = listNomi(haproxy, /option pgsql-check user (\w+)/g);
    expect(read('produzione/primario.sh')).toContain(`create role ${controllo} login`);
  });

  it.skipIf(findProgramma('haproxy') === undefined)(
    'is read by haproxy (skipped where it is not installed)',
    () => {
      const env = Object.fromEntries(
        listNomi(haproxy, /"\$\{(\w+)\}"/g).map((nome) => [nome, '127.0.0.1:9']),
      );
      const esito = spawnSync(
        findProgramma('haproxy') ?? '',
        ['-c', '-f', join(radice, 'produzione/haproxy.cfg')],
        {
          env: { ...process.env, ...env },
          encoding: 'utf8',
        },
      );
      expect([esito.status, esito.stderr.split('\n').filter((riga) => /ALERT|WARNING/.test(riga))]).toEqual([
        0,
        [],
      ]);
    },
  );
});

describe('the pieces that are lost', () => {
  it('come in the same order by the same seed, each once before any comes again', () => {
    const draw = (seme: number) => {
      const mazzo = drawCadute(seme, CADUTE);
      return Array.from({ length: CADUTE.length * 2 }, () => mazzo.next().value);
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(
      new Set(
        draw(7)
          .slice(0, CADUTE.length)
          .map(({ nome }) => nome),
      ).size,
    ).toBe(CADUTE.length);
  });

  it('say whom they killed; one that had ended by itself was not killed, and that is wrong', async () => {
    const porta = createServer((_, risposta) => void risposta.writeHead(201).end('{}'));
    await new Promise<void>((resolve) => porta.listen(0, '127.0.0.1', resolve));
    const indirizzo = `http://127.0.0.1:${(porta.address() as AddressInfo).port}`;
    const gente = { bersaglio: { indirizzo, token: '' }, giorno: { clienti: [] as string[] } };
    const avvio = { parole: ['sleep', '60'], cartella: tmpdir(), isPronto: async () => true };
    const haproxy = makeMezzo('haproxy', avvio);
    const lose = () =>
      doCaduta(
        { haproxy } as CasaScalata,
        { nome: 'haproxy', durata: 0, pausa: 0, quale: 0 },
        gente as unknown as Gente,
      );
    try {
      await haproxy.start();
      const viva = await lose();
      expect([viva.uccisi, viva.storto]).toEqual([1, undefined]);
      await haproxy.kill();
      expect(await lose()).toMatchObject({ uccisi: 0, storto: expect.stringContaining('da sé') });
    } finally {
      await haproxy.kill();
      porta.close();
    }
  });

  it('are told in a table, each with the worst of its times and the sum of what came of it', () => {
    const fatto = {
      nome: 'pgbouncer',
      confermati: 10,
      perduti: [],
      doppi: ['due'],
      difformita: [],
      usciti: 1,
    };
    const [, , riga, ...altre] = describeTabella({
      fatti: [
        { ...fatto, fermoMs: 1_000, rientroMs: 2_000 },
        { ...fatto, fermoMs: 2_500, rientroMs: 1_000, perduti: ['uno'] },
      ],
    });
    expect([riga, altre]).toEqual(['| pgbouncer | 2 | 2,5 s | 2,0 s | 20 | 1 | 2 | 2 | verificati |', []]);
  });
});
