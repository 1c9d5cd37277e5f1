import { type RigaVisuraFilo, removeControlli, testiVisura } from '@quadra/contract';
import { formatData } from '@quadra/values';
import type { Comunicazione } from '../../consegna/stampa/stampa.public.ts';
import { describePosto, type IntestatoFilo } from './visura.rules.ts';

interface DaScrivere {
  readonly studio: string;
  /** What was asked, in words. */
  readonly cercato: string;
  readonly denominazione: string;
  readonly codiceFiscale: string;
  readonly righe: readonly RigaVisuraFilo[];
  readonly quando: string;
  readonly isSimulata: boolean;
}

const importi = new Intl.NumberFormat('it-IT', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' },
});
const writeEuro = (importo: number | null) => (importo === null ? '' : `${importi.format(importo)} €`);
const numeri = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const writeNumero = (numero: number | null, unita = '') =>
  numero === null ? '' : `${numeri.format(numero)}${unita}`;

const writeIntestato = ({ Denominazione, CodiceFiscale, Diritto, QuotaScritta, Dal }: IntestatoFilo) =>
  [
    `${Denominazione}${CodiceFiscale ? ` (${CodiceFiscale})` : ''}: ${Diritto} ${QuotaScritta}`.trim(),
    Dal && `dal ${formatData(Dal)}`,
  ]
    .filter(Boolean)
    .join(' ');

const listVoci = (riga: RigaVisuraFilo): readonly (readonly [string, string])[] =>
  riga.Catasto === 'Fabbricati'
    ? [
        ['Categoria e classe', [riga.Categoria, riga.Classe].filter(Boolean).join(', classe ')],
        ['Rendita', writeEuro(riga.Rendita)],
        ['Consistenza', writeNumero(riga.Consistenza)],
        ['Superficie catastale', writeNumero(riga.Superficie, ' m²')],
      ]
    : [
        ['Reddito dominicale', writeEuro(riga.RenditaDominicale)],
        ['Reddito agrario', writeEuro(riga.RenditaAgraria)],
        ['Superficie', writeNumero(riga.Superficie, ' m²')],
        ['Classe', riga.Classe ?? ''],
      ];

function drawRiga(riga: RigaVisuraFilo, posto: number): Comunicazione['blocchi'] {
  const comune = `${riga.ComuneDescrizione ?? riga.Comune} (${riga.Comune})`;
  const voci = [
    ...listVoci(riga),
    ...(riga.Indirizzo ? [['Indirizzo', riga.Indirizzo] as const] : []),
    ...riga.Intestati.map((uno) => ['Intestato', writeIntestato(uno)] as const),
  ];
  const nome = riga.Catasto === 'Fabbricati' ? 'Fabbricato' : 'Terreno';
  return [
    {
      tipo: 'voci',
      titolo: removeControlli(`${posto + 1}. ${nome}: ${describePosto(riga, comune)}`),
      voci: voci.map(([titolo, valore]) => ({ titolo, valore: removeControlli(valore) })),
    },
  ];
}

/** The sheet of a search, with a layout of the house: what was asked, and each property with who holds it. */
export const describeVisura = (v: DaScrivere): Comunicazione => ({
  studio: removeControlli(v.studio),
  logo: null,
  titolo: testiVisura.titolo,
  sottotitolo: removeControlli(v.cercato),
  denominazione: removeControlli(v.denominazione),
  codiceFiscale: v.codiceFiscale,
  quando: v.quando,
  isBozza: false,
  blocchi: [
    ...(v.isSimulata ? [{ tipo: 'testo' as const, testo: testiVisura.PROVA }] : []),
    ...v.righe.flatMap(drawRiga),
    { tipo: 'testo', testo: testiVisura.avviso },
  ],
});
