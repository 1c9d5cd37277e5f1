import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiArchivio as m } from '../../../messages/archivio.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Archivio.module.css';
import { archiveDocumenti, cancelPacchetto, type Pacchetto } from './archivio.api.ts';

const MOTIVO_MASSIMO = 500;

/** Says what handing documents over does, then does it; answers the package, or null. */
export async function askArchivia(
  documenti: readonly string[],
  isSimulato: boolean,
): Promise<Pacchetto | null> {
  let fatto: Pacchetto | null = null;
  const { esito } = openFinestraDati<object>({
    titolo: m.mandaQuanti(documenti.length),
    iniziale: {},
    nomi: [],
    campi: () => (
      <div className={css.dialog}>
        <p>{m.mandaTesto}</p>
        {isSimulato && <p className={css.simulated}>{m.provato}</p>}
      </div>
    ),
    save: async () => {
      fatto = await archiveDocumenti(documenti);
      notifiche.push('success', m.mandato);
      return true;
    },
  });
  return (await esito) === 'confermata' ? fatto : null;
}

/** Asks why a package is taken back; answers it as it is after, or null. */
export async function askAnnulla({ id }: Pacchetto): Promise<Pacchetto | null> {
  let fatto: Pacchetto | null = null;
  const { esito } = openFinestraDati<{ motivo: string }>({
    titolo: m.annulla,
    iniziale: { motivo: '' },
    nomi: ['Motivo'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p>{m.annullaTesto}</p>
        <TextField
          etichetta={m.motivo}
          obbligatorio
          massimo={MOTIVO_MASSIMO}
          messaggio={errori.Motivo}
          valore={dati.motivo}
          onChange={(motivo) => change({ motivo })}
        />
      </div>
    ),
    save: async ({ motivo }) => {
      fatto = await cancelPacchetto(id, motivo);
      notifiche.push('success', m.annullato);
      return true;
    },
  });
  return (await esito) === 'confermata' ? fatto : null;
}
