import { tipologiaUtente } from '@quadra/contract';
import { IconCoins } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiCredito as m } from '../../../messages/credito.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import css from './CreditiResidui.module.css';

/** The credits left to the studio, in the bar on top; nothing while they are not known. */
export function CreditiResidui({ crediti }: { crediti: number | null }) {
  const { utente } = useSessione();
  if (utente.studio === null || crediti === null) return null;
  const quanti = (
    <>
      <Icona di={IconCoins} size={16} />
      <span className="figures">{formatIntero(crediti)}</span>
    </>
  );
  const nome = m.nellaBarra(crediti);
  if (utente.tipologiaUtente !== tipologiaUtente.AMM_STU)
    return (
      <span className={css.credits} role="img" aria-label={nome} title={nome}>
        {quanti}
      </span>
    );
  return (
    <Link to="/pacchetti" className={css.credits} aria-label={nome} title={nome}>
      {quanti}
    </Link>
  );
}
