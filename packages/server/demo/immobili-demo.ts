import { contrattoNuovo, fabbricatoNuovo, type PossessoFilo, terrenoNuovo } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import type { z } from 'zod';

/** A part of a property: `chi` is the place of its owner among the persons of the scene. */
type Parte = Pick<PossessoFilo, 'Dal' | 'Quota'> &
  Partial<Pick<PossessoFilo, 'AbitazionePrincipale' | 'Titolo'>> & { readonly chi: number };
interface FabbricatoDemo {
  readonly dati: Omit<z.input<typeof fabbricatoNuovo>, 'Proprietari'>;
  readonly parti: readonly Parte[];
  readonly contratto?: Omit<z.input<typeof contrattoNuovo>, 'IdImmobile'>;
}
interface TerrenoDemo {
  readonly dati: Omit<z.input<typeof terrenoNuovo>, 'Proprietari'>;
  readonly parti: readonly Parte[];
}

const MODENA = 'F257';
const CARPI = 'B819';
const SASSUOLO = 'I462';
const RIMINI = 'H294';
const casa = { Comune: MODENA, Foglio: '142', Particella: '318' };

/** The home of the private person of the demo. */
export const casaDelPrivato: FabbricatoDemo = {
  dati: {
    Comune: 'F205',
    Foglio: '276',
    Particella: '91',
    Subalterno: '14',
    Categoria: 'A/3',
    Classe: '3',
    Consistenza: 4.5,
    Rendita: 639.12,
  },
  parti: [{ chi: 0, Dal: '2008-09-30', Quota: 100, AbitazionePrincipale: true }],
};

/** A home with its garage, where the first person lives, a flat let with the cedolare secca, a shop let without it, a flat of two owners. */
export const fabbricatiDemo: readonly FabbricatoDemo[] = [
  {
    dati: { ...casa, Subalterno: '7', Categoria: 'A/3', Classe: '4', Consistenza: 5.5, Rendita: 596.51 },
    parti: [{ chi: 0, Dal: '2009-06-15', Quota: 100, AbitazionePrincipale: true }],
  },
  {
    dati: { ...casa, Subalterno: '21', Categoria: 'C/6', Classe: '6', Consistenza: 18, Rendita: 83.67 },
    parti: [{ chi: 0, Dal: '2009-06-15', Quota: 100, AbitazionePrincipale: true }],
  },
  {
    dati: {
      Comune: MODENA,
      Foglio: '108',
      Particella: '64',
      Subalterno: '12',
      Indirizzo: 'Viale Europa 81',
      Categoria: 'A/2',
      Classe: '3',
      Consistenza: 5,
      Rendita: 710.13,
    },
    parti: [{ chi: 0, Dal: '2016-03-01', Quota: 100 }],
    contratto: {
      Dal: `${ANNO_FISCALE - 2}-09-01`,
      Al: `${ANNO_FISCALE + 2}-08-31`,
      CodiceIdentificativo: 'TGX23T004512000RF',
      Canone: 7800,
      CodiceCanone: '3',
      Aliquota: 'Ordinaria',
    },
  },
  {
    dati: {
      Comune: MODENA,
      Foglio: '143',
      Particella: '205',
      Subalterno: '3',
      Indirizzo: 'Via Emilia 96',
      Categoria: 'C/1',
      Classe: '9',
      Consistenza: 45,
      Rendita: 1289.33,
    },
    parti: [{ chi: 1, Dal: '2014-11-10', Quota: 100 }],
    contratto: {
      Dal: `${ANNO_FISCALE - 4}-07-01`,
      Al: `${ANNO_FISCALE + 2}-06-30`,
      CodiceIdentificativo: 'TGX21T006128000ZL',
      Canone: 14400,
      CodiceCanone: '1',
    },
  },
  {
    dati: {
      Comune: RIMINI,
      Foglio: '75',
      Particella: '1184',
      Subalterno: '9',
      Indirizzo: 'Viale della Libertà 14',
      Categoria: 'A/2',
      Classe: '2',
      Consistenza: 4,
      Rendita: 464.81,
    },
    parti: [
      { chi: 2, Dal: '2018-05-21', Quota: 50 },
      { chi: 3, Dal: '2018-05-21', Quota: 50 },
    ],
  },
];

export const terreniDemo: readonly TerrenoDemo[] = [
  {
    dati: { Comune: CARPI, Foglio: '84', Particella: '112', RenditaDominicale: 58.4, RenditaAgraria: 42.15 },
    parti: [{ chi: 1, Dal: '2011-01-20', Quota: 100, Titolo: '1' }],
  },
  {
    dati: {
      Comune: SASSUOLO,
      Foglio: '31',
      Particella: '47',
      RenditaDominicale: 21.37,
      RenditaAgraria: 14.9,
    },
    parti: [{ chi: 2, Dal: '2019-10-02', Quota: 100, Titolo: '1' }],
  },
];

const toProprietari = (parti: readonly Parte[], persone: readonly string[]) =>
  parti.map(({ chi, ...parte }) => ({ ...parte, IdAnagrafica: persone[chi] ?? '' }));

/** The building as it would be written for these persons, by key; `casa` is the address of those that say none. */
export const makeFabbricato = ({ dati, parti }: FabbricatoDemo, persone: readonly string[], casa: string) =>
  fabbricatoNuovo.parse({ Indirizzo: casa, ...dati, Proprietari: toProprietari(parti, persone) });
export const makeTerreno = ({ dati, parti }: TerrenoDemo, persone: readonly string[]) =>
  terrenoNuovo.parse({ ...dati, Proprietari: toProprietari(parti, persone) });
export const makeContratto = (contratto: NonNullable<FabbricatoDemo['contratto']>, immobile: string) =>
  contrattoNuovo.parse({ ...contratto, IdImmobile: immobile });
