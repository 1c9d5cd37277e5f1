import { prioritaTicket, promessaTicket, TICKET_TESTO_MASSIMO } from '@quadra/contract';
import { openTicket, type Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Assistenza.module.css';

type Dati = {
  oggetto: string;
  testo: string;
  priorita: (typeof prioritaTicket)[number];
  conPagina: boolean;
};
const LARGHEZZA = 600;
const RIGHE = 6;
const OGGETTO_MASSIMO = 150;
const iniziale: Dati = { oggetto: '', testo: '', priorita: 'Normale', conPagina: false };
const voci = prioritaTicket.map((una) => [una, una] as const);

/**
 * Asks what is needed and opens a ticket; answers it, or null. `pagina`: where who asks comes from, told only if he says so.
 */
export async function askTicket(pagina: string | null): Promise<Ticket | null> {
  let aperto: Ticket | null = null;
  const { esito } = openFinestraDati<Dati>({
    titolo: m.apri,
    larghezza: LARGHEZZA,
    iniziale,
    nomi: ['Oggetto', 'Testo'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <TextField
          etichetta={m.oggetto}
          obbligatorio
          massimo={OGGETTO_MASSIMO}
          messaggio={errori.Oggetto}
          valore={dati.oggetto}
          onChange={(oggetto) => change({ oggetto })}
        />
        <CampoSegmenti
          etichetta={m.priorita}
          voci={voci}
          valore={dati.priorita}
          onChange={(priorita) => change({ priorita })}
        />
        <p className={css.soft}>
          {m.entroOre(promessaTicket[dati.priorita])} {m.orario}
        </p>
        <TextField
          etichetta={m.testo}
          obbligatorio
          righe={RIGHE}
          massimo={TICKET_TESTO_MASSIMO}
          messaggio={errori.Testo}
          valore={dati.testo}
          onChange={(testo) => change({ testo })}
        />
        <p className={css.soft}>{m.senzaDati}</p>
        {pagina !== null && (
          <Spunta
            etichetta={m.conPagina(pagina)}
            scelta={dati.conPagina}
            onChange={(conPagina) => change({ conPagina })}
          />
        )}
      </div>
    ),
    save: async ({ conPagina, ...scritto }) => {
      aperto = await openTicket({ ...scritto, pagina: conPagina ? pagina : null });
      notifiche.push('success', m.aperto(aperto.numero));
      return true;
    },
  });
  return (await esito) === 'confermata' ? aperto : null;
}
