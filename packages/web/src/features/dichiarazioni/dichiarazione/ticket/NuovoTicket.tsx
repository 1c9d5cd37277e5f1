import { type PrioritaTicket, prioritaTicket } from '@quadra/contract';
import { rigoOf } from '@quadra/fisco';
import { IconLifebuoy, IconX } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { openTicket } from '../../../../dominio/assistenza/ticket.api.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiTicketNumero as m } from '../../../../messages/ticket-numero.ts';
import { CampoSegmenti } from '../../../../ui/campi/CampoSegmenti.tsx';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from './NuovoTicket.module.css';
import { listParti, nameOggetto, VISTO_INIZIALE, type Visto } from './testo-ticket.ts';

const RIGHE = 3;
const DOMANDA_MASSIMA = 2000;
const voci = prioritaTicket.map((una) => [una, una] as const);

/** A ticket from a number, under the quadro: the question, and what whoever answers will see, each thing ticked apart. */
export default function NuovoTicket({ chiave, onClose }: { chiave: string; onClose: () => void }) {
  const { campi, dichiarazione } = useApertura();
  const { pathname } = useLocation();
  const [domanda, setDomanda] = useState('');
  const [priorita, setPriorita] = useState<PrioritaTicket>('Normale');
  const [visto, setVisto] = useState<Visto>(VISTO_INIZIALE);
  const { run, inCorso } = useAtto();
  const spiegazione = campi.calcolo.explain(chiave);
  const send = () =>
    void run(async () => {
      const ticket = await openTicket({
        ...{ oggetto: nameOggetto(chiave, spiegazione.titolo), testo: domanda.trim(), priorita },
        pagina: visto.pagina ? pathname : null,
        da: { anno: dichiarazione.anno, idDichiarazione: dichiarazione.id, chiave },
        parti: listParti(visto),
      });
      notifiche.push('success', m.aperto(ticket.numero));
      onClose();
    });
  const tick = (quale: keyof Visto) => (scelta: boolean) => setVisto({ ...visto, [quale]: scelta });
  return (
    <section className={css.dock} aria-label={m.titolo(rigoOf(chiave), spiegazione.titolo)}>
      <div className={css.head}>
        <Icona di={IconLifebuoy} size={18} />
        <h2>{m.titolo(rigoOf(chiave), spiegazione.titolo)}</h2>
        <span className={css.figure}>{spiegazione.valoreTesto}</span>
        <IconButton icona={IconX} nome={m.chiudi} size={18} onClick={onClose} />
      </div>
      <div className={css.body}>
        <div className={css.question}>
          <TextField
            etichetta={m.domanda}
            righe={RIGHE}
            massimo={DOMANDA_MASSIMA}
            valore={domanda}
            onChange={setDomanda}
          />
          <div className={css.row}>
            <CampoSegmenti etichetta={m.priorita} voci={voci} valore={priorita} onChange={setPriorita} />
            <span className={css.actions}>
              <Button aspetto="quiet" onClick={onClose}>
                {m.annulla}
              </Button>
              <Button inCorso={inCorso} disabled={domanda.trim() === ''} onClick={send}>
                {m.invia}
              </Button>
            </span>
          </div>
        </div>
        <fieldset className={css.seen}>
          <legend>{m.cheCosaVede}</legend>
          <Spunta etichetta={m.pagina(rigoOf(chiave))} scelta={visto.pagina} onChange={tick('pagina')} />
          <Spunta etichetta={m.numero} scelta={visto.numero} onChange={tick('numero')} />
          <Spunta etichetta={m.clienteChe} scelta={visto.cliente} onChange={tick('cliente')} />
          <Spunta etichetta={m.dichiarazione} scelta={visto.dichiarazione} onChange={tick('dichiarazione')} />
          <p className={css.soft}>{m.solo}</p>
        </fieldset>
      </div>
    </section>
  );
}
