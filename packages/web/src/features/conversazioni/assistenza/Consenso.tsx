import { type ParteVeduta, parteVeduta } from '@quadra/contract';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { allowVeduta } from './assistenza.api.ts';
import css from './Veduta.module.css';

type Props = { ticket: Ticket; onCambiato: (ticket: Ticket) => void };

/** To who opened a ticket: what whoever answers sees, and what he asks to see; he ticks or refuses. */
export function Consenso({ ticket, onCambiato }: Props) {
  const { veduta, consente, id } = ticket;
  const [scelte, setScelte] = useState<readonly ParteVeduta[]>(veduta?.parti ?? []);
  const { run, inCorso } = useAtto();
  if (veduta === null) return null;
  const isUguale = scelte.length === veduta.parti.length && scelte.every((una) => veduta.parti.includes(una));
  const allow = async (parti: readonly ParteVeduta[], fatto: string) => {
    const dopo = await run(() => allowVeduta(id, parti), fatto);
    if (dopo) onCambiato(dopo);
  };
  return (
    <section className={css.consent} aria-label={m.mostra}>
      <h3>{m.mostra}</h3>
      {veduta.chieste.length > 0 && (
        <Stato tipo="attenzione" testo={m.chiede(m.elencoParti(veduta.chieste))} />
      )}
      {parteVeduta.map((parte) =>
        consente ? (
          <Spunta
            key={parte}
            etichetta={`${m.parti[parte]}${veduta.chieste.includes(parte) ? ` (${m.chiestoQui})` : ''}`}
            scelta={scelte.includes(parte)}
            onChange={(scelta) =>
              setScelte(scelta ? [...scelte, parte] : scelte.filter((una) => una !== parte))
            }
          />
        ) : (
          <p key={parte} className={css.line}>
            <Icona di={veduta.parti.includes(parte) ? IconEye : IconEyeOff} size={16} /> {m.parti[parte]}
          </p>
        ),
      )}
      {consente && (
        <div className={css.actions}>
          <Button inCorso={inCorso} disabled={isUguale} onClick={() => void allow(scelte, m.mostrato)}>
            {m.salvaMostra}
          </Button>
          {veduta.chieste.length > 0 && (
            <Button
              aspetto="quiet"
              inCorso={inCorso}
              onClick={() => void allow(veduta.parti, m.rifiutatoFatto)}
            >
              {m.rifiuta}
            </Button>
          )}
        </div>
      )}
      <p className={css.soft}>{m.mostraTesto(veduta.letture)}</p>
    </section>
  );
}
