import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { fonteClienti } from '../../../dominio/fonte/clienti.ts';
import { messaggiPianificatore as m } from '../../../messages/pianificatore.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { CassaStudio } from './CassaStudio.tsx';
import css from './Pianificatore.module.css';
import { PianoCliente } from './PianoCliente.tsx';
import { mayPianificare } from './pianificatore.api.ts';

type Ricerca = { cliente?: string };

/** When what is owed is paid: of one client, moved day by day, or of all of them, month by month. */
export function PianificatorePage() {
  const { utente } = useSessione();
  const { cliente }: Ricerca = useSearch({ strict: false });
  const navigate = useNavigate();
  if (!mayPianificare(utente)) return <NonAutorizzato titolo={m.titolo} />;
  const go = (scelto: string | undefined) =>
    void navigate({ to: '.', search: scelto === undefined ? {} : { cliente: scelto } });
  const scelta = (
    <span className={css.choice}>
      <Tendina
        etichetta={m.cliente}
        className={css.client}
        segnaposto={m.cercaCliente}
        valore={cliente ?? null}
        fonte={fonteClienti}
        opzionale
        onChange={(chiave) => (chiave ?? undefined) !== cliente && go(chiave ?? undefined)}
      />
      {cliente !== undefined && (
        <Segmenti
          nome={m.vista}
          voci={[
            ['cliente', m.diCliente],
            ['studio', m.diStudio],
          ]}
          valore="cliente"
          onChange={(vista) => vista === 'studio' && go(undefined)}
        />
      )}
    </span>
  );
  return cliente === undefined ? (
    <CassaStudio scelta={scelta} onCliente={go} />
  ) : (
    <PianoCliente key={cliente} cliente={cliente} scelta={scelta} />
  );
}
