import { etichettaTipologiaUtente, type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import {
  IconBuilding,
  IconClock,
  IconInfoCircle,
  IconLifebuoy,
  IconLink,
  IconLogout,
  IconPassword,
  IconShieldLock,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { makeNomeCompleto } from '../../../api/profilo.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiAccount as m } from '../../../messages/account.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { SezioneAccordion } from '../../../ui/pagina/Accordion.tsx';
import { PannelloLaterale } from '../../../ui/riquadri/PannelloLaterale.tsx';
import { CambioPassword } from './CambioPassword.tsx';
import { CollegamentoIdentita } from './CollegamentoIdentita.tsx';
import css from './PannelloAccount.module.css';
import { computeAperte, type Sezione } from './sezioni.ts';
import { AvvisoVersione, Versione } from './Versione.tsx';

type Props = {
  aperto: boolean;
  onClose: () => void;
  pulsante: RefObject<HTMLElement | null>;
  larghezza: number;
};

/** Version, account, password, last access, exit. */
export function PannelloAccount(props: Props) {
  const { aperto, onClose } = props;
  const { utente, configurazione, logout } = useSessione();
  const { portaleUnico } = configurazione;
  const { pathname } = useLocation();
  const [aperte, setAperte] = useState<readonly Sezione[]>(['account']);
  useEffect(() => {
    if (aperto) setAperte(['account']);
  }, [aperto]);
  const sezione = (chiave: Sezione) => ({
    aperta: aperte.includes(chiave),
    onToggle: () => setAperte(computeAperte(aperte, chiave, portaleUnico)),
  });
  const exit = portaleUnico ? null : (
    <Button icona={IconLogout} className={css.exit} onClick={logout}>
      {m.esci}
    </Button>
  );
  return (
    <PannelloLaterale {...props} titolo={<Intestazione />} piede={exit}>
      <SezioneAccordion
        titolo={m.versione}
        icona={IconInfoCircle}
        avviso={<AvvisoVersione />}
        {...sezione('versione')}
      >
        <Versione />
      </SezioneAccordion>
      <SezioneAccordion titolo={m.account} icona={IconUserCircle} {...sezione('account')}>
        <DatiAccount />
      </SezioneAccordion>
      {!portaleUnico && (
        <SezioneAccordion
          titolo={m.cambiaPassword}
          icona={IconPassword}
          bloccata={utente.sessione.sostituzione ? m.nonAlPostoDiAltri : undefined}
          {...sezione('password')}
        >
          <CambioPassword key={String(aperto)} onFatto={onClose} />
        </SezioneAccordion>
      )}
      {portaleUnico && utente.sessione.sostituzione === null && (
        <SezioneAccordion titolo={m.collegamento} icona={IconLink} {...sezione('collegamento')}>
          <CollegamentoIdentita />
        </SezioneAccordion>
      )}
      <Link to="/sicurezza" className={css.security} onClick={onClose}>
        <Icona di={IconShieldLock} size={18} />
        {m.sicurezza}
      </Link>
      <Link to="/help-desk" search={{ da: pathname }} className={css.security} onClick={onClose}>
        <Icona di={IconLifebuoy} size={18} />
        {m.helpDesk}
      </Link>
      {utente.sessione.profili > 1 && (
        <Link to="/profilo" className={css.security} onClick={onClose}>
          <Icona di={IconBuilding} size={18} />
          {m.cambiaProfilo}
        </Link>
      )}
      {utente.accessoPrecedente && (
        <p className={css.last}>
          <Icona di={IconClock} size={18} />
          <span>{m.ultimoAccesso}</span>
          <span className="figures">{formatDataOra(utente.accessoPrecedente)}</span>
        </p>
      )}
    </PannelloLaterale>
  );
}

function Intestazione() {
  const { utente } = useSessione();
  return (
    <span className={css.head}>
      <span className={css.avatar} aria-hidden>
        {`${utente.nome.charAt(0)}${utente.cognome.charAt(0)}`.toUpperCase()}
      </span>
      <span className={css.who}>
        <span>{makeNomeCompleto(utente)}</span>
        <span className={css.firm}>{utente.nomeStudio ?? utente.nomeGestore ?? ''}</span>
      </span>
    </span>
  );
}

/** Read-only data; the kind of subscription only for the users of a studio. */
function DatiAccount() {
  const { utente } = useSessione();
  const tipo = utente.tipologiaUtente as TipologiaUtente;
  const diStudio = tipo === tipologiaUtente.AMM_STU || tipo === tipologiaUtente.OP_STU;
  const righe: [string, string][] = [
    [m.tipoUtente, etichettaTipologiaUtente[tipo]],
    [m.nome, utente.nome],
    [m.cognome, utente.cognome],
    [m.email, utente.email],
  ];
  if (diStudio) righe.push([m.abbonamento, utente.contrattoFlat ? m.flat : m.crediti]);
  return (
    <>
      <div className={css.data}>
        {righe.map(([nome, valore]) => (
          <label key={nome}>
            <span>{nome}</span>
            <input readOnly value={valore} title={valore} />
          </label>
        ))}
      </div>
      <p className={css.hint}>{m.solaLettura}</p>
    </>
  );
}
