import {
  type Icon,
  IconChevronLeft,
  IconCopyPlus,
  IconEye,
  IconHistory,
  IconLogout,
} from '@tabler/icons-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { Button, IconButton } from '../comandi/Button.tsx';
import { openModale } from '../finestre/apertura.ts';
import { notifiche } from '../notifiche/notifiche.ts';
import { RiquadroErrore } from '../stati/RiquadroErrore.tsx';
import { BarraTitolo } from './BarraTitolo.tsx';
import {
  findAcquisto,
  findErrore,
  findNotifica,
  listPulsanti,
  type PulsanteVista,
  type VistaPagina,
} from './vista-pagina.ts';

/** The view of a page and how to change it: a success and a purchase are told at once, even if the page then goes. */
export function useVistaPagina(iniziale: VistaPagina) {
  const [vista, setVista] = useState(iniziale);
  const attuale = useRef(iniziale);
  const change = useCallback((nuova: Partial<VistaPagina>) => {
    const prima = attuale.current;
    attuale.current = { ...prima, ...nuova };
    setVista(attuale.current);
    const notifica = findNotifica(attuale.current);
    if (notifica && nuova.isRiuscita) notifiche.push(notifica.tipo, notifica.testo, notifica.resto);
    const acquisto = findAcquisto(attuale.current);
    if (acquisto && nuova.isAcquisto)
      openModale({
        titolo: m.acquistaCrediti,
        contenuto: (
          <>
            <p>{acquisto.messaggio}</p>
            {acquisto.creditiResidui !== null && <p>{m.creditiResidui(acquisto.creditiResidui)}</p>}
          </>
        ),
      });
  }, []);
  return [vista, change] as const;
}

const icone: Partial<Record<PulsanteVista, Icon>> = {
  visualizza: IconEye,
  duplica: IconCopyPlus,
  storia: IconHistory,
  esci: IconLogout,
};

type Props = {
  vista: VistaPagina;
  /** What each shown button does; `salva` without one sends the form it stands in. */
  azioni: Partial<Record<PulsanteVista, () => void>>;
  /** Waiting for the answer to Salva. */
  inCorso?: boolean;
  inErrore?: boolean;
  dettaglio?: ReactNode;
  children?: ReactNode;
};

/** The title bar of a page drawn from its view, with the box of its error. */
export function BarraVista({ vista, azioni, inCorso = false, inErrore, dettaglio, children }: Props) {
  const errore = findErrore(vista);
  const mostrati = listPulsanti(vista);
  return (
    <BarraTitolo
      titolo={vista.titolo}
      inErrore={inErrore === true || errore !== null}
      dettaglio={dettaglio}
      inizio={
        mostrati.includes('indietro') && (
          <IconButton icona={IconChevronLeft} nome={m.pulsantiVista.indietro} onClick={azioni.indietro} />
        )
      }
      errore={
        errore !== null && <RiquadroErrore fuoco testo={errore} codiceRichiesta={vista.codiceRichiesta} />
      }
    >
      {children}
      {mostrati.map((nome) => {
        const azione = azioni[nome];
        const icona = icone[nome];
        if (nome === 'indietro') return null;
        return (
          <Button
            key={nome}
            {...(icona && { icona })}
            {...(azione ? { onClick: azione } : { type: 'submit' })}
            {...(nome === 'salva' && { aspetto: 'primary', inCorso, title: 'Ctrl+S', 'data-salva': true })}
          >
            {m.pulsantiVista[nome]}
          </Button>
        );
      })}
    </BarraTitolo>
  );
}
