import { IconAdjustmentsHorizontal, IconRefresh, IconSearch } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { Segmenti } from '../campi/Segmenti.tsx';
import { classi } from '../classi.ts';
import { Button } from '../comandi/Button.tsx';
import { type CampoFiltro, type CampoSemplice, expandCampi, findNonValido } from './campo-filtro.ts';
import css from './FilterBar.module.css';
import { FiltriAttivi } from './FiltriAttivi.tsx';
import { Filtro } from './Filtro.tsx';
import type { FiltriRicordati } from './memoria-filtri.ts';
import { type Filtri, useScritti } from './useFiltri.ts';

export type { CampoFiltro } from './campo-filtro.ts';

type Props = {
  filtri: Filtri;
  campi: readonly CampoFiltro[];
  titolo?: string;
  /** The list can only be read again: one button, Aggiorna. */
  soloAggiorna?: boolean;
  /** Every filter narrows: how they combine is not asked. */
  soloTutte?: boolean;
  /** The reset button of the lists, for those who manage. */
  conX?: boolean;
};

/** F3 comes to the first filter. */
function useTastoFiltri() {
  const barra = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const focus = (evento: KeyboardEvent) => {
      if (evento.key !== 'F3') return;
      evento.preventDefault();
      barra.current?.closest('details')?.setAttribute('open', '');
      barra.current?.querySelector<HTMLInputElement>('input')?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return barra;
}

/** Those asked for seldom stay out of the way while they say nothing. */
const isRiposto = ({ raro, chiave }: CampoSemplice, { valori, bloccati }: FiltriRicordati): boolean =>
  raro === true && !valori[chiave] && !bloccati.includes(chiave);

/** Filters above a list: Cerca, Pulisci, a lock for each field, how the conditions combine, and what was searched. */
export function FilterBar({ filtri, campi, titolo, soloAggiorna = false, ...props }: Props) {
  const { conX = false, soloTutte = false } = props;
  const barra = useTastoFiltri();
  const scritti = useScritti(filtri);
  const [conRari, setConRari] = useState(false);
  const semplici = expandCampi(campi, scritti.valori);
  const mostrati = conRari ? semplici : semplici.filter((campo) => !isRiposto(campo, scritti));
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const errato = findNonValido(semplici, scritti.valori);
    if (errato === undefined) filtri.search();
    else barra.current?.querySelector<HTMLElement>(`[data-filtro="${errato.chiave}"] input`)?.focus();
  };
  return (
    <search aria-label={m.filtri}>
      {titolo && <h2 className={css.title}>{titolo}</h2>}
      <form ref={barra} className={css.bar} onSubmit={submit} noValidate>
        {mostrati.map((campo) => (
          <div key={campo.chiave} data-filtro={campo.chiave} style={{ width: campo.larghezza }}>
            <Filtro
              campo={campo}
              valore={scritti.valori[campo.chiave] ?? ''}
              testo={scritti.testi[campo.chiave]}
              attivo={scritti.bloccati.includes(campo.chiave)}
              filtri={filtri}
              conX={conX}
            />
          </div>
        ))}
        {semplici.length > 1 && !soloTutte && (
          <div>
            <p className={css.label}>{m.condizioni}</p>
            <Segmenti
              nome={m.condizioni}
              valore={scritti.logica}
              voci={[
                ['or', m.almenoUna],
                ['and', m.tutte],
              ]}
              onChange={filtri.setLogica}
            />
          </div>
        )}
        <div className={classi(css.buttons, semplici.length === 0 && css.alone)}>
          {semplici.some(({ raro }) => raro) && (
            <Button
              aspetto="quiet"
              className={css.others}
              icona={IconAdjustmentsHorizontal}
              aria-expanded={conRari}
              onClick={() => setConRari(!conRari)}
            >
              {m.altriFiltri}
            </Button>
          )}
          {soloAggiorna ? (
            <Button type="submit" icona={IconRefresh}>
              {m.aggiorna}
            </Button>
          ) : (
            <>
              <Button aspetto="primary" type="submit" icona={IconSearch}>
                {m.cerca}
              </Button>
              <Button onClick={filtri.clear}>{m.pulisci}</Button>
            </>
          )}
        </div>
      </form>
      <FiltriAttivi campi={campi} filtri={filtri} bloccati={scritti.bloccati} />
    </search>
  );
}
