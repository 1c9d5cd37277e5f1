import { combo, RICERCA_ATTESA_MS } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { classi } from '../../../ui/classi.ts';
import { useMotore } from '../../../ui/scelta/useMotore.ts';
import { useApertura } from '../apertura/contesto.ts';
import { type Comune, comuneQuery, nameComune, searchComuni } from '../comune.api.ts';
import css from './Casella.module.css';
import type { PropsCasella } from './Casella.tsx';
import { useCampo } from './campo.ts';
import { ListaScelte, optionIdOf } from './ListaScelte.tsx';

/** The comune being looked for: what is typed, what was found, when it becomes the value. */
function useComune({ casella, chiave, nomeRigo }: PropsCasella) {
  const { modello, solaLettura } = useApertura();
  const { dato, rifiutato, set, refuse, flush, attributi } = useCampo(casella, chiave, nomeRigo);
  const [scritto, setScritto] = useState<string | null>(null);
  const query = useQueryClient();
  const codice = typeof dato === 'string' ? dato : '';
  const { data: comune, isLoading } = useQuery(comuneQuery(codice));
  /** While the name is on its way the box is blank: its code is not what one reads there. */
  const nome = comune ? nameComune(comune) : isLoading ? '' : codice;
  const close = () => {
    setScritto(null);
    motore.reset();
  };
  const pick = (scelto: Comune) => {
    query.setQueryData(comuneQuery(scelto.codice).queryKey, scelto);
    close();
    set(scelto.codice);
  };
  const { motore, stato } = useMotore<Comune>({
    cerca: searchComuni,
    minimo: combo.caratteriMinimi,
    attesaMs: RICERCA_ATTESA_MS,
    onScelta: pick,
  });
  const type = (testo: string) => {
    setScritto(testo);
    motore.search(testo);
  };
  const commit = () => {
    if (scritto === null) return;
    const pulito = scritto.trim().toUpperCase();
    const frase = pulito === '' ? null : modello.checkValore(chiave, pulito);
    if (frase !== null) refuse(scritto.trim(), frase);
    else set(pulito === '' ? null : pulito);
    close();
  };
  return {
    ...{ attributi, codice, isLoading, motore, flush, close, pick, type, commit },
    mostrato: scritto ?? rifiutato?.testo ?? nome,
    voci: scritto !== null && scritto.trim() !== '' && !solaLettura ? stato.voci : null,
    indice: stato.indice,
  };
}

/** A comune: searched by name, or typed by its codice catastale. */
export function CasellaComune(props: PropsCasella) {
  const { attributi, voci, indice, motore, ...comune } = useComune(props);
  const lista = useId();
  const pressKey = (evento: KeyboardEvent) => {
    if (voci === null) return;
    if (evento.key === 'ArrowDown' || evento.key === 'ArrowUp') {
      evento.preventDefault();
      motore.move(evento.key === 'ArrowDown' ? 1 : -1);
    } else if (evento.key === 'Escape') {
      evento.preventDefault();
      evento.stopPropagation();
      comune.close();
    } else if (evento.key === 'Enter' && !motore.enter()) comune.commit();
  };
  return (
    <span className={css.pair}>
      <input
        {...attributi}
        role="combobox"
        aria-expanded={voci !== null && voci.length > 0}
        aria-controls={voci === null ? undefined : lista}
        aria-activedescendant={indice === -1 ? undefined : optionIdOf(lista, indice)}
        className={classi(attributi.className, css.text, css.left)}
        placeholder={comune.isLoading ? undefined : m.cercaComune}
        title={comune.codice}
        value={comune.mostrato}
        onChange={(evento) => comune.type(evento.target.value)}
        onKeyDown={pressKey}
        onFocus={(evento) => evento.currentTarget.select()}
        onBlur={() => {
          comune.commit();
          comune.flush();
        }}
      />
      {voci !== null && voci.length > 0 && (
        <ListaScelte
          id={lista}
          nome={props.casella.titolo}
          voci={voci.map((voce) => ({ codice: voce.codice, nome: nameComune(voce) }))}
          indice={indice}
          onScelta={(posto) => {
            const voce = voci[posto];
            if (voce) comune.pick(voce);
          }}
        />
      )}
    </span>
  );
}
