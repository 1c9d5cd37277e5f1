import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconAppWindow,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { classi } from '../classi.ts';
import { Button, IconButton } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import { isBloccato, listNotifiche } from '../finestre/riduttore.ts';
import type { Finestra } from '../finestre/stato.ts';
import { strati } from '../finestre/strati.ts';
import { useStrati } from '../finestre/useStrati.ts';
import { CodiceRichiesta } from '../stati/RiquadroErrore.tsx';
import { annuncio } from './annuncio.ts';
import css from './Notifiche.module.css';
import { computeDurata, getTitolo, isChiudibile, type Notifica } from './notifica.ts';
import { notifiche } from './notifiche.ts';
import { useScostamento } from './scostamento.ts';

const icone = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertOctagon,
} as const;

/** The notification panel, bottom right; one in the shell. Minimized windows wait here too. */
export function Notifiche() {
  const stato = useStrati();
  const voci = listNotifiche(stato);
  const ridotte = stato.strati
    .flatMap(({ finestre }) => finestre)
    .filter((finestra) => finestra.stato === 'ridotta');
  const quante = voci.length + ridotte.length;
  const pannello = useRef<HTMLElement>(null);
  const scostamento = useScostamento(pannello, quante);
  return (
    <section
      ref={pannello}
      className={css.host}
      aria-label={m.notifiche}
      data-notifiche
      tabIndex={-1}
      style={scostamento}
    >
      {quante > 0 && <Testa quante={quante} isNascosto={stato.isNascosto} />}
      {!stato.isNascosto && (
        <>
          {voci.map((notifica) => (
            <Voce key={notifica.chiave} notifica={notifica} />
          ))}
          {ridotte.map((finestra) => (
            <Ridotta key={finestra.id} finestra={finestra} isFerma={isBloccato(stato)} />
          ))}
        </>
      )}
    </section>
  );
}

/** How many, and what to do with all of them. The history entry is as the specification wants it: it does nothing. */
function Testa({ quante, isNascosto }: { quante: number; isNascosto: boolean }) {
  return (
    <header className={css.head}>
      <span className="strong">{m.notifiche}</span>
      <span className={classi(css.count, 'figures')}>{quante}</span>
      <span className={css.history} aria-disabled>
        {m.cronologia}
      </span>
      <button type="button" onClick={() => strati.dispatch({ tipo: 'hide', isNascosto: !isNascosto })}>
        {isNascosto ? m.mostra : m.nascondi}
      </button>
      <button type="button" onClick={() => notifiche.clear()}>
        {m.svuotaNotifiche}
      </button>
    </header>
  );
}

/** A minimized window: brought back from here, unless a modal is above. */
function Ridotta({ finestra: { id, opzioni }, isFerma }: { finestra: Finestra; isFerma: boolean }) {
  return (
    <div className={classi(css.notice, css.minimized)}>
      <Icona di={opzioni.icona ?? IconAppWindow} size={18} className={css.icon} />
      <div className={css.body}>
        <p className="strong">{opzioni.titolo}</p>
        <p className={css.hint}>{m.finestraRidotta}</p>
      </div>
      <Button
        data-ripristina={id}
        disabled={isFerma}
        aria-label={m.ripristinaFinestra(opzioni.titolo)}
        onClick={() => strati.dispatch({ tipo: 'restore', id })}
      >
        {m.ripristina}
      </Button>
    </div>
  );
}

/** The time stops while the pointer or the focus is on it; a click anywhere closes it where that is allowed. */
function useAttenzione(notifica: Notifica) {
  const riquadro = useRef<HTMLDivElement>(null);
  const { chiave } = notifica;
  const chiudibile = isChiudibile(notifica);
  useEffect(() => {
    const elemento = riquadro.current;
    if (elemento === null) return;
    const smettere = new AbortController();
    const listen = (nomi: string[], azione: (evento: Event) => void) => {
      for (const nome of nomi) elemento.addEventListener(nome, azione, { signal: smettere.signal });
    };
    listen(['pointerenter', 'focusin'], () => notifiche.pause(chiave));
    listen(['pointerleave', 'focusout'], () => notifiche.resume(chiave));
    listen(['click'], (evento) => {
      const suComando = (evento.target as Element).closest('button, a, label') !== null;
      if (chiudibile && !suComando) notifiche.remove(chiave);
    });
    return () => smettere.abort();
  }, [chiave, chiudibile]);
  return riquadro;
}

/** A page of ours is gone to without leaving the application; a file, or another address, by the browser. */
function Collegamento({ nome, indirizzo }: NonNullable<Notifica['collegamento']>) {
  const { history } = useRouter();
  const go = (evento: MouseEvent) => {
    const isPagina = indirizzo.startsWith('/') && !indirizzo.startsWith('/api/');
    if (!isPagina || evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.button !== 0) return;
    evento.preventDefault();
    history.push(indirizzo);
  };
  return (
    <a href={indirizzo} onClick={go}>
      {nome}
    </a>
  );
}

function Voce({ notifica }: { notifica: Notifica }) {
  const riquadro = useAttenzione(notifica);
  const [isLetta, setLetta] = useState(false);
  const { id, chiave, tipo, collegamento, codiceRichiesta, menu, avanzamento, lettura } = notifica;
  const close = () => {
    notifiche.remove(chiave);
    if (isLetta) notifica.onLetta?.(id);
  };
  return (
    <div
      ref={riquadro}
      role={tipo === 'error' ? 'alert' : 'status'}
      data-durata={computeDurata(notifica) ?? undefined}
      className={classi(css.notice, css[tipo], notifica.larga && css.wide)}
    >
      <Icona di={icone[tipo]} size={18} className={css.icon} />
      <div className={css.body}>
        <p className="strong">{notifica.titolo ?? getTitolo(tipo)}</p>
        <p className={css.text}>{notifica.testo}</p>
        {collegamento && <Collegamento {...collegamento} />}
        {codiceRichiesta && <CodiceRichiesta codice={codiceRichiesta} />}
        {avanzamento !== undefined && (
          <progress
            className={css.progress}
            max={100}
            value={avanzamento}
            aria-label={notifica.titolo ?? notifica.testo}
          />
        )}
        {menu && <Menu voci={menu} />}
        {id > 0 && lettura && (
          <label className={css.read}>
            <input type="checkbox" checked={isLetta} onChange={() => setLetta(!isLetta)} />
            {lettura === 'comune' ? m.letto : m.noteDiRilascioLette}
          </label>
        )}
      </div>
      {!notifica.bloccata && (
        <IconButton icona={IconX} nome={m.chiudi} size={16} className={css.close} onClick={close} />
      )}
    </div>
  );
}

function Menu({ voci }: { voci: NonNullable<Notifica['menu']> }) {
  return (
    <div className={css.menu}>
      {voci.map(({ nome, azione }) => (
        <button key={nome} type="button" onClick={azione}>
          {nome}
        </button>
      ))}
    </div>
  );
}

/** The polite live region; one in the shell. */
export function RegioneViva() {
  const testo = useSyncExternalStore(annuncio.subscribe, annuncio.get);
  return (
    <p className="hidden" role="status" aria-live="polite">
      {testo}
    </p>
  );
}
