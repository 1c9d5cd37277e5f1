import { type RefObject, useMemo, useRef } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { type AzioneSchermata, useAzioniSchermata } from '../comandi/azioni-schermata.ts';

type Esportazioni = {
  readonly onEsporta?: ((formato: 'csv' | 'xlsx') => void) | undefined;
  readonly onStorico?: (() => void) | undefined;
};
type Elenco = Esportazioni & {
  readonly titolo: string;
  readonly hasRighe: boolean;
  readonly hasFiltri: boolean;
  readonly onPulisci: () => void;
};

const nameOf = (pulsante: HTMLButtonElement): string =>
  (pulsante.getAttribute('aria-label') ?? pulsante.textContent ?? '').trim();

/**
 * The buttons that stand there and can be pressed, by the name that who does not see them hears: pressed from elsewhere they
 * do what they do, and ask what they ask.
 */
function listPulsanti(dove: readonly (HTMLElement | null)[]): AzioneSchermata[] {
  const pulsanti = dove.flatMap((parte) => [...(parte?.querySelectorAll('button') ?? [])]);
  const usabili = pulsanti.filter((pulsante) => !pulsante.disabled && nameOf(pulsante) !== '');
  return [...new Map(usabili.map((pulsante) => [nameOf(pulsante), pulsante]))].map(([nome, pulsante]) => ({
    nome,
    run: () => pulsante.click(),
  }));
}

const listEsportazioni = ({ onEsporta, onStorico }: Esportazioni): AzioneSchermata[] => [
  ...(onEsporta
    ? [
        { nome: m.esportaExcel, parole: m.esporta, run: () => onEsporta('xlsx') },
        { nome: m.esportaCsv, parole: m.esporta, run: () => onEsporta('csv') },
      ]
    : []),
  ...(onStorico ? [{ nome: m.storicoEsportazioni, parole: m.esporta, run: onStorico }] : []),
];

/** Where the buttons of a list stand: for the chosen rows, in the title bar, among the views. */
type Parti = readonly RefObject<HTMLElement | null>[];

/** Everything that can be done on a list is found by its name: what its bar offers, and what is offered for the chosen rows. */
export function useAzioniElenco(parti: Parti, elenco: Elenco): void {
  const { titolo } = elenco;
  const scritto = useRef({ ...elenco, parti });
  scritto.current = { ...elenco, parti };
  useAzioniSchermata(
    useMemo(
      () => ({
        dove: titolo,
        list: () => {
          const { hasRighe, hasFiltri, onPulisci, parti: dove, ...esportazioni } = scritto.current;
          return [
            ...listPulsanti(dove.map(({ current }) => current)),
            ...(hasRighe ? listEsportazioni(esportazioni) : []),
            ...(hasFiltri ? [{ nome: m.pulisciFiltri, run: onPulisci }] : []),
          ];
        },
      }),
      [titolo],
    ),
  );
}
