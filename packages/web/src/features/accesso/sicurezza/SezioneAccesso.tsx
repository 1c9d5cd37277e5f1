import { useSessione } from '../../../api/contesto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiSicurezza as m } from '../../../messages/sicurezza.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import css from './Sicurezza.module.css';

/** With which address one enters, and when it last happened. */
export function SezioneAccesso() {
  const { utente } = useSessione();
  return (
    <Sezione titolo={m.identita}>
      <dl className={css.data}>
        <div>
          <dt>{m.email}</dt>
          <dd>{utente.email}</dd>
        </div>
        <div>
          <dt>{m.ultimoAccesso}</dt>
          <dd className="figures">
            {utente.accessoPrecedente ? formatDataOra(utente.accessoPrecedente) : m.primoAccesso}
          </dd>
        </div>
      </dl>
    </Sezione>
  );
}
