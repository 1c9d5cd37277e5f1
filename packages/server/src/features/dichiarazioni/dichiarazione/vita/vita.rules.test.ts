import { checkScelte } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { type Fatti, findMotivo, findRifiuto, listEtichette, type Passo, transizioni } from './vita.rules.ts';

const aperta: Fatti = {
  stato: 'Aperta',
  stampaData: null,
  riapertaIl: null,
  archiviataIl: null,
  inCaricoA: null,
  isModuloAttivo: true,
  isAnnoAbilitato: true,
  isStudioBloccato: false,
  telematicoCreatoIl: null,
  isTelematicoDiProva: false,
  isTelematicoInviato: false,
  hasInvii: false,
  hasDerivate: false,
  hasPagante: false,
};
const chiusa: Fatti = { ...aperta, stato: 'Chiusa' };
const stampata: Fatti = { ...chiusa, stampaData: new Date() };
const archiviata: Fatti = { ...stampata, archiviataIl: new Date() };
const diAltri: Fatti = { ...aperta, inCaricoA: { id: 2, nome: 'Neri Ada' } };
const io = { utenteId: 1 };
const passi = Object.keys(transizioni) as Passo[];
const listRifiuti = (fatti: Fatti, chi = io) =>
  Object.fromEntries(
    passi.flatMap((passo) => {
      const rifiuto = findRifiuto(passo, fatti, chi);
      return rifiuto ? [[passo, rifiuto.codice]] : [];
    }),
  );

describe('the life of a declaration', () => {
  it('[DIC-026] [DIC-008] says of each state what cannot be done, each with its own refusal', () => {
    expect(listRifiuti(aperta)).toEqual({
      stampa: 'STAMPA_MANCANTE',
      salvamodello: 'MODELLO_NON_CHIUSO',
      telematico: 'TELEMATICO_NON_STAMPATO',
      archivia: 'IMPOSSIBILE_ARCHIVIARE',
      scongela: 'DICHIARAZIONE_NON_CONGELATA',
      riapri: 'IMPOSSIBILE_RIAPRIRE',
    });
    expect(listRifiuti(chiusa)).toEqual({
      modifica: 'DICHIARAZIONE_CHIUSA',
      chiudi: 'DICHIARAZIONE_CHIUSA',
      telematico: 'TELEMATICO_NON_STAMPATO',
      archivia: 'IMPOSSIBILE_ARCHIVIARE',
      scongela: 'DICHIARAZIONE_NON_CONGELATA',
      elimina: 'IMPOSSIBILE_ELIMINARE',
    });
    expect(Object.keys(listRifiuti(stampata))).toEqual(['modifica', 'chiudi', 'scongela', 'elimina']);
    expect(listRifiuti(archiviata)).toMatchObject({
      modifica: 'DICHIARAZIONE_SOLA_LETTURA',
      archivia: 'IMPOSSIBILE_ARCHIVIARE',
      riapri: 'IMPOSSIBILE_RIAPRIRE',
      presaincarico: 'DICHIARAZIONE_SOLA_LETTURA',
    });
    expect(Object.keys(listRifiuti(archiviata))).not.toContain('telematico');
  });

  it('[DIC-027] [DIC-029] of one whose telematic file left, reopens only what is confirmed and deletes nothing', () => {
    const inviata = {
      ...stampata,
      telematicoCreatoIl: new Date(),
      isTelematicoInviato: true,
      hasInvii: true,
    };
    expect(findRifiuto('riapri', inviata, io)?.codice).toBe('RIAPERTURA_DA_CONFERMARE');
    expect(findRifiuto('riapri', inviata, { ...io, conferma: true })).toBeUndefined();
    const riaperta = { ...aperta, hasInvii: true };
    expect(findRifiuto('elimina', riaperta, io)?.messaggio).toBe(
      'Impossibile eliminare la dichiarazione. Il telematico è già stato inviato.',
    );
    expect(listEtichette(inviata, true)).toEqual([
      'Stampata definitiva',
      'Telematico creato',
      'Sola lettura',
    ]);
  });

  it('[DIC-028] gives one reason to look only, the heaviest first', () => {
    const tutto = {
      ...archiviata,
      isStudioBloccato: true,
      isAnnoAbilitato: false,
      inCaricoA: diAltri.inCaricoA,
    };
    expect(findMotivo(tutto, 1)).toBe('archiviata');
    expect(findMotivo({ ...tutto, archiviataIl: null }, 1)).toBe('studio bloccato');
    expect(findMotivo({ ...tutto, archiviataIl: null, isStudioBloccato: false }, 1)).toBe(
      'anno non abilitato',
    );
    expect(findMotivo({ ...diAltri, stato: 'Chiusa' }, 1)).toBe('in carico');
    expect(findMotivo(diAltri, 2)).toBeUndefined();
    expect(findMotivo(chiusa, 2)).toBe('chiusa');
    expect(findRifiuto('modifica', diAltri, io)?.messaggio).toBe(
      'La dichiarazione è in sola lettura. In carico a Neri Ada.',
    );
    for (const passo of ['modifica', 'chiudi', 'elimina'] as const)
      expect(findRifiuto(passo, diAltri, io)?.codice).toBe('DICHIARAZIONE_SOLA_LETTURA');
  });

  it('[DIC-010] takes from another only what is confirmed', () => {
    expect(findRifiuto('presaincarico', diAltri, io)?.codice).toBe('DICHIARAZIONE_IN_CARICO');
    expect(findRifiuto('presaincarico', diAltri, { ...io, conferma: true })).toBeUndefined();
    expect(findRifiuto('presaincarico', aperta, io)).toBeUndefined();
  });

  it('[DIC-005] names what holds, and nothing else', () => {
    expect(listEtichette(aperta, false)).toEqual([]);
    expect(listEtichette({ ...aperta, riapertaIl: new Date() }, false)).toEqual(['Riapertura']);
    expect(listEtichette({ ...archiviata, riapertaIl: new Date() }, true)).toEqual([
      'Stampata definitiva',
      'Congelata in Quadra',
      'Sola lettura',
    ]);
  });
});

it('[QUA-020] wants a choice, the first before the others, none twice', () => {
  expect(checkScelte([])).toBe('Indicare almeno una scelta.');
  expect(checkScelte(['', ''])).toBe('Indicare almeno una scelta.');
  expect(checkScelte(['', 'Due per mille'])).toBe('La prima scelta è obbligatoria.');
  expect(checkScelte(['a', 'b', 'a'])).toBe('La stessa scelta è indicata due volte.');
  expect(checkScelte(['a', '', 'b'])).toBeNull();
});
