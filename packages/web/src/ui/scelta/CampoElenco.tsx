import { combo, RICERCA_ATTESA_MS, tendina } from '@quadra/contract';
import { IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { Campo, type PropsCampo } from '../campi/Campo.tsx';
import { classi } from '../classi.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import { RiquadroSospeso } from '../riquadri/RiquadroSospeso.tsx';
import css from './CampoElenco.module.css';
import { idVoce, ListaVoci } from './ListaVoci.tsx';
import type { Cerca } from './motore.ts';
import { useElencoAperto } from './useElencoAperto.ts';
import type { Voce } from './voci.ts';

export type PropsElenco<V extends Voce> = PropsCampo & {
  /** combo: searched from the first letter; tendina: opened by a click, searched from the second. */
  forma: 'combo' | 'tendina';
  /** Text of the value chosen now; '' when none. */
  testo: string;
  /** Key of the value chosen now: highlighted when the list opens. */
  chiave?: string | null | undefined;
  cerca: Cerca<V>;
  /** The rows are here: no pause after the last key. */
  locale?: boolean | undefined;
  /** The value can be taken away: by Canc in the open list, by emptying the text. */
  svuotabile: boolean;
  /** A button that takes the value away. */
  conX?: boolean | undefined;
  onOpen?: (() => void) | undefined;
  onScelta: (voce: V | null) => void;
  segnaposto?: string | undefined;
};

const forme = {
  combo: { minimo: combo.caratteriMinimi, vuotoElenca: false, icona: IconSearch },
  tendina: { minimo: tendina.caratteriMinimi, vuotoElenca: true, icona: IconChevronDown },
} as const;

/** A field with a list under it: the one way combo and dropdown are drawn. */
export function CampoElenco<V extends Voce>(props: PropsElenco<V>) {
  const { forma, testo, chiave, cerca, locale, svuotabile, conX, onOpen, onScelta, segnaposto, ...campo } =
    props;
  const id = useId();
  const lista = `${id}-l`;
  const { minimo, vuotoElenca, icona } = forme[forma];
  const fermo = Boolean(props.bloccato || props.fermo || props.blocco?.attivo || props.disabilitato);
  const elenco = useElencoAperto({
    ricerca: { cerca, minimo, vuotoElenca, attesaMs: locale ? 0 : RICERCA_ATTESA_MS },
    testo,
    chiave: chiave ?? null,
    svuotabile,
    fermo,
    apreAlClick: forma === 'tendina',
    onOpen,
    onScelta,
  });
  const { stato, aperta } = elenco;
  const coda =
    conX && svuotabile && testo !== '' ? (
      <>
        <IconButton icona={IconX} nome={m.svuota(props.etichetta)} size={13} onClick={() => onScelta(null)} />
        <Icona di={icona} />
      </>
    ) : (
      <Icona di={icona} />
    );
  return (
    <Campo {...campo} coda={coda}>
      {(attributi) => (
        <>
          <input
            {...attributi}
            className={classi(attributi.className, forma === 'tendina' && css.dropdown, conX && css.withX)}
            role="combobox"
            aria-expanded={aperta}
            aria-controls={lista}
            aria-autocomplete="list"
            aria-activedescendant={aperta && stato.indice >= 0 ? idVoce(lista, stato.indice) : undefined}
            autoComplete="off"
            placeholder={segnaposto}
            value={elenco.scritto ?? testo}
            {...elenco.eventi}
          />
          {aperta && (
            <RiquadroSospeso className={css.box}>
              <ListaVoci
                id={lista}
                nome={props.etichetta}
                stato={stato}
                motore={elenco.motore}
                forma={forma}
                chiaveDi={(voce) => `${voce.chiave}\n${voce.dettaglio ?? ''}`}
                gruppoDi={(voce) => voce.gruppo}
                render={renderVoce}
                onScelta={elenco.choose}
              />
              <StatoElenco vuoto={stato.voci.length === 0} inCorso={stato.inCorso} />
              {forma === 'tendina' && stato.voci.length >= tendina.vociMassime && (
                <p className={css.hint}>{m.primeVoci(tendina.vociMassime)}</p>
              )}
            </RiquadroSospeso>
          )}
        </>
      )}
    </Campo>
  );
}

const renderVoce = (voce: Voce) => (
  <>
    <span className={css.text}>{voce.testo}</span>
    {voce.dettaglio && <span className={css.detail}>{voce.dettaglio}</span>}
  </>
);

function StatoElenco({ vuoto, inCorso }: { vuoto: boolean; inCorso: boolean }) {
  if (!vuoto) return null;
  return (
    <p className={css.none} role="status">
      {inCorso ? m.ricerca : m.nessunRisultato}
    </p>
  );
}
