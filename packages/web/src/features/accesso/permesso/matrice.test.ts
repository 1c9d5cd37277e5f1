import { tipologiaUtente } from '@quadra/contract';
import { expect, it } from 'vitest';
import type { Persona } from './matrice.api.ts';
import {
  canSpostare,
  computeDopo,
  countScelte,
  filterRighe,
  isDentro,
  isDiversa,
  makeCambi,
  makeRighe,
  NESSUNA_SCELTA,
  sayCella,
  sayDetto,
  sayIngresso,
} from './matrice.ts';
import type { Permessi } from './permesso.api.ts';

const voce = (codice: string, tipo: 'permesso' | 'funzionalita', descrizione: string) => ({
  ...{ codice, tipo, descrizione, default: true, perGestore: null, perStudio: null },
  ...{ effettivo: true, origine: 'predefinito' as const, dettoIl: null, dettoDa: null, scrivibile: true },
});
const dati: Pick<Permessi, 'voci'> = {
  voci: [
    voce('ELENCHI_ESPORTA', 'permesso', 'Esportare gli elenchi'),
    voce('VISURE', 'funzionalita', 'Visure catastali'),
  ],
};
const persona = (id: number, altro: Partial<Persona>): Persona => ({
  ...{ id, nome: `Persona ${id}`, ruolo: 'Operatore studio', stato: 'Attivo', ultimoAccesso: null },
  ...{ accessi: null },
  ...{ versione: 1, bloccato: false, modificabile: true, ipAbilitati: '', esenteDaIP: false },
  ...{ visureAbilitate: true, abilitaAI: false, anagrafiche: 3, anagraficheStudio: 8, gruppi: ['Sede'] },
  ingressi: [],
  senzaGruppo: false,
  celle: [
    { codice: 'ELENCHI_ESPORTA', ammesso: true, motivo: 'permesso', origine: 'predefinito' },
    { codice: 'VISURE', ammesso: true, motivo: 'funzionalita', origine: 'predefinito' },
  ],
  ...altro,
});
const operatore = persona(1, {});
const capo = persona(2, { esenteDaIP: true, gruppi: null, anagrafiche: 8 });
const righe = makeRighe(dati, [
  { nome: 'Sede', quanti: 3, id: 'uno' },
  { nome: 'Carpi', quanti: 2, id: 'due' },
]);
const row = (chiave: string) => {
  const trovata = righe.find((riga) => riga.chiave === chiave);
  if (!trovata) throw new Error(chiave);
  return trovata;
};

it('[USR-011] a choice shows what it will do: to operators, never to who administers', () => {
  const scelte = { ...NESSUNA_SCELTA, voci: new Map([['ELENCHI_ESPORTA', false]]) };
  expect(computeDopo(row('ELENCHI_ESPORTA'), operatore, scelte)).toBe(false);
  expect(computeDopo(row('ELENCHI_ESPORTA'), capo, scelte)).toBeUndefined();
  expect(computeDopo(row('VISURE'), operatore, scelte)).toBeUndefined();
});

it('[USR-012] what is off for a person alone changes his cell alone, and nothing where the module is missing', () => {
  const spenta = new Map([[1, { VisureAbilitate: false }]]);
  const scelte = { ...NESSUNA_SCELTA, persone: spenta };
  expect(computeDopo(row('VISURE'), operatore, scelte)).toBe(false);
  expect(computeDopo(row('VISURE'), capo, scelte)).toBeUndefined();
  const senza = persona(1, {
    celle: [{ codice: 'VISURE', ammesso: false, motivo: 'modulo', origine: null }],
  });
  expect(computeDopo(row('VISURE'), senza, scelte)).toBeUndefined();
  expect(sayCella(row('VISURE'), senza)).toMatchObject({ ammesso: false, accanto: 'modulo' });
});

it('[USR-014] groups say who is in, who sees all, and where people differ', () => {
  expect(sayCella(row('gruppo/Sede'), operatore)).toMatchObject({ ammesso: true, accanto: '' });
  expect(sayCella(row('gruppo/Sede'), capo)).toMatchObject({ ammesso: true, accanto: 'ruolo' });
  expect(sayCella(row('senza'), operatore).ammesso).toBe(false);
  expect(isDiversa(row('visti'), [operatore, capo])).toBe(true);
  const diverse = filterRighe(righe, [operatore, capo], { testo: '', soloDifferenze: true });
  expect(diverse.map(({ chiave }) => chiave)).toEqual(['visti', 'gruppo/Carpi', 'senza', 'indirizzi']);
  const trovate = filterRighe(righe, [capo], { testo: 'ESPÒRTARE', soloDifferenze: false });
  expect(trovate.map(({ chiave }) => chiave)).toEqual(['ELENCHI_ESPORTA']);
});

it('[USR-014] a change of groups shows what it does to each row, and out of the last group all are seen', () => {
  const choose = (scelti: Record<string, { nome: string; dentro: boolean }>) => ({
    ...NESSUNA_SCELTA,
    gruppi: new Map([[1, new Map(Object.entries(scelti))]]),
  });
  const altrove = choose({ uno: { nome: 'Sede', dentro: false }, due: { nome: 'Carpi', dentro: true } });
  expect(computeDopo(row('gruppo/Sede'), operatore, altrove)).toBe(false);
  expect(computeDopo(row('gruppo/Carpi'), operatore, altrove)).toBe(true);
  expect(computeDopo(row('senza'), operatore, altrove)).toBeUndefined();
  expect([isDentro(row('gruppo/Sede'), operatore, altrove), countScelte(altrove)]).toEqual([false, 2]);
  const fuori = choose({ uno: { nome: 'Sede', dentro: false } });
  expect(computeDopo(row('gruppo/Sede'), operatore, fuori)).toBeUndefined();
  expect(computeDopo(row('gruppo/Carpi'), operatore, fuori)).toBe(true);
  expect(computeDopo(row('senza'), operatore, fuori)).toBe(true);
  expect(canSpostare(row('gruppo/Sede'), operatore)).toBe(true);
  expect(canSpostare(row('gruppo/Sede'), capo)).toBe(false);
  expect(makeCambi(altrove, [operatore, capo], 4)).toEqual({
    IdStudio: 4,
    Voci: [],
    Persone: [
      {
        ...{ Id: 1, Versione: 1 },
        Gruppi: [
          { Id: 'uno', Dentro: false },
          { Id: 'due', Dentro: true },
        ],
      },
    ],
  });
});

it('what was chosen of a person on a page that is not shown is applied with the rest', () => {
  const scelte = {
    ...NESSUNA_SCELTA,
    persone: new Map([[9, { AbilitaAI: true }]]),
    versioni: new Map([
      [9, 5],
      [1, 3],
    ]),
  };
  expect(makeCambi(scelte, [operatore], undefined).Persone).toEqual([
    { Id: 9, Versione: 5, AbilitaAI: true, Gruppi: [] },
  ]);
  // Of who is shown what was read last counts.
  const suo = { ...scelte, persone: new Map([[1, { AbilitaAI: true }]]) };
  expect(makeCambi(suo, [operatore], undefined).Persone).toMatchObject([{ Id: 1, Versione: 1 }]);
});

it('[USR-011] says when the studio decided', () => {
  const detta = { origine: 'studio' as const, dettoIl: '2026-03-12T10:00:00.000Z' };
  const voci = dati.voci.map((una) => ({ ...una, ...detta }));
  expect(makeRighe({ voci }, [])[1]?.deciso).toBe('Studio, 12/03/2026');
});

it('says who decided as far as it is known', () => {
  const [voce] = dati.voci;
  if (voce === undefined) throw new Error('no voce');
  const say = (altro: Partial<typeof voce>) => sayDetto({ ...voce, origine: 'studio', ...altro });
  const dettoIl = '2026-03-12T10:00:00.000Z';
  expect(sayDetto(voce)).toBe('');
  expect(say({})).toBe('Chi lo ha detto e quando non si sa.');
  expect(say({ dettoIl })).toBe('È del 12/03/2026; chi lo ha detto non si sa.');
  expect(say({ dettoIl, dettoDa: { nome: 'Sala Roberta', tipologia: tipologiaUtente.AMM_STU } })).toBe(
    'Lo ha detto Sala Roberta il 12/03/2026.',
  );
  expect(say({ dettoIl, dettoDa: { nome: null, tipologia: tipologiaUtente.OP_GES } })).toBe(
    'Lo ha detto chi lavora per il gestore il 12/03/2026.',
  );
  expect(say({ dettoIl, dettoDa: { nome: null, tipologia: null } })).toBe(
    'Lo ha detto chi non è dello studio il 12/03/2026.',
  );
});

it('a group says who put a person there and when, and what is not known of it', () => {
  const ingresso = (da: { nome: string | null; tipologia: number } | null, il: string | null) =>
    persona(3, { ingressi: [{ gruppo: 'Sede', il, da }] });
  const il = '2026-03-12T09:00:00.000Z';
  const sala = { nome: 'Sala Roberta', tipologia: tipologiaUtente.AMM_STU };
  expect(sayIngresso(row('gruppo/Sede'), ingresso(sala, il))).toBe(
    'Nel gruppo dal 12/03/2026, da Sala Roberta.',
  );
  const daFuori = { nome: null, tipologia: tipologiaUtente.AMM_GES };
  expect(sayIngresso(row('gruppo/Sede'), ingresso(daFuori, il))).not.toContain('null');
  expect(sayIngresso(row('gruppo/Sede'), ingresso(null, null))).toBe(
    'Non si sa da quando è nel gruppo, né per mano di chi.',
  );
  expect(sayIngresso(row('gruppo/Sede'), ingresso(sala, null))).toBe('Nel gruppo per mano di Sala Roberta.');
  expect(sayIngresso(row('gruppo/Sede'), ingresso(null, il))).toBe(
    'Nel gruppo dal 12/03/2026; non si sa per mano di chi.',
  );
  expect(sayIngresso(row('gruppo/Carpi'), ingresso(sala, il))).toBe('');
});
