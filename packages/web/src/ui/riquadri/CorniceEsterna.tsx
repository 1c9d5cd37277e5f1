import { IconExternalLink, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import { closeFinestra, openFinestra } from '../finestre/apertura.ts';
import css from './CorniceEsterna.module.css';
import { computeOrigine, isChiusura } from './cornice.ts';

/** After this time the page may also be opened on its own: it cannot be known from here whether it was drawn. */
const ATTESA_MS = 10_000;

type Props = {
  titolo: string;
  indirizzo: string;
  /** The close icon at the corner. */
  chiudibile?: boolean;
  onClose: () => void;
};

/** A page of another house, in a frame with no more rights than it needs; it may ask to be closed. */
function CorniceEsterna({ titolo, indirizzo, chiudibile = true, onClose }: Props) {
  const cornice = useRef<HTMLIFrameElement>(null);
  const [isTardi, setTardi] = useState(false);
  const chiudi = useRef(onClose);
  chiudi.current = onClose;
  useEffect(() => {
    const origine = computeOrigine(indirizzo, location.href);
    const listen = (evento: MessageEvent) => {
      if (isChiusura(evento, origine, cornice.current?.contentWindow)) chiudi.current();
    };
    window.addEventListener('message', listen);
    const attesa = setTimeout(() => setTardi(true), ATTESA_MS);
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(attesa);
    };
  }, [indirizzo]);
  return (
    <div className={css.frame}>
      {chiudibile && <IconButton icona={IconX} nome={m.chiudi} className={css.close} onClick={onClose} />}
      <iframe
        ref={cornice}
        title={titolo}
        src={indirizzo}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-downloads"
        referrerPolicy="no-referrer"
        className={css.page}
      />
      {isTardi && (
        <a className={css.out} href={indirizzo} target="_blank" rel="noreferrer">
          <Icona di={IconExternalLink} /> {m.apriInNuovaScheda}
        </a>
      )}
    </div>
  );
}

/** Opens a framed page over everything; answers when it is closed. */
export function openCornice({ titolo, indirizzo }: Pick<Props, 'titolo' | 'indirizzo'>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const id = openFinestra({
    titolo,
    tipo: 'modale',
    schermoIntero: true,
    senzaBarra: true,
    contenuto: <CorniceEsterna titolo={titolo} indirizzo={indirizzo} onClose={() => closeFinestra(id)} />,
    onChiusa: () => resolve(),
  });
  return promise;
}
