import { IconAlertOctagon, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { messaggiBase } from '../../messages/base.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import { annuncio } from '../notifiche/annuncio.ts';
import { TestoConCollegamenti } from './html-sicuro.tsx';
import css from './RiquadroErrore.module.css';

type Props = {
  /** What did not succeed; the text says why. */
  titolo?: string;
  testo: string;
  codiceRichiesta?: string | null;
  /** Moves the focus here when the box appears. */
  fuoco?: boolean;
  children?: ReactNode;
};

/** The error of a page or panel, with the code of the request to give to the help desk. */
export function RiquadroErrore({ titolo, testo, codiceRichiesta, fuoco, children }: Props) {
  const riquadro = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fuoco && testo) riquadro.current?.focus();
  }, [fuoco, testo]);
  return (
    <div role="alert" className={css.box} tabIndex={-1} ref={riquadro}>
      <Icona di={IconAlertOctagon} size={18} className={css.icon} />
      <div className={css.body}>
        {titolo && <p className={css.text}>{titolo}</p>}
        <p className={titolo ? undefined : css.text}>
          <TestoConCollegamenti testo={testo} />
        </p>
        {children}
      </div>
      {codiceRichiesta && <CodiceRichiesta codice={codiceRichiesta} />}
    </div>
  );
}

export function CodiceRichiesta({ codice }: { codice: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codice);
    annuncio.say(messaggiBase.copiato);
  };
  return (
    <p className={css.code}>
      {messaggiBase.codiceRichiesta} <span className="figures">{codice}</span>
      <IconButton
        icona={IconCopy}
        nome={messaggiBase.copiaCodice}
        size={13}
        className={css.copy}
        onClick={copy}
      />
    </p>
  );
}
