import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { getVersione } from '../../../api/sessione.api.ts';
import { messaggiAccount as m } from '../../../messages/account.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { nameVersione } from './nome-versione.ts';
import css from './PannelloAccount.module.css';

export const versioneQuery = {
  queryKey: ['versione'] as const,
  queryFn: getVersione,
  staleTime: 300_000,
} as const;

/** Portal and services: numbers, each with its release notes. */
export function Versione() {
  const { data } = useQuery(versioneQuery);
  const { configurazione } = useSessione();
  return (
    <dl className={css.data}>
      <Numero
        nome={m.versionePortale}
        numero={nameVersione(__VERSIONE__, configurazione.ambiente)}
        note="/note-di-rilascio"
      />
      {data && <Numero nome={m.versioneServizi} numero={data.version} note={data.releaseNotesUrl} />}
    </dl>
  );
}

function Numero({ nome, numero, note }: { nome: string; numero: string; note: string | null }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd className={css.release}>
        <span className="figures">{numero}</span>
        {note && (
          <a href={note} target="_blank" rel="noopener noreferrer" aria-label={m.noteDi(nome)}>
            {m.noteDiRilascio}
          </a>
        )}
      </dd>
    </div>
  );
}

/** Portal and services of different versions: the page in the browser is old. */
export function AvvisoVersione() {
  const { data } = useQuery(versioneQuery);
  if (data === undefined || data.version === __VERSIONE__) return null;
  return (
    <div className={css.warning} role="note">
      <Icona di={IconAlertTriangle} size={16} />
      <p>
        <strong>{m.nonAggiornata}</strong>
        {m.premere(__VERSIONE__, data.version)}
      </p>
    </div>
  );
}
