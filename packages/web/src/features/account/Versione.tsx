import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getVersione } from '../../api/sessione.api.ts';
import { messaggiAccount as m } from '../../messages/account.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { Icona } from '../../ui/Icona.tsx';
import css from './PannelloAccount.module.css';

export const versioneQuery = { queryKey: ['versione'], queryFn: getVersione, staleTime: 300_000 } as const;

/** Portal and services: numbers and release notes. */
export function Versione() {
  const { data } = useQuery(versioneQuery);
  const note = data?.releaseNotesUrl ?? null;
  return (
    <dl className={css.data}>
      <div>
        <dt>{m.versionePortale}</dt>
        <dd className="figures">{__VERSIONE__}</dd>
      </div>
      <div>
        <dt>{m.versioneServizi}</dt>
        <dd className="figures">{data?.version ?? ''}</dd>
      </div>
      {note && (
        <div>
          <dt>{m.noteDiRilascio}</dt>
          <dd>
            <a href={note} target="_blank" rel="noopener noreferrer">
              {data?.version}
              <span className="hidden">, {messaggiUi.nuovaScheda}</span>
            </a>
          </dd>
        </div>
      )}
    </dl>
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
