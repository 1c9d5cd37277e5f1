import { IconDownload, IconExternalLink, IconPrinter, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { messaggiAnteprima as m } from '../../messages/anteprima.ts';
import { Button, IconButton } from '../comandi/Button.tsx';
import { saveFile } from '../comandi/salva-file.ts';
import css from './AnteprimaPdf.module.css';
import { FogliPdf } from './FogliPdf.tsx';
import { canStampare, openInScheda, printPdf } from './stampa-pdf.ts';

/** Of the width of the window, in hundredths. */
const INGRANDIMENTI = [100, 125, 150, 200, 300] as const;

type Props = {
  titolo: string;
  /** null while it is made. */
  file: Blob | null;
  /** Why there is none, in its place. */
  errore?: ReactNode;
  /** The name the file takes on the disk. */
  nome: string;
  /** What goes on from here: it is then the main button. */
  azione?: { nome: string; inCorso: boolean; run: () => void } | undefined;
};

/** The pages of a print as they will be, and what is done with them: on paper, on the disk, in a tab. */
export function AnteprimaPdf({ titolo, file, errore, nome, azione }: Props) {
  const [posto, setPosto] = useState(0);
  const percento = INGRANDIMENTI[posto] ?? 100;
  const carta = canStampare();
  return (
    <div className={css.preview}>
      <div className={css.tools}>
        <IconButton
          icona={IconZoomOut}
          nome={m.riduci}
          disabled={posto === 0}
          onClick={() => setPosto(posto - 1)}
        />
        <output className={css.scale}>{m.ingrandimento(percento)}</output>
        <IconButton
          icona={IconZoomIn}
          nome={m.ingrandisci}
          disabled={posto === INGRANDIMENTI.length - 1}
          onClick={() => setPosto(posto + 1)}
        />
        <IconButton
          icona={IconExternalLink}
          nome={m.altraScheda}
          disabled={file === null}
          onClick={() => file && openInScheda(file)}
        />
        <span className={css.acts}>
          <Button icona={IconDownload} disabled={file === null} onClick={() => file && saveFile(file, nome)}>
            {m.scarica}
          </Button>
          {carta && (
            <Button
              icona={IconPrinter}
              aspetto={azione ? 'secondary' : 'primary'}
              disabled={file === null}
              onClick={() => file && printPdf(file)}
            >
              {m.carta}
            </Button>
          )}
          {azione && (
            <Button aspetto="primary" inCorso={azione.inCorso} disabled={file === null} onClick={azione.run}>
              {azione.nome}
            </Button>
          )}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the keyboard */}
      <section className={css.pages} tabIndex={0} data-autofocus aria-label={m.pagine(titolo)}>
        {errore}
        {!errore && file === null && <p role="status">{m.caricamento}</p>}
        {file && (
          <div style={{ width: `${percento}%` }}>
            <FogliPdf key={percento} file={file} nome={titolo} parole={m} onPagina={() => undefined} />
          </div>
        )}
      </section>
    </div>
  );
}
