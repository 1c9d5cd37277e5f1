import { errori, frasiErrore, type Requisito, tipologiaUtente } from '@quadra/contract';
import { Link, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { findMancanza } from '../../api/requisiti.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { BarraTitolo } from '../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../ui/pagina/NonAutorizzato.tsx';
import { EmptyState } from '../../ui/stati/EmptyState.tsx';
import { findRequisitoPagina } from '../requisiti-pagina.ts';

/** The page, or why it does not open: the same sentences the server would answer, before anything is asked of it. */
export function Porta({ children }: { children: ReactNode }) {
  const { utente } = useSessione();
  const percorso = useMatches({ select: (pagine) => pagine.at(-1)?.fullPath ?? '' });
  const pagina = findRequisitoPagina(percorso);
  const mancante = pagina && findMancanza(utente, pagina.requisito);
  if (!pagina || !mancante) return children;
  if (mancante === 'permesso') return <NonAutorizzato titolo={pagina.titolo} />;
  return <NonAttivo key={percorso} titolo={pagina.titolo} mancante={mancante} requisito={pagina.requisito} />;
}

type Props = { titolo: string; mancante: Exclude<keyof Requisito, 'permesso'>; requisito: Requisito };

/** A page of what is off: who may buy the module is led there, the others are told to whom to turn. */
function NonAttivo({ titolo, mancante, requisito }: Props) {
  const compra = useSessione().utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  const isModulo = mancante === 'modulo';
  const testo = {
    modulo: compra ? frasiErrore.MODULO_DA_ACQUISTARE : errori.MODULO_NON_ATTIVO.testo,
    funzionalita: errori.FUNZIONALITA_NON_ATTIVA.testo,
    abilitazione:
      requisito.abilitazione === 'VisureAbilitate'
        ? errori.VISURE_DISABILITATE.testo
        : errori.FUNZIONALITA_NON_ATTIVA.testo,
  }[mancante];
  return (
    <>
      <BarraTitolo titolo={titolo} />
      <EmptyState titolo={m.nonDisponibile} testo={testo}>
        {isModulo && <Link to="/moduli">{m.vaiAiModuli}</Link>}
        {isModulo && compra && <Link to="/pacchetti">{m.vaiAiPacchetti}</Link>}
      </EmptyState>
    </>
  );
}
