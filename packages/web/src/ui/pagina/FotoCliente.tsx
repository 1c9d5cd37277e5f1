import { IconX } from '@tabler/icons-react';
import { CaricaFile } from '../campi/CaricaFile.tsx';
import { IconButton } from '../comandi/Button.tsx';
import css from './FoglioCliente.module.css';

type Props = {
  file: readonly File[];
  massimi: number;
  scegli: string;
  testo: string;
  togli: (nome: string) => string;
  onFile: (file: readonly File[]) => void;
};
/** What a client photographs, or chooses, from a telephone: each can be taken away before it goes. */
export function FotoCliente({ file, massimi, scegli, testo, togli, onFile }: Props) {
  return (
    <>
      <CaricaFile
        scegli={scegli}
        testo={testo}
        accetta="image/jpeg,image/png,.jpg,.jpeg,.png,.pdf"
        onFile={(nuovi) => onFile([...file, ...nuovi].slice(0, massimi))}
      />
      {file.length > 0 && (
        <ul className={css.files}>
          {file.map((uno, posto) => (
            <li key={`${uno.name}${uno.lastModified}${uno.size}`}>
              <span>{uno.name}</span>
              <IconButton
                icona={IconX}
                nome={togli(uno.name)}
                onClick={() => onFile(file.filter((_, n) => n !== posto))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
