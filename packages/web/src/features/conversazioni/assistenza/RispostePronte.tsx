import { RISPOSTA_PRONTA_TITOLO, TICKET_TESTO_MASSIMO } from '@quadra/contract';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import {
  deleteRispostaPronta,
  RIGHE_CODA,
  type RispostaPronta,
  rispostePronteQuery,
  saveRispostaPronta,
} from './assistenza.api.ts';
import css from './Banco.module.css';

const RIGHE = 6;

/** Asks title and words of a ready answer, and keeps it; `prima`: the one that is changed. */
async function writeRisposta(prima: RispostaPronta | null): Promise<boolean> {
  const { esito } = openFinestraDati<{ titolo: string; testo: string }>({
    titolo: prima === null ? m.nuovaRisposta : m.modificaRisposta,
    iniziale: { titolo: prima?.titolo ?? '', testo: prima?.testo ?? '' },
    nomi: ['Titolo', 'Testo'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <TextField
          etichetta={m.titoloRisposta}
          obbligatorio
          massimo={RISPOSTA_PRONTA_TITOLO}
          messaggio={errori.Titolo}
          valore={dati.titolo}
          onChange={(titolo) => change({ titolo })}
        />
        <TextField
          etichetta={m.testoRisposta}
          obbligatorio
          righe={RIGHE}
          massimo={TICKET_TESTO_MASSIMO}
          messaggio={errori.Testo}
          valore={dati.testo}
          onChange={(testo) => change({ testo })}
        />
      </div>
    ),
    save: async (dati) => {
      await saveRispostaPronta(dati, prima);
      notifiche.push('success', m.rispostaScritta);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

/** The ready answers of who answers: one is put into what is being written; here they are kept too. */
export function RispostePronte({ onInserisci }: { onInserisci: (testo: string) => void }) {
  const [cerca, setCerca] = useState('');
  const [pagina, setPagina] = useState(1);
  const cache = useQueryClient();
  const { run } = useAtto();
  const { data } = useQuery(rispostePronteQuery(cerca.trim(), pagina));
  const reload = () => cache.invalidateQueries({ queryKey: ['risposte-pronte'] });
  const write = async (prima: RispostaPronta | null) => {
    if (await writeRisposta(prima)) await reload();
  };
  const remove = async ({ id }: RispostaPronta) => {
    await run(() => deleteRispostaPronta(id), m.rispostaEliminata);
    await reload();
  };
  return (
    <section className={css.ready} aria-label={m.rispostePronte}>
      <TextField
        etichetta={m.cercaRisposta}
        valore={cerca}
        onChange={(testo) => {
          setCerca(testo);
          setPagina(1);
        }}
      />
      {data?.totale === 0 && (
        <p className={css.empty}>{cerca === '' ? m.nessunaRisposta : m.nessunaTrovata}</p>
      )}
      <ul className={css.rows}>
        {data?.righe.map((una) => (
          <li key={una.id} className={css.answer}>
            <span>
              <strong>{una.titolo}</strong>
              <span className={css.soft}>{una.testo}</span>
            </span>
            <Button onClick={() => onInserisci(una.testo)}>{m.inserisci}</Button>
            <IconButton
              icona={IconPencil}
              nome={`${m.modificaRisposta}: ${una.titolo}`}
              size={16}
              onClick={() => void write(una)}
            />
            <IconButton
              icona={IconTrash}
              nome={`${m.eliminaRisposta}: ${una.titolo}`}
              size={16}
              onClick={() => void remove(una)}
            />
          </li>
        ))}
      </ul>
      <div className={css.pages}>
        {data && data.totale > pagina * RIGHE_CODA && (
          <Button aspetto="quiet" onClick={() => setPagina(pagina + 1)}>
            {m.altreRisposte}
          </Button>
        )}
        <Button aspetto="quiet" icona={IconPlus} onClick={() => void write(null)}>
          {m.nuovaRisposta}
        </Button>
      </div>
    </section>
  );
}
