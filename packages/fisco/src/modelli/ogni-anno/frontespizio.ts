import { cognome, naturaGiuridica, periodo, soggettoIsa } from '../../regole/soggetto.ts';
import {
  scelteCarica,
  scelteFornitura,
  scelteIndirizzo,
  scelteRevisore,
  scelteRichiedente,
  scelteRuoloEnte,
  scelteRuoloSocieta,
  scelteSituazione,
  scelteStatoAttivita,
  scelteTrust,
} from '../scelte.ts';
import { annota, inserisce, type RigoScheda, rigo } from '../scheda.ts';
import type { QuadroDiAnni } from './scheda-di-anni.ts';

/** Who a form is of: a person, a company or body, either. */
type Soggetto = 'persona' | 'società' | 'tutti';
interface Opzioni {
  readonly soggetto: Soggetto;
  /** Roles A, B, C of a company, or A, B, R of a partnership or body. */
  readonly ruoli?: 'società' | 'ente';
  /** The form counts advances: who pays them in two halves says so. */
  readonly isa?: boolean;
  /** The form counts by the legal form of who declares, and asks how long its year is. */
  readonly natura?: boolean;
}

const denominazione = annota(6, 'Denominazione', 'testo', { lunghezza: 150, soggetto: 'SD' });
const makePersona = (natura: boolean) => [
  natura
    ? inserisce(2, 'Cognome', cognome, { tipo: 'testo', lunghezza: 60, soggetto: 'PF' })
    : annota(2, 'Cognome', 'testo', { lunghezza: 60, soggetto: 'PF' }),
  annota(3, 'Nome', 'testo', { lunghezza: 60, soggetto: 'PF' }),
  annota(4, 'Data di nascita', 'data', { soggetto: 'PF' }),
];

const contribuente = (soggetto: Soggetto, natura: boolean): RigoScheda =>
  rigo(2, 'Contribuente', [
    annota(1, 'Codice fiscale', 'codiceFiscale'),
    ...(soggetto === 'società' ? [] : makePersona(natura)),
    ...(soggetto === 'persona' ? [] : [denominazione]),
  ]);

const makeSocieta = (natura: boolean): RigoScheda[] => [
  rigo(8, 'Società o ente', [
    annota(1, 'Stato', 'codice', { opzioni: scelteStatoAttivita }),
    annota(2, 'Situazione', 'codice', { opzioni: scelteSituazione }),
    natura
      ? inserisce(3, 'Natura giuridica', naturaGiuridica, { min: 1, max: 99 })
      : annota(3, 'Natura giuridica', 'intero', { min: 1, max: 99 }),
    annota(4, 'Trust', 'codice', { opzioni: scelteTrust }),
  ]),
  rigo(
    9,
    'Periodo d’imposta, se diverso',
    natura
      ? [inserisce(1, 'Dal', periodo.dal, { tipo: 'data' }), inserisce(2, 'Al', periodo.al, { tipo: 'data' })]
      : [annota(1, 'Dal', 'data'), annota(2, 'Al', 'data')],
  ),
  rigo(10, 'Revisore', [
    annota(1, 'Tipo', 'codice', { opzioni: scelteRevisore }),
    annota(2, 'Codice fiscale', 'codiceFiscale'),
  ]),
];

/** Who signs, in which capacity and in which role. */
const firmatario = (ruoli?: Opzioni['ruoli']): RigoScheda =>
  rigo(6, 'Rappresentante', [
    annota(1, 'Codice fiscale', 'codiceFiscale'),
    annota(2, 'Carica', 'codice', { opzioni: scelteCarica }),
    annota(3, 'Data della carica', 'data'),
    ...(ruoli
      ? [
          annota(4, 'Ruolo', 'codice', {
            opzioni: ruoli === 'società' ? scelteRuoloSocieta : scelteRuoloEnte,
          }),
        ]
      : []),
  ]);

/** How the declaration is supplied, and who asks for it. */
const fornitura = rigo(7, 'Fornitura', [
  annota(1, 'Tipo di indirizzo', 'codice', { opzioni: scelteIndirizzo }),
  annota(2, 'Fornitura', 'codice', { opzioni: scelteFornitura }),
  annota(3, 'Richiedente', 'codice', { opzioni: scelteRichiedente }),
]);

const FIRMA = 'Chi firma e chi presenta';
/** Who signs for a person, and how the declaration is supplied. */
export const firmaDiPersona = { titolo: FIRMA, righi: [firmatario(), fornitura] };

/** The head of every frontespizio: the calendar year is the period, where nothing else is said. */
export const TIPO_E_PERIODO =
  'Tipo di dichiarazione, periodo d’imposta 01/01/{annoImposta}–31/12/{annoImposta}';

/** The frontespizio of every form but that of persone fisiche: the forms give no numbers to its boxes, these are ours. */
export function makeFrontespizio({ soggetto, ruoli, isa = false, natura = false }: Opzioni): QuadroDiAnni {
  return {
    codice: 'FR',
    titolo: 'Frontespizio',
    titoloBreve: 'Frontespizio',
    fascicolo: 1,
    obbligatorio: true,
    copertura: 'indicativo',
    nota: 'La numerazione delle caselle del frontespizio è interna; non tutte le caselle del modello sono presenti.',
    dipendeDa: [],
    sezioni: [
      {
        titolo: TIPO_E_PERIODO,
        righi: [
          rigo(1, 'Tipo di dichiarazione', [
            annota(1, 'Correttiva nei termini', 'barrata'),
            annota(2, 'Dichiarazione integrativa', 'barrata'),
            annota(4, 'Eventi eccezionali', 'barrata'),
          ]),
        ],
      },
      { titolo: 'Dati del contribuente', righi: [contribuente(soggetto, natura)] },
      { titolo: 'Domicilio fiscale', righi: [rigo(4, 'Domicilio fiscale', [annota(1, 'Comune', 'comune')])] },
      { titolo: FIRMA, righi: [firmatario(ruoli), fornitura] },
      ...(soggetto === 'persona' ? [] : [{ titolo: 'Altri dati', righi: makeSocieta(natura) }]),
      ...(isa
        ? [
            {
              titolo: 'Acconti',
              righi: [rigo(5, 'Indici di affidabilità', [inserisce(1, 'Soggetto ISA', soggettoIsa)])],
            },
          ]
        : []),
    ],
  };
}
