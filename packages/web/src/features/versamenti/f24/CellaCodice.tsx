import { RICERCA_ATTESA_MS } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { type ChangeEvent, useId, useRef } from 'react';
import { messaggiModelloF24 as m } from '../../../messages/f24-modello.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { classi } from '../../../ui/classi.ts';
import { RiquadroSospeso } from '../../../ui/riquadri/RiquadroSospeso.tsx';
import { idVoce, ListaVoci } from '../../../ui/scelta/ListaVoci.tsx';
import { useElencoAperto } from '../../../ui/scelta/useElencoAperto.ts';
import css from './F24.module.css';
import { type CodiceF24, type SezioneF24, searchCodici } from './f24.api.ts';

type Voce = CodiceF24 & { chiave: string; testo: string };
type Props = {
  nome: string;
  codice: string;
  sezione: SezioneF24;
  data: string;
  descritto: { invalid: boolean; da: string | undefined };
  onCodice: (codice: string) => void;
};
const CARATTERI = 4;
const nomiVoluti = ['anno', 'ufficio', 'atto'] as const;

const listVoluti = (voce: CodiceF24): string[] => [
  ...(['', '0000', 'IMU'].includes(voce.rateazione) ? [] : [m.parola.rateazione]),
  ...nomiVoluti.filter((nome) => voce[nome]).map((nome) => m.parola[nome]),
];

/** A code typed or found by words among those in force on the day of the payment; its foot says what the code wants. */
export function CellaCodice({ nome, codice, sezione, data, descritto, onCodice }: Props) {
  const lista = `${useId()}-l`;
  const battuto = useRef('');
  const elenco = useElencoAperto<Voce>({
    ricerca: {
      cerca: async (testo, segnale) => ({
        voci: (await searchCodici(testo, sezione, data, segnale)).map((uno) => ({
          ...uno,
          chiave: uno.codice,
          testo: uno.codice,
        })),
        altre: false,
      }),
      minimo: 1,
      vuotoElenca: false,
      attesaMs: RICERCA_ATTESA_MS,
    },
    testo: codice,
    chiave: codice === '' ? null : codice,
    svuotabile: true,
    fermo: false,
    apreAlClick: false,
    onOpen: undefined,
    onScelta: (voce) => {
      battuto.current = '';
      onCodice(voce?.codice ?? '');
    },
  });
  const { stato, aperta, eventi } = elenco;
  const evidenziata = stato.voci[stato.indice];
  const change = (evento: ChangeEvent<HTMLInputElement>) => {
    battuto.current = evento.target.value;
    eventi.onChange(evento);
  };
  // What is no code of the list stays as it was typed: its finding says so.
  const leave = () => {
    const scritto = battuto.current.trim().toUpperCase().slice(0, CARATTERI);
    battuto.current = '';
    if (scritto !== '') onCodice(scritto);
    eventi.onBlur();
  };
  return (
    <>
      <input
        className={classi(css.input, 'figures')}
        role="combobox"
        aria-label={nome}
        aria-expanded={aperta}
        aria-controls={lista}
        aria-autocomplete="list"
        aria-activedescendant={aperta && stato.indice >= 0 ? idVoce(lista, stato.indice) : undefined}
        aria-invalid={descritto.invalid || undefined}
        aria-describedby={descritto.da}
        autoComplete="off"
        value={elenco.scritto ?? codice}
        {...eventi}
        onChange={change}
        onBlur={leave}
      />
      {aperta && (
        <RiquadroSospeso className={css.codes}>
          <ListaVoci
            id={lista}
            nome={nome}
            stato={stato}
            motore={elenco.motore}
            forma="tendina"
            chiaveDi={(voce) => `${voce.sezione} ${voce.codice}`}
            render={(voce) => (
              <>
                <strong className={classi(css.code, 'figures')}>{voce.codice}</strong>
                <span className={css.words}>{voce.descrizione}</span>
              </>
            )}
            onScelta={elenco.choose}
          />
          {stato.voci.length === 0 && (
            <p className={css.codesFoot} role="status">
              {stato.inCorso ? messaggiUi.ricerca : messaggiUi.nessunRisultato}
            </p>
          )}
          {evidenziata && (
            <p className={css.codesFoot}>
              {[m.vuole(listVoluti(evidenziata)), m.uso[evidenziata.uso], m.cercaNota(formatData(data))].join(
                ' ',
              )}
            </p>
          )}
        </RiquadroSospeso>
      )}
    </>
  );
}
