import { describe, expect, it } from 'vitest';
import { classifyImmobili, type ImmobileDaInquadrare } from './inquadramento.ts';

const base: ImmobileDaInquadrare = {
  ...{ id: 'casa', genere: 'fabbricato', categoria: 'A/2', uso: 'altro', rendita: 900, valore: null },
  ...{ redditoDominicale: null, dal: '2020-01-01', al: null, quota: 100, isPrincipale: true, mesi: null },
  ...{ riduzione: 'nessuna', esenzione: 'nessuna', temporanea: 'nessuna', contratti: [] },
};
const classify = (...immobili: ImmobileDaInquadrare[]) =>
  classifyImmobili(immobili, 2024, new Map()).map(({ immobile: { tipo, esenzione, mesi }, avvisi }) => ({
    ...{ tipo, esenzione, mesi },
    avvisi,
  }));

describe('the properties as the law of the IMU counts them', () => {
  it('a main home is exempt with one annex of each category; of luxury it pays, and they with it', () => {
    const box = { ...base, id: 'box', categoria: 'C/6' };
    expect(classify(base, box, { ...box, id: 'altro' })).toMatchObject([
      { tipo: 'abitazione-principale', esenzione: 'abitazione principale' },
      { tipo: 'abitazione-principale', esenzione: 'abitazione principale' },
      { tipo: 'altri-fabbricati', esenzione: 'nessuna', avvisi: ['PERTINENZA_OLTRE'] },
    ]);
    expect(classify({ ...base, categoria: 'A/8' }, box).map(({ esenzione }) => esenzione)).toEqual([
      'nessuna',
      'nessuna',
    ]);
  });

  it('a year let in part at an agreed rent is two, and says so', () => {
    const affitto = { dal: '2024-07-01', al: null, isConcordato: true };
    expect(classify({ ...base, isPrincipale: false, contratti: [affitto] })).toMatchObject([
      { tipo: 'altri-fabbricati', mesi: 6, avvisi: [] },
      { tipo: 'altri-fabbricati', mesi: 6, avvisi: ['CONCORDATO_DAL_CONTRATTO'] },
    ]);
  });

  it('land without a value is land, with it a building area; what has no amount is told', () => {
    const campo = {
      ...base,
      genere: 'terreno',
      isPrincipale: false,
      categoria: null,
      rendita: null,
    } as const;
    expect(classify(campo, { ...campo, valore: 50_000 })).toMatchObject([
      { tipo: 'terreni', avvisi: ['SENZA_IMPORTO'] },
      { tipo: 'aree-fabbricabili', avvisi: [] },
    ]);
  });
});
