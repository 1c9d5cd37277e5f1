import { IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { openFinestra } from '../../../../ui/finestre/apertura.ts';
import { Importa } from './Importa.tsx';

/** Opens the import of the caselle of many declarations of a year. */
export function PulsanteImporta({ anno }: { anno: number }) {
  const cache = useQueryClient();
  const open = () =>
    openFinestra({
      titolo: m.importaTitolo(anno),
      larghezza: 720,
      chiusura: true,
      contenuto: (
        <Importa anno={anno} onFatto={() => void cache.invalidateQueries({ queryKey: ['dichiarazione'] })} />
      ),
    });
  return (
    <Button icona={IconFileImport} onClick={open}>
      {m.importa}
    </Button>
  );
}
