import { IconCopy, IconDeviceFloppy } from '@tabler/icons-react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { Button } from '../comandi/Button.tsx';
import { saveFile } from '../comandi/salva-file.ts';
import { openFinestra } from '../finestre/apertura.ts';
import { annuncio } from '../notifiche/annuncio.ts';
import css from './TestoPopup.module.css';
import { cleanNomeFile, shortenTesto } from './testo-popup.ts';

type Props = { titolo: string; testo: string };

function saveTesto({ titolo, testo }: Props): void {
  // The mark at the start tells every editor that the letters are UTF-8.
  saveFile(new Blob(['\uFEFF', testo], { type: 'text/plain;charset=utf-8' }), cleanNomeFile(titolo));
}

function TestoPopup({ titolo, testo }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(testo);
    annuncio.say(m.testoCopiato);
  };
  return (
    <>
      <p className={css.text}>{shortenTesto(testo)}</p>
      <div className={css.tools}>
        <Button icona={IconCopy} onClick={() => void copy()}>
          {m.copia}
        </Button>
        <Button icona={IconDeviceFloppy} onClick={() => saveTesto({ titolo, testo })}>
          {m.salvaTesto}
        </Button>
      </div>
    </>
  );
}

/** Shows the start of a text in a light window; copying and saving take all of it. */
export const openTesto = ({ titolo, testo }: Props): number =>
  openFinestra({ tipo: 'popup', titolo, contenuto: <TestoPopup titolo={titolo} testo={testo} /> });
