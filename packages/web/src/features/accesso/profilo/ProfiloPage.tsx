import { etichettaTipologiaUtente, type TipologiaUtente } from '@quadra/contract';
import { IconBuilding, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { tellSchede } from '../../../api/canale.ts';
import { toApiError } from '../../../api/errore.ts';
import { messaggiSessione as m } from '../../../messages/sessione.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { Marchio } from '../../../ui/pagina/Marchio.tsx';
import { useTitoloPagina } from '../../../ui/pagina/titolo-pagina.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './ProfiloPage.module.css';
import { chooseProfilo, type ProfiloPersona, profiliQuery } from './profilo.api.ts';

type Props = {
  /** Where to go once the profile is chosen; the page is loaded again, so that nothing of the other profile stays. */
  computeMeta: () => Promise<string | null>;
};

/** One person, several studi: arrows to move, Enter to go on. */
export function ProfiloPage({ computeMeta }: Props) {
  useTitoloPagina(m.profilo);
  const { data, error } = useQuery(profiliQuery);
  const [rifiuto, setRifiuto] = useState<unknown>(null);
  const [inCorso, setInCorso] = useState(false);
  const errore = rifiuto ?? error;
  const choose = async (voce: ProfiloPersona) => {
    if (inCorso) return;
    setInCorso(true);
    setRifiuto(null);
    try {
      await chooseProfilo(voce.id);
      tellSchede({ tipo: 'accesso', utente: voce.id });
      const meta = await computeMeta();
      if (meta !== null) location.assign(meta);
    } catch (causa) {
      setRifiuto(causa);
      setInCorso(false);
    }
  };
  return (
    <main id="contenuto" className={css.page} tabIndex={-1}>
      <Marchio nome="Quadra" />
      <h1 className={css.title}>{m.profilo}</h1>
      <p className={css.text}>{data && m.profiloTesto(data.length)}</p>
      {errore !== null && (
        <RiquadroErrore
          testo={toApiError(errore).testo}
          codiceRichiesta={toApiError(errore).codiceRichiesta}
          fuoco
        />
      )}
      {data ? <Elenco voci={data} onScelta={choose} /> : errore === null && <Skeleton righe={3} />}
    </main>
  );
}

function Elenco({
  voci,
  onScelta,
}: {
  voci: readonly ProfiloPersona[];
  onScelta: (voce: ProfiloPersona) => void;
}) {
  const lista = useRef<HTMLUListElement>(null);
  const focus = (indice: number) => {
    const pulsanti = lista.current?.querySelectorAll('button') ?? [];
    pulsanti[(indice + pulsanti.length) % pulsanti.length]?.focus();
  };
  const iniziale = Math.max(
    0,
    voci.findIndex(({ attuale }) => attuale),
  );
  useEffect(() => lista.current?.querySelectorAll('button')[iniziale]?.focus(), [iniziale]);
  const handleKey = (evento: KeyboardEvent, indice: number) => {
    const mete: Record<string, number> = {
      ArrowDown: indice + 1,
      ArrowUp: indice - 1,
      Home: 0,
      End: voci.length - 1,
    };
    const meta = mete[evento.key];
    if (meta === undefined) return;
    evento.preventDefault();
    focus(meta);
  };
  return (
    <ul className={css.list} aria-label={m.profili} ref={lista}>
      {voci.map((voce, indice) => (
        <li key={voce.id}>
          <button
            type="button"
            className={css.item}
            aria-current={voce.attuale || undefined}
            onClick={() => onScelta(voce)}
            onKeyDown={(evento) => handleKey(evento, indice)}
          >
            <Icona di={IconBuilding} size={20} />
            <span className={css.who}>
              <span className={css.name}>{voce.nome ?? m.senzaNome}</span>
              <span className={css.role}>
                {etichettaTipologiaUtente[voce.tipologiaUtente as TipologiaUtente]}
              </span>
            </span>
            {voce.attuale && (
              <span className={css.current}>
                <Icona di={IconCheck} />
                {m.attuale}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
