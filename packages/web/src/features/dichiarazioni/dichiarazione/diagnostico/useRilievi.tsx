import { useNavigate } from '@tanstack/react-router';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { closeFinestra, openFinestra } from '../../../../ui/finestre/apertura.ts';
import { Diagnostico } from '../vita/Diagnostico.tsx';
import { listDiagnostico } from '../vita/vita.api.ts';

/** Asks what the checks say of some declarations of a year, and shows it: each row leads to its casella. */
export function useRilievi(anno: number) {
  const navigate = useNavigate();
  const { inCorso, run } = useAtto();
  const showRilievi = async (codici: readonly string[], titolo: string): Promise<void> => {
    const righe = await run(() => listDiagnostico(anno, codici));
    if (righe === undefined) return;
    const id = openFinestra({
      titolo,
      larghezza: 900,
      chiusura: true,
      contenuto: (
        <Diagnostico
          righe={righe}
          onVai={({ codice, quadro, chiave }) => {
            closeFinestra(id);
            void navigate({
              to: '/dichiarazione/$anno/$id/$vista',
              params: { anno: String(anno), id: codice, vista: `quadro${quadro}` },
              hash: chiave,
            });
          }}
        />
      ),
    });
  };
  return { inCorso, showRilievi };
}
