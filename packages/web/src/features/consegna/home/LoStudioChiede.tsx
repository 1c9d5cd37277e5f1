import { tipologiaUtente } from '@quadra/contract';
import { IconCamera, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { isInAttesa, ricevuteQuery } from '../../../dominio/richiesta/ricevute.api.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiRicevute as m } from '../../../messages/richiesta-documento.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import mie from '../../../ui/pagina/RigaAlta.module.css';
import css from './HomePage.module.css';

/** What the studio asks of who enters for himself; nothing where nothing waits for him. */
export function LoStudioChiede() {
  const isAmministratore = useSessione().utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  const { data } = useQuery({ ...ricevuteQuery, enabled: isAmministratore });
  const aspettano = data?.filter(isInAttesa) ?? [];
  if (aspettano.length === 0) return null;
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>{m.aspettano}</h2>
        <span className="figures">{aspettano.length}</span>
      </div>
      <ul>
        {aspettano.map(({ id, documento, chiestaDa, studio, entro }) => (
          <li key={id}>
            <Link className={mie.row} to="/richieste-ricevute/$id" params={{ id }}>
              <Icona di={IconCamera} size={20} />
              <span>
                <strong>{documento}</strong>
                <span className={mie.soft}>{m.chiesto(chiestaDa ?? studio, formatGiorno(entro))}</span>
              </span>
              <Icona di={IconChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
