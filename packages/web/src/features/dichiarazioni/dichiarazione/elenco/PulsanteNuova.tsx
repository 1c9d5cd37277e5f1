import type { TipoDichiarazione } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FinestraNuova } from '../../../../dominio/dichiarazione/FinestraNuova.tsx';
import { messaggiNuova as m } from '../../../../messages/nuova-dichiarazione.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';

/** Creates a declaration of a year from the list, of its type when it has one, and opens it; `#nuova` in the address asks for it at once. */
export function PulsanteNuova({ anno, tipo }: { anno: number; tipo?: TipoDichiarazione | undefined }) {
  const navigate = useNavigate();
  const [aperta, setAperta] = useState(false);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== 'nuova') return;
    setAperta(true);
    void navigate({ to: '.', search: true, hash: '', replace: true });
  }, [hash, navigate]);
  return (
    <>
      <Button aspetto="primary" icona={IconPlus} onClick={() => setAperta(true)}>
        {m.nuova}
      </Button>
      {aperta && (
        <FinestraNuova
          anno={anno}
          {...(tipo && { tipo })}
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
