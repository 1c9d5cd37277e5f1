import { describe, expect, it } from 'vitest';
import { casi2021 } from '../../../../casi/modelli/2021/redditi-pf.ts';
import { casi2023 } from '../../../../casi/modelli/2023/redditi-pf.ts';
import { casi2024 } from '../../../../casi/modelli/2024/redditi-pf.ts';
import { casi2025 } from '../../../../casi/modelli/2025/redditi-pf.ts';
import { casi2026 } from '../../../../casi/modelli/2026/redditi-pf.ts';
import { type CasoModello, readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { type DatiModello, isInterna, loadModello, type Modello } from '../../../index.ts';

/** The key that a casella of Redditi PF has on the 730: by what it holds, a note by its rigo. */
function makeMove(pf: Modello, m730: Modello): (chiave: string) => string {
  return (chiave) => {
    const posto = pf.struttura.indice.findPosto(chiave);
    const nodo = posto?.inserisce ?? posto?.mostra;
    if (posto && nodo) return m730.struttura.indice.keyOf(nodo, posto.indice) ?? chiave;
    return m730.struttura.indice.rename(chiave.replace('.', ' col. ')).replace(' col. ', '.');
  };
}

const perAnno = [
  [2021, casi2021],
  [2023, casi2023],
  [2024, casi2024],
  [2025, casi2025],
  [2026, casi2026],
] as const;

describe.each(perAnno)('730 of %i', (anno, casi) => {
  it.each(casi)('gives what Redditi PF gives: $nome', async (caso: CasoModello) => {
    const [pf, m730] = [await loadModello(anno, 'redditi-pf'), await loadModello(anno, '730')];
    if (!pf || !m730) throw new Error('Both are there');
    const dati = readDati(caso, (chiave) => pf.findCasella(chiave)?.tipo);
    const move = makeMove(pf, m730);
    const calcolo = m730.createCalcolo(
      Object.fromEntries(Object.entries(dati).map(([chiave, valore]) => [move(chiave), valore])),
    );
    const attesi = Object.fromEntries(Object.entries(readAttesi(caso)).map(([k, v]) => [move(k), v]));
    const letti = Object.fromEntries(Object.keys(attesi).map((k) => [k, calcolo.get(k).valore]));
    expect(letti).toEqual(attesi);
  });
});

describe('the quadri of the 730', () => {
  it('have numbers of ours alone until 2022, each number once', async () => {
    for (const anno of [2019, 2020, 2022, 2023, 2024, 2025, 2026]) {
      const modello = await loadModello(anno, '730');
      const caselle = (modello?.quadri ?? [])
        .filter(({ codice }) => codice !== 'FR')
        .flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)));
      expect(caselle.some((c) => !isInterna(c))).toBe(anno >= 2023);
      expect(new Set(caselle.map(({ chiave }) => chiave)).size).toBe(caselle.length);
    }
  });

  it('name no quadro that the 730 has not', async () => {
    for (const anno of [2019, 2022, 2025, 2026]) {
      const modello = await loadModello(anno, '730');
      const testi = (modello?.quadri ?? []).flatMap((q) => [
        (q.nota ?? '').replace('quelli di Redditi PF', ''),
        ...q.sezioni.flatMap((s) => [
          s.titolo,
          ...s.righi.flatMap((r) => [
            r.titolo,
            ...r.caselle.flatMap((c) => [c.titolo, c.formulaBreve ?? '', c.istruzioni ?? '']),
          ]),
        ]),
      ]);
      expect(testi.filter((testo) => /\b(R[A-Z]|LM|LC|CR|CE)\d*\b/.test(testo))).toEqual([]);
    }
    const modello = await loadModello(2025, '730');
    expect(modello?.findCasella('PL11.1')?.formulaBreve).toBe('A, B, C, D, M, T1221');
    expect(modello?.findCasella('W906.5')?.formulaBreve).toBeUndefined();
  });

  it('say what is missing with the names of the 730', async () => {
    const modello = await loadModello(2022, '730');
    const calcolo = modello?.createCalcolo({ 'C901.1': '8', 'C901.3': 20_000 });
    const { mancano = [] } = calcolo?.get('PL926.2') ?? {};
    expect(mancano.some(({ frase }) => frase.includes('C901-C903'))).toBe(true);
    expect(mancano.filter(({ frase }) => /\bR[A-Z]\d/.test(frase))).toEqual([]);
  });

  it('have no credits of businesses, which no quadro of the 730 gives', async () => {
    const modello = await loadModello(2025, '730');
    expect(['PL935.1', 'F3.1', 'PL961.4'].map((k) => modello?.findCasella(k) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('show the balance of the surcharges of the comune of the front page', async () => {
    const modello = await loadModello(2025, '730');
    const calcolo = modello?.createCalcolo({
      'FR3.1': 'F205',
      'FR4.1': 'F205',
      'C1.1': '2',
      'C1.3': 40_000,
      'C5.1': 365,
      'C9.1': 8_000,
      'C10.1': 0,
      'C11.1': 0,
      'C12.1': 0,
      'C13.1': 0,
    });
    expect(['PL972.2', 'PL980.2', 'PL977.1', 'PL987.8'].map((k) => calcolo?.get(k).valore)).toEqual([
      596, 320, 596, 96,
    ]);
  });
});

describe('the checks of the 730', () => {
  const codesOf = async (anno: number, dati: DatiModello) => {
    const modello = await loadModello(anno, '730');
    return (modello?.createCalcolo(dati).findings() ?? []).map(
      ({ livello, codice, chiave }) => `${livello} ${codice} ${chiave}`,
    );
  };
  it.each([
    [{ 'E26.2': 10 }, ['discordanza ONERE_SENZA_CODICE E26.1']],
    [{ 'E26.1': 7, 'E26.2': 10 }, []],
    [{ 'E83.2': 10 }, ['discordanza DETRAZIONE_SENZA_CODICE E83.1']],
    [{ 'PL961.4': 10 }, ['discordanza ACCONTI_SENZA_CASELLA PL961.4']],
    [{ 'G15.1': '10', 'G15.2': 10, 'G15.6': 11 }, ['bloccante CREDITO_CODICE_COMPENSATO G15.6']],
    // Of quadri that the 730 has not, nothing is said.
  ] as [DatiModello, string[]][])(
    'are those of Redditi PF on expenses and credits: %j finds %j',
    async (dati, attesi) => {
      expect(await codesOf(2025, dati)).toEqual(attesi);
    },
  );

  it('point at its own caselle and call its righi by their names', async () => {
    for (const anno of [2019, 2020, 2024, 2025, 2026]) {
      const modello = await loadModello(anno, '730');
      const da = anno < 2023 ? 900 : 0;
      const calcolo = modello?.createCalcolo({
        [`E${26 + da}.2`]: 10,
        [`E${83 + da}.2`]: 10,
        'PL961.4': 10,
        [`B${1 + da}.1`]: 500,
        [`B${1 + da}.2`]: '2',
        [`B${1 + da}.7`]: '1',
      });
      const findings = calcolo?.findings() ?? [];
      expect(findings.length).toBe(4);
      for (const { chiave, frase } of findings) {
        expect(modello?.findCasella(chiave)).toBeDefined();
        expect(frase).not.toMatch(/\bR[ABCPN]\d/);
      }
    }
  });
});
