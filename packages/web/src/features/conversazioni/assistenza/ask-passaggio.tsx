import type { Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import css from './Assistenza.module.css';
import { passTicket, readColleghi } from './assistenza.api.ts';

/** Asks to whom a ticket goes, and passes it; answers it as it is now, or null. */
export async function askPassaggio(ticket: Ticket): Promise<Ticket | null> {
  const colleghi = await readColleghi(ticket.id);
  if (colleghi.length === 0) {
    notifiche.push('info', m.nessunCollega);
    return null;
  }
  const fonte = makeFonteDati(colleghi.map(({ id, nome }) => ({ chiave: String(id), testo: nome })));
  let passato: Ticket | null = null;
  const { esito } = openFinestraDati<{ a: string | null }>({
    titolo: m.passaTitolo,
    iniziale: { a: null },
    nomi: ['A'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <Tendina
          etichetta={m.collega}
          obbligatorio
          messaggio={errori.A}
          valore={dati.a}
          fonte={fonte}
          onChange={(a) => change({ a })}
        />
        <p className={css.soft}>{m.passaTesto}</p>
      </div>
    ),
    save: async ({ a }) => {
      passato = await passTicket(ticket, Number(a));
      notifiche.push('success', m.passato(passato.presoDa ?? ''));
      return true;
    },
  });
  return (await esito) === 'confermata' ? passato : null;
}
