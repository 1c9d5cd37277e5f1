import { requisiti, statoDiPasso } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { classi } from '../../../../ui/classi.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { RiquadroSospeso } from '../../../../ui/riquadri/RiquadroSospeso.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { takeInCarico } from '../vita/vita.api.ts';
import { ChiediDalRadar } from './ChiediDalRadar.tsx';
import { describeCella, describeScadenza, findMeta, nameDove, nameIntera } from './cella.ts';
import type { CellaRadar, RigaRadar } from './radar.api.ts';
import css from './SchedaPasso.module.css';

type Props = { riga: RigaRadar; cella: CellaRadar; anno: number };

/** The step of an obligation in a shape and a word (`isIntero`: in all its words); pressed, it says what is missing and takes there. */
export function PassoBreve({ riga, cella, anno, isIntero }: Props & { isIntero: boolean }) {
  const [isAperta, setIsAperta] = useState(false);
  const pulsante = useRef<HTMLButtonElement>(null);
  const { tipo, testo, breve } = describeCella(cella);
  const scadenza = describeScadenza(cella)?.intera;
  const isFermo = statoDiPasso[cella.passo] === 'blocca' && !cella.conclusa;
  const close = (conFuoco: boolean) => {
    setIsAperta(false);
    if (conFuoco) pulsante.current?.closest('td')?.focus();
  };
  return (
    <span className={classi(css.place, isFermo && css.stopped)}>
      <button
        ref={pulsante}
        type="button"
        tabIndex={-1}
        className={css.button}
        aria-label={nameIntera(testo, breve)}
        aria-haspopup="dialog"
        aria-expanded={isAperta}
        title={[testo, scadenza].filter(Boolean).join('. ')}
        onClick={() => setIsAperta(!isAperta)}
      >
        <Stato tipo={tipo} testo={isIntero ? testo : breve} />
      </button>
      {isAperta && <Scheda {...{ riga, cella, anno }} onChiudi={close} />}
    </span>
  );
}

/** What is exactly missing, by when, in whose hands, and the way to it. */
function Scheda({ riga, cella, anno, onChiudi }: Props & { onChiudi: (conFuoco: boolean) => void }) {
  const riquadro = useRef<HTMLDivElement>(null);
  const { testo, tipo } = describeCella(cella);
  const scadenza = describeScadenza(cella);
  useEffect(() => {
    const nodo = riquadro.current;
    nodo?.querySelector('a')?.focus();
    const close = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !nodo?.parentElement?.contains(target)) onChiudi(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [onChiudi]);
  const press = (evento: KeyboardEvent) => {
    // The grid must not take the keys of what stands on it.
    evento.stopPropagation();
    if (evento.key === 'Escape') onChiudi(true);
  };
  return (
    <RiquadroSospeso
      className={css.card}
      role="dialog"
      aria-label={`${riga.denominazione}, ${m.tipo(cella.tipo)}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the keys inside. */}
      <div
        ref={riquadro}
        className={css.inside}
        onKeyDown={press}
        onClick={(evento) => evento.stopPropagation()}
        onPointerDown={(evento) => evento.stopPropagation()}
      >
        <p className={css.kind}>
          <Stato tipo={tipo} testo={m.genere[statoDiPasso[cella.passo]]} />{' '}
          <strong>{m.tipo(cella.tipo)}</strong>
        </p>
        <p>
          {testo}.
          {scadenza &&
            ` ${scadenza.intera}${scadenza.testo && !cella.conclusa && !scadenza.scaduta ? `, ${scadenza.testo}` : ''}.`}
        </p>
        {cella.idDichiarazione !== null && (
          <p className={css.soft}>{cella.inCaricoA === null ? m.diNessuno : m.inCaricoA(cella.inCaricoA)}</p>
        )}
        <p className={css.actions}>
          <Link {...findMeta(riga, cella, anno)}>
            {m.azione(cella.passo, nameDove(cella), cella.chiave !== null)}
          </Link>
          <ChiediDalRadar cella={cella} anno={anno} onChiudi={() => onChiudi(true)} />
          <Prendi cella={cella} anno={anno} onPresa={() => onChiudi(true)} />
        </p>
      </div>
    </RiquadroSospeso>
  );
}

type PropsPrendi = { cella: CellaRadar; anno: number; onPresa: () => void };

/** Takes the declaration in charge, for who may work at it and has it not yet. */
function Prendi({ cella: { idDichiarazione, inCaricoA, conclusa }, anno, onPresa }: PropsPrendi) {
  const { utente } = useSessione();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const isMia = inCaricoA === `${utente.cognome} ${utente.nome}`;
  if (idDichiarazione === null || conclusa || isMia || !canScrivere(utente, requisiti.scriviDichiarazioni))
    return null;
  const take = async () => {
    const conferma = inCaricoA !== null;
    if (conferma && !(await askConferma({ titolo: m.altraPersona(inCaricoA), testo: m.altraPersonaTesto })))
      return;
    const errori = await run(() => takeInCarico(anno, [idDichiarazione], { conferma }));
    if (errori === undefined) return;
    const [errore] = errori;
    if (errore) notifiche.push('error', errore.Messaggio);
    else notifiche.push('success', m.presa);
    onPresa();
    await cache.invalidateQueries({ queryKey: ['dichiarazione', 'radar'] });
  };
  return (
    <button type="button" className={css.act} aria-busy={inCorso} onClick={() => void take()}>
      {m.prendi}
    </button>
  );
}
