import { toApiError } from '../../../api/errore.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiRichiesta as m } from '../../../messages/richiesta.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './AnagraficaForm.module.css';
import { type Anagrafica, sendRichiesta } from './anagrafica.api.ts';

type Dati = { documenti: string; entro: string };

/** Sends; when one left today already it asks first, and Annulla sends nothing. True when it left. */
async function sendOrAsk(id: string, { documenti, entro }: Dati): Promise<string | null> {
  const scritta = { documenti, entro: entro === '' ? null : entro };
  try {
    return await sendRichiesta(id, { ...scritta, conferma: false });
  } catch (causa) {
    if (toApiError(causa).codice !== 'EMAIL_GIA_INVIATA') throw causa;
    if (!(await askConferma({ titolo: m.diNuovo, testo: m.giaInviata }))) return null;
    return sendRichiesta(id, { ...scritta, conferma: true });
  }
}

/** Asks which documents and by when, and sends the mail to the client: the window stays open on what is wrong. */
export async function askRichiesta({ id, denominazione }: Anagrafica): Promise<void> {
  const iniziale: Dati = { documenti: m.iniziali, entro: '' };
  const { esito } = openFinestraDati({
    titolo: m.titolo(denominazione),
    iniziale,
    nomi: ['Documenti', 'Entro'],
    campi: ({ dati, errori, change }) => (
      <div className={css.richiesta}>
        <TextField
          etichetta={m.documenti}
          messaggio={errori.Documenti}
          righe={6}
          massimo={2000}
          valore={dati.documenti}
          onChange={(documenti) => change({ documenti })}
        />
        <DateField
          etichetta={m.entro}
          nota={m.facoltativo}
          messaggio={errori.Entro}
          valore={dati.entro}
          onChange={(entro) => change({ entro })}
        />
      </div>
    ),
    save: async (dati) => {
      const email = await sendOrAsk(id, dati);
      if (email !== null) notifiche.push('success', m.inviata(email));
      return email !== null;
    },
  });
  await esito;
}
