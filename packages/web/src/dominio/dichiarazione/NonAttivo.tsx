import {
  errori,
  type FinalitaDichiarazione,
  frasiErrore,
  requisitoDichiarazione,
  type TipoDichiarazione,
  tipologiaUtente,
} from '@quadra/contract';
import { Link } from '@tanstack/react-router';
import { useSessione } from '../../api/contesto.ts';
import { findMancanza } from '../../api/requisiti.ts';
import { messaggiNuova as m } from '../../messages/nuova-dichiarazione.ts';
import { RiquadroErrore } from '../../ui/stati/RiquadroErrore.tsx';

type Props = { tipo: TipoDichiarazione | null; finalita: FinalitaDichiarazione; onVai: () => void };

/** What a declaration of this type asks and is off, with the way to where it is bought for who may buy. */
export function NonAttivo({ tipo, finalita, onVai }: Props) {
  const { utente } = useSessione();
  const mancante = tipo && findMancanza(utente, requisitoDichiarazione(tipo, finalita));
  if (mancante !== 'modulo' && mancante !== 'funzionalita') return null;
  if (mancante === 'funzionalita') return <RiquadroErrore testo={errori.FUNZIONALITA_NON_ATTIVA.testo} />;
  if (utente.tipologiaUtente !== tipologiaUtente.AMM_STU)
    return <RiquadroErrore testo={errori.MODULO_NON_ATTIVO.testo} />;
  return (
    <RiquadroErrore testo={frasiErrore.MODULO_DA_ACQUISTARE}>
      <Link to="/pacchetti" onClick={onVai}>
        {m.vaiAiPacchetti}
      </Link>
    </RiquadroErrore>
  );
}
