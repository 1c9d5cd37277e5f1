import { statiDelegaUnica } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { parseLink } from '../../../base/collegamento/collegamento.public.ts';
import {
  checkChiedibile,
  computeMostrato,
  computeScadenza,
  findPassaggio,
  passaggi,
} from './delega-unica.rules.ts';

const giorno = { adesso: new Date('2026-11-23T10:00:00Z'), oggi: '2026-11-23' };

describe('the states of a delega unica', () => {
  it('nothing follows one that is over, and the Agenzia accepts only what was signed', () => {
    for (const stato of ['Scartata', 'Non concessa', 'Revocata', 'Annullata', 'Sostituita'] as const)
      for (const evento of Object.keys(passaggi) as (keyof typeof passaggi)[])
        expect([stato, evento, findPassaggio(stato, evento)]).toEqual([stato, evento, undefined]);
    expect(statiDelegaUnica.filter((stato) => findPassaggio(stato, 'accetta'))).toEqual([
      'Firmata',
      'Inviata',
    ]);
    expect(statiDelegaUnica.filter((stato) => findPassaggio(stato, 'revoca'))).toEqual(['Accettata']);
  });

  it('ends on the last day of the fourth year after the one it is given in', () => {
    expect(computeScadenza('2026-01-01')).toBe('2030-12-31');
    expect(computeScadenza('2026-12-31')).toBe('2030-12-31');
  });

  it('is over when its term is, and so is a link', () => {
    const accettata = { stato: 'Accettata', link_scade_il: null, scadenza: '2026-11-22' } as const;
    expect(computeMostrato(accettata, giorno)).toBe('Scaduta');
    expect(computeMostrato({ ...accettata, scadenza: '2026-11-23' }, giorno)).toBe('Accettata');
    const inviato = { stato: 'Link inviato', link_scade_il: giorno.adesso, scadenza: null } as const;
    expect(computeMostrato(inviato, giorno)).toBe('Link scaduto');
    expect(computeMostrato({ ...inviato, stato: 'Firmata' }, giorno)).toBe('Firmata');
  });

  it('a third intermediary is refused, and so is one that waits for its outcome', () => {
    const una = (intermediario_id: string, stato: 'Accettata' | 'Firmata' = 'Accettata') => ({
      intermediario_id,
      stato,
    });
    expect(checkChiedibile([], 'a')).toBeUndefined();
    expect(checkChiedibile([una('a'), una('b')], 'b')).toBeUndefined();
    expect(checkChiedibile([una('a'), una('a'), una('b')], 'c')).toBe('TERZO_INTERMEDIARIO');
    expect(checkChiedibile([una('a', 'Firmata')], 'a')).toBe('DELEGA_UNICA_IN_CORSO');
    expect(checkChiedibile([una('a', 'Firmata')], 'b')).toBeUndefined();
  });

  it('a link is a studio and a secret of its length', () => {
    const segreto = 'x'.repeat(43);
    expect(parseLink(`12-${segreto}`)).toEqual({ studioId: 12, segreto });
    for (const storto of [
      '',
      '12',
      `12-${segreto}x`,
      `a-${segreto}`,
      `-1-${segreto}`,
      `12-${segreto.slice(1)}/`,
    ])
      expect(parseLink(storto)).toBeUndefined();
  });
});
