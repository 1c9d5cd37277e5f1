import { combo, RICERCA_ATTESA_MS } from '@quadra/contract';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { classi } from '../../../../ui/classi.ts';
import type { Cerca } from '../../../../ui/scelta/motore.ts';
import { useMotore } from '../../../../ui/scelta/useMotore.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from './Casella.module.css';
import type { PropsCasella } from './Casella.tsx';
import { useCampo } from './campo.ts';
import { ListaScelte, optionIdOf } from './ListaScelte.tsx';

/** Where the entries of a casella come from: searched by text, or one alone by its code. */
export type FonteCasella<V> = {
  cerca: Cerca<V>;
  /** Under which key an entry is remembered. */
  keyOf: (codice: string) => QueryKey;
  find: (codice: string) => Promise<V | null>;
  codiceDi: (voce: V) => string;
  nomeDi: (voce: V) => string;
  segnaposto: string;
  /** How a text that was not chosen from the list is read. */
  read: (testo: string) => string;
};

type Props<V> = PropsCasella & { fonte: FonteCasella<V> };

/** What is being looked for: what is typed, what was found, when it becomes the value. */
function useRicerca<V>({ casella, chiave, nomeRigo, fonte }: Props<V>) {
  const { modello, solaLettura } = useApertura();
  const { dato, rifiutato, set, refuse, flush, attributi } = useCampo(casella, chiave, nomeRigo);
  const [scritto, setScritto] = useState<string | null>(null);
  const cache = useQueryClient();
  const codice = typeof dato === 'string' ? dato : '';
  const { data: voce, isLoading } = useQuery({
    queryKey: fonte.keyOf(codice),
    queryFn: () => fonte.find(codice),
    enabled: codice !== '',
    staleTime: Infinity,
  });
  /** While the name is on its way the box is blank: its code is not what one reads there. */
  const nome = voce ? fonte.nomeDi(voce) : isLoading ? '' : codice;
  const close = () => {
    setScritto(null);
    motore.reset();
  };
  const pick = (scelta: V) => {
    const suo = fonte.codiceDi(scelta);
    cache.setQueryData(fonte.keyOf(suo), scelta);
    close();
    set(suo);
  };
  const { motore, stato } = useMotore<V>({
    cerca: fonte.cerca,
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
    const pulito = fonte.read(scritto.trim());
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

/** A casella filled from a list that is searched: by words, or typing the code. */
export function CasellaRicerca<V>(props: Props<V>) {
  const { fonte } = props;
  const { attributi, voci, indice, motore, ...ricerca } = useRicerca(props);
  const lista = useId();
  const pressKey = (evento: KeyboardEvent) => {
    if (voci === null) return;
    if (evento.key === 'ArrowDown' || evento.key === 'ArrowUp') {
      evento.preventDefault();
      motore.move(evento.key === 'ArrowDown' ? 1 : -1);
    } else if (evento.key === 'Escape') {
      evento.preventDefault();
      evento.stopPropagation();
      ricerca.close();
    } else if (evento.key === 'Enter' && !motore.enter()) ricerca.commit();
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
        placeholder={ricerca.isLoading ? undefined : fonte.segnaposto}
        title={ricerca.codice}
        value={ricerca.mostrato}
        onChange={(evento) => ricerca.type(evento.target.value)}
        onKeyDown={pressKey}
        onFocus={(evento) => evento.currentTarget.select()}
        onBlur={() => {
          ricerca.commit();
          ricerca.flush();
        }}
      />
      {voci !== null && voci.length > 0 && (
        <ListaScelte
          id={lista}
          nome={props.casella.titolo}
          voci={voci.map((voce) => ({ codice: fonte.codiceDi(voce), nome: fonte.nomeDi(voce) }))}
          indice={indice}
          onScelta={(posto) => {
            const voce = voci[posto];
            if (voce) ricerca.pick(voce);
          }}
        />
      )}
    </span>
  );
}
