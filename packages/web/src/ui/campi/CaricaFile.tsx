import { IconFolder, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { classi } from '../classi.ts';
import { Icona } from '../comandi/Icona.tsx';
import css from './CaricaFile.module.css';
import { readTrascinati } from './leggi-cartella.ts';

type Props = {
  /** Word of the button, and the sentence after it. */
  scegli: string;
  testo: string;
  /** Extensions that the file window offers, with their dot. */
  accetta: string;
  /** One file alone. */
  uno?: boolean;
  /** Word of the button that chooses a whole folder: where it is, one may be dropped too. */
  cartella?: string;
  onFile: (file: readonly File[]) => void;
};

/** Every browser has it, and the types of React do not. */
const CARTELLA = { webkitdirectory: '' } as object;

/** Enter opens the choice of the files, as on any button: the browser would send the form around. */
function openScelta(evento: KeyboardEvent<HTMLInputElement>): void {
  if (evento.key !== 'Enter') return;
  evento.preventDefault();
  evento.currentTarget.click();
}

/** Where files are dropped or, by mouse and keyboard, chosen. */
export function CaricaFile({ scegli, testo, accetta, uno = false, cartella, onFile }: Props) {
  const id = useId();
  const [sopra, setSopra] = useState(false);
  const drop = (evento: DragEvent) => {
    evento.preventDefault();
    setSopra(false);
    if (cartella === undefined) onFile([...evento.dataTransfer.files].slice(0, uno ? 1 : undefined));
    else void readTrascinati(evento.dataTransfer).then(onFile);
  };
  const hover = (evento: DragEvent) => {
    evento.preventDefault();
    setSopra(true);
  };
  return (
    <section
      aria-label={scegli}
      className={classi(css.zone, sopra && css.over)}
      onDragOver={hover}
      onDragLeave={() => setSopra(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        multiple={!uno}
        accept={accetta}
        className={css.input}
        aria-describedby={`${id}-t`}
        onKeyDown={openScelta}
        onChange={(evento) => {
          onFile([...(evento.target.files ?? [])]);
          evento.target.value = '';
        }}
      />
      <label htmlFor={id} className={css.button}>
        <Icona di={IconUpload} />
        {scegli}
      </label>
      {cartella !== undefined && (
        <>
          <input
            id={`${id}-c`}
            type="file"
            {...CARTELLA}
            className={css.input}
            onKeyDown={openScelta}
            onChange={(evento) => {
              onFile([...(evento.target.files ?? [])]);
              evento.target.value = '';
            }}
          />
          <label htmlFor={`${id}-c`} className={css.button}>
            <Icona di={IconFolder} />
            {cartella}
          </label>
        </>
      )}
      <span id={`${id}-t`} className={css.text}>
        {testo}
      </span>
    </section>
  );
}
