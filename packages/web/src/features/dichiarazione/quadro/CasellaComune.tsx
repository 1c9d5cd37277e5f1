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

/** A comune: searched by name, or typed by its codice catastale. */
export function CasellaComune({ casella, chiave, nomeRigo }: PropsCasella) {
  const { modello, solaLettura } = useApertura();
  const { dato, rifiutato, set, refuse, flush, attributi } = useCampo(casella, chiave, nomeRigo);
  const [scritto, setScritto] = useState<string | null>(null);
  const lista = useId();
  const codice = typeof dato === 'string' ? dato : '';
  const query = useQueryClient();
  const { data: comune, isLoading } = useQuery(comuneQuery(codice));
  /** While the name is on its way the box is blank: its code is not what one reads there. */
  const nome = comune ? nameComune(comune) : isLoading ? '' : codice;
  const pick = (scelto: Comune) => {
    query.setQueryData(comuneQuery(scelto.codice).queryKey, scelto);
    setScritto(null);
    motore.reset();
    set(scelto.codice);
  };
  const aperta = scritto !== null && scritto.trim() !== '' && !solaLettura;
  const { motore, stato } = useMotore<Comune>({
    cerca: searchComuni,
    minimo: combo.caratteriMinimi,
    attesaMs: RICERCA_ATTESA_MS,
    onScelta: pick,
  });
  const { voci, indice } = stato;

  const commit = () => {
    if (scritto === null) return;
    const pulito = scritto.trim().toUpperCase();
    if (pulito === '') set(null);
    else if (modello.checkValore(chiave, pulito) === null) set(pulito);
    else refuse(scritto.trim(), modello.checkValore(chiave, pulito) ?? '');
    setScritto(null);
    motore.reset();
  };
  const pressKey = (evento: KeyboardEvent) => {
    if (!aperta) return;
    if (evento.key === 'ArrowDown' || evento.key === 'ArrowUp') {
      evento.preventDefault();
      motore.move(evento.key === 'ArrowDown' ? 1 : -1);
    } else if (evento.key === 'Escape') {
      evento.preventDefault();
      evento.stopPropagation();
      setScritto(null);
      motore.reset();
    } else if (evento.key === 'Enter' && !motore.enter()) commit();
  };
  return (
    <span className={css.pair}>
      <input
        {...attributi}
        role="combobox"
        aria-expanded={aperta && voci.length > 0}
        aria-controls={aperta ? lista : undefined}
        aria-activedescendant={indice === -1 ? undefined : optionIdOf(lista, indice)}
        className={classi(attributi.className, css.text, css.left)}
        placeholder={isLoading ? undefined : m.cercaComune}
        title={codice}
        value={scritto ?? rifiutato?.testo ?? nome}
        onChange={(evento) => {
          setScritto(evento.target.value);
          motore.search(evento.target.value);
        }}
        onKeyDown={pressKey}
        onFocus={(evento) => evento.currentTarget.select()}
        onBlur={() => {
          commit();
          flush();
        }}
      />
      {aperta && voci.length > 0 && (
        <ListaScelte
          id={lista}
          nome={casella.titolo}
          voci={voci.map((voce) => ({ codice: voce.codice, nome: nameComune(voce) }))}
          indice={indice}
          onScelta={(posto) => {
            const voce = voci[posto];
            if (voce) pick(voce);
          }}
        />
      )}
    </span>
  );
}
