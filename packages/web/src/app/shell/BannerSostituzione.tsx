import { percorsi } from '@quadra/contract';
import { IconLogout, IconUserShield } from '@tabler/icons-react';
import { useState } from 'react';
import { tellSchede } from '../../api/canale.ts';
import { send } from '../../api/client.ts';
import { useSessione } from '../../api/contesto.ts';
import { toApiError } from '../../api/errore.ts';
import { makeNomeCompleto } from '../../api/profilo.ts';
import { messaggiSessione as m } from '../../messages/sessione.ts';
import { Icona } from '../../ui/comandi/Icona.tsx';
import { askUscita } from '../../ui/finestre/modifiche-non-salvate.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { keepTutto, leaveSenzaDomande } from '../../vita/prima-della-fine.ts';
import css from './BannerSostituzione.module.css';

/** Nobody is the user of the page who goes back: the other tabs load again whoever they show. */
const NESSUNO = 0;

/** Ends the acting in place of another and loads one's own session; a failure is told, and nothing changes. */
export async function finishSostituzione(): Promise<void> {
  try {
    await keepTutto();
    if (!(await askUscita())) return;
    await send<null>('POST', percorsi.sostituzioneFine, { corpo: {}, rinnova: true });
    tellSchede({ tipo: 'accesso', utente: NESSUNO });
    leaveSenzaDomande();
    location.assign('/home');
  } catch (causa) {
    const { testo, codiceRichiesta } = toApiError(causa);
    notifiche.push('error', testo, { codiceRichiesta });
  }
}

/** On every page, for as long as it lasts: in whose place one works, why, and the way out. */
export function BannerSostituzione() {
  const { utente } = useSessione();
  const [inCorso, setInCorso] = useState(false);
  const { sostituzione } = utente.sessione;
  if (sostituzione === null) return null;
  const exit = () => {
    setInCorso(true);
    void finishSostituzione().finally(() => setInCorso(false));
  };
  return (
    <div className={css.banner} role="status">
      <Icona di={IconUserShield} />
      <p className={css.text}>
        <strong>{m.operaCome(makeNomeCompleto(utente))}</strong> ({sostituzione.motivo}){' – '}
        {sostituzione.scrittura ? m.conModifiche : m.solaLettura}
      </p>
      <button type="button" className={css.exit} onClick={exit} disabled={inCorso} title={m.tornaAllaSua}>
        <Icona di={IconLogout} />
        {m.esci}
      </button>
    </div>
  );
}
