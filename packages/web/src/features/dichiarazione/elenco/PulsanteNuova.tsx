import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FinestraNuova } from '../../../api/nuova-dichiarazione/FinestraNuova.tsx';
import { messaggiNuova as m } from '../../../messages/nuova-dichiarazione.ts';
import { Button } from '../../../ui/Button.tsx';

/** Creates a declaration of a year from the list, and opens it. */
export function PulsanteNuova({ anno }: { anno: number }) {
  const navigate = useNavigate();
  const [aperta, setAperta] = useState(false);
  return (
    <>
      <Button aspetto="primary" icona={IconPlus} onClick={() => setAperta(true)}>
        {m.nuova}
      </Button>
      {aperta && (
        <FinestraNuova
          anno={anno}
          onChiusa={() => setAperta(false)}
          onCreata={(id) => {
            setAperta(false);
            void navigate({ to: '/dichiarazione/$anno/$id', params: { anno: String(anno), id } });
          }}
        />
      )}
    </>
  );
}
