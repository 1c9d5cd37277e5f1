import { NOTA_LETTERA_MASSIMA } from '@quadra/contract';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiLettera as m } from '../../../../messages/lettera.ts';
import { TextField } from '../../../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { useModificheNonSalvate } from '../../../../ui/finestre/modifiche-non-salvate.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from './Lettera.module.css';
import { letteraQuery, type Nota as NotaLetta, saveNota } from './lettera.api.ts';

type Props = { quale: 'prima' | 'dopo'; nota: NotaLetta; isScrivibile: boolean };

/** What the studio writes of its own, before or after: read as the rest of the letter, written in its place. */
export function Nota({ quale, nota, isScrivibile }: Props) {
  const [inModifica, setInModifica] = useState(false);
  if (inModifica) return <Scrivi quale={quale} nota={nota} onFine={() => setInModifica(false)} />;
  if (nota[quale] === '')
    return isScrivibile ? (
      <Button aspetto="quiet" className={css.add} icona={IconPencil} onClick={() => setInModifica(true)}>
        {m.scriviNota[quale]}
      </Button>
    ) : null;
  return (
    <p className={css.note}>
      {nota[quale]}
      {isScrivibile && (
        <IconButton
          icona={IconPencil}
          nome={m.modificaNota[quale]}
          size={16}
          onClick={() => setInModifica(true)}
        />
      )}
    </p>
  );
}

function Scrivi({ quale, nota, onFine }: Omit<Props, 'isScrivibile'> & { onFine: () => void }) {
  const { dichiarazione } = useApertura();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  // The version that was read when it was opened: who wrote meanwhile is not written over.
  const [letta] = useState(nota);
  const [testo, setTesto] = useState(nota[quale]);
  useModificheNonSalvate(() => testo !== letta[quale]);
  const save = async () => {
    const scritta = await run(() => saveNota(dichiarazione, { ...letta, [quale]: testo }), m.notaSalvata);
    if (!scritta) return;
    cache.setQueryData(letteraQuery(dichiarazione, dichiarazione.versione).queryKey, scritta);
    onFine();
  };
  return (
    <div className={css.write}>
      <TextField
        {...{ etichetta: m.nota[quale], valore: testo, onChange: setTesto }}
        massimo={NOTA_LETTERA_MASSIMA}
        righe={4}
        spellCheck
        fuoco
      />
      <div className={css.tools}>
        <Button inCorso={inCorso} onClick={() => void save()}>
          {m.salvaNota}
        </Button>
        <Button aspetto="quiet" onClick={onFine}>
          {m.annulla}
        </Button>
      </div>
    </div>
  );
}
