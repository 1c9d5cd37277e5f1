import type { CorsiaDelegaUnica } from '@quadra/contract';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconSend } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiDelegaUnica as m } from '../../../../messages/delega-unica.ts';
import { Casella } from '../../../../ui/campi/Casella.tsx';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { Skeleton } from '../../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import css from './Bacheca.module.css';
import { computeForma } from './stato-unica.ts';
import { corsiaQuery, type Riga, type Vista } from './unica.api.ts';

const icone = {
  'In scadenza': IconAlertTriangle,
  Assenti: IconCircleDashed,
  Inviate: IconSend,
  Accettate: IconCircleCheck,
} as const;
const PASSO = 50;
const MASSIME = 500;

type Props = {
  corsia: CorsiaDelegaUnica;
  vista: Vista;
  /** Whether it is the one shown where there is room for one. */
  isScelta: boolean;
  scelte: ReadonlyMap<string, Riga>;
  aperta: string | null;
  /** Null: who looks chooses nothing. */
  onScegli: ((riga: Riga) => void) | null;
  onApri: (riga: Riga) => void;
};

/** Where the arrows lead from a row: up and down in its lane, to the sides in the next. */
function findVicina(evento: KeyboardEvent<HTMLElement>): HTMLElement | null | undefined {
  const riga = evento.currentTarget;
  const lista = riga.parentElement;
  if (evento.key === 'ArrowDown') return riga.nextElementSibling?.querySelector('button');
  if (evento.key === 'ArrowUp') return riga.previousElementSibling?.querySelector('button');
  const passo = evento.key === 'ArrowRight' ? 1 : evento.key === 'ArrowLeft' ? -1 : 0;
  if (passo === 0 || lista === null) return undefined;
  const liste = [...document.querySelectorAll<HTMLElement>('[data-corsia]')];
  const posto = [...lista.children].indexOf(riga);
  const accanto = liste[liste.indexOf(lista) + passo];
  const sua = accanto?.children[Math.min(posto, accanto.children.length - 1)];
  return sua?.querySelector('button');
}

/** A lane of the board: its clients, the most urgent first, so many at a time. */
export function Corsia({ corsia, vista, isScelta, scelte, aperta, onScegli, onApri }: Props) {
  const [quante, setQuante] = useState(PASSO);
  const titolo = useId();
  const letta = useQuery({ ...corsiaQuery(corsia, vista, quante), placeholderData: keepPreviousData });
  const righe = letta.data?.righe ?? [];
  const totale = letta.data?.totale;
  return (
    <section className={classi(css.lane, isScelta && css.shown)} aria-labelledby={titolo}>
      <header className={css.laneHead}>
        <h2 id={titolo} className={css.laneTitle}>
          <Icona di={icone[corsia]} size={16} className={css[corsia.replace(' ', '')]} />
          {corsia}
          {totale !== undefined && <span className={css.count}>{formatIntero(totale)}</span>}
        </h2>
        <p className={css.soft}>{m.sotto[corsia]}</p>
      </header>
      {letta.isError && (
        <div className={css.empty} role="alert">
          <p>{`${m.nonCaricata}. ${toApiError(letta.error).testo}`}</p>
          <Button onClick={() => void letta.refetch()}>{m.riprova}</Button>
        </div>
      )}
      {letta.isPending && <Skeleton righe={6} />}
      {totale === 0 && <p className={css.empty}>{m.vuota[corsia]}</p>}
      {righe.length > 0 && (
        <ul className={css.rows} data-corsia={corsia}>
          {righe.map((riga, posto) => (
            <Scheda
              key={riga.id}
              riga={riga}
              isPrima={posto === 0}
              isScelta={scelte.has(riga.id)}
              isAperta={riga.id === aperta}
              conOperatore={vista.ordine === 'Operatore'}
              onScegli={corsia === 'Accettate' ? null : onScegli}
              onApri={onApri}
            />
          ))}
        </ul>
      )}
      {totale !== undefined && totale > righe.length && quante < MASSIME && (
        <button
          type="button"
          className={css.more}
          onClick={() => setQuante(Math.min(MASSIME, quante + PASSO))}
        >
          {m.altre(totale - righe.length)}
        </button>
      )}
    </section>
  );
}

type PropsScheda = {
  riga: Riga;
  isPrima: boolean;
  isScelta: boolean;
  isAperta: boolean;
  conOperatore: boolean;
  onScegli: ((riga: Riga) => void) | null;
  onApri: (riga: Riga) => void;
};

function Scheda({ riga, isPrima, isScelta, isAperta, conOperatore, onScegli, onApri }: PropsScheda) {
  const move = (evento: KeyboardEvent<HTMLLIElement>) => {
    if (evento.key === ' ' && onScegli) {
      evento.preventDefault();
      return onScegli(riga);
    }
    const vicina = findVicina(evento);
    if (vicina === undefined || vicina === null) return;
    evento.preventDefault();
    vicina.focus();
  };
  return (
    <li className={classi(css.row, isScelta && css.chosen, isAperta && css.open)} onKeyDown={move}>
      {onScegli ? (
        <Casella
          nome={m.scegli(riga.denominazione)}
          tabIndex={-1}
          stato={isScelta}
          onChange={() => onScegli(riga)}
        />
      ) : (
        <span className={css.noBox} />
      )}
      <button
        type="button"
        className={css.name}
        tabIndex={isPrima || isAperta ? 0 : -1}
        aria-current={isAperta || undefined}
        onClick={() => onApri(riga)}
      >
        <span className={css.client}>{riga.denominazione}</span>
        <Stato tipo={computeForma(riga)} testo={m.stato(riga)} />
        {conOperatore && riga.operatore && <span className={css.soft}>{m.conOperatore(riga.operatore)}</span>}
      </button>
    </li>
  );
}
