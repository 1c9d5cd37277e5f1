import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { messaggiUi } from '../messages/ui.ts';
import { annuncio } from './annuncio.ts';
import { IconButton } from './Button.tsx';
import { classi } from './classi.ts';
import { Icona } from './Icona.tsx';
import css from './Notifiche.module.css';
import { computeDurata, type Notifica, notifiche } from './notifiche.ts';
import { CodiceRichiesta } from './RiquadroErrore.tsx';

const icone = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertOctagon,
} as const;
const titoli = {
  success: messaggiUi.titoloInformazione,
  info: messaggiUi.titoloInformazione,
  warning: messaggiUi.titoloAttenzione,
  error: messaggiUi.titoloErrore,
} as const;

/** The notification host, bottom right; one in the shell. */
export function Notifiche() {
  const elenco = useSyncExternalStore(notifiche.subscribe, notifiche.get);
  return (
    <section className={css.host} aria-label={messaggiUi.notifiche}>
      {elenco.map((notifica) => (
        <Voce key={notifica.chiave} notifica={notifica} />
      ))}
    </section>
  );
}

/** Paused while the pointer or the focus is on it; a click closes it when it closes by itself. */
function Voce({ notifica }: { notifica: Notifica }) {
  const [ferma, setFerma] = useState(false);
  const riquadro = useRef<HTMLDivElement>(null);
  const durata = computeDurata(notifica);
  const { chiave } = notifica;
  const close = () => notifiche.remove(chiave);
  useEffect(() => {
    if (durata === null || ferma) return;
    const attesa = setTimeout(() => notifiche.remove(chiave), durata);
    return () => clearTimeout(attesa);
  }, [durata, ferma, chiave]);
  useEffect(() => {
    const elemento = riquadro.current;
    if (elemento === null) return;
    const smettere = new AbortController();
    const ascolta = (nomi: string[], azione: (evento: Event) => void) => {
      for (const nome of nomi) elemento.addEventListener(nome, azione, { signal: smettere.signal });
    };
    ascolta(['pointerenter', 'focusin'], () => setFerma(true));
    ascolta(['pointerleave', 'focusout'], () => setFerma(false));
    ascolta(['click'], (evento) => {
      const suPulsante = (evento.target as Element).closest('button, a') !== null;
      if (durata !== null && !suPulsante) notifiche.remove(chiave);
    });
    return () => smettere.abort();
  }, [chiave, durata]);
  return (
    <div
      ref={riquadro}
      role={notifica.tipo === 'error' ? 'alert' : 'status'}
      className={classi(css.notice, css[notifica.tipo], notifica.larga && css.wide)}
    >
      <Icona di={icone[notifica.tipo]} size={18} className={css.icon} />
      <div className={css.body}>
        <p className="strong">{notifica.titolo ?? titoli[notifica.tipo]}</p>
        <p className={css.text}>{notifica.testo}</p>
        {notifica.collegamento && <a href={notifica.collegamento.indirizzo}>{notifica.collegamento.nome}</a>}
        {notifica.codiceRichiesta && <CodiceRichiesta codice={notifica.codiceRichiesta} />}
      </div>
      <IconButton icona={IconX} nome={messaggiUi.chiudi} size={16} className={css.close} onClick={close} />
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
