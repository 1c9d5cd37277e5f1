import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as costanti from './costanti.ts';
import { enumerazioni, findEnumerazione, voceEnumerazione } from './enumerazione.ts';
import * as definite from './enumerazioni/index.ts';
import { filtroAnagrafiche, modoRicerca } from './lista.ts';

const toNome = (costante: string) => costante.replace(/[A-Z]/g, (lettera) => `-${lettera.toLowerCase()}`);
/** Constants that are not enumerations of values: labels, orders, groups, defaults, sentences. */
const accessorie = /^(etichetta|ordine|gruppi|frasi|motivo|stati[A-Z]|[A-Z_]+$)/;
const altre = ['computePotere', 'etichetteDichiarazione', 'tipoDichiarazionePrevisto', 'segnoMovimento'];
const costantiEnumerate = [
  ...Object.keys(definite).filter((nome) => !accessorie.test(nome) && !altre.includes(nome)),
  ...Object.keys({ filtroAnagrafiche, modoRicerca }),
  ...Object.keys(costanti).filter((nome) => ['skin', 'caratteri', 'densita'].includes(nome)),
];
/** The constant an enumeration comes from, where the name is not the same. */
const costanteDi: Readonly<Record<string, string>> = { 'tipo-movimento': 'segnoMovimento' };
const toCostante = (nome: string) =>
  costanteDi[nome] ?? nome.replace(/-(\w)/g, (_, lettera) => lettera.toUpperCase());

const radice = join(import.meta.dirname, '../..');
const sorgenti = ['contract', 'fisco', 'server', 'web']
  .flatMap((pacchetto) =>
    readdirSync(join(radice, pacchetto, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(pacchetto, 'src', file),
    ),
  )
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.ts$|contract\/src\/enumerazion/.test(file) &&
      !file.includes('/test/'),
  )
  .map((file) => readFileSync(join(radice, file), 'utf8'));
/** Whether a file takes the constant (or the words that go with it) from where it is defined. */
const isLetta = (costante: string) => {
  const parole = new RegExp(
    `import[^;]*\\b(${costante}|etichetta${costante.charAt(0).toUpperCase()}${costante.slice(1)})\\b[^;]*from '(@quadra/(contract|values)|\\./(enumerazioni/index|costanti|lista)\\.ts)'`,
  );
  const dove = `z.enum(${costante})`;
  return sorgenti.some((testo) => parole.test(testo) || testo.includes(dove));
};

describe('the enumerations that are served', () => {
  it('are all those that the contract defines, by the name of their constant', () => {
    expect(Object.keys(enumerazioni).toSorted()).toEqual(
      [...costantiEnumerate.map(toNome), 'tipo-movimento'].toSorted(),
    );
  });

  it('have each value once, with words', () => {
    for (const [nome, { voci }] of Object.entries(enumerazioni)) {
      expect([nome, voci.length > 0, new Set(voci.map(({ Codice }) => Codice)).size]).toEqual([
        nome,
        true,
        voci.length,
      ]);
      for (const voce of voci) {
        expect(voceEnumerazione.parse(voce)).toEqual(voce);
        expect([nome, voce.Descrizione.trim() !== '']).toEqual([nome, true]);
      }
    }
    expect(findEnumerazione('constructor')).toBeUndefined();
  });

  it('are used by the product, or say which room they wait for: never both, never neither', () => {
    const stati = Object.keys(enumerazioni).map((nome) => {
      const attende = findEnumerazione(nome)?.attende;
      return [nome, attende === undefined ? 'usata' : 'attende'] as const;
    });
    expect(stati).toEqual(
      stati.map(([nome]) => [nome, isLetta(toCostante(nome)) ? 'usata' : 'attende'] as const),
    );
  });
});
