import { IconDownload, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, IconButton } from '../src/ui/comandi/Button.tsx';
import { Caso, type Sezione } from './sezione.tsx';

function Pulsanti() {
  return (
    <>
      <Caso nome="Principale">
        <Button aspetto="primary" icona={IconPlus}>
          Nuovo
        </Button>
      </Caso>
      <Caso nome="Secondario">
        <Button icona={IconDownload}>Esporta</Button>
      </Caso>
      <Caso nome="Senza bordo">
        <Button aspetto="quiet">Precedente</Button>
      </Caso>
      <Caso nome="Pericoloso">
        <Button aspetto="danger" icona={IconTrash}>
          Elimina
        </Button>
      </Caso>
      <Caso nome="Disabilitato">
        <Button disabled>Salva</Button>
      </Caso>
      <Caso nome="In corso">
        <Button aspetto="primary" inCorso>
          Salva
        </Button>
      </Caso>
      <Caso nome="Solo icona">
        <IconButton icona={IconTrash} nome="Elimina la riga" />
      </Caso>
    </>
  );
}

export const pulsanti: Sezione = { chiave: 'pulsanti', titolo: 'Pulsanti', Contenuto: Pulsanti };
