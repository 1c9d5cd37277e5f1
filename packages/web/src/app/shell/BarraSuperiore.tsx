import { IconPalette } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { residuiQuery } from '../../api/crediti.ts';
import { deriveProfilo } from '../../api/profilo.ts';
import { PannelloAccount } from '../../features/accesso/account/PannelloAccount.tsx';
import { PannelloAspetto } from '../../features/base/aspetto/PannelloAspetto.tsx';
import { PulsanteLavori } from '../../features/base/lavori/PulsanteLavori.tsx';
import { PulsanteNotifiche } from '../../features/conversazioni/notifica/PulsanteNotifiche.tsx';
import { CreditiResidui } from '../../features/crediti/credito/CreditiResidui.tsx';
import { messaggiShell as m } from '../../messages/shell.ts';
import { classi } from '../../ui/classi.ts';
import { IconButton } from '../../ui/comandi/Button.tsx';
import css from './BarraSuperiore.module.css';
import { LogoGestore } from './LogoGestore.tsx';
import { PulsantePalette } from './Palette.tsx';
import { useRichiamo } from './richiami.ts';
import { useVersioneNuova } from './useVersioneNuova.ts';

const LARGHEZZA_ACCOUNT = 372;

/** Studio, search, environment, look and account; the two panels hang from it. */
export function BarraSuperiore({
  className,
  inizio,
}: {
  className?: string | undefined;
  inizio?: ReactNode;
}) {
  const { utente, configurazione } = useSessione();
  const { data: residui = null } = useQuery(residuiQuery);
  const { ambiente, utente: nomeCompleto, crediti } = deriveProfilo(utente, configurazione, residui);
  useVersioneNuova();
  const [aspetto, setAspetto] = useState(false);
  const [account, setAccount] = useState(false);
  const pulsanteAspetto = useRef<HTMLButtonElement>(null);
  const pulsanteAccount = useRef<HTMLButtonElement>(null);
  useRichiamo(
    'aspetto',
    useCallback(() => setAspetto(true), []),
  );
  useRichiamo(
    'account',
    useCallback(() => setAccount(true), []),
  );
  const closeAspetto = useCallback(() => setAspetto(false), []);
  const closeAccount = useCallback(() => setAccount(false), []);
  const iniziali = `${utente.nome.charAt(0)}${utente.cognome.charAt(0)}`.toUpperCase();
  const nome = utente.nomeStudio ?? utente.nomeGestore ?? utente.studio?.ragioneSociale ?? '';
  return (
    <header className={classi(css.bar, className)} data-regione>
      {inizio}
      <LogoGestore>
        <p className={css.studio}>{nome}</p>
      </LogoGestore>
      <PulsantePalette />
      <div className={css.tools}>
        {ambiente && <span className={css.environment}>{ambiente}</span>}
        <CreditiResidui crediti={crediti} />
        <PulsanteLavori />
        <PulsanteNotifiche />
        <IconButton
          icona={IconPalette}
          nome={m.aspetto}
          ref={pulsanteAspetto}
          data-apre-pannello
          aria-expanded={aspetto}
          onClick={() => setAspetto(!aspetto)}
        />
        <button
          type="button"
          className={css.avatar}
          ref={pulsanteAccount}
          data-apre-pannello
          aria-expanded={account}
          aria-label={m.account(nomeCompleto)}
          title={m.account(nomeCompleto)}
          onClick={() => setAccount(!account)}
          data-iniziali={iniziali}
        />
      </div>
      <PannelloAspetto
        aperto={aspetto}
        onClose={closeAspetto}
        pulsante={pulsanteAspetto}
        scarto={account ? LARGHEZZA_ACCOUNT : 0}
      />
      <PannelloAccount
        aperto={account}
        onClose={closeAccount}
        pulsante={pulsanteAccount}
        larghezza={LARGHEZZA_ACCOUNT}
      />
    </header>
  );
}
